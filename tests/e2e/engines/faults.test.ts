import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import forSale from '../../../renderer/games/for-sale/messages/en/game.json';
import money from '../../../renderer/games/money/messages/en/game.json';
import type { Check, Finding } from '../../harness/inspect.ts';
import { forSalePlayer } from '../../helpers/e2e/for-sale-player.ts';
import { useHost } from '../../helpers/e2e/house.ts';
import { moneyPlayer } from '../../helpers/e2e/money-player.ts';
import { playHere } from '../../helpers/e2e/screens.ts';
import { missingEngine, openIn, type Engine, type EnginePage } from '../../helpers/engines/index.ts';
import { lookAt } from '../../helpers/engines/look.ts';
import { requireOrSkip } from '../../helpers/require-or-skip.ts';

const host = useHost(undefined);

/** Faults as engines had them: what does it to a page, and what has to be found then. */
const FAULTS = {
  clipped: `.table.game > .at-market { overflow: clip !important; }
    .table.game > .at-market .card { min-height: 24rem !important; }`,
  flat: '.table.game > .at-own { width: 0 !important; min-width: 0 !important; overflow: hidden !important; }',
  // Its end is kept, and whoever lays out anew begins again.
  stale: `@keyframes kept { from { height: 20rem } to { height: 10rem } }
    .table.game > .at-market { animation: kept 1ms forwards !important; }`,
} as const satisfies Partial<Record<Check, string>>;

/** Puts a style on a page, in the place of the one before. */
const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** Gives the buildings on offer so much room, in rem. Not by a sheet, which Safari 16.0 cannot make. */
const giveRoom = (page: Page, height: number): Promise<void> =>
  page.evaluate((text) => {
    const room = document.querySelector('.offer')?.parentElement;
    if (!(room instanceof HTMLElement)) throw new Error('nothing is on offer');
    room.style.height = text;
  }, `${height}rem`);

const stale = (found: readonly Finding[]): readonly Finding[] =>
  found.filter(({ check }) => check === 'stale');

const checksOn = async (page: Page): Promise<ReadonlySet<Check>> =>
  new Set((await lookAt(page)).map(({ check }) => check));

describe.each(['webkit', 'firefox', 'chromium-109'] as const satisfies readonly Engine[])('%s', (engine) => {
  beforeEach((context) => requireOrSkip(context, missingEngine(engine)));
  let opened: EnginePage | undefined;
  afterAll(() => opened?.close());

  it('finds what is cut off, flat or of an old size, and nothing where all is in its place', async () => {
    opened = await openIn(engine, host().ownerLink, { size: 'tall' });
    const { page } = opened;
    await playHere(page, ['Anna'], { game: money.title, seats: 3 });
    await moneyPlayer(page).until('bid');
    expect(await lookAt(page)).toEqual([]);
    for (const [check, style] of Object.entries(FAULTS)) {
      await wear(page, style);
      expect([...(await checksOn(page))], check).toContain(check);
    }
    await wear(page, '');
    expect(await lookAt(page)).toEqual([]);
  });
});

describe.each(['webkit', 'wpe'] as const satisfies readonly Engine[])('%s', (engine) => {
  beforeEach((context) => requireOrSkip(context, missingEngine(engine)));

  it('draws cards as large as they get with more and less room', async () => {
    const { page, close } = await openIn(engine, host().ownerLink, { size: 'tall' });
    try {
      await playHere(page, ['Anna'], { game: forSale.title, seats: 3 });
      await forSalePlayer(page).until('buy');
      for (const height of [9, 14, 7]) {
        await giveRoom(page, height);
        expect(stale(await lookAt(page)), `${height}rem`).toEqual([]);
      }
    } finally {
      await close();
    }
  });
});
