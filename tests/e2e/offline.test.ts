import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import fuffziger from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import { table } from '../../renderer/games/falsche-fuffziger/messages/en/table-words.json';
import { table as shell } from '../../renderer/i18n/messages/en/app.json';
import moneyWords from '../../renderer/games/money/messages/en/table-words.json';
import { type Device, type Guest } from '../helpers/e2e/chromium.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { pressByKeys, reachByKeys } from '../helpers/e2e/keyboard.ts';
import { handCards, inTurn, moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { eventually } from '../helpers/eventually.ts';

const { own } = table.around;
const { table: money } = moneyWords;

const house = useHouse();

/** Whether what comes in moves what it holds: a press that began on a button then ends beside it. */
const moves = (element: Element): boolean => {
  const name = getComputedStyle(element).animationName;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const steps = rules.filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
  if (steps.length === 0) throw new Error(`no animation ${name}`);
  return steps.some(({ cssText }) => /\b(?:transform|translate|scale|top|left|margin)\b/.test(cssText));
};

describe('on this computer alone', () => {
  const open = (device: Device = {}): Promise<Guest> => {
    return house.openOwner(device);
  };

  it('lets one person play a whole game against two bots, while cards move', async () => {
    const owner = await open({ withMotion: true });
    const { page } = owner;
    await playHere(page, ['Anna'], { seats: 3, edition: /Gryphon/ });
    const asked: string[] = [];
    await moneyPlayer(page, {
      bidSize: inTurn(1, 2, 0),
      onAsked: ({ type }) => {
        if (type !== 'sure') asked.push(type); // comes in some games only
      },
    }).toTheEnd();

    expect(new Set(asked)).toEqual(new Set(['bid', 'act', 'over'])); // nobody to hide a hand from
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(owner.errors).toEqual([]);
  });

  it('lets two people pass the screen around, with keys alone, and never shows a hand that nobody asked for', async () => {
    const owner = await open({ withMotion: true });
    const { page } = owner;
    await setUpByKeys(page, 'Anna', 'Ben');
    const bids: string[] = [];
    let inFront = '';
    const player = moneyPlayer(page, {
      press: pressByKeys(page),
      onAsked: async (asked) => {
        if (asked.type === 'bid') bids.push(inFront);
        if (asked.type !== 'curtain') return;
        inFront = asked.name ?? '';
        expect(await handCards(page).count()).toBe(0);
        expect(await page.locator('.curtain').evaluate(moves)).toBe(false);
      },
    });
    for (let round = 0; round < 5; round++) for (const _ of ['Anna', 'Ben']) await player.through('bid');

    // Each bids once in a round. Somebody who got to see the other's hand would have bid for both.
    const countOf = (name: string): number => bids.filter((one) => one === name).length;
    expect(countOf('Anna')).toBe(5);
    expect(countOf('Ben')).toBe(5);
    expect(bids).toHaveLength(10);
    expect(owner.errors).toEqual([]);
  });

  it('lets two people pass the screen around in Falsche Fuffziger, and keeps their money apart', async () => {
    const owner = await open();
    const { page } = owner;
    await playHere(page, ['Anna', 'Ben'], { game: fuffziger.title, seats: 3 });
    const asked = new Set<string>();
    const player = fuffzigerPlayer(page, {
      habits: { converts: 1, lays: 2, changes: true },
      onAsked: async ({ type }) => {
        if (type !== 'last') asked.add(type); // comes in some games only
        if (type === 'curtain') expect(await page.getByText(own.real, { exact: true }).count()).toBe(0);
      },
    });
    while (asked.size < 7) await player.through('launder');
    expect([...asked].sort()).toEqual(['bid', 'buy', 'curtain', 'launder', 'lead', 'match', 'produce']);
    expect(owner.errors).toEqual([]);
  });

  it('lets a card be dragged to the table by mouse or finger; dropped elsewhere, or with Escape, it is not chosen', async () => {
    const { page } = await open({ size: 'lying' });
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
      middle(page.getByRole('list', { name: shell.place.title })),
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

/** From the start: a game of two people and a bot, with Tab, arrows, letters and Enter. */
async function setUpByKeys(page: Page, first: string, second: string): Promise<void> {
  await reachByKeys(page, page.getByRole('link', { name: 'Play on this computer' }));
  await page.keyboard.press('Enter');
  await reachByKeys(page, page.getByRole('spinbutton', { name: 'Seats' }));
  await page.keyboard.press('ArrowDown');
  await reachByKeys(page, page.getByLabel('Name for seat 1'));
  await page.keyboard.type(first);
  await reachByKeys(page, page.getByLabel('Who’s in seat 2?'));
  await page.keyboard.press('P');
  await reachByKeys(page, page.getByLabel('Name for seat 2'));
  await page.keyboard.type(second);
  await reachByKeys(page, page.getByRole('radio', { name: 'Goldsieber' }));
  await page.keyboard.press('ArrowDown');
  await reachByKeys(page, page.getByRole('button', { name: 'Start the game' }));
  await page.keyboard.press('Enter');
}

interface Point {
  readonly x: number;
  readonly y: number;
}
