import { fail, ok, type Result } from './result.ts';
import { rejection, type Rejection } from './rejection.ts';

/** A JSON object whose values are not known yet. */
export type Fields = { readonly [key: string]: unknown };

/** Whether the value is an object as JSON has them: no list, not null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is a whole number from `least` to `most`, both included. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether the value is a list of whole numbers from `least` to `most`. */
export const isWholeList = (value: unknown, least: number, most: number): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => isWhole(item, least, most));

/** Whether the value is one of the texts. */
export const isOneOf = <Text extends string>(value: unknown, texts: readonly Text[]): value is Text =>
  typeof value === 'string' && (texts as readonly string[]).includes(value);

/** The value as an object that has only `allowed` keys. Rejects with malformed or unknown-key; `at` is the path that is named. */
export function parseFields(
  value: unknown,
  at: string,
  allowed: readonly string[],
): Result<Fields, Rejection> {
  if (!isFields(value)) return fail(malformed(at, 'object'));
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  return unknown === undefined ? ok(value) : fail(rejection('unknown-key', { at: joinPath(at, unknown) }));
}

/** The rejection of a value that has not the form it should have. */
export const malformed = (at: string, expected: string): Rejection =>
  rejection('malformed', { at, expected });

const joinPath = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
