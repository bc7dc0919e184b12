import type { Seat } from '../../../core/base/ids.ts';
import { placesOfResult } from '../../../core/base/places.ts';
import type { GameResult } from '../../../core/game.ts';

/** A medal for each rank; the last is a chair. */
const PLACES = ['🥇', '🥈', '🥉', '🪑'] as const;
const [FULL, EMPTY] = ['🟩', '⬜'];
const LENGTH = 10;

/** The symbols of a result: a medal for the rank, and a bar for the player's total relative to the best. */
export function symbolsOf(
  result: Pick<GameResult, 'totals' | 'winners' | 'places'>,
  own: Seat,
): { readonly place: string; readonly bar: string } {
  const { totals } = result;
  const total = totals[own] ?? 0;
  const best = Math.max(...totals);
  const place = placesOfResult(result)[own] ?? totals.length;
  const share = best <= 0 ? (total === best ? 1 : 0) : Math.max(0, total) / best;
  const filled = Math.floor(share * LENGTH);
  return { place: PLACES[place - 1] ?? PLACES[3], bar: FULL.repeat(filled) + EMPTY.repeat(LENGTH - filled) };
}
