import { nextIn, setOfTrue } from '../../../base/bits.ts';
import { seat, type Seat } from '../../../base/ids.ts';
import type { Lay } from '../actions.ts';

/** Whether all seats that are in have matched the lead once seat `at` has acted. `isIn`: the seats that are in, as bits. */
export const closesCircle = (isIn: number, leader: number, at: number, seatCount: number): boolean =>
  nextIn(isIn | (1 << leader), at, seatCount) === leader;

/** The turn of an auction, as in a view. `led`: what has to be matched; null while a seat has to lead. */
interface AuctionTurn {
  readonly isIn: readonly boolean[];
  readonly leader: Seat;
  readonly turn: Seat;
  readonly led: Lay | null;
}

/** The auction after seat `at` has acted: the next seat leads or matches. At least one seat must be in. */
export function nextTurn<Auction extends AuctionTurn>(auction: Auction, at: Seat): Auction {
  const { leader, led } = auction;
  const seatCount = auction.isIn.length;
  const isIn = setOfTrue(auction.isIn);
  const isOver = led !== null && closesCircle(isIn, leader, at, seatCount);
  const turn = seat(nextIn(isIn, isOver ? leader : at, seatCount));
  return isOver ? { ...auction, turn, led: null } : { ...auction, turn };
}
