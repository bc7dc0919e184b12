import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { isRung } from '../../core/base/rungs.ts';
import { runArena } from '../../core/bots/index.ts';
import type { ForSaleAction } from '../../core/games/for-sale/actions.ts';
import { bots } from '../../core/games/for-sale/bots/index.ts';
import { handOf, NOTHING, playerAt, remember } from '../../core/games/for-sale/bots/thinking/memory.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES } from '../../core/games/for-sale/material.ts';
import { REFUNDS } from '../../core/games/for-sale/options.ts';
import { setOf, type ForSalePosition } from '../../core/games/for-sale/position.ts';
import { kindsOfTables, tableOf } from '../helpers/bot-tables.ts';
import { forSaleOptions, playAtRandom } from '../games/for-sale/play.ts';
import { botNamed, decisionOf, firstIn, stepOf } from '../games/moves.ts';
import { testBots } from '../games/bots.ts';

/** A table of four before the first bid, with this first offer. */
function table(offer: readonly number[]): ForSalePosition {
  const rest = BUILDINGS.filter((building) => !offer.includes(building));
  const deal = {
    starter: seat(0),
    buildings: [...offer, ...rest].slice(0, 28),
    cheques: CHEQUES.slice(0, 28),
  };
  return forSale.start(forSaleOptions({}, 4), 4, deal);
}

/** What the bot at seat 0 does when the others have driven the bidding to `high`, its own bid being `own`. */
function bids(name: string, offer: readonly number[], high: number, own = 0, fortune = 18): ForSaleAction {
  const state = table(offer).clone();
  state.bids.set([own, high, 0, 0]);
  state.high = high;
  state.money.set([fortune - own, 18 - high, 18, 18]);
  return decisionOf(forSale, botNamed(forSale, name), state, seat(0));
}

function sells(name: string, hand: readonly number[], cheques: readonly number[], seed = 'any'): number {
  const others = BUILDINGS.filter((building) => !hand.includes(building));
  const hands = [hand, ...[0, 1, 2].map((at) => others.slice(at * hand.length, (at + 1) * hand.length))];
  const state = table([1, 2, 3, 4]).clone();
  state.hands.set(hands.map(setOf));
  state.cheques.set(cheques);
  state.round = state.rounds + 1;
  const action = decisionOf(forSale, botNamed(forSale, name), state, seat(0), { rng: createRng(seed) });
  if (action.type !== 'sell') throw new Error(action.type);
  return action.building;
}

const PASS: ForSaleAction = { type: 'pass' };
const raise = (amount: number): ForSaleAction => ({ type: 'bid', amount });

describe('plain opponents bid one more as long as that is below their cap', () => {
  it.each<[string, string, readonly number[], number, ForSaleAction]>([
    ['smart', 'half of 18 is 9: 8 is below', [1, 2, 3, 30], 7, raise(8)],
    ['smart', '9 is not below 9', [1, 2, 3, 30], 8, PASS],
    ['prudent', '60 % of 18 is 10.8, a 16 lies there: 10 is below', [1, 2, 3, 16], 9, raise(10)],
    ['prudent', '11 is not', [1, 2, 3, 16], 10, PASS],
    ['prudent', '40 % of 18 is 7.2, nothing above 15: 7 is below', [1, 2, 3, 15], 6, raise(7)],
    ['prudent', '8 is not', [1, 2, 3, 15], 7, PASS],
    ['cheapskate', 'a quarter of 18 is 4.5: 4 is below', [1, 2, 3, 30], 3, raise(4)],
    ['cheapskate', '5 is not', [1, 2, 3, 30], 4, PASS],
    ['value', '30 / 2 − 7 + 1 = 9 with a mean of 9: 9 is above 8', [1, 2, 3, 30], 8, raise(9)],
    ['value', '9 is not above 9', [1, 2, 3, 30], 9, PASS],
    ['value', '30 / 2 − 7 − 1 = 7 with a mean of 28.5: 7 is above 6', [27, 28, 29, 30], 6, raise(7)],
    ['value', '7 is not above 7', [27, 28, 29, 30], 7, PASS],
    ['value', 'a mean of 16.5 is still low: 24 / 2 − 7 + 1 = 6', [8, 16, 18, 24], 5, raise(6)],
    ['value', 'a mean of 16.75 is not: 24 / 2 − 7 − 1 = 4', [9, 16, 18, 24], 4, PASS],
  ])('%s: %s', (name, _why, offer, high, action) => {
    expect(bids(name, offer, high)).toEqual(action);
  });

  it('the share is of all that a player had before the own bid', () => {
    expect(bids('smart', [1, 2, 3, 30], 7, 4)).toEqual(raise(8));
  });

  it('the cheapskate allows itself a bid of 1 however little it has', () => {
    expect(bids('cheapskate', [1, 2, 3, 30], 0, 0, 3)).toEqual(raise(1));
    expect(bids('cheapskate', [1, 2, 3, 30], 1, 0, 3)).toEqual(PASS);
  });

  it('nobody bids what it has not got', () => {
    for (const name of Object.keys(bots)) expect(bids(name, [1, 2, 3, 30], 6, 0, 6)).toEqual(PASS);
  });
});

describe('plain opponents sell', () => {
  it.each<[string, string, readonly number[], readonly number[], number]>([
    ['smart', 'the upper median of an even hand', [1, 8, 20, 29], [0, 2, 3, 4], 20],
    ['smart', 'the middle of an odd hand', [1, 8, 29], [0, 2, 3, 4], 8],
    ['prudent', 'the nearest to the mean of its hand, 14.5', [1, 8, 20, 29], [0, 2, 3, 4], 20],
    ['prudent', 'of two equally near ones the lower', [4, 10, 16, 30].slice(0, 3), [0, 2, 3, 4], 10],
    ['cheapskate', 'the lowest', [3, 8, 20], [12, 13, 14, 15], 3],
    ['value', 'the one whose half is nearest to the mean cheque, 9', [3, 19, 29], [6, 8, 10, 12], 19],
    ['value', 'of two equally near ones the lower', [16, 20], [6, 8, 10, 12], 16],
  ])('%s: %s', (name, _what, hand, cheques, building) => {
    expect(sells(name, hand, cheques)).toBe(building);
  });
});

describe('expert', () => {
  it('keeps its best for better cheques, and its worst for worse ones', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    const mean = (cheques: readonly number[]): number =>
      seeds.reduce((sum, seed) => sum + sells('expert', [2, 15, 30], cheques, seed), 0) / seeds.length;
    expect(mean([2, 2, 3, 3])).toBeLessThan(mean([13, 14, 15, 15]));
  });

  it('does not pay for what passing brings as well', () => {
    expect(bids('expert', [5, 6, 7, 8], 6)).toEqual(PASS);
  });

  it('remembers what lay open, and nothing else', () => {
    let state: ForSalePosition = table([4, 9, 17, 26]);
    let memory = NOTHING;
    const acts: readonly (readonly [number, ForSaleAction])[] = [
      ...[raise(3), raise(4), PASS, PASS].entries(),
      [0, PASS],
    ];
    for (const [at, action] of acts) {
      const step = stepOf(forSale, state, seat(at), action);
      state = step.state;
      const view = forSale.view(state, seat(3));
      memory = step.events.reduce((known, event) => remember(known, view, event), memory);
    }
    const known = [0, 1, 2, 3].map((at) => playerAt(memory, seat(at)));
    expect(known.map(({ spent }) => spent)).toEqual([2, 4, 0, 0]);
    expect(known.map(handOf)).toEqual([[17], [26], [4], [9]]);
    expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });
});

describe('every bot', () => {
  const names = Object.keys(bots);

  it('has a name that is expected', () => {
    const plain = names.filter((name) => !isRung(name));
    expect(plain).toEqual(['random', 'cheapskate', 'prudent', 'value', 'smart']);
  });

  it.each(
    kindsOfTables(names).flatMap((kind) =>
      [3, 4, 5, 6].flatMap((count) => REFUNDS.map((refund) => ({ kind, count, refund }))),
    ),
  )('$kind plays to the end with $count seats and $refund', ({ kind, count, refund }) => {
    const options = forSaleOptions({ refund }, count);
    const setup = { game: forSale, options, deals: 2, seed: 'end', rotate: false };
    const report = runArena({ ...setup, bots: tableOf(kind, count) });
    expect(report.ok && report.value.games).toBe(2);
  });

  testBots(forSale, playAtRandom);
});

describe('against three others, all seats, the expert wins', () => {
  /** Chance is 25 %; what is asked for is 35 % against `value` and 45 % against `smart`. */
  it.each([
    ['value', 0.35],
    ['smart', 0.45],
  ])('against %s more than %d of the games, the whole interval', (name, mark) => {
    const options = forSaleOptions({}, 4);
    const bots = ['expert', name, name, name];
    const { ci95 } = firstIn({ game: forSale, options, deals: 40, seed: 'marks', bots });
    expect(ci95[0]).toBeGreaterThan(mark);
  });
});
