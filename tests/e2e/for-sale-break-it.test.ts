import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import game from '../../renderer/games/for-sale/messages/en/game.json';
import forSaleWords from '../../renderer/games/for-sale/messages/en/table-words.json';
import { setup } from '../../renderer/i18n/messages/en/app.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import {
  bidButton,
  bidRange,
  forSalePlayer,
  handCards,
  passButton,
  sellButton,
  takeBackButton,
} from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { problemsOf } from '../helpers/e2e/screens.ts';
import { openSharedTable, type SharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';

const words = forSaleWords.table;

const house = useHouse();

/** A game of For Sale that seat 1 begins. */
const play = (names: readonly [string, string], seats = 3): Promise<SharedTable> => {
  const rules = { [game.options.starter.title]: setup.seatNumber.replace('{number}', '1') };
  return openSharedTable(house, names, { game: game.title, seats, rules });
};

/** Waits until a page asks to top the bid of somebody. */
const isAskedToTop = (page: Page, name: string, high: number): Promise<void> =>
  page.locator('#content').getByText(pattern(words.buy.ask, { name, high })).waitFor();

const displaced = (page: Page): Locator => page.getByRole('heading', { name: hosting.displaced.title });

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

    await guest.page.getByRole('button', { name: hosting.displaced.here }).click();
    await forSalePlayer(guest.page).until('buy');
    await displaced(second).waitFor();
    expect(await passButton(second).count()).toBe(0);
    const bid = (await bidRange(guest.page))?.least ?? 0;
    await bidButton(guest.page, bid).click();
    const lies = pattern(words.own.bidLong, { amount: `$${bid},000` });
    await guest.page.locator('#content').getByText(lies).waitFor({ state: 'attached' });
    await second.getByRole('button', { name: hosting.displaced.here }).click();
    await second.locator('#content').getByText(lies).waitFor({ state: 'attached' });
    await displaced(guest.page).waitFor();
    expect(await Promise.all([guest.page, second].map(problemsOf))).toEqual([[], []]);
    await Promise.all([owner, guest].map(({ context }) => context.close()));
  });
});
