import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { GameResult } from '../../../core/game.ts';

/** How a tie for the highest total was broken, in games in which the remaining money decides. */
export type Tie =
  /** The winner has more money left than the seats `behind`, which have the same total (For Sale Decision F8, Falsche Fuffziger). */
  | { readonly type: 'money'; readonly behind: readonly Seat[] }
  /** The remaining money is equal too: the win is shared. */
  | { readonly type: 'shared' };

/** Undefined if nobody else reached the winner's total. */
export function tieOf({ totals, winners }: Pick<GameResult, 'totals' | 'winners'>): Tie | undefined {
  const highest = Math.max(...totals);
  const behind = seatsOf(totals.length).filter((at) => totals[at] === highest && !winners.includes(at));
  if (winners.length > 1) return { type: 'shared' };
  return behind.length > 0 ? { type: 'money', behind } : undefined;
}
