import type { FinishedMatch, GameEvent } from '../game.ts';
import { walkRecord } from '../record/play.ts';
import type { GameRecord } from '../record/record.ts';

/** The match of a record; undefined unless it was played to its end. */
export function matchOf(record: GameRecord): FinishedMatch | undefined {
  const events: GameEvent[] = [];
  let result: FinishedMatch['result'] | undefined;
  for (const step of walkRecord(record)) {
    events.push(...step.events);
    result = step.game.result(step.state);
  }
  return result && { options: record.options, seatCount: record.seats.length, events, result };
}
