import { existsSync } from 'node:fs';
import { launchChromium } from '../../helpers/e2e/chromium.ts';
import { startHostProcess } from '../../helpers/e2e/host-process.ts';
import { openBare, missingEngine } from '../../helpers/engines/index.ts';
import { serveStatic } from './static.ts';
import { lookAt, open } from './watch.ts';

const ROUNDS = 9;
const WINDOW = { width: 1280, height: 800 } as const;
const FULL = '/usr/bin/chromium';

/** First visits of a page in browsers that had just started, in ms. `longest` tasks are known of Chromium alone. */
export interface FreshVisits {
  readonly browser: string;
  readonly painted: readonly number[];
  readonly longest: readonly number[];
  /** The same first screen without programs. */
  readonly same: readonly number[];
}

interface Seen {
  readonly painted: number;
  readonly longest: number;
}

/** With its windows' whole machinery and a profile of its own; the processor slowed down four times. */
async function inChromium(url: string): Promise<Seen> {
  const browser = await launchChromium(FULL);
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB' });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await open(page, url);
  const seen = await lookAt(page);
  await browser.close();
  return seen;
}

/** WebKit cannot be slowed down, and tells nothing of tasks. */
async function inWebKit(url: string): Promise<Seen> {
  const { page, close } = await openBare('webkit', WINDOW, false);
  await page.goto(url);
  const painted = await page.evaluate(async () => {
    const paint = (): PerformanceEntry | undefined =>
      performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint');
    while (paint() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    return paint()?.startTime ?? 0;
  });
  await close();
  return { painted, longest: Number.NaN };
}

/** The start of the app beside the same screen without programs, in turns, each time in a browser that has just started. */
export async function benchFreshPage(): Promise<readonly FreshVisits[]> {
  const [host, peer] = await Promise.all([startHostProcess(), serveStatic()]);
  const browsers = [
    ...(existsSync(FULL) ? [['full Chromium, at a quarter of the speed', inChromium] as const] : []),
    ...(missingEngine('webkit') === undefined ? [['WebKit', inWebKit] as const] : []),
  ];
  try {
    const all: FreshVisits[] = [];
    for (const [browser, visit] of browsers) {
      const [ours, same]: [Seen[], Seen[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        same.push(await visit(peer.same));
        ours.push(await visit(host.ownerLink));
      }
      all.push({
        browser,
        painted: ours.map(({ painted }) => painted),
        longest: ours.map(({ longest }) => longest).filter(Number.isFinite),
        same: same.map(({ painted }) => painted),
      });
    }
    return all;
  } finally {
    await host.dispose();
    peer.close();
  }
}
