import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fuffziger from '../../renderer/games/falsche-fuffziger/messages/en/game.ts';
import { table } from '../../renderer/games/falsche-fuffziger/messages/en/table.ts';
import {
  missingChromium,
  openChromium,
  openGuest,
  type Device,
  type Guest,
} from '../helpers/e2e/chromium.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { pressByKeys, reachByKeys } from '../helpers/e2e/keyboard.ts';
import { handCards, inTurn, moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const { own } = table.around;

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

/** Whether what comes in moves what it holds: a press that began on a button then ends beside it. */
const moves = (element: Element): boolean => {
  const name = getComputedStyle(element).animationName;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const steps = rules.filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
  if (steps.length === 0) throw new Error(`no animation ${name}`);
  return steps.some(({ cssText }) => /\b(?:transform|translate|scale|top|left|margin)\b/.test(cssText));
};

describe('on this computer alone', () => {
  beforeEach((context) => requireOrSkip(context, missingChromium));
  const open = (device: Device = {}): Promise<Guest> => {
    if (browser === undefined || host === undefined) throw new Error('no browser');
    return openGuest(browser, host.ownerLink, device);
  };

  it('lets one person play a whole game against two bots, while cards move', async () => {
    const owner = await open({ withMotion: true });
    const { page } = owner;
    await playHere(page, ['Anna'], { seats: 3, edition: /Gryphon/ });
    const asked: string[] = [];
    await moneyPlayer(page, {
      bidSize: inTurn(1, 2, 0),
      onAsked: ({ type }) => void asked.push(type),
    }).toTheEnd();

    expect(new Set(asked)).toEqual(new Set(['bid', 'act', 'over'])); // nobody to hide a hand from
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(owner.errors).toEqual([]);
  });

  it('lets two people pass the screen around, with keys alone, and never shows a hand that nobody asked for', async () => {
    const owner = await open();
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
    await player.toTheEnd();

    // Each bids once in a round. Somebody who got to see the other's hand would have bid for both.
    const countOf = (name: string): number => bids.filter((one) => one === name).length;
    expect(countOf('Anna')).toBeGreaterThan(0);
    expect(countOf('Ben')).toBe(countOf('Anna'));
    expect(bids).toHaveLength(countOf('Anna') + countOf('Ben'));
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
});

/** From the start: a game of two people and a bot, with Tab, arrows, letters and Enter. */
async function setUpByKeys(page: Page, first: string, second: string): Promise<void> {
  await reachByKeys(page, page.getByRole('link', { name: 'Play on this computer' }));
  await page.keyboard.press('Enter');
  await reachByKeys(page, page.getByRole('spinbutton', { name: 'Seats' }));
  await page.keyboard.press('ArrowDown');
  await reachByKeys(page, page.getByLabel('Name on seat 1'));
  await page.keyboard.type(first);
  await reachByKeys(page, page.getByLabel('Who sits on seat 2?'));
  await page.keyboard.press('P');
  await reachByKeys(page, page.getByLabel('Name on seat 2'));
  await page.keyboard.type(second);
  await reachByKeys(page, page.getByRole('radio', { name: 'Goldsieber' }));
  await page.keyboard.press('ArrowDown');
  await reachByKeys(page, page.getByRole('button', { name: 'Start the game' }));
  await page.keyboard.press('Enter');
}
