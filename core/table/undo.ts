import type { Seat } from '../base/ids.ts';
import { withAt } from '../base/lists.ts';
import { isOnlySealed } from '../base/sealed.ts';
import type { GameEvent } from '../game.ts';
import { gameOf } from './game.ts';
import type { TableState } from './state.ts';

/**
 * Choices that are taken back are no moves of a game, so no rule ends them, and each of them stands in the log for ever. The table counts
 * them, by seat, from one step of the game to the next; how many are granted is for the host to say, and a log with more of them is valid.
 */

/** How often the person on a seat has taken back a choice since the game last went on; as long as an act can be taken back, it did not. */
export function undoneBy({ game }: TableState, at: Seat): number {
  const { undone = [] } = game?.before ?? game ?? {};
  return undone[at] ?? 0;
}

/** Whether an action of the table's game does nothing but take back a choice. */
export function isUndo(table: TableState, action: unknown): boolean {
  const type = typeof action === 'object' && action !== null ? Reflect.get(action, 'type') : undefined;
  return gameOf(table).undo?.some((one) => one === type) === true;
}

/** The counts after one more choice of a seat was taken back. */
export const onceMore = (undone: readonly number[], at: Seat): readonly number[] =>
  withAt(undone, at, (undone[at] ?? 0) + 1);

/** The counts after an act: the game goes on with everything that is no choice which stays hidden. */
export function undoneAfter(
  table: TableState,
  undone: readonly number[],
  at: Seat,
  action: unknown,
  events: readonly GameEvent[],
): readonly number[] {
  if (isUndo(table, action)) return onceMore(undone, at);
  return isOnlySealed(events) ? undone : undone.map(() => 0);
}
