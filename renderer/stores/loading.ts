import { computed, reactive } from 'vue';

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
    tries = tries.catch(async (error: unknown) => {
      await pause(time);
      return await anew(from, error);
    });
  return await tries.catch((error: unknown) => insist(from, error));
}

let tried = 0;

/**
 * Loads what has failed with an error. Chromium never asks twice for a program that did not come, but does so under another address, and
 * its errors, as those of Firefox, end with the one that failed.
 */
async function anew<Part>(from: () => Promise<Part>, error: unknown): Promise<Part> {
  await mendStyles();
  const [address] = /\bhttps?:\S+\.js(?=\?|$)/.exec(String(error)) ?? []; // styles fail, too
  if (address === undefined) return await from();
  return (await import(/* @vite-ignore */ `${address}?${++tried}`)) as Part;
}

/** Says that something is missing, and goes on trying. */
async function insist<Part>(from: () => Promise<Part>, failed: unknown): Promise<Part> {
  let error = failed;
  let wake = (): void => undefined;
  const again = (): void => wake();
  missing.add(again);
  for (;;) {
    const isAsked = await new Promise<boolean>((resolve) => {
      wake = () => resolve(true);
      setTimeout(() => resolve(false), SLOWLY);
    });
    try {
      const part = await anew(from, error);
      missing.delete(again);
      return part;
    } catch (next) {
      error = next;
      // What it needs itself may have failed, Safari does not say where a program is, and a host that was updated has others.
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
