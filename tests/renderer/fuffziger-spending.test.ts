import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { PRICES, PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import { costOf as coreCostOf, type Counts } from '../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { canBuy, costOf } from '../../renderer/games/falsche-fuffziger/table/shop/use-basket.ts';
import {
  idleMove,
  lookAt,
  moneyOf,
  phases,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { setupOf, type FuffzigerSetup } from '../games/falsche-fuffziger/setup.ts';
import { button, isBlocked, nameOf, part, plain, press } from '../helpers/renderer/page.ts';

let look: FuffzigerLook;
afterEach(() => look.mounted.wrapper.unmount());

const primary = (): string => nameOf(document.querySelector('.action-bar .primary') ?? document.body);
const sentence = (): string => part('.action-bar .sentence');
const barButtons = (): readonly string[] => [...document.querySelectorAll('.action-bar button')].map(nameOf);
const items = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((item) => plain(item.textContent));
const spinners = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.shop [role=spinbutton]'),
];

describe('phase 5, the shop', () => {
  const shop = (real: number, otherwise: Partial<FuffzigerSetup> = {}) =>
    startOf(4, { money: moneyOf(4, { 0: [{}, real] }), phase: phases.buying(0), ...otherwise });

  it('shows each type with its price and what is left of it, and begins with nothing', async () => {
    const start = shop(85);
    look = await lookAt(start);
    const shown = items('.item');
    expect(shown).toHaveLength(PRESS_TYPES.length);
    for (const [at, type] of PRESS_TYPES.entries()) {
      expect(shown[at]).toContain(`costs ${PRICES[type].costs} in real money`);
      expect(shown[at]).toContain(`${setupOf(start).supply[type] ?? 0} left`);
    }
    expect(sentence()).toBe('Which presses do you buy? You have 85.');
    expect(barButtons()).toEqual(['Buy nothing']);
  });

  it('puts presses into the basket, by tap and by stepper, and buys them together', async () => {
    look = await lookAt(shop(85));
    await press(/^Add one 50 press for 30$/);
    await press(/^One 20 press more$/);
    await press(/^One 20 press more$/);
    expect(sentence()).toBe('You take 2 × 20 and 1 × 50 and keep 35 of 85.');
    expect(primary()).toBe('Buy for 50');
    await press(/^Buy for 50$/);
    expect(look.acts()).toEqual([{ type: 'buy', presses: { 20: 2, 50: 1 } }]);
  });

  it('can put all of it back', async () => {
    look = await lookAt(shop(85));
    await press(/^Add one 50 press/);
    await press(/^One 50 press less$/);
    expect(primary()).toBe('Buy nothing');
    await press(/^Add one 50 press/);
    await press(/^Put back$/);
    await press(/^Buy nothing$/);
    expect(look.acts()).toEqual([{ type: 'buy', presses: {} }]);
  });

  it('sells no more than the money and the supply allow, and says why', async () => {
    look = await lookAt(shop(85, { supply: { 10: 1, 50: 20, 100: 3 } }));
    await press(/^Add one 50 press/);
    await press(/^Add one 50 press/);
    const dear = button(/^Add one 100 press/);
    expect(isBlocked(dear)).toBe(true);
    expect(dear.title).toBe('You only have 25 left.');
    expect(isBlocked(button(/^Add one 50 press/))).toBe(true);
    await press(/^Add one 50 press/);
    await press(/^Add one 10 press/);
    expect(button(/^Add one 10 press/).title).toBe('There are no more of these.');
    expect(button(/^Add one 20 press/).title).toBe('None left.');
    expect(spinners().map((spinner) => spinner.getAttribute('aria-valuemax'))).toEqual([
      '1',
      '0',
      '2',
      '0',
      '0',
    ]);
    expect(primary()).toBe('Buy for 64');
  });

  it('says of a scrapped type that it is gone', async () => {
    look = await lookAt(shop(85, { scrapped: [10], supply: { 20: 5, 50: 20, 100: 3, 150: 4 } }));
    expect(items('.item .facts')[0]).toBe('10 press: gone');
    expect(spinners()).toHaveLength(4);
  });

  it.each([
    [0, 'You have no real money to buy presses with.'],
    [3, 'Your 3 in real money buys no press.'],
  ])('says why only nothing can be bought with %i', async (real, told) => {
    look = await lookAt(shop(real));
    expect(sentence()).toBe(told);
    expect(barButtons().filter((name) => name !== '')).toEqual(['Buy nothing']); // and the switch that lets the page do it
    await press(/^Buy nothing$/);
    expect(look.acts()).toEqual([{ type: 'buy', presses: {} }]);
  });

  it('tells what the others have bought, and only shows prices to who waits', async () => {
    look = await lookAt(shop(85, { phase: phases.buying(1), start: seat(1) }));
    expect(document.querySelectorAll('.shop button, .shop [role=spinbutton]')).toHaveLength(0);
    await look.play([1, { type: 'buy', presses: {} }]);
    expect(part('.bought')).toBe('Ben buys nothing.');
  });

  it('begins the next round with an empty basket', async () => {
    look = await lookAt(shop(85, { start: seat(0) }));
    await press(/^Add one 10 press/);
    await look.play([0, { type: 'buy', presses: {} }]);
    const isOwnTurn = ({ round, phase, turn }: FuffzigerPosition): boolean =>
      round === 2 && phase === 'buying' && turn === 0;
    for (let move = idleMove(look.state()); move !== undefined && !isOwnTurn(look.state());) {
      await look.play(move);
      move = idleMove(look.state());
    }
    expect(sentence()).toBe('Which presses do you buy? You have 85.');
    expect(primary()).toBe('Buy nothing');
  });

  it('reckons with the prices of the game', () => {
    const presses = { 10: 3, 20: 2, 50: 1, 100: 4, 150: 1 };
    expect(costOf(presses)).toBe(coreCostOf(presses));
    expect(canBuy({ supply: { 50: 1 }, money: 29 })).toBe(false);
    expect(canBuy({ supply: { 50: 1 }, money: 30 })).toBe(true);
    expect(canBuy({ supply: {}, money: 500 })).toBe(false);
  });
});

describe('phase 6, general laundering', () => {
  const notes = { 10: 3, 20: 1, 50: 2 };
  const table = (own: Counts = notes, otherwise: Partial<FuffzigerSetup> = {}) =>
    startOf(4, { money: moneyOf(4, { 0: [own, 7] }), phase: phases.general(4), ...otherwise });

  it('shows the rate of each type in play', async () => {
    look = await lookAt(table(notes, { scrapped: [10] }));
    expect(items('.rate .visually-hidden:first-child')).toEqual([
      'one 20 note is changed for 8 in real money.',
      'one 50 note is changed for 20 in real money.',
      'one 100 note is changed for 45 in real money.',
      'one 150 note is changed for 70 in real money.',
    ]);
  });

  it('changes all of a colour, everything, or nothing', async () => {
    look = await lookAt(table());
    expect(sentence()).toBe('Which notes do you change? Nobody will know.');
    expect(primary()).toBe('All notes');
    expect(barButtons()).toEqual(['Change nothing', 'All notes']);
    await press(/Choose 2 notes of 50$/);
    expect(primary()).toBe('Change for 40 real');
    await press(/Choose 2 notes of 50$/);
    expect(primary()).toBe('All notes');
    await press(/^All notes$/);
    expect(primary()).toBe('Change for 57 real');
    await press(/^None of them$/);
    await press(/Choose one 20 note$/);
    await press(/^Change for 8 real$/);
    expect(look.acts()).toEqual([{ type: 'launder', notes: { 20: 1 } }]);
  });

  it('offers nothing of a colour that one has not got', async () => {
    look = await lookAt(table({ 50: 1 }));
    expect(document.querySelectorAll('.rate button')).toHaveLength(1);
  });

  it('says why nothing can be changed', async () => {
    look = await lookAt(table({}));
    expect(sentence()).toBe('You have no notes to change.');
    expect(barButtons()).toEqual(['Change nothing']);
    await press(/^Change nothing$/);
    expect(look.acts()).toEqual([{ type: 'launder', notes: {} }]);
  });

  it('shows what is sealed until all have chosen, and gives it back', async () => {
    look = await lookAt(table());
    await look.play([0, { type: 'launder', notes: { 10: 2 } }]);
    expect(items('.rate .sum')).toEqual(['2 → 6 real', '', '', '', '']);
    expect(document.querySelectorAll('.rate button')).toHaveLength(0);
    await look.play([0, { type: 'unlaunder' }]);
    expect(primary()).toBe('Change for 6 real');
  });

  it('never tells what others choose', async () => {
    const money = moneyOf(4, { 0: [notes, 7], 1: [{ 150: 5 }, 3] });
    look = await lookAt(table(notes, { money }));
    const before = plain(document.querySelector('.general')?.textContent);
    await look.play([1, { type: 'launder', notes: { 150: 5 } }]);
    expect(plain(document.querySelector('.general')?.textContent)).toBe(before);
  });
});
