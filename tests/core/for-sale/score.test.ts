import { describe, expect, it } from 'vitest';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { winnersOf } from '../../../core/games/for-sale/position.ts';
import { after, eventsOf, NOBODY_BIDS, startedForThree } from '../../games/for-sale/acts.ts';
import { setupOf } from '../../games/for-sale/setup.ts';

/** Everybody sells from the cheapest building to the dearest. */
const LOWEST_FIRST =
  '0:s3 1:s6 2:s1 0:s4 1:s7 2:s2 0:s5 1:s8 2:s11 0:s10 1:s17 2:s12 0:s15 1:s19 2:s14 0:s20 1:s23 2:s21 ' +
  '0:s25 1:s26 2:s28 0:s27 1:s30 2:s29';

describe('who wins', () => {
  it.each([
    ['the highest total', [60, 61, 59], [0, 0, 18], [1]],
    ['of equal totals the one with more money (For Sale Decision F8)', [60, 60, 12], [3, 4, 9], [1]],
    ['money counts among the highest only (For Sale Decision F8)', [60, 60, 59], [2, 1, 14], [0]],
    ['still equal: shared (For Sale Decision F6)', [60, 50, 60], [4, 9, 4], [0, 2]],
    ['two of three equal totals (For Sale Decision F6)', [60, 60, 60, 1], [4, 5, 5, 6], [1, 2]],
    ['all share (For Sale Decision F6)', [7, 7, 7, 7, 7, 7], [0, 0, 0, 0, 0, 0], [0, 1, 2, 3, 4, 5]],
    ['nothing at all', [0, 0, 1], [0, 0, 1], [2]],
  ])('%s', (_, totals, money, winners) => {
    expect(winnersOf(totals, money)).toEqual(winners);
  });
});

describe('the result', () => {
  it('is there only at the end', () => {
    const { sold, phase } = setupOf(after(startedForThree(), NOBODY_BIDS));
    expect([sold, phase.type]).toEqual([[], 'selling']);
    expect(forSale.result(startedForThree())).toBeUndefined();
    const almost = after(startedForThree(), `${NOBODY_BIDS} ${LOWEST_FIRST.replace(/ 2:s29$/, '')}`);
    expect(forSale.result(almost)).toBeUndefined();
    expect(forSale.awaits(almost)).toEqual([2]);
  });

  it('opens cheques, money and totals of everybody, and how they came about', () => {
    const bids = '0:3 1:4 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:-';
    const bought = after(startedForThree(), bids);
    expect(setupOf(bought).hands).toEqual([
      [6, 7, 8, 17, 19, 23, 26, 30],
      [1, 2, 11, 12, 14, 21, 28, 29],
      [3, 4, 5, 10, 15, 20, 25, 27],
    ]);
    const sales =
      '0:s6 1:s1 2:s3 0:s7 1:s2 2:s4 0:s8 1:s11 2:s5 0:s17 1:s12 2:s10 0:s19 1:s14 2:s15 0:s23 1:s21 2:s20 ' +
      '0:s26 1:s28 2:s25 0:s30 1:s29 2:s27';
    const result = forSale.result(after(bought, sales));
    // By seat 12 + 15 + 10 + 14 + 13 + 15 + 8 + 12, 0 + 3 + 10 + 7 + 4 + 9 + 11 + 7 and 5 + 8 + 2 + 0 + 6 + 2 + 5 + 3
    expect(result?.totals).toEqual([99 + 16, 51 + 14, 31 + 18]);
    expect(result?.winners).toEqual([0]);
    const [first, second] = result?.sheet.scores ?? [];
    expect(first).toMatchObject({ earned: 99, money: 16, total: 115 });
    expect(first?.cheques).toEqual([8, 10, 12, 12, 13, 14, 15, 15]);
    expect(second).toMatchObject({ cheques: [0, 3, 4, 7, 7, 9, 10, 11], earned: 51, money: 14, total: 65 });
    expect(first?.purchases[0]).toEqual({ seat: 0, building: 7, bid: 3, paid: 2, refund: 1 });
    expect(second?.purchases[0]).toEqual({ seat: 1, building: 21, bid: 4, paid: 4, refund: 0 });
    expect(first?.sales[0]).toEqual({ seat: 0, building: 6, cheque: 12 });
    expect(second?.sales.map(({ building }) => building)).toEqual([1, 2, 11, 12, 14, 21, 28, 29]);
  });

  it('is told in the last event as in the result', () => {
    const acts = `${NOBODY_BIDS} ${LOWEST_FIRST}`;
    const events = eventsOf(startedForThree(), acts);
    expect(events.map(({ type }) => type)).toEqual(['chose', 'sold', 'game-ended']);
    const ended = { type: 'game-ended', totals: [49, 117, 69], winners: [1], to: 'all' };
    expect(events.at(-1)).toEqual(ended);
  });
});
