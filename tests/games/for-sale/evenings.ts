import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import { BUILDINGS, CHEQUES, removedCount, roundsOf } from '../../../core/games/for-sale/material.ts';

/** An act of a seat. */
export interface Act {
  readonly seat: Seat;
  readonly action: ForSaleAction;
}

/**
 * A game of which the first round of each part is played in one of two ways, `one` and `other`: other buildings and cheques come
 * up for all but `same`, other prices are paid, other buildings are sold. All else is alike. So who comes later, and is `same`
 * or nobody at all, cannot tell which way it was (Decision A1).
 */
export interface Evening {
  readonly deal: ForSaleDeal;
  /** The first two rounds of part 1 and a bid in the third. */
  readonly opening: readonly Act[];
  /** The rest of part 1. */
  readonly buying: readonly Act[];
  /** The first two rounds of part 2. */
  readonly selling: readonly Act[];
  /** What all but seat 0 then choose in secret. */
  readonly secret: readonly Act[];
}

/** Two cards that follow each other: one comes up in the first round, the other in the last, for the same seat. */
interface Twins {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
}

const LEADER = seat(0);
const RIVAL = seat(1);

const bid = (at: Seat, amount: number): Act => ({ seat: at, action: { type: 'bid', amount } });
const pass = (at: Seat): Act => ({ seat: at, action: { type: 'pass' } });
const sell = (at: Seat, building = 0): Act => ({ seat: at, action: { type: 'sell', building } });

/** Seats 2, 3, … take the cheapest buildings, then seat 1, and seat 0 outbids it for the dearest. */
const duel = (seatCount: number, rivalBids: number, leaderBids: number): readonly Act[] => [
  bid(LEADER, 1),
  bid(RIVAL, rivalBids),
  ...seatsOf(seatCount).slice(2).map(pass),
  bid(LEADER, leaderBids),
  pass(RIVAL),
];

/** Seats 1, 2, … take the cheapest buildings, and seat 0 the dearest for 1. */
const walkover = (seatCount: number): readonly Act[] => [
  bid(LEADER, 1),
  ...seatsOf(seatCount).slice(1).map(pass),
];

/** The twins of all seats in the order in which a duel gives out buildings; `2 * rank` and so on with `scale` 2. */
function twinsOf(seatCount: number, scale: number, isOther: (at: Seat) => boolean): readonly Twins[] {
  const takers = [...seatsOf(seatCount).slice(2), RIVAL, LEADER];
  return takers.map((at, index) => {
    const low = scale * (index + 1);
    return isOther(at) ? { seat: at, first: low + 1, last: low } : { seat: at, first: low, last: low + 1 };
  });
}

/** The cards between the first and the last round, ascending. Of cheques that are there twice the other one stays. */
const between = (all: readonly number[], twins: readonly Twins[], seatCount: number): readonly number[] => {
  const used = twins.flatMap(({ first, last }) => [first, last]);
  const left = all.filter((card, index) => !used.includes(card) || all[index - 1] === card);
  return left.slice(removedCount(seatCount));
};

const pileOf = (all: readonly number[], twins: readonly Twins[], seatCount: number): readonly number[] => [
  ...twins.map(({ first }) => first),
  ...between(all, twins, seatCount),
  ...twins.map(({ last }) => last),
];

export function evening(seatCount: number, way: 'one' | 'other', same: Seat | 'table'): Evening {
  const seats = seatsOf(seatCount);
  const isOther = (at: Seat): boolean => way === 'other' && at !== same;
  const buildings = twinsOf(seatCount, 4, isOther);
  const middle = between(BUILDINGS, buildings, seatCount);
  /** What a walkover in one of the rounds between gave to the seat; `round` is from 0. */
  const boughtBetween = (at: Seat, round: number): number | undefined =>
    middle[round * seatCount + (at === LEADER ? seatCount - 1 : at - 1)];
  const twinOf = (at: Seat): Twins | undefined => buildings.find((twins) => twins.seat === at);
  const [, ...walkoverGoesOn] = walkover(seatCount);
  return {
    deal: {
      starter: LEADER,
      buildings: pileOf(BUILDINGS, buildings, seatCount),
      cheques: pileOf(CHEQUES, twinsOf(seatCount, 2, isOther), seatCount),
    },
    opening: [
      ...duel(seatCount, isOther(RIVAL) ? 3 : 2, isOther(LEADER) ? 5 : 4),
      ...walkover(seatCount),
      bid(LEADER, 1),
    ],
    buying: [
      ...walkoverGoesOn,
      ...Array.from({ length: roundsOf(seatCount) - 4 }, () => walkover(seatCount)).flat(),
      ...duel(seatCount, 2, 3),
    ],
    selling: [
      ...seats.map((at) => sell(at, twinOf(at)?.first)),
      ...seats.map((at) => sell(at, boughtBetween(at, 0))),
    ],
    secret: seats.slice(1).map((at) => sell(at, at === same ? boughtBetween(at, 1) : twinOf(at)?.last)),
  };
}
