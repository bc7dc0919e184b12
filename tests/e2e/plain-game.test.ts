import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { RunningHost } from '../../electron/host/host.ts';
import { drawPicture } from '../../renderer/plain/picture.ts';
import { HANGS, until } from '../helpers/eventually.ts';
import { missingChromium, openChromium } from '../helpers/e2e/chromium.ts';
import { turn } from '../helpers/e2e/turn.ts';
import { missingOldChromium, openOldChromium } from '../helpers/engines/old-chromium.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

// Whole games on sets that are shown pictures. Which game each set is shown is another for most builds.

/** Sets that could not differ more: one that runs no scripts and takes no SVG, and one of 2022 that does both. */
const SETS = {
  'that runs no scripts': {
    missing: missingChromium,
    open: () => openChromium(),
    width: 1280,
    takesSvg: false,
    options: { javaScriptEnabled: false, extraHTTPHeaders: { accept: '*/*' } },
  },
  'with Chromium 103': {
    missing: missingOldChromium('chromium-103'),
    open: () => openOldChromium('chromium-103'),
    width: 1920,
    takesSvg: true,
    options: {},
  },
} as const;

/** The parts of each game, in the order in which they first come. */
const PARTS = {
  money: ['bidding', 'acting'],
  'for-sale': ['buying', 'selling'],
  'falsche-fuffziger': ['producing', 'laundering', 'buying', 'general', 'auction'],
};
const GAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

function partOf({ table, game }: TableFrame): string {
  const view = game?.view as
    | { readonly round?: { readonly type?: string }; readonly phase?: { readonly type: string } }
    | undefined;
  return table.phase === 'playing' ? (view?.phase?.type ?? view?.round?.type ?? '') : table.phase;
}

/** Names as long as they may be, and in letters of another direction. */
const NAMES = ['WWWWWWWWWWWWWWWW', 'אברהם 🦊'];

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function hostThatDraws(): Promise<TestHost> {
  const one = await testHost({ drawing: new URL('../../out/main/drawing.js', import.meta.url) });
  open.push({ close: () => one.dispose() });
  return one;
}

/** A set at a table. `picture`: what came last; `shown`: the name of the one that it says it shows, which it does once that is loaded. */
async function openSet(
  set: (typeof SETS)[keyof typeof SETS],
  address: string,
): Promise<{ readonly page: Page; readonly picture: () => Buffer; readonly shown: () => string }> {
  const browser = await set.open();
  open.push(browser);
  const options: BrowserContextOptions = {
    ...set.options,
    locale: 'en-GB',
    viewport: { width: set.width, height: (set.width / 16) * 9 },
  };
  const context = await browser.newContext(options);
  context.setDefaultTimeout(HANGS);
  const page = await context.newPage();
  let picture: Buffer = Buffer.alloc(0);
  await page.route(/\/picture\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body });
    picture = body;
  });
  let shown = '';
  page.on('request', (request) => {
    const [, version] = /\/(?:next|[0-9a-f]{16})\?.*at=(\w+)/.exec(request.url()) ?? [];
    shown = version ?? shown;
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, picture: () => picture, shown: () => shown };
}

/** A television that is shown the table on a WebSocket, and what is drawn of that. */
async function openPeer(
  { host }: TestHost,
  table: TableId,
): Promise<{ readonly client: HostClient; readonly drawn: () => string }> {
  const client = await join(host.port, `/ws/${table}`, { television: true });
  const [place] = (host as RunningHost).endpoints();
  const invitation = place === undefined ? undefined : { place, link: `http://${place}/#/table/${table}` };
  const drawn = (): string => {
    const frame = client.table();
    return frame === undefined ? '' : drawPicture(frame, 'en', invitation).svg;
  };
  return { client, drawn };
}

/** What the host calls a picture. */
const nameOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** A picture as a set gets it. */
const inBytes = (() => {
  let last: { readonly svg: string; readonly png: Buffer } | undefined;
  return (svg: string, { takesSvg, width }: (typeof SETS)[keyof typeof SETS]): Buffer => {
    if (takesSvg) return Buffer.from(svg);
    if (last?.svg === svg) return last.png;
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    last = { svg, png: Buffer.from(picture.render().asPng()) };
    return last.png;
  };
})();

describe('a set', () => {
  beforeAll(() =>
    initWasm(readFileSync(new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url))),
  );

  const shift = turn();
  const cases = Object.entries(SETS).map(
    ([name, set], index) => [name, GAMES[(shift + index) % GAMES.length] ?? 'money', set] as const,
  );
  it.for(cases)('%s is shown all of %s as a television is', async ([, game, set], context) => {
    requireOrSkip(context, set.missing);
    const one = await hostThatDraws();
    const { port } = one.host;
    const table = await openTestTable(one.host, { game, options: {} });
    const peer = await openPeer(one, table);
    const { page, picture, shown } = await openSet(set, `http://127.0.0.1:${port}/tv/plain/${table}`);
    const isShown = (): boolean => {
      const svg = peer.drawn();
      return shown() === nameOf(svg) && picture().equals(inBytes(svg, set));
    };
    const guests = await seatGuests(one.host, table, NAMES);
    await guests[0]?.client.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
    await until(isShown);
    await guests[0]?.client.ask({ type: 'start' });
    const seen = new Set<string>();
    /** Looks at each part of the game when it first comes. */
    const look = async (): Promise<void> => {
      await peer.client.settled();
      const part = partOf(await peer.client.untilTable(({ table: { phase } }) => phase !== 'lobby'));
      if (seen.has(part)) return;
      seen.add(part);
      await until(isShown);
    };
    await Promise.all(guests.map(({ client }, at) => playOn(client, `set ${game} ${at}`, look)));
    await peer.client.untilTable(({ table: { phase } }) => phase === 'ended');
    await look();
    expect([...seen]).toEqual([...PARTS[game], 'ended']);
    if (!set.takesSvg) return; // Playwright waits for a page that is on its way to another; this one always is
    const image = page.locator('#picture');
    expect(await image.getAttribute('alt')).toMatch(/win|share/);
    expect(await image.evaluate(({ clientWidth }) => clientWidth)).toBe(set.width);
  });
});
