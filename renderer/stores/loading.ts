import { computed, reactive } from 'vue';
import type { Language } from '../i18n/languages.ts';

/** Milliseconds before each further try; then it is said that something is missing. */
const PAUSES = [500, 1_000, 2_000, 4_000] as const;
/** Milliseconds between the tries after that. */
const SLOWLY = 10_000;

/** What is missing; a call has it tried again at once. */
const missing = reactive(new Set<() => void>());

/** Whether something that is wanted cannot be loaded. */
export const isMissing = computed(() => missing.size > 0);

/** Tries at once to load what is missing. */
export const tryAgain = (): void => missing.forEach((again) => again());

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A task of its own for what follows: what was pressed meanwhile is answered first. */
export const nextTask = (): Promise<void> => pause(0);

/** What comes later (screens, games, languages, rules), from its `import()`; tried again until it is there. Never rejects. */
export async function load<Part>(from: () => Promise<Part>): Promise<Part> {
  let tries = from();
  for (const time of PAUSES)
    tries = tries.catch(async () => {
      await pause(time);
      return await anew(from);
    });
  return await tries.catch(() => retryForever(from));
}

let tried = 0;
/** Programs that came under another address, by their own: parts that share a program share what it has come as. */
const come = new Map<string, Promise<object>>();

/** In the text of a built function: which program it imports, and what of that is the part, where several are in it. */
const IMPORT = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)(?:\.then\((\w+)=>\2\.(\w+)\))?(?!\.then)/;

/**
 * Loads what has failed. Browsers never ask twice for a program that did not come, but do so under another address. Errors do not tell
 * which: those of Safari have no address.
 */
export async function anew<Part>(from: () => Promise<Part>): Promise<Part> {
  await reloadBrokenStyles();
  const [, file, , part] = IMPORT.exec(String(from)) ?? [];
  if (file === undefined) return await from();
  const program = come.get(file) ?? import(/* @vite-ignore */ `./${file}?${++tried}`);
  come.set(file, program);
  program.catch(() => come.delete(file));
  const all = await program;
  return (part === undefined ? all : Reflect.get(all, part)) as Part;
}

/** Says that something is missing, and goes on trying. Loads the page again only when somebody asks: only they know what they would lose. */
async function retryForever<Part>(from: () => Promise<Part>): Promise<Part> {
  let wake = (): void => undefined;
  const again = (): void => wake();
  missing.add(again);
  for (;;) {
    const isAsked = await new Promise<boolean>((resolve) => {
      wake = () => resolve(true);
      setTimeout(() => resolve(false), SLOWLY);
    });
    try {
      const part = await anew(from);
      missing.delete(again);
      return part;
    } catch {
      // What it needs itself may have failed, and a host that was updated has others.
      if (isAsked && (await answers())) location.reload();
    }
  }
}

const answers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads style sheets anew that have failed: the build's `import()` asks only once for those that a part needs. */
async function reloadBrokenStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const broken = sheets.filter(({ sheet }) => sheet === null);
  await Promise.all(
    broken.map(
      (old) =>
        new Promise((resolve, reject) => {
          const link = old.cloneNode() as HTMLLinkElement;
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          old.replaceWith(link);
        }),
    ),
  );
}

/** The files that the page may load later, written by the build: those for every language, and those of one language. */
type LaterFiles = Readonly<Record<Language | 'all', readonly string[]>>;

/**
 * Fetches every program and style sheet that the page may load later, one at a time, so that nothing is missing while the host is away.
 * Stops at the first file that does not come; `load` copes with that.
 */
export async function fetchAhead(language: Language): Promise<void> {
  try {
    const list = (await (await fetch('./later.json')).json()) as LaterFiles;
    for (const file of [...list.all, ...list[language]]) await fetchFile(`./${file}`);
  } catch {
    // The host is away, or was updated
  }
}

/**
 * Keeps a program as the browser will want it, which also works in private windows, or at least in the browser's cache. Style sheets are
 * applied at once: they only concern parts that are not there yet.
 */
async function fetchFile(href: string): Promise<void> {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.href = href;
  if ([...document.querySelectorAll('link')].some((known) => known.href === link.href)) return;
  const isLinked =
    (isStyle || link.relList.supports('modulepreload')) &&
    (await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false)); // Firefox also says so of programs that came
      link.rel = isStyle ? 'stylesheet' : 'modulepreload';
      document.head.append(link);
    }));
  if (isLinked) return;
  if (isStyle) link.remove();
  if (!(await fetch(href)).ok) throw new Error(href);
}
