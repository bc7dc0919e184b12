import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fuffziger from '../../../renderer/games/falsche-fuffziger/messages/en/game.json';
import forSale from '../../../renderer/games/for-sale/messages/en/game.json';
import money from '../../../renderer/games/money/messages/en/game.json';
import { forSalePlayer } from '../../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../../helpers/e2e/fuffziger-player.ts';
import { useHost } from '../../helpers/e2e/house.ts';
import { moneyPlayer } from '../../helpers/e2e/money-player.ts';
import { hostTable, playHere, sitDown, tableOf } from '../../helpers/e2e/screens.ts';
import { turn } from '../../helpers/e2e/turn.ts';
import { missingEngine, openIn, type EnginePage } from '../../helpers/engines/index.ts';
import { expectInPlace } from '../../helpers/engines/look.ts';

const missing = missingEngine('wpe') ?? missingEngine('chromium');

const host = useHost(missing);

const GAMES = [
  { title: forSale.title, comeTo: (page: Page) => forSalePlayer(page).until('buy') },
  { title: money.title, comeTo: (page: Page) => moneyPlayer(page).until('bid') },
  { title: fuffziger.title, comeTo: (page: Page) => fuffzigerPlayer(page).until('produce') },
] as const;

/** One game of three, by the build. */
const game = GAMES[turn() % GAMES.length] ?? GAMES[0];

it(`the WebKit of Safari 16.0 sits down at a table, and comes to a decision of ${game.title}`, async () => {
  const opened: EnginePage[] = [];
  try {
    const anna = await openIn('chromium', host().ownerLink, { size: 'desktop' });
    opened.push(anna);
    await hostTable(anna.page, 'Anna', { game: game.title, seats: 3 });
    const link = `http://${host().address}/#/table/${await tableOf(anna.page)}`;
    const ben = await openIn('wpe', link, { size: 'tall' });
    opened.push(ben);
    expect(await ben.page.evaluate(() => navigator.userAgent)).toContain('Version/16.0 Safari');
    await sitDown(ben.page, 'Ben');
    // Bots take the other seats of a table of one's own. From a page of the app its link would only change the fragment.
    await ben.page.goto(new URL('/empty-page', host().ownerLink).href);
    await ben.page.goto(host().ownerLink);
    await playHere(ben.page, ['Ben'], { game: game.title, seats: 3 });
    await game.comeTo(ben.page);
    await expectInPlace(ben.page, game.title);
    expect(opened.map(({ errors }) => errors)).toEqual([[], []]);
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
});
