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

/** Slows the processor of a page down, as often as a phone is slower than this computer. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Makes every document of a page note what it goes through. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named'); // what tsx wraps functions in
  await page.addInitScript(() => {
    const seen = { painted: 0, usable: 0, shift: 0, longest: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.painted = startTime;
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
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What a page has seen, after it was quiet for a moment; then it begins to count shifts and tasks anew. */
export const lookAt = (page: Page): Promise<Watched> =>
  page.evaluate(async () => {
    const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));
    for (let turn = 0; turn < 5; turn++) await idle();
    const seen: Watched & { usable?: number } = Reflect.get(globalThis, 'seen');
    const copy = { ...seen, usable: seen.usable === 0 ? undefined : seen.usable };
    Object.assign(seen, { shift: 0, longest: 0 });
    return copy;
  });
