import { seatsOf, seat, type Seat, type Viewer } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { isIntegerIn, malformed, parseFields } from '../base/parse.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { playRecord, type Played } from './play.ts';
import { parseRecord } from './record.ts';

/** How much of a record to replay. */
export interface ReplayScope {
  /** Number of actions; absent or too large: all. */
  readonly after?: number;
  /** Whose view to include, if any. */
  readonly view?: Viewer;
}

/** A replayed position, as JSON: fields not known yet are null. */
export interface ReplayState {
  readonly ok: true;
  readonly finished: boolean;
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  /** By seat; null until finished. */
  readonly totals: readonly number[] | null;
  /** Null until finished. */
  readonly winners: readonly Seat[] | null;
  /** The legal moves of each seat. */
  readonly legal: { readonly [seat: string]: object };
  readonly view?: unknown;
}

/**
 * Why a replay failed. `at`: the index of the rejected action, `deal` for an error in the record before the actions, `request` for a
 * malformed request.
 */
export interface ReplayFailure {
  readonly ok: false;
  readonly at: number | 'deal' | 'request';
  readonly error: Rejection;
}

export type ReplayAnswer = ReplayState | ReplayFailure;

/** Replays a record and returns the resulting position. Never throws because of the record's contents. */
export function replay(input: unknown, { after, view }: ReplayScope = {}): ReplayAnswer {
  const record = parseRecord(input);
  if (!record.ok) return { ok: false, at: 'deal', error: record.error };
  const seatCount = record.value.seats.length;
  if (view !== undefined && view !== 'table' && view >= seatCount)
    return { ok: false, at: 'request', error: rejection('no-such-seat', { seat: view }) };
  const played = playRecord(record.value, after);
  return played.ok ? replayState(played.value, seatCount, view) : { ok: false, ...played.error };
}

function replayState({ game, state }: Played, seatCount: number, viewer: Viewer | undefined): ReplayState {
  const result = game.result(state);
  return {
    ok: true,
    finished: result !== undefined,
    awaits: game.awaits(state),
    totals: result?.totals ?? null,
    winners: result?.winners ?? null,
    legal: Object.fromEntries(seatsOf(seatCount).map((at) => [String(at), game.legal(state, at)])),
    ...(viewer === undefined ? {} : { view: game.view(state, viewer) }),
  };
}

/** Answers a request `{ record, after?, view? }`; `view` is a seat number as text, or `table`. */
export function answerRequest(input: unknown): ReplayAnswer {
  const request = parseRequest(input);
  return request.ok
    ? replay(request.value.record, request.value.scope)
    : { ok: false, at: 'request', error: request.error };
}

function parseRequest(
  input: unknown,
): Result<{ readonly record: unknown; readonly scope: ReplayScope }, Rejection> {
  const fields = parseFields(input, '', ['record', 'after', 'view']);
  if (!fields.ok) return fields;
  const { record, after, view } = fields.value;
  if (record === undefined) return fail(malformed('record', 'record'));
  const scope = parseScope(after, view);
  return scope.ok ? ok({ record, scope: scope.value }) : scope;
}

/** Reads the scope of a replay; undefined values are left out. Rejects with malformed. */
export function parseScope(after: unknown, view: unknown): Result<ReplayScope, Rejection> {
  if (after !== undefined && !isIntegerIn(after, 0, Number.MAX_SAFE_INTEGER))
    return fail(malformed('after', 'whole number from 0'));
  const viewer = toViewer(view);
  if (view !== undefined && viewer === undefined)
    return fail(malformed('view', 'the number of a seat as text, or table'));
  return ok({
    ...(after === undefined ? {} : { after }),
    ...(viewer === undefined ? {} : { view: viewer }),
  });
}

const SEAT = /^(0|[1-9][0-9]?)$/;

function toViewer(text: unknown): Viewer | undefined {
  if (text === 'table') return 'table';
  return typeof text === 'string' && SEAT.test(text) ? seat(Number(text)) : undefined;
}
