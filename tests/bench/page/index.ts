import type { Browser, Page } from 'playwright-core';
import { buildIfStale } from '../../../build/build.mjs';
import { openChromium } from '../../helpers/e2e/chromium.ts';
import { startHostProcess } from '../../helpers/e2e/host-process.ts';
import { hostTable, playHere, startGame } from '../../helpers/e2e/screens.ts';
import { serveStatic } from './static.ts';
import { lookAt, open, type Watched } from './watch.ts';

const ROUNDS = 15;
const WALKS = 3;
const GAMES = { Money: /Money!/, 'For Sale': /For Sale/, 'Falsche Fuffziger': /Falsche Fuffziger/ };

/** How a page came up, in a browser that has never seen it. */
interface Visit extends Watched {
  /** Bytes of all that was transferred, fonts apart. */
  readonly bytes: number;
}

/** What was seen on each walk from one screen to another. */
interface Passage {
  readonly way: string;
  readonly walks: readonly Watched[];
}

export interface PageBench {
  readonly ours: readonly Visit[];
  readonly same: readonly Visit[];
  readonly bare: readonly Visit[];
  readonly passages: readonly Passage[];
}

/** Our start beside two pages without programs, in turns, with the processor slowed down four times; and the ways to each game's table. */
export async function benchPage(): Promise<PageBench> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const [browser, host, peer] = await Promise.all([openChromium(), startHostProcess(), serveStatic()]);
  try {
    // The browser itself has to wake up: what draws, and at a table what sounds, it starts once for all its pages.
    await visit(browser, peer.bare);
    await viaSetup(browser, host.ownerLink, GAMES.Money);
    const [ours, same, bare]: [Visit[], Visit[], Visit[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await visit(browser, peer.bare));
      same.push(await visit(browser, peer.same));
      ours.push(await visit(browser, host.ownerLink));
    }
    const passages: Passage[] = [];
    for (const [name, game] of Object.entries(GAMES)) {
      const [setup, lobby]: [Watched[], Watched[]] = [[], []];
      for (let walk = 0; walk < WALKS; walk++) {
        setup.push(await viaSetup(browser, host.ownerLink, game));
        lobby.push(await viaLobby(browser, host.ownerLink, game));
      }
      passages.push({ way: `start, setup, table: ${name}`, walks: setup });
      passages.push({ way: `lobby, table: ${name}`, walks: lobby });
    }
    return { ours, same, bare, passages };
  } finally {
    await Promise.all([browser.close(), host.dispose()]);
    peer.close();
  }
}

async function begin(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await open(page, url);
  return page;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await begin(browser, url);
  const seen = await lookAt(page);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await page.context().close();
  return { ...seen, bytes };
}

const atTable = (page: Page): Promise<void> => page.locator('#content .action-bar').waitFor();

async function viaSetup(browser: Browser, url: string, game: RegExp): Promise<Watched> {
  const page = await begin(browser, url);
  await page.getByRole('link').first().waitFor(); // brings the program that finds and presses, whose task is not the page's
  await lookAt(page);
  await playHere(page, ['Anna'], { game });
  await atTable(page);
  const seen = await lookAt(page);
  await page.context().close();
  return seen;
}

async function viaLobby(browser: Browser, url: string, game: RegExp): Promise<Watched> {
  const page = await begin(browser, url);
  await hostTable(page, 'Anna', { game });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.locator('button:not([aria-disabled])', { hasText: 'Start the game' }).waitFor();
  await lookAt(page);
  await startGame(page);
  await atTable(page);
  const seen = await lookAt(page);
  await page.context().close();
  return seen;
}
