import type { Browser, Page } from 'playwright-core';
import { buildIfStale } from '../../../build/build.mjs';
import { openChromium } from '../../helpers/e2e/chromium.ts';
import { startHostProcess } from '../../helpers/e2e/host-process.ts';
import { hostTable, playHere, startGame } from '../../helpers/e2e/screens.ts';
import { serveStatic } from './static.ts';
import { lookAt, slowDown, watch, type Watched } from './watch.ts';

const ROUNDS = 9;
const GAMES = { Money: /Money!/, 'For Sale': /For Sale/, 'Falsche Fuffziger': /Falsche Fuffziger/ };

/** How a page came up, in a browser that has never seen it. */
interface Visit extends Watched {
  /** Bytes of all that was transferred, fonts apart. */
  readonly bytes: number;
}

/** A look at the way from one screen to another. */
interface Passage {
  readonly way: string;
  readonly shift: number;
  readonly longest: number;
}

export interface PageBench {
  readonly ours: readonly Visit[];
  readonly peer: readonly Visit[];
  readonly passages: readonly Passage[];
}

/** Our start beside a static page, in turns, with the processor slowed down four times; and the ways to each game's table. */
export async function benchPage(): Promise<PageBench> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const [browser, host, peer] = await Promise.all([openChromium(), startHostProcess(), serveStatic()]);
  try {
    await visit(browser, peer.url); // the browser itself has to wake up
    const visits: { ours: Visit; peer: Visit }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      visits.push({ peer: await visit(browser, peer.url), ours: await visit(browser, host.ownerLink) });
    const passages: Passage[] = [];
    for (const [name, game] of Object.entries(GAMES)) {
      passages.push(await viaSetup(browser, host.ownerLink, name, game));
      passages.push(await viaLobby(browser, host.ownerLink, name, game));
    }
    return { ours: visits.map(({ ours }) => ours), peer: visits.map((pair) => pair.peer), passages };
  } finally {
    await Promise.all([browser.close(), host.dispose()]);
    peer.close();
  }
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await watch(page);
  await slowDown(page);
  await page.goto(url);
  await page.waitForFunction(() => {
    const seen = Reflect.get(globalThis, 'seen');
    return seen.painted > 0 && (seen.usable > 0 || document.querySelector('#app') === null);
  });
  return page;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await open(browser, url);
  const seen = await lookAt(page);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await page.context().close();
  return { ...seen, bytes };
}

const atTable = (page: Page): Promise<void> => page.locator('#content .rail').waitFor();

async function viaSetup(browser: Browser, url: string, name: string, game: RegExp): Promise<Passage> {
  const page = await open(browser, url);
  await lookAt(page);
  await playHere(page, ['Anna'], { game });
  await atTable(page);
  const { shift, longest } = await lookAt(page);
  await page.context().close();
  return { way: `start, setup, table: ${name}`, shift, longest };
}

async function viaLobby(browser: Browser, url: string, name: string, game: RegExp): Promise<Passage> {
  const page = await open(browser, url);
  await hostTable(page, 'Anna', { game });
  await page.getByRole('button', { name: 'Bots on all free seats' }).click();
  await page.locator('button:not([aria-disabled])', { hasText: 'Start the game' }).waitFor();
  await lookAt(page);
  await startGame(page);
  await atTable(page);
  const { shift, longest } = await lookAt(page);
  await page.context().close();
  return { way: `lobby, table: ${name}`, shift, longest };
}
