import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { buildIfStale } from '../../../build/build.mjs';
import { createRng } from '../../../core/base/rng.ts';
import { openChromium } from '../../helpers/e2e/chromium.ts';
import { startHostProcess } from '../../helpers/e2e/host-process.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import { SLOWER, slowDown } from './watch.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' };
/** A match of the game with the most actions, and one of its long ones. */
const MATCH = ['falsche-fuffziger', 6, 'jump 11'] as const;
const JUMPS = 50;
/** Of the same jump so many times the fastest counts: other programs only add to it. */
const TIMES = 3;
/** Pictures without a change after which the table counts as shown. */
const STILL = 5;

/** Moves the slider of a replay. @returns milliseconds until there is a picture that `still` more pictures leave as it is */
const jump = (page: Page, position: number, still = STILL): Promise<number> =>
  page.evaluate(
    async ({ to, most }) => {
      const slider = document.querySelector<HTMLInputElement>('.replay input[type=range]');
      const stage = document.querySelector('.replay .stage');
      if (slider === null || stage === null) throw new Error('no replay');
      const picture = (): Promise<number> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          requestAnimationFrame(() => port2.postMessage(undefined)); // comes once the frame is painted
        });
      let hasChanged = false;
      const observer = new MutationObserver(() => {
        hasChanged = true;
      });
      if (most > 0)
        observer.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });
      const begin = performance.now();
      slider.value = String(to);
      slider.dispatchEvent(new Event('input'));
      let shown = await picture();
      for (let left = most; left > 0; left--) {
        hasChanged = false;
        const now = await picture();
        if (!hasChanged) continue;
        shown = now;
        left = most;
      }
      observer.disconnect();
      return shown - begin;
    },
    { to: position, most: still },
  );

/** Milliseconds of a processor that the page's main thread has had so far. */
async function used(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Median and greatest of the least that each jump took. */
async function print(title: string, measure: (to: number) => Promise<number>, last: number): Promise<void> {
  const rng = createRng('jumps');
  const least: number[] = [];
  for (let from = 0, count = 0; count < JUMPS; count++) {
    const to = rng.below(last + 1);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      if (time > 0) await measure(from);
      times.push(await measure(to));
    }
    least.push(Math.min(...times));
    from = to;
  }
  least.sort((one, other) => one - other);
  const [middle = 0, worst = 0] = [least[JUMPS / 2], least.at(-1)];
  console.log(`  ${title.padEnd(50)} median ${middle.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
}

/** How soon any position of a long replay is on the screen of a phone at a quarter of the speed. */
export async function benchReplay(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const record = playedRecord(...MATCH);
  const last = record.actions.length;
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-replay-'));
  const file = join(folder, 'long.auction-game');
  writeFileSync(file, JSON.stringify(record));
  const [browser, host] = await Promise.all([openChromium(), startHostProcess()]);
  try {
    const context = await browser.newContext(PHONE);
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    await page.goto(host.ownerLink);
    await page
      .getByRole('button', { name: 'History' })
      .or(page.getByRole('link', { name: 'History' }))
      .click();
    await page.locator('input[accept=".auction-game"]').setInputFiles(file);
    await page.getByRole('slider').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    console.log(`jumps in a replay of ${last} actions (at most 100 ms); the least of ${TIMES} counts`);
    const busy = async (to: number): Promise<number> => {
      const before = await used(session);
      await jump(page, to, 0);
      return SLOWER * ((await used(session)) - before);
    };
    await print(`${SLOWER} times the processor time of the main thread`, busy, last);
    await slowDown(page);
    await print(`shown, with the processor slowed down ${SLOWER} times`, (to) => jump(page, to), last);
  } finally {
    await Promise.all([browser.close(), host.dispose()]);
    rmSync(folder, { recursive: true });
  }
}
