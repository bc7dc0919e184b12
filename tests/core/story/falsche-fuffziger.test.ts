import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../core/base/places.ts';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { claims, KIND, type FuffzigerClaim } from '../../../core/games/falsche-fuffziger/claims.ts';
import type { PublicFuffzigerEvent } from '../../../core/games/falsche-fuffziger/events.ts';
import type { LaunderingCard, PressType } from '../../../core/games/falsche-fuffziger/material.ts';
import { bonusOf, rankAt, winnersOf } from '../../../core/games/falsche-fuffziger/score.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';

interface Told {
  readonly seats?: number;
  readonly events?: readonly PublicFuffzigerEvent[];
  /** The coins before those for real money, and the real money at the end. */
  readonly coins?: readonly number[];
  readonly real?: readonly number[];
}

/** The claims of a type about a match of which only this is known. */
function said(type: FuffzigerClaim['type'], told: Told): readonly object[] {
  const {
    seats = 3,
    events = [],
    coins = seatsOf(seats).map(() => 0),
    real = seatsOf(seats).map(() => 0),
  } = told;
  const bonus = bonusOf(real);
  const totals = coins.map((own, at) => own + (bonus[at] ?? 0));
  const scores = seatsOf(seats).map((at) => ({
    coins: coins[at] ?? 0,
    real: real[at] ?? 0,
    rank: rankAt(real, at),
    bonus: bonus[at] ?? 0,
    total: totals[at] ?? 0,
  }));
  return claims({
    options: fuffzigerOptions({}, seats),
    seatCount: seats,
    events: events.map((event) => ({ ...event, to: 'all' as const })),
    result: {
      totals,
      winners: winnersOf(totals, real),
      places: placesOf(totals, real),
      sheet: { reason: 'last-card', rounds: 1, scores },
    },
  }).filter((claim) => claim.type === type);
}

const lot = (coins: number, winner: number | undefined, paid = 0): PublicFuffzigerEvent => ({
  type: 'auction-ended',
  lot: coins,
  start: seat(0),
  paid: { notes: {}, real: paid },
  ...(winner !== undefined && { winner: seat(winner) }),
});
const round = (number: number): PublicFuffzigerEvent => ({
  type: 'round-began',
  round: number,
  start: seat(0),
});
const converted = (at: number, up: 'broken' | '20'): PublicFuffzigerEvent => ({
  type: 'converted',
  seat: seat(at),
  press: '10-1',
  up,
  paid: 0,
});
const scrapped = (pressType: PressType, owners: readonly number[], coins = 0): PublicFuffzigerEvent => ({
  type: 'scrapped',
  pressType,
  presses: owners.map((at) => ({ press: '10-1' as const, seat: seat(at), real: 2, coins })),
});
/** The opened bids for a card; A1 takes 14 at least. */
const opened = (
  sums: readonly number[],
  winner?: number,
  card: LaunderingCard = 'A1',
): PublicFuffzigerEvent => ({
  type: 'opened',
  card,
  bids: sums.map((real) => ({ notes: {}, real })),
  ...(winner !== undefined && { winner: seat(winner) }),
});
const printed = (
  at: number,
  notes: { readonly 10?: number; readonly 20?: number },
): PublicFuffzigerEvent => ({
  type: 'printed',
  seat: seat(at),
  notes,
  converted: [],
});
const bought = (at: number, count: number): PublicFuffzigerEvent => ({
  type: 'bought',
  seat: seat(at),
  presses: count === 0 ? {} : { 10: count },
  paid: 4 * count,
});
const times = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);
const of = (type: FuffzigerClaim['type'], seats: readonly number[], facts: object = {}): object => ({
  type,
  seats,
  ...facts,
});

/** By type: what makes it true with what it says, and what barely does not. */
const CASES: Readonly<Record<FuffzigerClaim['type'], readonly [Told, object, ...(readonly Told[])]>> = {
  'never-led': [
    { events: [lot(3, 1), lot(2, 0)], coins: [2, 3, 0], real: [9, 0, 0] },
    of('never-led', [0]),
    { events: [lot(3, 1), lot(3, 0)], coins: [3, 3, 0], real: [9, 0, 0] },
    { events: [lot(3, undefined)], real: [9, 0, 0] },
  ],
  dear: [
    { events: [lot(3, 1, 60), lot(4, 2, 59)] },
    of('dear', [1], { coins: 3, paid: 60 }),
    { events: [lot(3, 1, 60), lot(4, 2, 60)] },
  ],
  'cheap-lot': [
    { events: [lot(4, 1, 20)] },
    of('cheap-lot', [1], { coins: 4, paid: 20 }),
    { events: [lot(3, 1, 20), lot(4, 1, 21), lot(4, undefined)] },
  ],
  'no-takers': [
    { events: [round(2), lot(4, undefined)] },
    of('no-takers', [], { coins: 4, round: 2 }),
    { events: [lot(3, undefined), lot(4, 0)] },
  ],
  broken: [
    { events: times(4, converted(2, 'broken')) },
    of('broken', [2], { count: 4 }),
    { events: times(3, converted(2, 'broken')) },
    { events: [...times(4, converted(2, 'broken')), ...times(4, converted(0, 'broken'))] },
  ],
  'none-broken': [
    { events: times(8, converted(2, '20')) },
    of('none-broken', [2], { count: 8 }),
    { events: times(7, converted(2, '20')) },
    { events: [...times(8, converted(2, '20')), converted(2, 'broken')] },
  ],
  special: [
    { events: [scrapped(150, [1, 1], 3)] },
    of('special', [1], { coins: 6 }),
    { events: [scrapped(150, [1, 1], 0)] },
  ],
  'same-bids': [
    { events: [opened([20, 20, 20], 1)] },
    of('same-bids', [1, 0, 2], { sum: 20 }),
    { events: [opened([20, 20, 19], 1)] },
    { events: [opened([13, 13, 13])] },
  ],
  'by-one': [
    { events: [opened([20, 19, 18], 0)] },
    of('by-one', [0, 1], { sum: 20 }),
    { events: [opened([20, 18, 18], 0), opened([20, 19, 19], 0), opened([20, 20, 19], 0)] },
    { events: [opened([13, 12, 0])] },
  ],
  'one-short': [
    { events: [opened([13, 12, 0])] },
    of('one-short', [0], { sum: 13 }),
    { events: [opened([12, 0, 0]), opened([13, 13, 0])] },
  ],
  launderer: [
    { events: [...times(4, opened([20, 0, 0], 0)), ...times(2, opened([0, 20, 0], 1))] },
    of('launderer', [0], { cards: 4 }),
    { events: [...times(4, opened([20, 0, 0], 0)), ...times(3, opened([0, 20, 0], 1))] },
    { events: times(3, opened([20, 0, 0], 0)) },
  ],
  richest: [
    { coins: [9, 0, 0], real: [5, 6, 0] },
    of('richest', [1], { real: 6 }),
    { coins: [9, 0, 0], real: [5, 6, 6] },
    { coins: [9, 0, 0], real: [7, 6, 0] },
  ],
  'money-decided': [
    { coins: [3, 4, 0], real: [9, 1, 2] },
    of('money-decided', [0, 1], { behind: 1 }),
    { coins: [4, 4, 0], real: [9, 1, 2] },
    { coins: [5, 4, 0], real: [9, 1, 2] },
  ],
  printer: [
    { events: [printed(0, { 10: 3 }), printed(1, { 20: 2 })] },
    of('printer', [1], { face: 40 }),
    { events: [printed(0, { 10: 4 }), printed(1, { 20: 2 })] },
  ],
  raid: [
    { events: [scrapped(10, times(10, 2))] },
    of('raid', [2], { pressType: 10, count: 10 }),
    { events: [scrapped(10, times(9, 2)), scrapped(20, times(9, 2))] },
  ],
  unscathed: [
    { events: [scrapped(10, [0]), scrapped(20, [2])] },
    of('unscathed', [1]),
    { events: [scrapped(10, [0, 2])] },
    { events: [scrapped(10, [0]), scrapped(20, [0])] },
  ],
  sweep: [
    { events: [lot(2, 1), round(2), ...times(3, lot(2, 0))] },
    of('sweep', [0], { auctions: 3, round: 2 }),
    { events: [lot(2, 0), round(2), lot(2, 0), lot(2, 0)] },
    { events: [lot(2, 0), lot(2, undefined), lot(2, 0), lot(2, 0)] },
  ],
  'no-purchase': [
    { events: [bought(0, 1), bought(1, 0), bought(2, 1)] },
    of('no-purchase', [1]),
    { events: [bought(0, 1), bought(1, 0), bought(2, 0)] },
    { events: [bought(0, 1), bought(1, 1), bought(2, 1)] },
  ],
  'tie-broken': [
    { coins: [2, 0, 0], real: [1, 2, 0] },
    of('tie-broken', [1, 0], { total: 6, real: 2, otherReal: 1 }),
    { coins: [3, 0, 0], real: [1, 2, 0] },
    { coins: [2, 0, 4], real: [1, 2, 0] },
    { real: [2, 2, 0] },
  ],
};

describe.each(Object.entries(CASES) as [FuffzigerClaim['type'], (typeof CASES)[FuffzigerClaim['type']]][])(
  'the claim %s of Falsche Fuffziger',
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
