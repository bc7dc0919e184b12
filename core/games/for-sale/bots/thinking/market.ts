import { atSeat, ascending } from '../../../../base/lists.ts';
import type { Seat } from '../../../../base/ids.ts';
import type { Building, Cheque } from '../../material.ts';
import { sumOf, waysToChoose } from './numbers.ts';

/** A round of selling before anybody has chosen. */
export interface Market {
  /** By seat, ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** The cheques on the table, ascending. */
  readonly cheques: readonly Cheque[];
  /** What the cheques of a later round are on average, ascending. */
  readonly later: readonly number[];
}

/** By seat the odds with which each building of the hand is sold now. */
export type Plans = readonly (readonly number[])[];

/** The means, ascending, of `count` cheques that are drawn from the pool; none if it has not got so many: no round is left. */
export function meanCheques(pool: readonly Cheque[], count: number): readonly number[] {
  if (pool.length < count) return [];
  const sorted = ascending(pool);
  const all = waysToChoose(sorted.length, count);
  return Array.from({ length: count }, (_, rank) =>
    sumOf(
      sorted.map((cheque, place) => {
        const above = sorted.length - 1 - place;
        return (cheque * waysToChoose(place, rank) * waysToChoose(above, count - 1 - rank)) / all;
      }),
    ),
  );
}

/** The cheque to expect, if each of the others lies below with its chance. */
function expectedCheque(chances: readonly number[], cheques: readonly number[]): number {
  let odds: readonly number[] = [1]; // of so many lying below
  for (const chance of chances)
    odds = Array.from(
      { length: odds.length + 1 },
      (_, below) => (odds[below] ?? 0) * (1 - chance) + (odds[below - 1] ?? 0) * chance,
    );
  return sumOf(odds.map((odd, below) => odd * (cheques[below] ?? 0)));
}

/** What each building of a seat's hand brings now beyond what it is expected to bring later, in thousands. */
export function gainsAt(market: Market, plans: Plans, at: Seat): readonly number[] {
  const { hands, cheques, later } = market;
  return atSeat(hands, at).map((building) => {
    const below = hands.flatMap((hand, other) =>
      other === at ? [] : [chancesBelow(hand, plans[other] ?? [], building)],
    );
    return (
      expectedCheque(
        below.map(({ now }) => now),
        cheques,
      ) -
      expectedCheque(
        below.map(({ then }) => then),
        later,
      )
    );
  });
}

/** How likely a hand sells something below the building now, and in a later round. */
function chancesBelow(hand: readonly Building[], plan: readonly number[], building: Building) {
  const smaller = hand.filter((other) => other < building).length; // the hand is ascending
  const now = sumOf(plan.slice(0, smaller));
  return { now, then: (smaller - now) / Math.max(1, hand.length - 1) };
}
