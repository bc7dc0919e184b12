import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../core/base/places.ts';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { claims, KIND, type ForSaleClaim } from '../../../core/games/for-sale/claims.ts';
import type { VisibleForSaleEvent } from '../../../core/games/for-sale/events.ts';
import { winnersOf } from '../../../core/games/for-sale/position.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';

/** A purchase: seat, building, paid; `stays`: the seat was the last one in. */
type Buys = readonly [at: number, building: number, paid: number, stays?: 'stays'];
/** A sale: seat, building, cheque. */
type Sells = readonly [at: number, building: number, cheque: number];

interface Told {
  readonly seats?: number;
  /** By round. */
  readonly bids?: readonly (readonly number[])[];
  readonly bought?: readonly (readonly Buys[])[];
  readonly sold?: readonly (readonly Sells[])[];
  /** What is left after part 1. */
  readonly money?: readonly number[];
}

/** The claims of a type about a match of which only this is known. */
function said(type: ForSaleClaim['type'], told: Told): readonly object[] {
  const { seats = 3, bids = [], bought = [], sold = [], money = seatsOf(seats).map(() => 0) } = told;
  const events: VisibleForSaleEvent[] = [
    ...bids.flatMap((round, index) =>
      round.map((at, bid) => ({ type: 'bid', round: index + 1, seat: seat(at), amount: bid + 1 }) as const),
    ),
    ...bought.flatMap((round, index) =>
      round.map(([at, building, paid, stays]) => ({
        type: 'bought' as const,
        round: index + 1,
        by: stays === undefined ? ('passing' as const) : ('staying' as const),
        seat: seat(at),
        building,
        bid: paid,
        paid,
        refund: 0,
      })),
    ),
    ...sold.map((round, index) => ({
      type: 'sold' as const,
      round: index + 1,
      sales: round.map(([at, building, cheque]) => ({ seat: seat(at), building, cheque })),
    })),
  ];
  const scores = seatsOf(seats).map((at) => {
    const cheques = sold.flat().flatMap(([who, , cheque]) => (who === at ? [cheque] : []));
    const earned = cheques.reduce((sum, cheque) => sum + cheque, 0);
    const left = money[at] ?? 0;
    return { cheques, earned, money: left, total: earned + left, purchases: [], sales: [] };
  });
  const totals = scores.map(({ total }) => total);
  return claims({
    options: forSaleOptions({}, seats),
    seatCount: seats,
    events: events.map((event) => ({ ...event, to: 'all' as const })),
    result: { totals, winners: winnersOf(totals, money), places: placesOf(totals, money), sheet: { scores } },
  }).filter((claim) => claim.type === type);
}

const of = (type: ForSaleClaim['type'], seats: readonly number[], facts: object = {}): object => ({
  type,
  seats,
  ...facts,
});

/** By type: what makes it true with what it says, and what barely does not. */
const CASES: Readonly<Record<ForSaleClaim['type'], readonly [Told, object, ...(readonly Told[])]>> = {
  'never-led': [
    {
      sold: [
        [
          [0, 1, 2],
          [1, 9, 8],
        ],
        [
          [0, 3, 9],
          [1, 2, 2],
        ],
      ],
    },
    of('never-led', [0]),
    {
      sold: [
        [
          [0, 1, 8],
          [1, 9, 8],
        ],
        [
          [0, 3, 9],
          [1, 2, 2],
        ],
      ],
    },
    {
      sold: [
        [
          [0, 3, 9],
          [1, 2, 2],
        ],
      ],
    },
  ],
  dear: [
    {
      bought: [
        [
          [0, 5, 11],
          [1, 17, 12, 'stays'],
        ],
      ],
    },
    of('dear', [1], { building: 17, paid: 12 }),
    {
      bought: [
        [
          [0, 5, 12],
          [1, 17, 12, 'stays'],
        ],
      ],
    },
  ],
  free: [
    { bought: [[[2, 25, 0]]] },
    of('free', [2], { building: 25 }),
    { bought: [[[2, 24, 0]]] },
    { bought: [[[2, 25, 1]]] },
  ],
  freebies: [
    { bought: [1, 2, 3, 4].map((building) => [[1, building, 0]] as const) },
    of('freebies', [1], { count: 4 }),
    { bought: [1, 2, 3].map((building) => [[1, building, 0]] as const) },
    {
      bought: [1, 2, 3, 4].map(
        (building) =>
          [
            [1, building, 0],
            [0, building + 10, 0],
          ] as const,
      ),
    },
  ],
  'small-for-large': [
    { sold: [[[0, 10, 12]]] },
    of('small-for-large', [0], { building: 10, cheque: 12 }),
    { sold: [[[0, 11, 12]]] },
    { sold: [[[0, 10, 11]]] },
  ],
  'large-for-small': [
    { sold: [[[0, 25, 5]]] },
    of('large-for-small', [0], { building: 25, cheque: 5 }),
    { sold: [[[0, 24, 5]]] },
    { sold: [[[0, 25, 6]]] },
  ],
  'by-one': [
    {
      sold: [
        [
          [2, 21, 15],
          [0, 20, 9],
          [1, 3, 0],
        ],
      ],
    },
    of('by-one', [2, 0], { building: 21, cheque: 15, otherCheque: 9 }),
    {
      sold: [
        [
          [2, 21, 15],
          [0, 20, 10],
          [1, 3, 0],
        ],
      ],
    },
    {
      sold: [
        [
          [2, 22, 15],
          [0, 20, 9],
          [1, 3, 0],
        ],
      ],
    },
  ],
  'same-cheque': [
    {
      sold: [
        [
          [2, 21, 8],
          [0, 9, 8],
        ],
      ],
    },
    of('same-cheque', [2, 0], { building: 21, otherBuilding: 9, cheque: 8 }),
    {
      sold: [
        [
          [2, 21, 8],
          [0, 10, 8],
        ],
      ],
    },
    {
      sold: [
        [
          [2, 21, 0],
          [0, 9, 0],
        ],
      ],
    },
  ],
  zeros: [{ sold: [[[1, 2, 0]], [[1, 3, 0]]] }, of('zeros', [1]), { sold: [[[1, 2, 0]], [[0, 3, 0]]] }],
  tops: [{ sold: [[[1, 2, 15]], [[1, 3, 15]]] }, of('tops', [1]), { sold: [[[1, 2, 15]], [[0, 3, 15]]] }],
  saver: [{ money: [9, 8, 0] }, of('saver', [0], { money: 9 }), { money: [8, 7, 0] }, { money: [9, 9, 0] }],
  'high-pair': [
    { bought: [[[2, 29, 1]], [[2, 30, 1]]] },
    of('high-pair', [2]),
    { bought: [[[2, 29, 1]], [[1, 30, 1]]] },
  ],
  resale: [
    { bought: [[[0, 8, 0]]], sold: [[[0, 8, 14]]] },
    of('resale', [0], { building: 8, cheque: 14 }),
    { bought: [[[0, 8, 1]]], sold: [[[0, 8, 14]]] },
    { bought: [[[0, 8, 0]]], sold: [[[0, 8, 13]]] },
  ],
  loss: [
    { bought: [[[0, 8, 7]]], sold: [[[0, 8, 2]]] },
    of('loss', [0], { building: 8, paid: 7, cheque: 2 }),
    { bought: [[[0, 8, 6]]], sold: [[[0, 8, 2]]] },
  ],
  'light-win': [
    {
      bought: [
        [
          [0, 1, 0],
          [1, 2, 0],
          [2, 3, 0],
        ],
      ],
      money: [5, 1, 1],
    },
    of('light-win', [0], { sum: 1 }),
    {
      bought: [
        [
          [0, 3, 0],
          [1, 2, 0],
          [2, 1, 0],
        ],
      ],
      money: [5, 1, 1],
    },
    {
      bought: [
        [
          [0, 1, 0],
          [1, 2, 0],
          [2, 3, 0],
        ],
      ],
      money: [5, 5, 1],
    },
  ],
  patient: [
    {
      bought: [
        [
          [0, 1, 0],
          [1, 2, 0, 'stays'],
        ],
      ],
      money: [5, 1, 1],
    },
    of('patient', [0]),
    {
      bought: [
        [
          [0, 1, 0, 'stays'],
          [1, 2, 0],
        ],
      ],
      money: [5, 1, 1],
    },
  ],
  duel: [
    { bids: [[0, 1, 2, 1, 2, 1, 2, 1, 2]], bought: [[[2, 9, 9, 'stays']]] },
    of('duel', [2, 1], { bids: 8, building: 9, round: 1 }),
    { bids: [[0, 1, 2, 1, 2, 1, 0, 1, 2, 1, 2, 1, 2, 1]], bought: [[[1, 9, 9, 'stays']]] },
  ],
  'tie-broken': [
    {
      sold: [
        [
          [0, 1, 4],
          [1, 2, 3],
        ],
      ],
      money: [2, 3, 0],
    },
    of('tie-broken', [1, 0], { total: 6, money: 3, otherMoney: 2 }),
    {
      sold: [
        [
          [0, 1, 4],
          [1, 2, 3],
        ],
      ],
      money: [2, 4, 0],
    },
    {
      sold: [
        [
          [0, 1, 4],
          [1, 2, 3],
          [2, 3, 6],
        ],
      ],
      money: [2, 3, 0],
    },
    { money: [3, 3, 0] },
  ],
};

describe.each(Object.entries(CASES) as [ForSaleClaim['type'], (typeof CASES)[ForSaleClaim['type']]][])(
  'the claim %s of For Sale',
  (type, [holds, claim, ...others]) => {
    it('holds, with what it says', () => expect(said(type, holds)).toEqual([claim]));
    it.each(others.map((told) => [JSON.stringify(told), told] as const))('does not hold: %s', (_, told) => {
      expect(said(type, told)).toEqual([]);
    });
  },
);

it('kind types are types of the game', () => {
  expect(KIND.filter((type) => !(type in CASES))).toEqual([]);
});
