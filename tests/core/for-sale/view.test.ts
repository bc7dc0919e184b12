import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../../core/base/ids.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { NOBODY_BIDS, after, eventsOf, startedForThree } from '../../games/for-sale/acts.ts';
import { playAtRandom } from '../../games/for-sale/play.ts';

const selling = (acts = '', said = {}): ForSalePosition =>
  after(startedForThree(said), `${NOBODY_BIDS} ${acts}`);

describe('a view', () => {
  it('for a seat that the table does not have is that of the open table', () => {
    expect(forSale.view(selling('0:s3'), seat(3))).toEqual(forSale.view(selling('0:s3'), 'table'));
  });
});

describe('a prompt', () => {
  const promptOf = (state: ForSalePosition, at: Viewer) =>
    forSale.prompt(forSale.view(state, at), at === 'table' ? {} : forSale.legal(state, at));

  it('asks to bid or pass, with what passing brings and costs (For Sale Decision F5)', () => {
    expect(promptOf(startedForThree(), seat(0))).toEqual({
      type: 'buy',
      bid: { least: 1, most: 18 },
      pass: { building: 3, paid: 0, refund: 0 },
    });
    const raised = (refund: 'half-down' | 'half-up') => after(startedForThree({ refund }), '0:3 1:4 2:-');
    expect(promptOf(raised('half-down'), seat(0))).toEqual({
      type: 'buy',
      bid: { least: 5, most: 18 },
      pass: { building: 7, paid: 2, refund: 1 },
    });
    expect(promptOf(raised('half-up'), seat(0))).toMatchObject({ pass: { building: 7, paid: 1, refund: 2 } });
  });

  it('asks only to pass who cannot outbid (For Sale Decision F4)', () => {
    expect(promptOf(after(startedForThree(), '0:18'), seat(1))).toEqual({
      type: 'buy',
      pass: { building: 3, paid: 0, refund: 0 },
    });
  });

  it('asks to sell, then shows what is sealed and who is missing', () => {
    expect(promptOf(selling(), seat(0))).toEqual({ type: 'sell' });
    expect(promptOf(selling('0:s25'), seat(0))).toEqual({ type: 'sealed', building: 25, missing: [1, 2] });
    expect(promptOf(selling('0:s25 2:s1'), seat(0))).toEqual({ type: 'sealed', building: 25, missing: [1] });
    expect(promptOf(selling('0:s25'), seat(1))).toEqual({ type: 'sell' });
    expect(promptOf(selling('0:s25 0:u'), seat(0))).toEqual({ type: 'sell' });
  });

  it('asks for the last building too (For Sale Decision F4, Decision A2)', () => {
    const { steps } = playAtRandom('last building', { seats: 3 });
    const lastRound = steps.filter(({ before }) => before.round === 16);
    expect(lastRound.length).toBeGreaterThanOrEqual(3);
    const first = lastRound[0]?.before ?? startedForThree();
    for (const at of seatsOf(3)) expect(promptOf(first, at)).toEqual({ type: 'sell' });
    expect(forSale.awaits(first)).toEqual([0, 1, 2]);
  });

  it('asks nothing of who is not awaited, of the open table and after the end', () => {
    expect(promptOf(startedForThree(), seat(1))).toBeUndefined();
    expect(promptOf(startedForThree(), 'table')).toBeUndefined();
    expect(promptOf(selling(), 'table')).toBeUndefined();
    expect(promptOf(playAtRandom('ended').last, seat(0))).toBeUndefined();
  });
});

describe('events', () => {
  it('tell of a round of part 1 in order: bids, purchases, the next buildings', () => {
    expect(eventsOf(startedForThree(), '0:3')).toEqual([
      { type: 'bid', round: 1, seat: 0, amount: 3, to: 'all' },
    ]);
    expect(eventsOf(startedForThree(), '0:3 1:4 2:- 0:-')).toEqual([
      {
        type: 'bought',
        round: 1,
        by: 'passing',
        seat: 0,
        building: 7,
        bid: 3,
        paid: 2,
        refund: 1,
        to: 'all',
      },
      {
        type: 'bought',
        round: 1,
        by: 'staying',
        seat: 1,
        building: 21,
        bid: 4,
        paid: 4,
        refund: 0,
        to: 'all',
      },
      { type: 'buildings-turned-up', round: 2, buildings: [1, 15, 30], starter: 1, to: 'all' },
    ]);
  });

  it('tell of the change of part', () => {
    expect(eventsOf(startedForThree(), NOBODY_BIDS).slice(1)).toEqual([
      {
        type: 'bought',
        round: 8,
        by: 'staying',
        seat: 1,
        building: 26,
        bid: 0,
        paid: 0,
        refund: 0,
        to: 'all',
      },
      { type: 'cheques-turned-up', round: 1, cheques: [0, 5, 12], to: 'all' },
    ]);
  });

  it('tell of a choice the fact alone, and of all of them once all have chosen', () => {
    const events = (acts: string) => eventsOf(startedForThree(), `${NOBODY_BIDS} ${acts}`);
    expect(events('0:s3')).toEqual([{ type: 'chose', seat: 0, to: 'all' }]);
    expect(events('0:s3 0:u')).toEqual([{ type: 'took-back', seat: 0, to: 'all' }]);
    expect(events('0:s3 1:s6 2:s1')).toEqual([
      { type: 'chose', seat: 2, to: 'all' },
      {
        type: 'sold',
        round: 1,
        sales: [
          { seat: 1, building: 6, cheque: 12 },
          { seat: 0, building: 3, cheque: 5 },
          { seat: 2, building: 1, cheque: 0 },
        ],
        to: 'all',
      },
      { type: 'cheques-turned-up', round: 2, cheques: [3, 8, 15], to: 'all' },
    ]);
  });
});
