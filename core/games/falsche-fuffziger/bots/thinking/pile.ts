import { MOST_WON } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';

/** Laundering cards that are sold in a round, for each seat. */
const SOLD_PER_SEAT = 0.85;
/** How far the number of cards sold may be off in the running round, and how much more with each further one. */
const OFF = 0.5;
const MORE_OFF = 0.35;

/**
 * How likely the laundering cards outlast the running round (index 0) and each of the rounds after it; with the last card the game
 * ends before the general laundering.
 */
export function lastingOdds(
  view: Pick<FuffzigerView, 'laundering' | 'seatCount' | 'phase'>,
  rounds: number,
): readonly number[] {
  const { laundering, seatCount, phase } = view;
  const won = phase?.type === 'laundering' ? phase.won.length : 0;
  const isOver = phase?.type === 'buying' || phase?.type === 'general';
  const most = isOver ? 0 : seatCount * (MOST_WON - 1) + 1 - won; // then somebody has won enough to end the phase
  const sold = isOver ? 0 : Math.max(1, SOLD_PER_SEAT * seatCount - won);
  return Array.from({ length: rounds }, (_, round) => {
    if (round === 0 && laundering.left > most) return 1;
    const left = laundering.left - sold - round * SOLD_PER_SEAT * seatCount;
    return 1 / (1 + Math.exp(-(left - 0.5) / (OFF + MORE_OFF * round)));
  });
}
