import { ascending, atSeat } from '../../../../base/lists.ts';
import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { SEATS, type Building, type Cheque } from '../../material.ts';
import { MANNERS } from '../plain.ts';
import { softmax, sumOf, waysToChoose } from './numbers.ts';

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

/** By number of the others how likely so many of them lie below; made anew for each building. */
const belowNow = new Float64Array(SEATS.max);
const belowThen = new Float64Array(SEATS.max);

/** What each building of a seat's hand brings now beyond what it is expected to bring later, in thousands. */
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

/** Counts in one more of the others, the last of so many, who lies below with this chance. */
function addChance(below: Float64Array, others: number, chance: number): void {
  for (let count = others; count > 0; count--)
    below[count] = (below[count] ?? 0) * (1 - chance) + (below[count - 1] ?? 0) * chance;
  below[0] = (below[0] ?? 0) * (1 - chance);
}

/** The mean of the cheques, ascending, with the odds of so many lying below. */
function expectedCheque(below: Float64Array, cheques: readonly number[]): number {
  let mean = 0;
  for (let count = 0; count < cheques.length; count++) mean += (below[count] ?? 0) * (cheques[count] ?? 0);
  return mean;
}

/** How often a plain player does not what its manner says. */
export const SLIP = 0.05;
/** How many times thinking players adapt to each other. */
const DEPTH = 4;
/** How far from best, in thousands, a thinking player still chooses a building now and then. */
const WAVERING = 0.5;

/** What is believed of a stranger: each plain manner, selling by lot, and thinking; adds up to 1. */
export const WAYS_OF_STRANGERS: readonly number[] = [...MANNERS.map(() => 0.05), 0.1, 0.7];

/** By way of selling what everybody would do: the plain manners, by lot, and thinking. */
export function plansByWay(market: Market): readonly Plans[] {
  const plain = MANNERS.map(({ sells }) =>
    market.hands.map((hand) => {
      const pick = hand.length === 0 ? undefined : sells(hand, market.cheques);
      return hand.map((building) => SLIP / hand.length + (building === pick ? 1 - SLIP : 0));
    }),
  );
  return [...plain, byLot(market), byThinking(market)];
}

const byLot = ({ hands }: Market): Plans => hands.map((hand) => hand.map(() => 1 / hand.length));

/** Everybody begins by lot and adapts to what the others do, a little less each time (fictitious play). */
function byThinking(market: Market): Plans {
  let plans = byLot(market);
  for (let step = 0; step < DEPTH; step++) {
    const weight = 1 / (1 + step / 2);
    const before = plans;
    plans = seatsOf(market.hands.length).map((at) => {
      const answer = softmax(gainsAt(market, before, at), WAVERING);
      return answer.map((odd, place) => weight * odd + (1 - weight) * (before[at]?.[place] ?? 0));
    });
  }
  return plans;
}
