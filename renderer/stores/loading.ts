import { computed, reactive } from 'vue';
import type { Language } from '../i18n/languages.ts';

/** Milliseconds before each retry; after the last one the part counts as missing. */
const PAUSES = [500, 1_000, 2_000, 4_000] as const;
/** Milliseconds between retries of missing parts. */
const SLOW_PAUSE = 10_000;

/** The missing parts; calling one retries it at once. */
const missing = reactive(new Set<() => void>());

/** Whether a part that is needed cannot be loaded. */
export const isMissing = computed(() => missing.size > 0);

/** Retries all missing parts at once. */
export const tryAgain = (): void => missing.forEach((retry) => retry());

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves in a new task, so that pending input is handled first. */
export const nextTask = (): Promise<void> => pause(0);

/** Loads a lazy part (screen, game, language, rules) by its `import()`, and retries until it succeeds. Never rejects. */
export async function load<Part>(from: () => Promise<Part>): Promise<Part> {
  addEventListener('error', noteFailed, true);
  let tries = from();
  for (const time of PAUSES)
    tries = tries.catch(async () => {
      await pause(time);
      return await reimport(from);
    });
  return await tries.catch(() => retryForever(from));
}

let attempts = 0;
/** Modules loaded under a new address, by file: parts in the same file share one module. */
const reloaded = new Map<string, Promise<object>>();

/** Matches the source of a built `import()` function: the file, and which of its exports is the part if it holds several. */
const IMPORT = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)(?:\.then\((\w+)=>\2\.(\w+)\))?(?!\.then)/;

/**
 * Loads a part after a failure. Browsers do not retry a failed module under the same address, so this adds a query. The file comes from the
 * function's source, because Safari's errors have no address.
 */
export async function reimport<Part>(from: () => Promise<Part>): Promise<Part> {
  await reloadBrokenStyles();
  const [, file, , part] = IMPORT.exec(String(from)) ?? [];
  if (file === undefined) return await from();
  const program = reloaded.get(file) ?? import(/* @vite-ignore */ `./${file}?${++attempts}`);
  reloaded.set(file, program);
  program.catch(() => reloaded.delete(file));
  const all = await program;
  return (part === undefined ? all : Reflect.get(all, part)) as Part;
}

/** Marks the part as missing and keeps retrying. Reloads the page only on request: only the user knows what that would lose. */
async function retryForever<Part>(from: () => Promise<Part>): Promise<Part> {
  let wake = (): void => undefined;
  const retry = (): void => wake();
  missing.add(retry);
  for (;;) {
    const isRequested = await new Promise<boolean>((resolve) => {
      wake = () => resolve(true);
      setTimeout(() => resolve(false), SLOW_PAUSE);
    });
    try {
      const part = await reimport(from);
      missing.delete(retry);
      return part;
    } catch {
      // Its own imports may have failed, and an updated host has other files.
      if (isRequested && (await isHostReachable())) location.reload();
    }
  }
}

const isHostReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The links that failed. One without a sheet may still be loading. */
const failed = new Set<EventTarget | null>();
const noteFailed = ({ target }: Event): unknown => failed.add(target);

/** Reloads style sheets that failed: the build's `import()` requests them only once. */
async function reloadBrokenStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    broken
      .filter((link) => failed.delete(link))
      .map(
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

/** The files that the page may load later, written by the build: for every language, and for each one. */
type LaterFiles = Readonly<Record<Language | 'all', readonly string[]>>;

/**
 * Prefetches every script and style sheet that the page may load later, one at a time, so that nothing is missing while the host is away.
 * Stops at the first failure; `load` copes with that.
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
 * Preloads a file in a way that also works in private windows, or at least fills the browser's cache. Style sheets apply at once: they only
 * style parts that are not mounted yet.
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
      link.addEventListener('error', () => resolve(false)); // Firefox also fires this for modules that loaded
      link.rel = isStyle ? 'stylesheet' : 'modulepreload';
      document.head.append(link);
    }));
  if (isLinked) return;
  if (isStyle) link.remove();
  if (!(await fetch(href)).ok) throw new Error(href);
}
