import { seat, type Viewer } from '../base/ids.ts';
import { isIntegerIn, malformed, parseFields } from '../base/parse.ts';
import type { Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { replay, type ReplayAnswer, type ReplayScope } from './replay.ts';

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
