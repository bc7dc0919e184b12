import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../core/base/places.ts';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { withMost } from '../../../core/base/lists.ts';
import { claims, KIND, type MoneyClaim } from '../../../core/games/money/claims.ts';
import type { VisibleMoneyEvent } from '../../../core/games/money/events.ts';
import { worthOf, type Card } from '../../../core/games/money/material.ts';
import { scoreHand } from '../../../core/games/money/score.ts';
import { moneyOptions } from '../../games/money/play.ts';

type Cards = readonly Card[];
/** An act: seat, and what it laid and gained; `with` a seat, if it swapped. Without cards: it passed. */
type Acts = readonly [at: number, laid?: Cards, gained?: Cards, with_?: number];

interface Told {
  /** By hand and round, the bid of each seat, and the acts. No card: it sits out. */
  readonly rounds?: readonly (readonly {
    readonly bids: readonly Cards[];
    readonly acts?: readonly Acts[];
  }[])[];
  /** By hand, the cards of each seat at the end. */
  readonly hands?: readonly (readonly Cards[])[];
}

/** The claims of a type about a match of which only this is known. */
function said(type: MoneyClaim['type'], { rounds = [], hands }: Told): readonly object[] {
  const seats = seatsOf(rounds[0]?.[0]?.bids.length ?? 3);
  const events = rounds.flatMap((hand, handIndex) =>
    hand.flatMap(({ bids, acts = [] }, index): readonly VisibleMoneyEvent[] => [
      {
        type: 'revealed',
        hand: handIndex + 1,
        round: index + 1,
        bids: bids.map((cards) => ({
          cards,
          worth: worthOf(cards),
          bluff: false,
          sitsOut: cards.length === 0,
        })),
        order: seats.filter((at) => (bids[at]?.length ?? 0) > 0),
        ties: [],
      },
      ...acts.map(([at, laid, gained = [], partner]): VisibleMoneyEvent => {
        if (laid === undefined) return { type: 'passed', seat: seat(at), back: bids[at] ?? [] };
        if (partner === undefined) return { type: 'took', seat: seat(at), display: 'left', gained, laid };
        return { type: 'swapped', seat: seat(at), with: seat(partner), gained, laid };
      }),
    ]),
  );
  const sheets = (hands ?? [seats.map(() => [])]).map((cards, index) => ({
    hand: index + 1,
    removed: [],
    scores: cards.map((own) => scoreHand(own)),
  }));
  const totals = seats.map((at) => sheets.reduce((sum, { scores }) => sum + (scores[at]?.total ?? 0), 0));
  return claims({
    options: moneyOptions({}, 3),
    seatCount: seats.length,
    events: events.map((event) => ({ ...event, to: 'all' as const })),
    result: { totals, winners: withMost(seats, totals), places: placesOf(totals), sheet: { hands: sheets } },
  }).filter((claim) => claim.type === type);
}

const of = (type: MoneyClaim['type'], seats: readonly number[], facts: object = {}): object => ({
  type,
  seats,
  ...facts,
});

/** Yen are 1–9, krona 10–18, rouble 19–27; of each 20 20 20 30 30 30 40 50 60. Coins are 64–69. */
const YEN = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const inRound = { hand: 1, round: 1 };
const times = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

/** By type: what makes it true with what it says, and what barely does not. */
const CASES: Readonly<Record<MoneyClaim['type'], readonly [Told, object, ...(readonly Told[])]>> = {
  'never-led': [
    {
      hands: [
        [[], [64], []],
        [[64, 65], [], []],
      ],
    },
    of('never-led', [0]),
    {
      hands: [
        [[64], [65], []],
        [[66, 67], [], []],
      ],
    },
    { hands: [[[64, 65], [66], []]] },
  ],
  'same-bids': [
    { rounds: [[{ bids: [[1], [2], [3], [64]] }]] },
    of('same-bids', [0, 1, 2], { worth: 20, ...inRound }),
    { rounds: [[{ bids: [[1], [2], [4], [64]] }]] },
    { rounds: [[{ bids: [[], [], []] }]] },
    { rounds: [[{ bids: [[1], [2], [3], [64], [65]] }]] },
  ],
  dear: [
    { rounds: [[{ bids: [[1], [2, 64], [3]] }]] },
    of('dear', [1], { worth: 30, ...inRound }),
    { rounds: [[{ bids: [[1], [2, 64], [3]] }, { bids: [[4], [], []] }]] },
  ],
  gain: [
    { rounds: [[{ bids: [[1], [], []], acts: [[0, [1], [9, 8, 4]]] }]] },
    of('gain', [0], { laid: 20, gained: 140, ...inRound }),
    { rounds: [[{ bids: [[4], [], []], acts: [[0, [4], [9, 8, 5]]] }]] },
    {
      rounds: [
        [
          {
            bids: [[1], [], []],
            acts: [
              [0, [1], [9, 8, 4]],
              [1, [2], [18, 17, 13]],
            ],
          },
        ],
      ],
    },
  ],
  'top-passed': [
    { rounds: [[{ bids: [[9], [1], []], acts: [[0], [1]] }]] },
    of('top-passed', [0], { worth: 60, ...inRound }),
    { rounds: [[{ bids: [[9], [1], []], acts: [[0, [9], [1]], [1]] }]] },
    { rounds: [[{ bids: [[9], [], []], acts: [[0]] }]] },
  ],
  'all-in': [
    { rounds: [[{ bids: [[1], [], []], acts: [[0, [1], []]] }, { bids: [[2, 3, 4, 5, 6], [], []] }]] },
    of('all-in', [0], { cards: 5, hand: 1, round: 2 }),
    { rounds: [[{ bids: [[1], [], []], acts: [[0]] }, { bids: [[2, 3, 4, 5, 6], [], []] }]] },
    {
      rounds: [[{ bids: [[1, 2], [], []], acts: [[0, [1, 2], []]] }, { bids: [[3, 4, 5, 6], [], []] }]],
    },
  ],
  'whole-currency': [
    { hands: [[YEN, [], []]] },
    of('whole-currency', [0], { currency: 'yen', hand: 1 }),
    { hands: [[YEN.slice(1), [], []]] },
  ],
  triplets: [
    { hands: [[[1, 2, 3, 4, 5, 6, 10, 11, 12], [], []]] },
    of('triplets', [0], { count: 3, hand: 1 }),
    { hands: [[[1, 2, 3, 4, 5, 6, 10, 11], [], []]] },
  ],
  coins: [
    { hands: [[[], [64, 65, 66, 67, 68], []]] },
    of('coins', [1], { count: 5, hand: 1 }),
    { hands: [[[], [64, 65, 66, 67], []]] },
  ],
  'exactly-200': [
    { hands: [[[], [], [9, 8, 7, 4, 1]]] }, // 60 + 50 + 40 + 30 + 20
    of('exactly-200', [2], { currency: 'yen', hand: 1 }),
    { hands: [[[], [], [9, 8, 7, 4, 5]]] },
  ],
  'ten-short': [
    { hands: [[[], [], [9, 8, 4, 5, 1]]] }, // 60 + 50 + 30 + 30 + 20
    of('ten-short', [2], { currency: 'yen', hand: 1 }),
    { hands: [[[], [], [9, 8, 7, 4, 1]]] },
  ],
  'all-full': [
    { hands: [[[1, 4, 7, 8, 9, 10, 13, 16, 17, 18, 64], [], []]] },
    of('all-full', [0], { count: 2, hand: 1 }),
    { hands: [[[1, 4, 7, 8, 9], [], []]] },
    { hands: [[[1, 4, 7, 8, 9, 10], [], []]] },
  ],
  'best-hand': [
    {
      hands: [
        [[64], [], []],
        [[], [65, 66], []],
      ],
    },
    of('best-hand', [1], { points: 20, hand: 2 }),
    {
      hands: [
        [[64], [], []],
        [[], [65], []],
      ],
    },
    { hands: [[[], [65, 66], []]] },
  ],
  'from-last': [
    {
      hands: [
        [[], [64], [65]],
        [[64, 65], [], []],
      ],
    },
    of('from-last', [0]),
    {
      hands: [
        [[], [64], []],
        [[64, 65], [], []],
      ],
    },
    {
      hands: [
        [[], [64], [65]],
        [[64], [], []],
      ],
    },
  ],
  'plain-win': [
    { hands: [[[64], [], []]] },
    of('plain-win', [0]),
    { hands: [[[64, 1, 2, 3], [], []]] },
    { hands: [[[64], [65], []]] },
  ],
  'sat-out': [
    { rounds: [times(3, { bids: [[1], [2], []] })] },
    of('sat-out', [2], { count: 3 }),
    { rounds: [times(2, { bids: [[1], [2], []] })] },
    { rounds: [times(3, { bids: [[1], [], []] })] },
  ],
  'swap-partner': [
    { rounds: [times(5, { bids: [[1], [2], []], acts: [[0, [1], [2], 1] as const] })] },
    of('swap-partner', [1], { count: 5 }),
    { rounds: [times(4, { bids: [[1], [2], []], acts: [[0, [1], [2], 1] as const] })] },
  ],
};

describe.each(Object.entries(CASES) as [MoneyClaim['type'], (typeof CASES)[MoneyClaim['type']]][])(
  'the claim %s of Money!',
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
