import { isJsonObject } from '../base/parse.ts';
import type { Rejection } from '../base/rejection.ts';
import { ok, type Result } from '../base/result.ts';
import type { GameResult } from '../game.ts';
import { playRecord } from './play.ts';
import { parseRecord, type GameRecord } from './record.ts';

/** The end of a recorded match, as public information. */
export type RecordedEnd =
  | {
      readonly type: 'finished';
      readonly record: GameRecord;
      /** The table's view. */
      readonly view: unknown;
      readonly result: GameResult;
    }
  /** The owner ended it early: nothing was revealed but the finished hands. */
  | {
      readonly type: 'early';
      readonly record: GameRecord;
      /** Their result and the table's view; absent if none counts. */
      readonly counted?: { readonly view: unknown; readonly result: GameResult };
    };

/** How the match of a record ended; undefined if it can go on, which keeps it secret. Rejects as `parseRecord` and the game. */
export function endOf(input: unknown): Result<RecordedEnd | undefined, Rejection> {
  const parsed = parseRecord(input);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const played = playRecord(record);
  if (!played.ok) return { ok: false, error: played.error.error };
  const { game, state } = played.value;
  const result = game.result(state);
  if (result !== undefined) return ok({ type: 'finished', record, view: game.view(state, 'table'), result });
  // An early end is no part of the rules: only `meta` has it
  const end = record.meta?.['end'];
  if (!isJsonObject(end) || end['early'] !== true) return ok(undefined);
  const counts = Array.isArray(end['totals']) && end['totals'].length > 0;
  const scored = game.hands?.count(state).scored ?? 0;
  if (!counts || game.hands === undefined || scored === 0) return ok({ type: 'early', record });
  const counted = { view: game.view(state, 'table'), result: game.hands.result(state) };
  return ok({ type: 'early', record, counted });
}
