import type { Rejection } from '../base/rejection.ts';
import { ok, type Result } from '../base/result.ts';
import type { GameResult } from '../game.ts';
import { playRecord } from './play.ts';
import { parseRecord } from './record.ts';

/** The end of a game that was kept, as everybody at the table saw it. */
export interface RecordedEnd {
  readonly game: string;
  /** The names by seat. */
  readonly seats: readonly string[];
  /** What the open table may see. */
  readonly view: unknown;
  readonly result: GameResult;
}

/**
 * How the game of a record ended; undefined if it was not played to its end: nothing is told of a game that can go on. Rejects with what
 * `parseRecord` and the game say.
 */
export function endOf(input: unknown): Result<RecordedEnd | undefined, Rejection> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const played = playRecord(record.value);
  if (!played.ok) return { ok: false, error: played.error.error };
  const { game, state } = played.value;
  const result = game.result(state);
  if (result === undefined) return ok(undefined);
  return ok({ game: game.name, seats: record.value.seats, view: game.view(state, 'table'), result });
}
