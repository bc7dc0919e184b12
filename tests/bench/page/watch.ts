import type { Page } from 'playwright-core';

/** What a page has been through, in milliseconds since its navigation began. */
export interface Watched {
  /** When the first text or picture was shown. */
  readonly painted: number;
  /** When the app was in its place, and all controls answered; undefined for a page that is no app. */
  readonly usable: number | undefined;
  /** Sum of all layout shifts, those right after a press included. */
  readonly shift: number;
  /** The longest task since the last look. */
  readonly longest: number;
}

/** How many times slower than this computer a phone is. */
export const SLOWER = 4;

/** Slows the processor of a page down to that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** What a page says when it is there. */
const THERE = 'all of the page is there';

/**
 * Makes every document of a page note what it goes through. Resolves once it has been shown, and an app has begun. Only heard: asking a
 * page while it starts brings a program of its own into it, which cost a seventh of what is measured here.
 */
export async function open(page: Page, url: string): Promise<void> {
  const isThere = page.waitForEvent('console', (message) => message.text() === THERE);
  await watch(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await isThere;
}

/** Makes every document of a page note what it goes through, for `lookAt`. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named'); // what tsx wraps functions in
  await page.addInitScript((there) => {
    const seen = { painted: 0, usable: 0, shift: 0, longest: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return;
      seen.painted = startTime;
      sayWhenThere();
    });
    observe('layout-shift', (entry) => {
      seen.shift += Number(Reflect.get(entry, 'value'));
    });
    observe('longtask', ({ duration }) => {
      seen.longest = Math.max(seen.longest, duration);
    });
    new MutationObserver((_changes, observer) => {
      if (!Reflect.has(document.querySelector('#app') ?? {}, '__vue_app__')) return;
      seen.usable = performance.now();
      observer.disconnect();
      sayWhenThere();
    }).observe(document, { childList: true, subtree: true });
    function sayWhenThere(): void {
      if (seen.painted > 0 && (seen.usable > 0 || document.scripts.length === 0)) console.debug(there);
    }
  }, THERE);
}

/** Milliseconds after which nothing of a start or a change of screens goes on any more. */
const QUIET = 1_000;

/**
 * What a page has seen, after it was quiet for a moment; then it begins to count shifts and tasks anew. The moment is counted out here: a
 * page without work that is asked when it is idle, with its processor slowed down, may spin for ever (Chromium 156).
 */
export async function lookAt(page: Page): Promise<Watched> {
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  return page.evaluate(() => {
    const seen: Watched & { usable?: number } = Reflect.get(globalThis, 'seen');
    const copy = { ...seen, usable: seen.usable === 0 ? undefined : seen.usable };
    Object.assign(seen, { shift: 0, longest: 0 });
    return copy;
  });
}
