import { ascending, atSeat } from '../../../../base/lists.ts';
import { seatsOf, type Seat } from '../../../../base/ids.ts';
import type { Building, Cheque } from '../../material.ts';
import { SEATS } from '../../options.ts';
import { HEURISTICS } from '../plain.ts';
import { softmax, sumOf, waysToChoose } from './numbers.ts';

/** A round of selling before any choice. */
export interface Market {
  /** By seat, ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** The cheques on the table, ascending. */
  readonly cheques: readonly Cheque[];
  /** The mean cheques of a later round, ascending. */
  readonly later: readonly number[];
}

/** By seat, the odds with which each building of the hand is sold now. */
export type Plans = readonly (readonly number[])[];

/** The means, ascending, of `count` cheques drawn from the pool; empty if the pool is smaller: no round is left. */
export function meanCheques(pool: readonly Cheque[], count: number): readonly number[] {
  if (pool.length < count) return [];
  const sorted = ascending(pool);
  const all = waysToChoose(sorted.length, count);
  return Array.from({ length: count }, (_, rank) =>
    sumOf(
      sorted.map((cheque, index) => {
        const above = sorted.length - 1 - index;
        return (cheque * waysToChoose(index, rank) * waysToChoose(above, count - 1 - rank)) / all;
      }),
    ),
  );
}

/** The probability of each number of others having a lower building; reused for each building. */
const belowNow = new Float64Array(SEATS.max);
const belowThen = new Float64Array(SEATS.max);

/** The gain of selling each building of a seat's hand now instead of later, in thousands. */
export function gainsAt({ hands, cheques, later }: Market, plans: Plans, at: Seat): readonly number[] {
  return atSeat(hands, at).map((building) => {
    belowNow.fill(0);
    belowThen.fill(0);
    belowNow[0] = belowThen[0] = 1;
    let others = 0;
    for (const [other, hand] of hands.entries()) {
      if (other === at) continue;
      const plan = plans[other] ?? [];
      let smaller = 0;
      let now = 0;
      while (smaller < hand.length && (hand[smaller] ?? 0) < building) now += plan[smaller++] ?? 0; // hands are ascending
      others++;
      addChance(belowNow, others, now);
      addChance(belowThen, others, (smaller - now) / Math.max(1, hand.length - 1));
    }
    return expectedCheque(belowNow, cheques) - expectedCheque(belowThen, later);
  });
}

/** Adds one more opponent, who has a lower building with this chance. */
function addChance(below: Float64Array, others: number, chance: number): void {
  for (let count = others; count > 0; count--)
    below[count] = (below[count] ?? 0) * (1 - chance) + (below[count - 1] ?? 0) * chance;
  below[0] = (below[0] ?? 0) * (1 - chance);
}

/** The mean of the ascending cheques, weighted by the odds of each number of lower buildings. */
function expectedCheque(below: Float64Array, cheques: readonly number[]): number {
  let mean = 0;
  for (let count = 0; count < cheques.length; count++) mean += (below[count] ?? 0) * (cheques[count] ?? 0);
  return mean;
}

/** The probability that a plain player deviates from its heuristic. */
export const SLIP = 0.05;
/** Number of times that deliberate players adapt to each other. */
const DEPTH = 4;
/** The error of deliberate players, in thousands. */
const WAVERING = 0.5;

/** The assumption about a stranger: each heuristic, random sales, and deliberate ones; adds up to 1. */
export const WAYS_OF_STRANGERS: readonly number[] = [...HEURISTICS.map(() => 0.05), 0.1, 0.7];

/** The plans of all players for each way of selling: the heuristics, random, and deliberate. */
export function plansByWay(market: Market): readonly Plans[] {
  const plain = HEURISTICS.map(({ sells }) =>
    market.hands.map((hand) => {
      const pick = hand.length === 0 ? undefined : sells(hand, market.cheques);
      return hand.map((building) => SLIP / hand.length + (building === pick ? 1 - SLIP : 0));
    }),
  );
  return [...plain, byLot(market), deliberatePlans(market)];
}

const byLot = ({ hands }: Market): Plans => hands.map((hand) => hand.map(() => 1 / hand.length));

/** All start at random and adapt to the others, a little less each time (fictitious play). */
function deliberatePlans(market: Market): Plans {
  let plans = byLot(market);
  for (let step = 0; step < DEPTH; step++) {
    const weight = 1 / (1 + step / 2);
    const before = plans;
    plans = seatsOf(market.hands.length).map((at) => {
      const answer = softmax(gainsAt(market, before, at), WAVERING);
      return answer.map((odd, index) => weight * odd + (1 - weight) * (before[at]?.[index] ?? 0));
    });
  }
  return plans;
}
