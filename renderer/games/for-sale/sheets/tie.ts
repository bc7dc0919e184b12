import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import type { GameResult } from '../../../../core/game.ts';
import type { ForSaleSheet } from '../../../../core/games/for-sale/score.ts';

/** How a tie for the highest total was decided. */
export type Tie =
  /** The winner has more money left than the others with the same total (For Sale Decision F8). */
  | { readonly type: 'money'; readonly behind: readonly Seat[] }
  /** Money left is equal, too: the win is shared (For Sale Decision F6). */
  | { readonly type: 'shared' };

/** Undefined if nobody else reached the winner's total. */
export function tieOf({ totals, winners }: GameResult<ForSaleSheet>): Tie | undefined {
  const highest = Math.max(...totals);
  const behind = seatsOf(totals.length).filter((at) => totals[at] === highest && !winners.includes(at));
  if (winners.length > 1) return { type: 'shared' };
  return behind.length > 0 ? { type: 'money', behind } : undefined;
}
