import type { Page } from 'playwright-core';

/** What a page shows from one moment on: a scene, a question to who sits there, a note of a lesson, or somebody else's turn. */
export interface Shot {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'scene' | 'asks' | 'note' | 'curtain' | 'waits' | 'elsewhere';
  readonly text: string;
}

/** Milliseconds between two looks. */
const EVERY = 50;

/** Looks at the page again and again from now on, on the page itself, and tells of each thing that it shows anew. */
export async function watchPage(page: Page, onShot: (shot: Shot) => void): Promise<void> {
  await page.exposeFunction('tellShot', onShot);
  await page.addInitScript('globalThis.__name = (named) => named'); // what tsx wraps functions in
  await page.addInitScript(look, EVERY);
}

/** Runs on the page. */
function look(every: number): void {
  if (location.protocol !== 'http:') return;
  const textOf = (selector: string): string =>
    (document.querySelector(selector)?.textContent ?? '').replace(/[\s\u2066-\u2069]+/g, ' ').trim();
  const shotNow = (): Omit<Shot, 'at'> => {
    if (document.querySelector('.curtain')) return { kind: 'curtain', text: textOf('.curtain h2') };
    if (document.querySelector('.paper-note')) return { kind: 'note', text: textOf('.paper-note .words') };
    const text = textOf('.action-bar .sentence');
    if (document.querySelector('.action-bar .scene')) return { kind: 'scene', text };
    if (document.querySelector('.action-bar .line button')) return { kind: 'asks', text };
    return text === '' ? { kind: 'elsewhere', text: textOf('h1') } : { kind: 'waits', text };
  };
  let last = '';
  setInterval(() => {
    const shot = shotNow();
    const said = `${shot.kind} ${shot.text}`;
    if (said === last) return;
    last = said;
    Reflect.apply(Reflect.get(globalThis, 'tellShot') as () => void, undefined, [
      { at: Date.now(), ...shot },
    ]);
  }, every);
}

/** How long a page showed each kind, in milliseconds, and the longest time in which somebody else was waited for. */
export function timesOf(shots: readonly Shot[], end: number) {
  const times = { scene: 0, asks: 0, note: 0, curtain: 0, waits: 0, elsewhere: 0 };
  let longestWait = 0;
  for (const [index, { at, kind }] of shots.entries()) {
    const lasted = (shots[index + 1]?.at ?? end) - at;
    times[kind] += lasted;
    if (kind === 'waits') longestWait = Math.max(longestWait, lasted);
  }
  return { ...times, longestWait };
}
