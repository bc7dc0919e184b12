import { seat as toSeat, seatsOf, type Seat } from '../../../../core/base/ids.ts';

/** All seats in player order: from the start player clockwise, which decides between equal bids. */
export const seatsInTurn = (seatCount: number, start: Seat): readonly Seat[] =>
  seatsOf(seatCount).map((step) => toSeat((start + step) % seatCount));
