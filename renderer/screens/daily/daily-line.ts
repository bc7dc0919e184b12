import type { Seat } from '../../../core/base/ids.ts';
import { ranked } from '../../games/shared/ranking.ts';

/** A medal for each place; the last one has a seat at least. */
const PLACES = ['🥇', '🥈', '🥉', '🪑'] as const;
const [FULL, EMPTY] = ['🟩', '⬜'];
const LENGTH = 10;

/** The symbols of a result: a medal for the place, and a bar that is as long as the own total beside the best. */
export function symbolsOf(
  totals: readonly number[],
  winners: readonly Seat[],
  own: Seat,
): { readonly place: string; readonly bar: string } {
  const total = totals[own] ?? 0;
  const best = Math.max(...totals);
  const behind = ranked(totals).find(({ seat }) => seat === own)?.place ?? totals.length;
  // Equal totals may be parted by something else, which the winners tell.
  const place = winners.includes(own) ? 1 : Math.max(2, behind);
  const share = best <= 0 ? (total === best ? 1 : 0) : Math.max(0, total) / best;
  const filled = Math.floor(share * LENGTH);
  return { place: PLACES[place - 1] ?? PLACES[3], bar: FULL.repeat(filled) + EMPTY.repeat(LENGTH - filled) };
}
