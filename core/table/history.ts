import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Seat, Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import { gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** The events of one action, as the viewer may know them. */
export interface HistoryEntry {
  /** The index of the action in the record. */
  readonly at: number;
  /** Events of the match, without their audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/** A page of past events. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** The index of the action that the next page starts at; absent on the last page. */
  readonly next?: number;
}

/** Actions per page. */
const PAGE = 1_000;

/**
 * A page of what the viewer was once shown in the current match, or in the last one until the table is back in the lobby (rules, Decision
 * A1), from the action with index `from` on. Rejects with history-off unless the option `memoryAid` is on, and with not-in-game.
 */
export function history(table: TableState, viewer: Viewer, from: number): Result<HistoryPage, Rejection> {
  if (!gameOptions(table).memoryAid) return fail(rejection('history-off'));
  if (table.game === undefined) return fail(rejection('not-in-game'));
  const { events } = table.game;
  const entries = events.slice(from, from + PAGE).map((actionEvents, index) => ({
    at: from + index,
    events: eventsFor(actionEvents, viewer).map(withoutAudience),
  }));
  return ok({
    entries: entries.filter((entry) => entry.events.length > 0),
    ...(events.length > from + PAGE && { next: from + PAGE }),
  });
}

/**
 * The events of the current match that a returning person may learn, by action, from index `from` on. With memory aid all; without it those
 * of the current and the last finished round, and of older rounds only those of the seat `own` (rules, Decision A1).
 */
export function missed(table: TableState, from: number, own?: Seat): readonly (readonly GameEvent[])[] {
  if (table.game === undefined) return [];
  const { events, rounds } = table.game;
  const firstOpen = gameOptions(table).memoryAid ? 0 : rounds.finished;
  const isOwn = ({ seat }: GameEvent): boolean => own !== undefined && seat === own;
  const visible = events
    .slice(from)
    .map((actionEvents, index) => (from + index < firstOpen ? actionEvents.filter(isOwn) : actionEvents));
  return visible.filter((actionEvents) => actionEvents.length > 0);
}
