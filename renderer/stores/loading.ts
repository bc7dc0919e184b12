import { computed, reactive } from 'vue';

/** Milliseconds before each further try; then it is said that something is missing. */
const PAUSES = [500, 1_000, 2_000, 4_000] as const;
/** Milliseconds between the tries after that. */
const SLOWLY = 10_000;
/** Milliseconds that a page is left as it is, unless somebody asks for another one. */
const A_WHILE = 60_000;

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
  return await tries.catch(() => insist(from));
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
  await mendStyles();
  const [, file, , part] = IMPORT.exec(String(from)) ?? [];
  if (file === undefined) return await from();
  const program = come.get(file) ?? import(/* @vite-ignore */ `./${file}?${++tried}`);
  come.set(file, program);
  program.catch(() => come.delete(file));
  const all = await program;
  return (part === undefined ? all : Reflect.get(all, part)) as Part;
}

/** Says that something is missing, and goes on trying. */
async function insist<Part>(from: () => Promise<Part>): Promise<Part> {
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
      if ((isAsked || isIdle()) && (await answers())) location.reload();
    }
  }
}

/** Whether the page may be loaded anew unasked: nobody loses what is half chosen or typed, and it is not done over and over. */
const isIdle = (): boolean =>
  performance.now() > A_WHILE &&
  document.querySelector('dialog[open], [aria-pressed="true"], :is(input, textarea):focus') === null;

const answers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads style sheets anew that have failed: the build's `import()` asks only once for those that a part needs. */
async function mendStyles(): Promise<void> {
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
