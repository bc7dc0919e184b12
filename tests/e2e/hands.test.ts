import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fuffzigerGame from '../../renderer/games/falsche-fuffziger/messages/en/game.ts';
import { table as fuffziger } from '../../renderer/games/falsche-fuffziger/messages/en/table.ts';
import forSaleGame from '../../renderer/games/for-sale/messages/en/game.ts';
import forSaleWords from '../../renderer/games/for-sale/messages/en/table-words.ts';
import moneyGame from '../../renderer/games/money/messages/en/game.ts';
import { ended } from '../../renderer/i18n/messages/en/table.ts';
import moneyWords from '../../renderer/games/money/messages/en/table-words.ts';
import { inspect } from '../harness/inspect.ts';
import { can, playByRoles, type Manner, type Way } from '../helpers/e2e/by-roles.ts';
import type { SIZES } from '../helpers/e2e/chromium.ts';
import { missingChromium, openChromium, openGuest, type Guest } from '../helpers/e2e/chromium.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { pressByKeys, reachByKeys } from '../helpers/e2e/keyboard.ts';
import { playHere, problemsOf, type TableWish } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { eventually } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const { table: forSale } = forSaleWords;
const { table: money } = moneyWords;

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

const open = (size: keyof typeof SIZES): Promise<Guest> => {
  if (browser === undefined || host === undefined) throw new Error('no browser');
  return openGuest(browser, host.ownerLink, { size });
};

/** A note of the smallest type is chosen at its number by keys; a finger presses its pile. */
type Adding = (page: Page) => Way | Locator;

interface Played {
  readonly wish: TableWish;
  /** Which of the phones that lie on their side it is played on. */
  readonly phone: 'lying' | 'smallLying';
  readonly manner: (add: Adding) => Manner;
}

const { producing, auction, laundering, spending, around, last } = fuffziger;

/** The shortest game of each kind, and how it is played so that all that can be done is done. */
const GAMES: Readonly<Record<string, Played>> = {
  [moneyGame.title]: {
    wish: { game: moneyGame.title, seats: 3, edition: /Gryphon/ },
    phone: 'lying',
    manner: () => (page) => [
      can(page, money.bid.do, money.bid.doBluff, money.bid.sitOut),
      can(page, money.act.take.right, money.act.take.left, money.act.swap),
      page
        .getByRole('region', { name: money.hand.title })
        .getByRole('button', { disabled: false, pressed: false })
        .first(),
      can(page.getByRole('region', { name: money.market.title }), money.market.display),
      can(page, money.act.pass),
    ],
  },
  [forSaleGame.title]: {
    wish: { game: forSaleGame.title, seats: 6 },
    phone: 'smallLying',
    manner: () => (page, turn) => [
      ...(turn % 4 === 0 ? [can(page, pattern(forSale.buy.raise, { raise: 1 }))] : []),
      ...(turn % 4 < 2 ? [can(page, /^Bid \d+$/)] : []),
      can(page, forSale.buy.pass, forSale.buy.passRefund, forSale.buy.passFree, forSale.buy.passShort),
      can(page, forSale.sell.do),
      page
        .getByRole('list', { name: forSale.own.hand })
        .getByRole('button', { disabled: false, pressed: false })
        .first(),
    ],
  },
  [fuffzigerGame.title]: {
    wish: { game: fuffzigerGame.title, seats: 3 },
    phone: 'lying',
    manner: (add) => (page, turn) => [
      ...(turn % 3 === 0 ? [can(page, new RegExp(`^${producing.convert}\\b`))] : []),
      can(page, producing.print, producing.printAll, producing.end, producing.go),
      can(page, auction.doLead, auction.doTake),
      ...(turn % 2 === 0 ? [can(page, auction.doMatch)] : []),
      can(page, last.sell, last.give),
      can(page, laundering.do),
      can(page, laundering.enough),
      can(page, laundering.doNothing),
      can(page, spending.buyDo),
      can(page, spending.add),
      can(page, spending.buyNothing),
      can(page, spending.changeDo),
      can(page, spending.changeAll),
      can(page, spending.changeNothing),
      ...(turn % 2 === 0 ? [add(page)] : []),
      can(page, auction.doDrop, auction.doDropBack, auction.doDropAll),
    ],
  },
};

describe.each(Object.entries(GAMES))('a whole game of %s', (_title, { wish, phone, manner }) => {
  it('is played by keys, and the focus is never lost', async () => {
    const { page, errors } = await open('desktop');
    await playHere(page, ['Anna'], wish);
    const raise: Adding = () => ({
      control: page.getByRole('spinbutton', { name: pattern(around.own.chooseNotes) }).first(),
      does: async (control) => {
        await reachByKeys(page, control);
        await page.keyboard.press('ArrowUp');
      },
    });
    await playByRoles(page, manner(raise), pressByKeys(page), async (pressed) =>
      expect(await focusOf(page), `after "${pressed}"`).toBe('in sight'),
    );
    expect(await problemsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is played by fingers on a phone that lies on its side', async () => {
    const { page, errors } = await open(phone);
    await playHere(page, ['Anna'], wish);
    const looked = new Set<string>();
    const tap = async (target: Locator): Promise<void> => {
      await eventually(async () => expect(await smallness(target)).toEqual([]));
      await page.getByRole('heading', { level: 1 }).tap(); // two taps on one place are a double click, which acts once
      await target.tap();
    };
    const pile: Adding = () => can(page, around.own.addNote);
    await playByRoles(page, manner(pile), tap, async (pressed) => {
      if (await page.getByRole('button', { name: ended.again }).isVisible()) return; // a result may scroll
      const kind = pressed.replaceAll(/[\d\u2068\u2069]+/g, '');
      if (looked.has(kind)) return;
      looked.add(kind);
      // What lies where while the table is drawn anew does not count, what stays does.
      await eventually(async () => expect(await outOfReach(page), `after "${kind}"`).toEqual([]));
    });
    expect(await problemsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('a card', () => {
  it('that is dragged to the table by mouse or finger is chosen; dropped elsewhere, or with Escape, it is not', async () => {
    const { page } = await open('lying');
    await playHere(page, ['Anna'], { seats: 3 });
    const cards = page.getByRole('region', { name: money.hand.title }).getByRole('button');
    const chosen = cards.and(page.getByRole('button', { pressed: true }));
    const middle = async (target: Locator): Promise<Point> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      return { x: x + Math.min(width, 20) / 2, y: y + height / 2 };
    };
    await cards.first().waitFor();
    const [market, players] = await Promise.all([
      middle(page.getByRole('region', { name: money.market.title })),
      middle(page.getByRole('list', { name: money.place.title })),
    ]);
    const mouse = async (to: Point): Promise<void> => {
      const from = await middle(cards.first());
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
    };
    await mouse(players);
    await page.mouse.up();
    expect(await chosen.count()).toBe(0);
    await mouse(market);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await chosen.count()).toBe(0);
    await eventually(async () => {
      await mouse(market); // dragging is loaded with the first press
      await page.mouse.up();
      expect(await chosen.count()).toBe(1);
    });
    expect(await cards.first().getAttribute('aria-pressed')).toBe('true');

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    const from = await middle(cards.nth(1));
    await touch('touchStart', from);
    for (const part of [0.1, 0.5, 1])
      await touch('touchMove', {
        x: from.x + (market.x - from.x) * part,
        y: from.y + (market.y - from.y) * part,
      });
    await touch('touchEnd');
    await eventually(async () => expect(await chosen.count()).toBe(2));
    await page.context().close();
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the focus is: on something that is seen, of the table or of a dialog. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (here === null || here === document.body) return 'nowhere';
    const { width, height, bottom, top } = here.getBoundingClientRect();
    const isSeen = here.checkVisibility() && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    const isInside = here.closest('main, dialog[open], h1') !== null;
    return isSeen && isInside ? 'in sight' : here.outerHTML.slice(0, 200);
  });

/** What of a control is too small for a finger, or out of its reach. */
const smallness = (target: Locator): Promise<readonly string[]> =>
  target.evaluate((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return [
      ...(Math.min(width, height) < 44 ? [`${name} is ${width} × ${height}`] : []),
      ...(control.contains(under) ? [] : [`${name} is covered`]),
    ];
  });

/** What a finger cannot reach on the page as it is now, and a sentence that cannot be read. */
async function outOfReach(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(() => innerWidth);
  const found = await page.evaluate(inspect, { width, finger: 0, leastText: 0, mayScroll: false });
  const isSaid = await page.evaluate(() => {
    const sentence = document.querySelector('.sentence');
    const { left = 0, top = 0, width = 0, height = 0 } = sentence?.getBoundingClientRect() ?? {};
    return sentence === document.elementFromPoint(left + width / 2, top + height / 2);
  });
  return [
    ...found
      .filter(({ check }) => ['outside', 'covered', 'wide', 'scroll'].includes(check))
      .map(({ check, element, detail }) => `${check} ${element} ${detail}`),
    ...(isSaid ? [] : ['the sentence is not in sight']),
  ];
}
