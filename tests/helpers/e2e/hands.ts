import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table as fuffziger } from '../../../renderer/games/falsche-fuffziger/messages/en/table-words.json';
import forSaleWords from '../../../renderer/games/for-sale/messages/en/table-words.json';
import moneyWords from '../../../renderer/games/money/messages/en/table-words.json';
import { inspect } from '../../harness/inspect.ts';
import { eventually } from '../eventually.ts';
import { can, isOver, playByRoles, saidOf, type Manner, type Way } from './by-roles.ts';
import { pressByKeys, reachByKeys } from './keyboard.ts';
import { pattern } from './words.ts';

const { table: forSale } = forSaleWords;
const { table: money } = moneyWords;

/** A note of the smallest type is chosen at its number by keys; a finger presses its pile. */
type Adding = (page: Page) => Way | Locator;

const { producing, auction, laundering, spending, last } = fuffziger;

/** How each game is played so that all that can be done is done. */
const HEURISTICS = {
  money: () => (page) => [
    can(page, money.bid.do, money.bid.doBluff, money.bid.sitOut),
    can(page, money.act.take.right, money.act.take.left, money.act.swap),
    page
      .getByRole('region', { name: money.hand.title })
      .getByRole('button', { disabled: false, pressed: false })
      .first(),
    can(page.getByRole('region', { name: money.market.title }), money.market.display),
    can(page, money.act.pass),
  ],
  'for-sale': () => (page, turn) => [
    ...(turn % 4 === 0 ? [can(page, pattern(forSale.buy.raise, { raise: 1 }))] : []),
    ...(turn % 4 < 2 ? [can(page, /^Bid \d+$/)] : []),
    can(page, forSale.buy.pass, forSale.buy.passRefund, forSale.buy.passFree, forSale.buy.passShort),
    can(page, forSale.sell.do),
    page
      .getByRole('list', { name: forSale.own.hand })
      .getByRole('button', { disabled: false, pressed: false })
      .first(),
  ],
  'falsche-fuffziger': (add) => (page, turn) => [
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
} satisfies Readonly<Record<string, (add: Adding) => Manner>>;

/** How people play at one table who know nothing but roles and names. */
export interface Hands {
  /** With nothing but keys: the focus is never lost. */
  byKeys(page: Page): Promise<void>;
  /** With a finger: all that is asked can be read and reached, and is large enough. */
  byFingers(page: Page): Promise<void>;
}

/** One plays by keys and one by fingers: to the end of the game, or until each of them has pressed so often. */
export function handsAt(game: keyof typeof HEURISTICS, presses = Infinity): Hands {
  const done = { keys: 0, fingers: 0 };
  const isEnough = (): boolean => Object.values(done).every((count) => count >= presses);
  const raise: Adding = (page) => ({
    control: page.getByRole('spinbutton', { name: pattern(fuffziger.around.own.chooseNotes) }).first(),
    does: async (control) => {
      await reachByKeys(page, control);
      await page.keyboard.press('ArrowUp');
    },
  });
  const pile: Adding = (page) => can(page, fuffziger.around.own.addNote);
  const looked = new Set<string>();
  return {
    byKeys: (page) =>
      playByRoles(
        page,
        HEURISTICS[game](raise),
        pressByKeys(page),
        async (pressed) => {
          done.keys++;
          expect(await focusOf(page), `after "${pressed}"`).toBe('in sight');
        },
        isEnough,
      ),
    byFingers: (page) =>
      playByRoles(
        page,
        HEURISTICS[game](pile),
        (target) => tap(page, target),
        async (pressed) => {
          done.fingers++;
          const kind = pressed.replaceAll(/[\d\u2068\u2069]+/g, '');
          if (looked.has(kind)) return;
          looked.add(kind);
          // What lies where while the table is drawn anew does not count, what stays does; and a result may scroll.
          await eventually(async () => {
            if (!isOver(await saidOf(page))) expect(await outOfReach(page), `after "${kind}"`).toEqual([]);
          });
        },
        isEnough,
      ),
  };
}

async function tap(page: Page, target: Locator): Promise<void> {
  await eventually(async () => expect(await smallness(target)).toEqual([]));
  await page.getByRole('heading', { level: 1 }).tap(); // two taps on one place are a double click, which acts once
  await target.tap();
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
