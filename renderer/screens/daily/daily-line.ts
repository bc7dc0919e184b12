import type { Seat } from '../../../core/base/ids.ts';
import { ranked } from '../../games/shared/ranking.ts';

/** A medal for each rank; the last is a chair. */
const PLACES = ['🥇', '🥈', '🥉', '🪑'] as const;
const [FULL, EMPTY] = ['🟩', '⬜'];
const LENGTH = 10;

/** The symbols of a result: a medal for the rank, and a bar for the player's total relative to the best. */
export function symbolsOf(
  totals: readonly number[],
  winners: readonly Seat[],
  own: Seat,
): { readonly place: string; readonly bar: string } {
  const total = totals[own] ?? 0;
  const best = Math.max(...totals);
  const behind = ranked(totals).find(({ seat }) => seat === own)?.place ?? totals.length;
  // Ties in totals may be broken by other rules, which `winners` reflects.
  const place = winners.includes(own) ? 1 : Math.max(2, behind);
  const share = best <= 0 ? (total === best ? 1 : 0) : Math.max(0, total) / best;
  const filled = Math.floor(share * LENGTH);
  return { place: PLACES[place - 1] ?? PLACES[3], bar: FULL.repeat(filled) + EMPTY.repeat(LENGTH - filled) };
}
