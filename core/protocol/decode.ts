import * as v from 'valibot';
import { malformed } from '../base/parse.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { LIMITS } from './limits.ts';
import { hostMessage, tableMessage, type HostMessage, type TableMessage } from './requests.ts';

/** A rejected frame, with the id of the request if it was readable. */
export interface BadRequest {
  readonly id: number | undefined;
  readonly error: Rejection;
}

/** Decodes a text frame as a request to the host. Rejects with malformed or unknown-key; never throws. */
export const decodeHostMessage = (text: string): Result<HostMessage, BadRequest> => decode(hostMessage, text);

/** Decodes a text frame as a request to a table. Rejects with malformed or unknown-key; never throws. */
export const decodeTableMessage = (text: string): Result<TableMessage, BadRequest> =>
  decode(tableMessage, text);

function decode<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Result<v.InferOutput<Schema>, BadRequest> {
  const json = parseJson(text);
  if (!json.ok) return fail({ id: undefined, error: json.error });
  if (isTooDeep(json.value, LIMITS.depth))
    return fail({ id: idOf(json.value), error: malformed('', `depth ≤ ${LIMITS.depth}`) });
  const parsed = v.safeParse(schema, json.value, { abortEarly: true });
  return parsed.success
    ? ok(parsed.output)
    : fail({ id: idOf(json.value), error: toRejection(parsed.issues[0]) });
}

/** Parses JSON; rejects with malformed. */
export function parseJson(text: string): Result<unknown, Rejection> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(malformed('', 'JSON'));
  }
}

/** Whether a JSON value is nested deeper than `levels`. */
export function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

function idOf(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

function toRejection(issue: v.BaseIssue<unknown>): Rejection {
  const at = v.getDotPath(issue) ?? '';
  const isUnknownKey = issue.type === 'strict_object' && issue.expected === 'never';
  return isUnknownKey ? rejection('unknown-key', { at }) : malformed(at, issue.expected ?? issue.message);
}
