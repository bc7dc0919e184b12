import { seatsOf, type Seat } from '../../../core/base/ids.ts';

/** One line of the final ranking. */
export interface Rank {
  /** From 1; ties share a place. */
  readonly place: number;
  readonly seat: Seat;
  readonly total: number;
}

/**
 * Ranks the seats from the highest total down; ties are in the order of the seats.
 *
 * @param spare by seat, what breaks ties between totals: more is better
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
