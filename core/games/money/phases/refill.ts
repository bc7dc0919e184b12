import { DISPLAY_SIZE, DISPLAYS, type Card } from '../material.ts';
import type { MoneyOptions } from '../options.ts';
import type { LastRoundReason, Refill } from '../round.ts';
import type { MoneyState } from '../state.ts';

/** The displays and the pile after a refill. */
export interface Filled {
  readonly displays: MoneyState['displays'];
  readonly pile: readonly Card[];
  readonly refill: Refill;
}

/** Fills the right display from the pile to four cards, then the left one. Source: Money!, refill. */
export function refill({ displays, pile, stalled }: MoneyState): Filled {
  const right = pile.slice(0, missing(displays.right));
  const left = pile.slice(right.length, right.length + missing(displays.left));
  const rest = pile.slice(right.length + left.length);
  const hasShrunk = rest.length < pile.length;
  return {
    displays: { right: [...displays.right, ...right], left: [...displays.left, ...left] },
    pile: rest,
    refill: { right, left, pile: rest.length, stalled: hasShrunk ? 0 : stalled + 1 },
  };
}

/** How many cards a display gets if the pile has them; none from four cards on. */
const missing = (display: readonly Card[]): number => Math.max(0, DISPLAY_SIZE - display.length);

/** Why the next round is the last one, if it is. The option `lastRound` comes before a stalled pile (Money! Decision M4). */
export function lastRoundAfter(
  { displays, pile, refill: { stalled } }: Filled,
  { lastRound, stallLimit }: MoneyOptions,
): LastRoundReason | undefined {
  const isAnnounced =
    lastRound === 'pile-empty' ? pile.length === 0 : DISPLAYS.some((name) => missing(displays[name]) > 0);
  if (isAnnounced) return lastRound;
  return stalled >= stallLimit ? 'stalled' : undefined;
}
