import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fuffziger from '../../renderer/games/falsche-fuffziger/messages/en/game.ts';
import { table as fuffzigerWords } from '../../renderer/games/falsche-fuffziger/messages/en/table.ts';
import forSale from '../../renderer/games/for-sale/messages/en/game.ts';
import forSaleWords from '../../renderer/games/for-sale/messages/en/table-words.ts';
import { learn } from '../../renderer/i18n/messages/en/learn.ts';
import { table as shell } from '../../renderer/i18n/messages/en/table.ts';
import { barriers } from '../helpers/e2e/axe.ts';
import { missingChromium, openChromium, openGuest, SIZES } from '../helpers/e2e/chromium.ts';
import {
  forSalePlayer,
  handCards,
  scoreSheet,
  sellButton,
  takeBackButton as takeBuildingBack,
} from '../helpers/e2e/for-sale-player.ts';
import { bidButton, fuffzigerPlayer, openFistButton, ownPiles } from '../helpers/e2e/fuffziger-player.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { bid, moneyPlayer, pressCard, takeBackButton } from '../helpers/e2e/money-player.ts';
import { hostTable, playHere, sayReady, sitDown, startGame } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

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

const open = async (asOwner: boolean): Promise<Page> => {
  if (browser === undefined || host === undefined) throw new Error('no browser');
  const { page } = await openGuest(browser, asOwner ? host.ownerLink : `http://${host.address}/`);
  return page;
};

type Look = readonly ['light' | 'dark', 'desktop' | 'phone'];

const LOOKS: readonly Look[] = [
  ['light', 'desktop'],
  ['light', 'phone'],
  ['dark', 'desktop'],
  ['dark', 'phone'],
];

/** What is found on the page as it is now, in daylight and lamplight, on a desktop and on a phone. */
async function everywhere(page: Page, looks = LOOKS): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [light, size] of looks) {
    await page.emulateMedia({ colorScheme: light });
    await page.setViewportSize(SIZES[size]);
    found.push(...(await barriers(page)).map((text) => `${light}, ${size}: ${text}`));
  }
  await page.setViewportSize(SIZES.desktop);
  return found;
}

/** Whether what comes in moves what it holds: a press that began on a button then ends beside it. */
const moves = (element: Element): boolean => {
  const name = getComputedStyle(element).animationName;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const steps = rules.filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
  if (steps.length === 0) throw new Error(`no animation ${name}`);
  return steps.some(({ cssText }) => /\b(?:transform|translate|scale|top|left|margin)\b/.test(cssText));
};

/** A table has many states; each is looked at in two ways that together have both lights and both sizes. */
const inTwoWays = (page: Page): Promise<readonly string[]> =>
  everywhere(page, [
    ['light', 'phone'],
    ['dark', 'desktop'],
  ]);

describe('nothing bars anybody from', () => {
  it('the screens without a table', async () => {
    const page = await open(true);
    const SCREENS = {
      '/': 'Auction Night',
      '/host': 'Host a table',
      '/play': 'Play on this computer',
      '/join': 'Join by address',
      '/rules': 'Rules',
      '/rules/money': 'Money!',
      '/rules/for-sale': forSale.title,
      '/rules/falsche-fuffziger': fuffziger.title,
      '/learn': learn.title,
      '/settings': 'Settings',
    };
    for (const [path, title] of Object.entries(SCREENS)) {
      await page.evaluate((to) => location.assign(`#${to}`), path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await everywhere(page), path).toEqual([]);
    }
    await page.context().close();
  });

  it('the house rules and the PIN, once they are opened', async () => {
    const page = await open(true);
    await page.getByRole('link', { name: 'Host a table' }).click();
    await page.getByText('House rules').click();
    await page.getByRole('button', { name: 'Make one up' }).click();
    expect(await everywhere(page)).toEqual([]);
    await page.context().close();
  });

  it('the lobby and the dialogs of it, as host and as guest, and the start of a guest', async () => {
    const owner = await open(true);
    await hostTable(owner, 'Anna', { seats: 3 });
    const guest = await open(false);
    await guest.getByRole('button', { name: 'Join Table of Anna' }).waitFor();
    expect(await inTwoWays(guest), 'home').toEqual([]);
    await guest.getByRole('button', { name: 'Join Table of Anna' }).click();
    await sitDown(guest, 'Ben');
    expect(await inTwoWays(guest), 'guest').toEqual([]);
    expect(await inTwoWays(owner), 'owner').toEqual([]);

    await owner.getByRole('button', { name: 'Change the table' }).click();
    await owner.getByRole('heading', { name: 'Change the table' }).waitFor();
    expect(await inTwoWays(owner), 'change').toEqual([]);
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: /Who is here/ }).click();
    await owner.getByRole('heading', { name: 'Who is here' }).waitFor();
    expect(await inTwoWays(owner), 'people').toEqual([]);
    await owner.keyboard.press('Escape');

    await owner.getByRole('button', { name: 'Bots on all free seats' }).click();
    await sayReady(guest);
    await startGame(owner);
    await moneyPlayer(guest).until('bid');
    await Promise.all([owner, guest].map((page) => page.context().close()));
  });

  it('the score sheet between two hands', async () => {
    const page = await open(true);
    await playHere(page, ['Anna'], { seats: 3, edition: /Goldsieber, 1999/ });
    const player = moneyPlayer(page);
    await player.until('sheet');
    expect(await inTwoWays(page)).toEqual([]);
    await player.through('sheet');
    expect((await player.until('bid')).type).toBe('bid');
    await page.context().close();
  });

  it('the table: curtain, bidding, sealed, acting, rules, and the result', async () => {
    const page = await open(true);
    await playHere(page, ['Anna', 'Ben'], { seats: 5, edition: /Gryphon/ });
    await page.getByRole('heading', { name: /Pass the screen to/ }).waitFor();
    expect(await inTwoWays(page), 'curtain').toEqual([]);
    expect(await page.locator('.curtain').evaluate(moves)).toBe(false);

    const player = moneyPlayer(page);
    await player.until('bid');
    await pressCard(page, 0);
    expect(await inTwoWays(page), 'bidding').toEqual([]);
    await pressCard(page, 0);
    await bid(page, 1);
    await page.getByRole('button', { name: /Hand of/ }).click();
    await takeBackButton(page).waitFor();
    expect(await inTwoWays(page), 'sealed').toEqual([]);

    await page.getByRole('button', { name: 'Hide the hand' }).click();
    await player.until('act');
    expect(await inTwoWays(page), 'acting').toEqual([]);
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    expect(await inTwoWays(page), 'rules at the table').toEqual([]);
    await page.keyboard.press('Escape');
    await player.toTheEnd();
    await page.getByRole('group', { name: /^Score sheet of hand/ }).waitFor();
    expect(await inTwoWays(page), 'result').toEqual([]);
    await page.context().close();
  });

  it('the table of For Sale: buying, the log, a player, selling, sealed, and the result', async () => {
    const page = await open(true);
    await playHere(page, ['Anna', 'Ben'], { game: forSale.title, seats: 6 });
    const player = forSalePlayer(page);
    await player.through('buy');
    await player.until('buy');
    expect(await inTwoWays(page), 'buying').toEqual([]);
    await page.getByRole('button', { name: shell.log.title }).click();
    await page.getByRole('heading', { name: words.log.running }).waitFor();
    expect(await inTwoWays(page), 'log').toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: pattern(words.place.look) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await inTwoWays(page), 'player').toEqual([]);
    await page.keyboard.press('Escape');

    await player.through('sell');
    await player.through('sell');
    await player.until('sell');
    await handCards(page).first().click();
    expect(await inTwoWays(page), 'selling').toEqual([]);
    await sellButton(page).click();
    await page.getByRole('button', { name: /Hand of/ }).click();
    await takeBuildingBack(page).waitFor();
    expect(await inTwoWays(page), 'sealed').toEqual([]);
    await page.getByRole('button', { name: 'Hide the hand' }).click();
    await player.toTheEnd();
    await scoreSheet(page).waitFor();
    expect(await inTwoWays(page), 'result').toEqual([]);
    await page.context().close();
  });

  it('the table of Falsche Fuffziger: every question, prices, the log, a player', async () => {
    const page = await open(true);
    await playHere(page, ['Anna'], { game: fuffziger.title, seats: 6 });
    const { around } = fuffzigerWords;
    const asked = new Set<string>();
    const player = fuffzigerPlayer(page, {
      habits: { converts: 1, lays: 2, changes: true },
      onAsked: async ({ type }) => {
        if (asked.has(type)) return;
        asked.add(type);
        if (type === 'bid' && (await ownPiles(page).count()) > 0) await ownPiles(page).first().click();
        expect(await inTwoWays(page), type).toEqual([]);
      },
    });
    await player.until('bid');
    for (const name of [pattern(around.prices.open), pattern(shell.log.title), pattern(around.place.look)]) {
      await page.getByRole('button', { name }).first().click();
      await page.locator('dialog[open]').waitFor();
      expect(await inTwoWays(page), String(name)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    while (asked.size < 6) await player.through('launder'); // the result is looked at where a whole game is played
    expect([...asked].sort()).toEqual(['bid', 'buy', 'launder', 'lead', 'match', 'produce']);
    await page.context().close();
  });

  it('a closed fist', async () => {
    const page = await open(true);
    await playHere(page, ['Anna', 'Ben'], { game: fuffziger.title, seats: 3 });
    await fuffzigerPlayer(page).until('bid');
    await bidButton(page).click();
    await page.getByRole('button', { name: /Hand of/ }).click();
    await openFistButton(page).waitFor();
    expect(await inTwoWays(page)).toEqual([]);
    await page.context().close();
  });
});
