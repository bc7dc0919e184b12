import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import game from '../../renderer/games/for-sale/messages/en/game.ts';
import forSaleWords from '../../renderer/games/for-sale/messages/en/table-words.ts';
import { setup } from '../../renderer/i18n/messages/en/setup.ts';
import { ended, table as shell } from '../../renderer/i18n/messages/en/table.ts';
import { missingChromium, openChromium, SIZES } from '../helpers/e2e/chromium.ts';
import {
  bidButton,
  bidRange,
  byChips,
  forSalePlayer,
  handCards,
  passButton,
  scoreSheet,
  sellButton,
  takeBackButton,
} from '../helpers/e2e/for-sale-player.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { click } from '../helpers/e2e/player.ts';
import { inReach, isNarrow, LONG_NAMES } from '../helpers/e2e/reach.ts';
import { problemsOf } from '../helpers/e2e/screens.ts';
import { openSharedTable, type SharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { playOn } from '../helpers/host-player.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const sheet = forSaleWords.sheet;
const words = forSaleWords.table;

let browser: Browser | undefined;
let host: HostProcess | undefined;
beforeAll(async () => {
  if (missingChromium === undefined)
    [browser, host] = await Promise.all([openChromium(), startHostProcess()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.dispose();
});
beforeEach((context) => requireOrSkip(context, missingChromium));

/** A game of For Sale that seat 1 begins. */
const play = (names: readonly [string, string, ...(readonly string[])], seats = 3): Promise<SharedTable> => {
  const rules = { [game.options.starter.title]: setup.seatNumber.replace('{number}', '1') };
  return openSharedTable(browser, host, names, { game: game.title, seats, rules });
};

/** Waits until a page asks to top the bid of somebody. */
const isAskedToTop = (page: Page, name: string, high: number): Promise<void> =>
  page.locator('#content').getByText(pattern(words.buy.ask, { name, high })).waitFor();

const displaced = (page: Page): Locator => page.getByRole('heading', { name: shell.displaced.title });

describe('For Sale holds out against', () => {
  it('double clicks: they bid, pass and sell once', async () => {
    const table = await play(['Anna', 'Ben'], 6); // the fewest rounds
    const [anna, ben] = [table.owner.page, table.guest.page];
    await forSalePlayer(anna).until('buy');
    await bidButton(anna, 1).dblclick({ delay: 80 });
    await isAskedToTop(ben, 'Anna', 1);
    await passButton(ben).dblclick({ delay: 80 });
    await forSalePlayer(anna).through('buy');
    await Promise.all([anna, ben].map((page) => forSalePlayer(page).until('sell')));
    const count = await handCards(ben).count();
    await handCards(ben).first().click();
    await sellButton(ben).dblclick({ delay: 80 });
    await takeBackButton(ben).waitFor();
    expect(await handCards(ben).count()).toBe(count - 1);
    await forSalePlayer(anna).through('sell');
    await forSalePlayer(ben).until('sell'); // of the next round: all that was sent before is answered
    expect(await Promise.all([anna, ben].map(problemsOf))).toEqual([[], []]);
    expect([...table.owner.errors, ...table.guest.errors]).toEqual([]);
  });

  it('a seat that is opened in two tabs: only one of them bids, and says so', async () => {
    const { owner, guest } = await play(['Anna', 'Ben']);
    await forSalePlayer(owner.page).through('buy');
    await forSalePlayer(guest.page).until('buy');

    const second = await guest.context.newPage();
    await second.goto(guest.page.url());
    await forSalePlayer(second).until('buy');
    await displaced(guest.page).waitFor();
    expect(await passButton(guest.page).count()).toBe(0);

    await guest.page.getByRole('button', { name: shell.displaced.here }).click();
    await forSalePlayer(guest.page).until('buy');
    await displaced(second).waitFor();
    expect(await passButton(second).count()).toBe(0);
    const bid = (await bidRange(guest.page))?.least ?? 0;
    await bidButton(guest.page, bid).click();
    const lies = pattern(words.own.bidLong, { amount: `$${bid},000` });
    await guest.page.locator('#content').getByText(lies).waitFor({ state: 'attached' });
    await second.getByRole('button', { name: shell.displaced.here }).click();
    await second.locator('#content').getByText(lies).waitFor({ state: 'attached' });
    await displaced(guest.page).waitFor();
    expect(await Promise.all([guest.page, second].map(problemsOf))).toEqual([[], []]);
    await Promise.all([owner, guest].map(({ context }) => context.close()));
  });

  it('six long names in any writing: the phone is never too narrow for the one thing to do', async () => {
    const table = await play(LONG_NAMES, 6);
    const { owner, others } = table;
    const { page: phone, errors } = table.guest;
    await owner.page.locator('#content').getByText(pattern(words.buy.askFirst)).waitFor();
    await phone
      .locator('#content')
      .getByText(pattern(words.wait.buying, { name: LONG_NAMES[0] }))
      .waitFor();
    expect(await isNarrow(phone), 'waiting').toBe(true);

    const anna = forSalePlayer(owner.page);
    await anna.through('buy');
    await forSalePlayer(phone).until('buy');
    const { most = 0 } = (await bidRange(phone)) ?? {};
    await byChips(phone, most, click);
    expect(await inReach(phone, bidButton(phone, most), passButton(phone)), 'bidding').toEqual([]);
    await bidButton(phone, most).click();
    const played = others.map((client, at) => playOn(client, `guest ${at}`));
    const hostSells = anna.until('sell');

    const ben = forSalePlayer(phone);
    await ben.until('buy'); // all the money is spent
    expect(await bidRange(phone)).toBeUndefined();
    expect(await inReach(phone, passButton(phone)), 'forced').toEqual([]);
    await Promise.all([hostSells, ben.until('sell')]);
    await handCards(phone).last().click();
    expect(await inReach(phone, sellButton(phone)), 'selling').toEqual([]);
    await sellButton(phone).click();
    await takeBackButton(phone).waitFor(); // the person who hosts has not chosen yet
    expect(await inReach(phone, takeBackButton(phone)), 'sealed').toEqual([]);

    await Promise.all([anna.toTheEnd(), ben.toTheEnd(), ...played]);
    await Promise.all([phone, owner.page].map((page) => scoreSheet(page).waitFor()));
    expect(await isNarrow(phone), 'result').toBe(true);
    await owner.page.setViewportSize(SIZES.phone);
    const again = owner.page.getByRole('button', { name: ended.again });
    expect(await inReach(owner.page, again), 'result').toEqual([]);
    await owner.page.getByText(sheet.lastRound).scrollIntoViewIfNeeded();
    expect(await inReach(owner.page, again), 'end of the result').toEqual([]);
    expect([...owner.errors, ...errors]).toEqual([]);
  });
});
