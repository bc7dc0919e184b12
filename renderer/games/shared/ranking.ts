import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import { placesOf, placesOfResult } from '../../../core/base/places.ts';
import type { GameResult } from '../../../core/game.ts';

/** One line of the final ranking. */
export interface Rank {
  /** From 1; ties share a place. */
  readonly place: number;
  readonly seat: Seat;
  readonly total: number;
}

/** Ranks the seats by their places, from the highest total down; ties are in the order of the seats. */
export const ranked = (
  totals: readonly number[],
  places: readonly number[] = placesOf(totals),
): readonly Rank[] =>
  seatsOf(totals.length)
    .map((seat) => ({ place: places[seat] ?? totals.length, seat, total: totals[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);

/** Ranks the seats as the rules of the game do. */
export const rankedResult = (result: Pick<GameResult, 'totals' | 'winners' | 'places'>): readonly Rank[] =>
  ranked(result.totals, placesOfResult(result));
