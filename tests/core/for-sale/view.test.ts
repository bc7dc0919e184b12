import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../../core/base/ids.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import type { FinishedRound } from '../../../core/games/for-sale/round.ts';
import {
  after,
  DEAL_FOR_THREE,
  eventsOf,
  HANDS_FOR_THREE,
  NOBODY_BIDS,
  startedForThree,
} from '../../games/for-sale/acts.ts';
import { playAtRandom } from '../../games/for-sale/play.ts';
import { setupOf } from '../../games/for-sale/setup.ts';
import { promptFor } from '../../games/moves.ts';

const VIEWERS: readonly Viewer[] = [...seatsOf(3), 'table'];
const keysOf = (value: object | undefined): readonly string[] => Object.keys(value ?? {}).sort();
const selling = (acts = '', said = {}): ForSalePosition =>
  after(startedForThree(said), `${NOBODY_BIDS} ${acts}`);

/** What every view has. */
const COMMON = ['options', 'seatCount', 'rounds', 'counts', 'piles'];

describe('a view', () => {
  it('has these things and no others, from part to part', () => {
    const table = (state: ForSalePosition) => keysOf(forSale.view(state, 'table'));
    const start = startedForThree();
    expect(table(start)).toEqual([...COMMON, 'round'].sort());
    expect(table(after(start, '0:- 1:-'))).toEqual([...COMMON, 'round', 'previousRound'].sort());
    expect(table(selling())).toEqual([...COMMON, 'round', 'previousRound'].sort());
    expect(table(playAtRandom('ended', { memoryAid: false }).last)).toEqual(
      [...COMMON, 'previousRound'].sort(),
    );
    expect(table(startedForThree({ memoryAid: true }))).toEqual([...COMMON, 'round', 'remembered'].sort());
  });

  it('is that of the open table and one thing more for a seat: its own', () => {
    for (const memoryAid of [false, true])
      for (const { after: state } of playAtRandom('own', { memoryAid }).steps)
        for (const at of seatsOf(state.seatCount)) {
          const { own, ...open } = forSale.view(state, at);
          expect(open).toEqual(forSale.view(state, 'table'));
          expect(own?.seat).toBe(at);
        }
  });

  it('for a seat that the table does not have is that of the open table', () => {
    expect(forSale.view(selling('0:s3'), seat(3))).toEqual(forSale.view(selling('0:s3'), 'table'));
  });

  it('of the running round of part 1 has no secrets, and of the part 2 the fact of a choice alone', () => {
    expect(keysOf(forSale.view(startedForThree(), seat(1)).round)).toEqual(
      ['type', 'round', 'starter', 'offer', 'bids', 'high', 'turn', 'taken'].sort(),
    );
    const round = { type: 'selling', round: 1, cheques: [0, 5, 12], chosen: [1] };
    expect(forSale.view(selling('1:s30'), seat(0)).round).toEqual(round);
  });

  it('has the chosen building for its owner only, and only while it is chosen', () => {
    for (const viewer of VIEWERS) {
      const { own } = forSale.view(selling('1:s30'), viewer);
      expect(own?.chosen).toBe(viewer === 1 ? 30 : undefined);
    }
    for (const acts of ['1:s30 1:u', '1:s30 0:s3 2:s1'])
      expect(keysOf(forSale.view(selling(acts), seat(1)).own)).toEqual(['hand', 'money', 'sales', 'seat']);
  });

  it('is the same whatever another has chosen', () => {
    for (const memoryAid of [false, true])
      for (const viewer of [seat(0), seat(2), 'table'] as const) {
        const [first, ...others] = HANDS_FOR_THREE[1].map((building) =>
          JSON.stringify(forSale.view(selling(`1:s${building}`, { memoryAid }), viewer)),
        );
        expect(others).toEqual(others.map(() => first));
      }
  });

  it('never holds the money of others, with memory aid neither, until it is counted', () => {
    const { steps, last } = playAtRandom('money', { seats: 4, memoryAid: true });
    for (const { after: state } of steps) {
      const rich = state.clone();
      rich.money.forEach((amount, at) => (rich.money[at] = amount + 1_000_000));
      expect(JSON.stringify(forSale.view(rich, 'table'))).toBe(JSON.stringify(forSale.view(state, 'table')));
    }
    expect(forSale.result(last)?.sheet.scores.map(({ money }) => money)).toEqual([...last.money]);
  });

  it('shows sizes of piles, not the removed cards nor which come', () => {
    const { piles } = forSale.view(startedForThree(), 'table');
    expect(piles).toEqual({ buildings: 21, cheques: 24 });
    const deal = {
      ...DEAL_FOR_THREE,
      buildings: [...DEAL_FOR_THREE.buildings.slice(0, 3), 9, ...DEAL_FOR_THREE.buildings.slice(4).reverse()],
      cheques: [4, ...DEAL_FOR_THREE.cheques.slice(1)].reverse(),
    };
    const other = forSale.start(startedForThree().options, 3, deal);
    for (const viewer of VIEWERS)
      expect(JSON.stringify(forSale.view(other, viewer))).toBe(
        JSON.stringify(forSale.view(startedForThree(), viewer)),
      );
  });

  it('remembers with memory aid what was open: buildings and sales, of all alike (Decision A1)', () => {
    const state = selling('0:s3 1:s6 2:s1 2:s29', { memoryAid: true });
    expect(forSale.view(state, 'table').remembered).toEqual([
      { hand: [4, 5, 10, 15, 20, 25, 27], sales: [{ seat: 0, building: 3, cheque: 5 }] },
      { hand: [7, 8, 17, 19, 23, 26, 30], sales: [{ seat: 1, building: 6, cheque: 12 }] },
      { hand: [2, 11, 12, 14, 21, 28, 29], sales: [{ seat: 2, building: 1, cheque: 0 }] },
    ]);
  });
});

describe('the last finished round (For Sale Decision F9)', () => {
  it('is shown to all until the next one ends, over the change of part and after the end; nothing older is', () => {
    const { steps } = playAtRandom('previous', { seats: 5, memoryAid: false });
    let finished: FinishedRound | undefined;
    const kinds = new Set<string>();
    for (const { after: state, events } of steps) {
      const bought = events.flatMap((event) => (event.type === 'bought' ? [event] : []));
      for (const event of events)
        if (event.type === 'sold') finished = { type: 'sold', round: event.round, sales: event.sales };
      if (bought.some(({ by }) => by === 'staying'))
        finished = { type: 'bought', round: bought[0]?.round ?? 0, purchases: state.bought.at(-1) ?? [] };
      for (const viewer of [...seatsOf(5), 'table'] as const)
        expect(forSale.view(state, viewer).previousRound).toEqual(finished);
      if (finished !== undefined) kinds.add(`${finished.type} while ${setupOf(state).phase.type}`);
    }
    expect([...kinds].join(', ')).toBe(
      'bought while buying, bought while selling, sold while selling, sold while ended',
    );
  });
});

describe('a prompt', () => {
  const promptOf = (state: ForSalePosition, at: Viewer) => promptFor(forSale, state, at);

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
  const bought = (round: number, by: string, buyer: number, building: number) =>
    ({ type: 'bought', round, by, seat: buyer, building, to: 'all' }) as const;

  it('tell of a round of part 1 in order: bids, purchases, the next buildings', () => {
    const bid = { type: 'bid', round: 1, seat: 0, amount: 3, to: 'all' };
    expect(eventsOf(startedForThree(), '0:3')).toEqual([bid]);
    expect(eventsOf(startedForThree(), '0:3 1:4 2:- 0:-')).toEqual([
      { ...bought(1, 'passing', 0, 7), bid: 3, paid: 2, refund: 1 },
      { ...bought(1, 'staying', 1, 21), bid: 4, paid: 4, refund: 0 },
      { type: 'buildings-turned-up', round: 2, buildings: [1, 15, 30], starter: 1, to: 'all' },
    ]);
  });

  it('tell of the change of part', () => {
    expect(eventsOf(startedForThree(), NOBODY_BIDS).slice(1)).toEqual([
      { ...bought(8, 'staying', 1, 26), bid: 0, paid: 0, refund: 0 },
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
