import type { Seat } from '../base/ids.ts';
import { withAt } from '../base/lists.ts';
import { isOnlySealed } from '../base/sealed.ts';
import type { GameEvent } from '../game.ts';
import { gameOf } from './game.ts';
import type { TableState } from './state.ts';

// Taking back a choice is no move of a game, so no rule limits it, but each one is an entry of the log for ever. The table counts them by
// seat from one step of the match to the next. The host decides how many it allows; a log with more of them is valid.

/** How often a seat's person has taken back a choice since the match last went on. While an action can be undone, it has not gone on. */
export function undoneBy({ game }: TableState, at: Seat): number {
  const { undone = [] } = game?.before ?? game ?? {};
  return undone[at] ?? 0;
}

/** Whether an action of the table's game only takes back a choice. */
export function isUndo(table: TableState, action: unknown): boolean {
  const type = typeof action === 'object' && action !== null ? Reflect.get(action, 'type') : undefined;
  return gameOf(table).undo?.some((one) => one === type) === true;
}

/** The counts after a seat took back one more choice. */
export const withOneMore = (undone: readonly number[], at: Seat): readonly number[] =>
  withAt(undone, at, (undone[at] ?? 0) + 1);

/** The counts after an action. The match goes on with any action that is not a sealed choice. */
export function undoneAfter(
  table: TableState,
  undone: readonly number[],
  at: Seat,
  action: unknown,
  events: readonly GameEvent[],
): readonly number[] {
  if (isUndo(table, action)) return withOneMore(undone, at);
  return isOnlySealed(events) ? undone : undone.map(() => 0);
}
