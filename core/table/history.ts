import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Seat, Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import { gameOf, gameOptions } from './game.ts';
import type { RunningGame, TableState } from './state.ts';

/** A finished round, with its events as the viewer may know them. */
export interface PastRound {
  /** The index of the action that ended it. */
  readonly at: number;
  /** Without their audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/** A page of finished rounds. */
export interface HistoryPage {
  readonly entries: readonly PastRound[];
  /** The index of the action that the next page starts at; absent on the last page. */
  readonly next?: number;
}

/** Actions per page. */
const PAGE = 1_000;

/**
 * A page of what the viewer was once shown in the current match, or in the last one until the table is back in the lobby (rules, Decision
 * A1): the rounds that ended with the action with index `from` or later. Rejects with history-off unless the option `memoryAid` is on, and
 * with not-in-game.
 */
export function history(table: TableState, viewer: Viewer, from: number): Result<HistoryPage, Rejection> {
  if (!gameOptions(table).memoryAid) return fail(rejection('history-off'));
  if (table.game === undefined) return fail(rejection('not-in-game'));
  const { length } = table.game.events;
  return ok({
    entries: finishedRounds(table.game, gameOf(table).roundStarts)
      .filter(({ at }) => at >= from && at < from + PAGE)
      .map(({ at, events }) => ({ at, events: eventsFor(events, viewer).map(withoutAudience) })),
    ...(length > from + PAGE && { next: from + PAGE }),
  });
}

/** The rounds that were followed by another one, each with the index of the action that ended it. */
function finishedRounds({ events }: RunningGame, starts: readonly string[]) {
  const rounds: { readonly at: number; readonly events: readonly GameEvent[] }[] = [];
  const round: GameEvent[] = [];
  for (const [at, actionEvents] of events.slice().entries())
    for (const event of actionEvents) {
      if (starts.includes(event.type)) rounds.push({ at, events: round.splice(0) });
      round.push(event);
    }
  return rounds;
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
