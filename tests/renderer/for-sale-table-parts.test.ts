import { describe, expect, it } from 'vitest';
import { othersOf, seat } from '../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../core/games/for-sale/events.ts';
import { forSale as game } from '../../core/games/for-sale/index.ts';
import { forSale } from '../../renderer/games/for-sale/index.ts';
import { roundsIn } from '../../renderer/games/for-sale/table/log-pages.ts';
import { partOf } from '../../renderer/games/events.ts';
import { events } from '../../renderer/games/for-sale/table/events.ts';
import { buyingOutlookFor } from '../../renderer/games/for-sale/table/buying-outlook.ts';
import { raisesIn } from '../../renderer/games/for-sale/table/use-choice.ts';
import { after, dullUntil, isSelling, startOf } from '../helpers/renderer/for-sale-table.ts';

const purchase = { seat: seat(1), building: 7, bid: 3, paid: 2, refund: 1 } as const;

describe('what For Sale says of itself', () => {
  it('has every bot that the game has, the one to beat last', () => {
    expect([...forSale.bots].sort()).toEqual(Object.keys(game.bots).sort());
    expect(forSale.bots.at(-1)).toBe('master');
    expect(forSale.bots[0]).toBe('random');
  });
});

describe('flights', () => {
  const flightsOf = (event: VisibleForSaleEvent) => partOf(events, event).flights?.(event) ?? [];

  it('bring a building to its taker and what is paid to the bank', () => {
    expect(flightsOf({ type: 'bought', round: 1, by: 'passing', ...purchase })).toEqual([
      {
        freight: { type: 'building', building: 7 },
        from: 'building-7',
        to: 'seat-1',
        instead: 'market',
      },
      { freight: { type: 'money', amount: 2 }, from: 'seat-1', to: 'bank' },
    ]);
  });

  it('bring no money if none is paid, and nothing for what does not move', () => {
    expect(
      flightsOf({ type: 'bought', round: 1, by: 'staying', ...purchase, bid: 0, paid: 0, refund: 0 }),
    ).toHaveLength(1);
    expect(flightsOf({ type: 'bid', round: 1, seat: seat(0), amount: 4 })).toEqual([]);
    expect(flightsOf({ type: 'sold', round: 1, sales: [] })).toEqual([]);
  });
});

describe('the outlook', () => {
  const start = after(startOf(3, { buildings: [3, 12, 25] }), [0, 5], [1, 6]);

  it('is the cheapest for half of the bid, or for who leads the dearest for all of it', () => {
    expect(buyingOutlookFor(game.view(start, seat(1)))).toEqual({
      pass: { building: 3, paid: 3 },
      stay: { type: 'leads', building: 25, paid: 6 },
    });
  });

  it('is what has to be bid for who does not lead, or that it is too much', () => {
    const pass = { building: 3, paid: 3 };
    expect(buyingOutlookFor(game.view(start, seat(0)))).toEqual({ pass, stay: { type: 'bid', least: 7 } });
    const [high, above] = [after(start, [2, 17]), after(start, [2, 18])];
    expect(buyingOutlookFor(game.view(high, seat(0)))).toEqual({ pass, stay: { type: 'bid', least: 18 } });
    expect(buyingOutlookFor(game.view(above, seat(0)))).toEqual({ pass, stay: { type: 'broke', least: 19 } });
  });

  it('ends with the own building, and with buying', () => {
    const passed = after(start, [2, 'pass']);
    expect(buyingOutlookFor(game.view(passed, seat(2)))).toBeUndefined();
    expect(buyingOutlookFor(game.view(dullUntil(start, isSelling), seat(0)))).toBeUndefined();
    expect(buyingOutlookFor(game.view(start, 'table'))).toBeUndefined();
  });
});

describe('raises', () => {
  it.each([
    [1, 18, [1, 2, 5]],
    [6, 10, [1, 2]],
    [6, 7, [1]],
    [6, 6, []],
  ])('from %i to %i are %j', (least, most, expected) => {
    expect(raisesIn(least, most)).toEqual(expected);
  });
});

describe('the others', () => {
  it('sit clockwise from the own seat', () => {
    expect(othersOf(4, seat(2))).toEqual([3, 0, 1]);
    expect(othersOf(3, undefined)).toEqual([0, 1, 2]);
  });
});

describe('earlier rounds', () => {
  const bought = (building: number, by: 'passing' | 'staying') => ({
    ...purchase,
    type: 'bought',
    round: 1,
    building,
    by,
  });

  it('have what their events say, a round of buying also its bids', () => {
    const sales = [{ seat: seat(0), building: 9, cheque: 15 }];
    const buying = [
      { type: 'buildings-turned-up', round: 1, buildings: [5, 7, 9], starter: 0 },
      { type: 'bid', round: 1, seat: 0, amount: 3 },
      bought(5, 'passing'),
      bought(7, 'passing'),
      bought(9, 'staying'),
    ];
    const selling = [
      { type: 'cheques-turned-up', round: 1, cheques: [15] },
      { type: 'chose', seat: 0 },
      { type: 'sold', round: 1, sales },
    ];
    const roundsOf = (events: readonly object[]) => roundsIn(events as readonly VisibleForSaleEvent[]);
    expect(roundsOf(buying)).toMatchObject([
      {
        type: 'bought',
        round: 1,
        bids: [{ seat: 0, amount: 3 }],
        purchases: [5, 7, 9].map((building) => ({ ...purchase, building })),
      },
    ]);
    expect(roundsOf(selling)).toEqual([{ type: 'sold', round: 1, sales, bids: [] }]);
    expect(roundsOf([])).toEqual([]);
  });
});
