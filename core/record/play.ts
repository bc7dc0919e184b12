import { seat, type Seat } from '../base/ids.ts';
import { isJsonObject, isIntegerIn, malformed } from '../base/parse.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, GameEvent, GameState, GameTypes, GameResult } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { parseRecord, type GameRecord } from './record.ts';

/** A rejected action of a record. */
export interface RefusedAction {
  readonly at: number;
  readonly error: Rejection;
}

/** A record, played up to the requested action. */
export interface Played {
  readonly game: AnyGame;
  readonly state: GameState;
}

/** A position of a record, and what led to it: nothing to the first one. */
export interface PlayedStep extends Played {
  /** Who acted; absent in the first position. */
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
}

/**
 * Plays a record action by action: the position before the first action, then the one after each.
 *
 * @returns the action that was rejected, if one was: nothing follows it
 */
export function* walkRecord(record: GameRecord): Generator<PlayedStep, RefusedAction | undefined> {
  const game = gameNamed(record.game);
  if (game === undefined) throw new Error(`no game named ${record.game}`); // parseRecord has checked
  let state = game.start(record.options, record.seats.length, record.deal);
  yield { game, state, events: [] };
  for (const [index, input] of record.actions.entries()) {
    const parsed = parseRecorded(input, index, game, record.seats.length);
    if (!parsed.ok) return { at: index, error: parsed.error };
    const step = game.apply(state, parsed.value.at, parsed.value.action);
    if (!step.ok) return { at: index, error: step.error };
    ({ state } = step.value);
    yield { game, state, seat: parsed.value.at, events: step.value.events };
  }
  return undefined;
}

/** Plays the first `after` actions of a record, or all of them. */
export function playRecord(record: GameRecord, after = Infinity): Result<Played, RefusedAction> {
  const walk = walkRecord(record);
  let step = walk.next();
  let played: Played | undefined;
  for (let actions = 0; step.done !== true; actions++) {
    played = step.value;
    if (actions >= after) break;
    step = walk.next();
  }
  if (step.done === true && step.value !== undefined) return fail(step.value);
  return ok(played as Played);
}

/** The seat that had the first turn; undefined if several began at once. */
export function firstSeatOf(record: GameRecord): Seat | undefined {
  const played = playRecord(record, 0);
  const [first, ...others] = played.ok ? played.value.game.awaits(played.value.state) : [];
  return others.length === 0 ? first : undefined;
}

/** Reads one recorded action: its seat, and the rest by the game. */
function parseRecorded(
  input: unknown,
  index: number,
  game: AnyGame,
  seatCount: number,
): Result<{ readonly at: Seat; readonly action: GameTypes['action'] }, Rejection> {
  if (!isJsonObject(input)) return fail(malformed(`actions.${index}`, 'object'));
  const { seat: at, ...rest } = input;
  if (!isIntegerIn(at, 0, Number.MAX_SAFE_INTEGER)) return fail(malformed(`actions.${index}.seat`, 'seat'));
  if (at >= seatCount) return fail(rejection('no-such-seat', { seat: at }));
  const action = game.parseAction(rest);
  return action.ok ? ok({ at: seat(at), action: action.value }) : action;
}

/** The end of a recorded match. */
export type RecordedEnd =
  | { readonly type: 'finished'; readonly record: GameRecord; readonly result: GameResult }
  /** The owner ended it early: nothing was revealed but the finished hands, whose result counts if there is one. */
  | { readonly type: 'early'; readonly record: GameRecord; readonly result?: GameResult };

/** How the match of a record ended; undefined if it can go on, which keeps it secret. Rejects as `parseRecord` and the game. */
export function endOf(input: unknown): Result<RecordedEnd | undefined, Rejection> {
  const parsed = parseRecord(input);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const played = playRecord(record);
  if (!played.ok) return { ok: false, error: played.error.error };
  const { game, state } = played.value;
  const result = game.result(state);
  if (result !== undefined) return ok({ type: 'finished', record, result });
  // An early end is no part of the rules: only `meta` has it
  const end = record.meta?.['end'];
  if (!isJsonObject(end) || end['early'] !== true) return ok(undefined);
  const counts = Array.isArray(end['totals']) && end['totals'].length > 0;
  const scored = game.hands?.count(state).scored ?? 0;
  if (!counts || game.hands === undefined || scored === 0) return ok({ type: 'early', record });
  return ok({ type: 'early', record, result: game.hands.result(state) });
}
