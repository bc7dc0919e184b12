import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import type { Bot } from '../../core/game.ts';
import type { MoneyAction } from '../../core/games/money/actions.ts';
import { collector } from '../../core/games/money/bots/collector.ts';
import { money, type MoneyTypes } from '../../core/games/money/index.ts';
import { valuedCards, type Card } from '../../core/games/money/material.ts';
import { presets, type Edition } from '../../core/games/money/options.ts';
import type { MoneyPosition } from '../../core/games/money/position.ts';
import { kindsOfTables, tableOf } from '../helpers/bot-tables.ts';
import { arranged, moneyOptions, playAtRandom } from '../games/money/play.ts';
import { botNamed, dealt, decisionOf, firstIn, matchOf, stepOf } from '../games/moves.ts';
import { testBots } from '../games/bots.ts';

// Serial numbers: yen 1–9, krona 10–18, rouble 19–27, franc 28–36, euro 37–45, pound 46–54, dollar 55–63, coins 64–69;
// in each currency 20 20 20 30 30 30 40 50 60.

/** A table of three with these hands and displays; the rest of the cards is the draw pile. */
function tableWith(
  hands: readonly (readonly Card[])[],
  right: readonly Card[] = [],
  left: readonly Card[] = [],
): MoneyPosition {
  const options = moneyOptions({ removed: ['pound', 'dollar'] });
  const laid = new Set([...hands.flat(), ...right, ...left]);
  const order = valuedCards(['pound', 'dollar']);
  const state = money.start(options, 3, { hands: [{ removed: ['pound', 'dollar'], order }] });
  return arranged(state, { hands, displays: { right, left }, pile: order.filter((card) => !laid.has(card)) });
}

/** The state after all seats have bid. */
const revealed = (state: MoneyPosition, bids: readonly (readonly Card[])[]): MoneyPosition =>
  bids.reduce((before, cards, at) => done(before, seat(at), { type: 'bid', cards }), state);

const done = (state: MoneyPosition, at: Seat, action: MoneyAction): MoneyPosition =>
  stepOf(money, state, at, action).state;

const decide = (bot: Bot<MoneyTypes>, state: MoneyPosition): MoneyAction =>
  decisionOf(money, bot, state, seat(0));

describe('the collector bids', () => {
  it.each([
    ['the two highest cards outside its two strongest currencies', [8, 9, 17, 18, 25, 34, 28], [25, 34]],
    ['of equal faces the lower serial numbers', [8, 9, 17, 18, 43, 34, 25], [25, 34]],
    ['of equally strong currencies the later ones', [9, 18, 27, 36], [27, 36]],
    ['coins too, since they belong to no currency', [8, 9, 17, 18, 19, 64, 65], [19, 64]],
    ['coins alone, lower serial numbers first', [9, 18, 66, 64, 65], [64, 65]],
    ['a single card if there is only one', [8, 9, 17, 18, 28], [28]],
    ['the bluff card alone if there is none', [8, 9, 17, 18], [0]],
    ['by the sum of a currency, not by its highest card', [9, 10, 11, 12, 13, 19, 20, 21, 22], [9]],
  ])('%s', (_what, hand, bid) => {
    expect(decide(collector, tableWith([[...hand].sort((a, b) => a - b), [], []]))).toEqual({
      type: 'bid',
      cards: bid,
    });
  });
});

describe('the collector acts', () => {
  // It collects yen (8, 9) and krona (17, 18) and bids 27 and 36; seats 1 and 2 bid less and act later.
  it.each<[string, readonly Card[], readonly Card[], readonly (readonly Card[])[], MoneyAction]>([
    [
      'takes what holds most money in its currencies',
      [1],
      [4],
      [[37], [38]],
      { type: 'take', display: 'left' },
    ],
    ['does not care for other money', [45, 26], [1], [[37], [38]], { type: 'take', display: 'left' }],
    [
      'takes the right display of two equal ones',
      [1],
      [10],
      [[37], [38]],
      { type: 'take', display: 'right' },
    ],
    ['takes a display before an equal bid', [37], [1], [[2], [38]], { type: 'take', display: 'left' }],
    ['swaps for a better bid', [1], [2], [[37], [7]], { type: 'swap', with: seat(2) }],
    ['swaps with the lowest seat of equal ones', [37], [38], [[4], [13]], { type: 'swap', with: seat(1) }],
    ['passes if nothing brings more', [37], [64], [[38], [39]], { type: 'pass' }],
    ['leaves who sits out alone', [37], [64], [[0], [7]], { type: 'swap', with: seat(2) }],
  ])('%s', (_what, right, left, bids, action) => {
    const cards = bids.map((bid) => bid.filter((card) => card !== 0));
    const state = tableWith([[8, 9, 17, 18, 27, 36], ...cards], right, left);
    expect(decide(collector, revealed(state, [[27, 36], ...bids]))).toEqual(action);
  });

  it('keeps a bid that it got and that holds more than anything else', () => {
    // seat 1 bids more, and gives its 40 yen and its 60 roubles away for the 30 krona of seat 0
    const state = tableWith([[8, 9, 17, 18, 28], [7, 27, 36], [45]], [1], [2]);
    const open = revealed(state, [[28], [7, 27], [45]]);
    const swapped = done(open, seat(1), { type: 'swap', with: seat(0) });
    expect(decide(collector, swapped)).toEqual({ type: 'pass' });
  });

  it('collects the currencies that it had when it bid', () => {
    // what it got by the swap would make roubles its strongest currency
    const state = tableWith([[8, 9, 17, 18, 28], [24, 25, 26, 27], [45]], [23], [1]);
    const open = revealed(state, [[28], [24, 25, 26, 27], [45]]);
    const swapped = done(open, seat(1), { type: 'swap', with: seat(0) });
    expect(decide(collector, swapped)).toEqual({ type: 'take', display: 'left' });
  });
});

describe('every bot', () => {
  const cases = kindsOfTables(Object.keys(money.bots)).flatMap((kind) =>
    (Object.keys(presets) as Edition[]).flatMap((edition) =>
      [3, 4, 5].map((seats) => [kind, edition, seats] as const),
    ),
  );

  it.each(cases)('%s finishes a game of %s with %i seats', (kind, edition, seats) => {
    const match = matchOf(
      money,
      moneyOptions({ edition }, seats),
      botsAt(kind, seats),
      `${edition}/${seats}`,
    );
    expect(match.result.totals).toHaveLength(seats);
    expect(match.result.winners.length).toBeGreaterThan(0);
  });

  testBots(money, (seed) => playAtRandom(seed, { hands: 2 }));
});

describe('expert', () => {
  it('takes what makes most points in the last round', () => {
    // 180 yen become 200 with one note of 20; nothing else there would count as much
    const state = tableWith([[4, 5, 6, 7, 8, 28, 29], [37], [38]], [1, 19], [27, 36, 45]);
    const last = revealed(arranged(state, { last: 'pile-empty' }), [[28, 29], [37], [38]]);
    expect(decide(botNamed(money, 'expert'), last)).toEqual({ type: 'take', display: 'right' });
  });

  it('ends the hands of a table of its own by drawing all cards, not by waiting', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { actions } = matchOf(money, ONE_HAND, botsAt('expert', 4), seed);
      expect(lastReason(seed, actions)).toBe('pile-empty');
    }
  });

  // It wins nearly all of them, so few deals tell.
  it.each([
    ['random', 60],
    ['collector', 40],
  ])('wins more than its part against three of %s: %i %%', (name, percent) => {
    const setup = { game: money, options: ONE_HAND, deals: 8, seed: 'tests' };
    const { ci95 } = firstIn({ ...setup, bots: ['expert', name, name, name] });
    expect(ci95[0]).toBeGreaterThan(percent / 100);
  });
});

const ONE_HAND = moneyOptions({ hands: 1 }, 4);

const botsAt = (kind: string, seats: number) => tableOf(kind, seats).map((name) => botNamed(money, name));

/** Why the last round of a match of one hand was the last one. */
function lastReason(
  seed: string,
  actions: readonly { readonly seat: Seat; readonly type: string }[],
): unknown {
  const first = dealt(money, ONE_HAND, 4, seed);
  const last = actions.reduce(
    (state, { seat: at, ...action }) => done(state, at, action as MoneyAction),
    first,
  );
  return last.previousRound?.last;
}
