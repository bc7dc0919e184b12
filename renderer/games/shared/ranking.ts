import { seatsOf, type Seat } from '../../../core/base/ids.ts';

/** One line of the final standing. */
export interface Rank {
  /** From 1; equal ones share a place. */
  readonly place: number;
  readonly seat: Seat;
  readonly total: number;
}

/**
 * The seats from the highest total down; equal ones in the order of the seats. `spare`: by seat what decides between equal
 * totals, the more the better.
 */
export const ranked = (totals: readonly number[], spare: readonly number[] = []): readonly Rank[] =>
  seatsOf(totals.length)
    .map((seat) => {
      const total = totals[seat] ?? 0;
      const isBehind = (other: number, at: number): boolean =>
        other > total || (other === total && (spare[at] ?? 0) > (spare[seat] ?? 0));
      return { place: 1 + totals.filter(isBehind).length, seat, total };
    })
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
