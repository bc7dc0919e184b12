import { nextIn, setOfTrue } from '../../../base/bits.ts';
import { seat, type Seat } from '../../../base/ids.ts';
import type { Lay } from '../actions.ts';

/** Whether everybody who is in has matched what was led once the seat `at` has acted. `isIn`: the seats that are in, as bits. */
export const closesCircle = (isIn: number, leader: number, at: number, seatCount: number): boolean =>
  nextIn(isIn | (1 << leader), at, seatCount) === leader;

/** Who acts in an auction, as a view has it. `led`: what is to be matched; null while somebody is to lead. */
interface AuctionTurn {
  readonly isIn: readonly boolean[];
  readonly leader: Seat;
  readonly turn: Seat;
  readonly led: Lay | null;
}

/** Who is to lead, or to match, after the seat `at`; somebody has to be in. */
export function nextTurn<Auction extends AuctionTurn>(auction: Auction, at: Seat): Auction {
  const { leader, led } = auction;
  const seatCount = auction.isIn.length;
  const isIn = setOfTrue(auction.isIn);
  const isOver = led !== null && closesCircle(isIn, leader, at, seatCount);
  const turn = seat(nextIn(isIn, isOver ? leader : at, seatCount));
  return isOver ? { ...auction, turn, led: null } : { ...auction, turn };
}
