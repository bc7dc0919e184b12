import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Seat, Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import { gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** What one action made happen, as far as the viewer may know it. */
export interface HistoryEntry {
  /** The index of the action in the record. */
  readonly at: number;
  /** Events of the game, without their audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/** A part of what can be looked up. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** The index of the action from which on to ask for the rest; absent: that was all. */
  readonly next?: number;
}

/** Actions that one page tells of. */
const PAGE = 1_000;

/**
 * What was once open to the viewer in the running game, or the last one until the table is back in the lobby, from the action with
 * index `from` on (rules, Decision A1), one page of it. Rejects with history-off unless the option `memoryAid` is on, and with not-in-game.
 */
export function history(table: TableState, viewer: Viewer, from: number): Result<HistoryPage, Rejection> {
  if (!gameOptions(table).memoryAid) return fail(rejection('history-off'));
  if (table.game === undefined) return fail(rejection('not-in-game'));
  const { events } = table.game;
  const entries = events.slice(from, from + PAGE).map((happened, index) => ({
    at: from + index,
    events: eventsFor(happened, viewer).map(withoutAudience),
  }));
  return ok({
    entries: entries.filter((entry) => entry.events.length > 0),
    ...(events.length > from + PAGE && { next: from + PAGE }),
  });
}

/**
 * What the acts of the running game have led to, by act, from index `from` on, as far as who comes back may be told: with memory aid all of
 * it, without it what came of the running round and of the last finished one, and of older ones what the seat `own` did (rules, Decision A1).
 */
export function missed(table: TableState, from: number, own?: Seat): readonly (readonly GameEvent[])[] {
  if (table.game === undefined) return [];
  const { events, rounds } = table.game;
  const open = gameOptions(table).memoryAid ? 0 : rounds.finished;
  const isOwn = ({ seat }: GameEvent): boolean => own !== undefined && seat === own;
  const told = events
    .slice(from)
    .map((happened, index) => (from + index < open ? happened.filter(isOwn) : happened));
  return told.filter((happened) => happened.length > 0);
}
