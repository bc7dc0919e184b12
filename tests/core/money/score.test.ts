import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../../core/base/ids.ts';
import { withMost } from '../../../core/base/lists.ts';
import { money } from '../../../core/games/money/index.ts';
import { BLUFF, cardsOf } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { scoreHand } from '../../../core/games/money/score.ts';
import { arranged, moneyOptions } from '../../games/money/play.ts';
import { dealt, stepOf } from '../../games/moves.ts';

/** Yen: 1–3 are 20, 4–6 are 30, 7 is 40, 8 is 50, 9 is 60. Coins: 64–69. */
describe('scoring a hand', () => {
  it.each([
    ['nothing', [], 0],
    ['the bluff card counts nothing', [0], 0],
    ['a note of 20', [1], 0],
    ['90', [4, 9], 0],
    ['100', [7, 9], 0],
    ['110', [8, 9], 10],
    ['150', [7, 8, 9], 50],
    ['190 without a triplet', [1, 2, 7, 8, 9], 90],
    ['200', [1, 4, 7, 8, 9], 200],
    ['210', [4, 5, 7, 8, 9], 210],
    ['a triplet of 20s, whatever the sum counts', [1, 2, 3], 100],
    ['a triplet of 30s', [4, 5, 6], 100],
    ['both triplets: 150 counts 50', [1, 2, 3, 4, 5, 6], 250],
    ['the bonus does not enter the sum', [1, 2, 3, 7, 8], 150],
    ['a coin', [64], 10],
    ['three coins give no bonus', [64, 65, 66], 30],
    ['six coins', [64, 65, 66, 67, 68, 69], 60],
    ['all nine notes of a currency', [...cardsOf('dollar')], 500],
    ['three 20s of two currencies are no triplet', [1, 2, 10], 0],
    ['sums are by currency', [7, 8, 16, 17], 0],
    [
      'euro 20 20 20, franc 20 30 30 30, dollar 20 30 30 40 50 60, one coin',
      [37, 38, 39, 28, 31, 32, 33, 55, 58, 59, 61, 62, 63, 64],
      450,
    ],
    [
      'dollar 30 30 30, euro 60 40 30, yen 60 40 30 30 30 20, four coins',
      [58, 59, 60, 45, 43, 40, 9, 7, 4, 5, 6, 1, 64, 65, 66, 67],
      480,
    ],
  ])('%s', (_, hand, total) => {
    expect(scoreHand(hand).total).toBe(total);
    expect(scoreHand([...hand].reverse())).toEqual(scoreHand(hand));
  });

  it('explains itself: sums, deductions, triplets, coins', () => {
    expect(scoreHand([69, 3, 2, 1, 9, 10, 0])).toEqual({
      cards: [1, 2, 3, 9, 10, 69],
      currencies: [
        { currency: 'yen', cards: [1, 2, 3, 9], sum: 120, counted: 20, triplets: [20], bonus: 100 },
        { currency: 'krona', cards: [10], sum: 20, counted: 0, triplets: [], bonus: 0 },
      ],
      coins: { cards: [69], counted: 10 },
      total: 130,
    });
  });
});

/** The position after a last round in which nobody takes part: these are the hands that are scored. */
const scored = (position: MoneyPosition, hands: readonly (readonly number[])[]): MoneyPosition =>
  seatsOf(3).reduce(
    (before, at) => stepOf(money, before, at, { type: 'bid', cards: [BLUFF] }).state,
    arranged(position, { hands, last: 'pile-empty' }),
  );

describe('the game (Money! Decision M9)', () => {
  it('adds up the hands', () => {
    const first = dealt(money, moneyOptions({ hands: 2 }, 3), 3, 'hands');
    const all = { totals: [0, 0, 0], winners: [0, 1, 2], places: [1, 1, 1], sheet: { hands: [] } };
    expect(money.hands?.result(first)).toEqual(all);
    const second = scored(first, [[64], [8, 9], []]);
    expect(money.hands?.result(second)).toMatchObject({ totals: [10, 10, 0], winners: [0, 1] });
    expect(money.result(second)).toBeUndefined();
    const end = scored(second, [[64, 65], [], [7, 8, 9]]);
    expect(money.result(end)).toMatchObject({ totals: [30, 10, 50], winners: [2] });
  });

  it.each([
    ['10 30 20', '1'],
    ['30 10 30', '0 2'],
    ['0 0 0', '0 1 2'],
  ])('totals of %s: won by %s', (totals, winners) => {
    expect(withMost(seatsOf(3), totals.split(' ').map(Number)).join(' ')).toBe(winners);
  });
});
