import { seatsOf, type Seat } from '../../../../core/base/ids.ts';

/** One line of the final standing. */
export interface Rank {
  /** From 1; equal totals share a place. */
  readonly place: number;
  readonly seat: Seat;
  readonly total: number;
}

/** The seats from the highest total down; equal ones in the order of the seats. */
export const ranked = (totals: readonly number[]): readonly Rank[] =>
  seatsOf(totals.length)
    .map((seat) => {
      const total = totals[seat] ?? 0;
      return { place: 1 + totals.filter((other) => other > total).length, seat, total };
    })
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
