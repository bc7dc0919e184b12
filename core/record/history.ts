import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import { playRecord } from './play.ts';
import type { GameRecord } from './record.ts';

/** What one action made happen, as far as the viewer may know it. */
export interface HistoryEntry {
  /** The index of the action in the record. */
  readonly at: number;
  /** Events of the game, without their audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/**
 * What was once open to the viewer, from the action with index `from` on (Decision A1). Rejects with history-off unless the
 * option `memoryAid` is on, and with the reason if the record is illegal.
 */
export function history(
  record: GameRecord,
  viewer: Viewer,
  from: number,
): Result<readonly HistoryEntry[], Rejection> {
  if (!record.options.memoryAid) return fail(rejection('history-off'));
  const entries: HistoryEntry[] = [];
  const played = playRecord(record, undefined, (at, happened) => {
    const events = at < from ? [] : eventsFor(happened, viewer).map(withoutAudience);
    if (events.length > 0) entries.push({ at, events });
  });
  return played.ok ? ok(entries) : fail(played.error.error);
}
