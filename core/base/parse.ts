import { isShuffled } from './lists.ts';
import { fail, ok, type Result } from './result.ts';
import { rejection, type Rejection } from './rejection.ts';

/** A JSON object with unchecked values. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether the value is a JSON object: neither a list nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is an integer from `least` to `most`, both included. */
export const isIntegerIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether the value is a list of integers from `least` to `most`. */
export const isIntegerListIn = (value: unknown, least: number, most: number): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => isIntegerIn(item, least, most));

/** Whether the value is one of the texts. */
export const isOneOf = <Text extends string>(value: unknown, texts: readonly Text[]): value is Text =>
  typeof value === 'string' && (texts as readonly string[]).includes(value);

/** The value as an object with only `allowed` keys. Rejects with malformed or unknown-key; `at` is the path in the rejection. */
export function parseFields(
  value: unknown,
  at: string,
  allowed: readonly string[],
): Result<JsonObject, Rejection> {
  if (!isJsonObject(value)) return fail(malformed(at, 'object'));
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  return unknown === undefined ? ok(value) : fail(rejection('unknown-key', { at: joinPath(at, unknown) }));
}

/** Checks an unknown value; `at` is its path in the rejection. */
export type Reader<Value> = (value: unknown, at: string) => Result<Value, Rejection>;

/** Makes a reader from a type guard; `expected` describes the valid values. */
export const reader =
  <Value>(is: (value: unknown) => value is Value, expected: string): Reader<Value> =>
  (value, at) =>
    is(value) ? ok(value) : fail(malformed(at, expected));

/** Reads an integer from `least` to `most`, both included. */
export const integer = <Value extends number>(
  least: number,
  most: number,
  expected = `whole number ${least}–${most}`,
): Reader<Value> => reader((value): value is Value => isIntegerIn(value, least, most), expected);

/** Reads a list of integers from `least` to `most`. */
export const integers = (least: number, most: number, expected: string): Reader<readonly number[]> =>
  reader((value) => isIntegerListIn(value, least, most), expected);

/** Reads one of the texts. */
export const oneOf = <Text extends string>(texts: readonly Text[]): Reader<Text> =>
  reader((value) => isOneOf(value, texts), texts.join(' | '));

/** Reads a pile that holds exactly these items, in any order. Rejects with bad-deal and `data`. */
export const shuffled =
  <Item extends number | string>(items: readonly Item[], data: NonNullable<Rejection['data']>) =>
  (value: unknown): Result<readonly Item[], Rejection> =>
    isShuffled(value, items) ? ok(value) : fail(rejection('bad-deal', data));

/** The form of an action: a reader for each field, or one for the whole action. */
type Form<Action> = { readonly [Key in Exclude<keyof Action, 'type'>]: Reader<Action[Key]> } | Reader<Action>;

/** Makes the reader of actions from the form of each type. Rejects with malformed or unknown-key. */
export const actionReader =
  <Action extends { readonly type: string }>(forms: {
    readonly [Type in Action['type']]: Form<Extract<Action, { readonly type: Type }>>;
  }) =>
  (input: unknown): Result<Action, Rejection> => {
    const type = isJsonObject(input) ? input['type'] : undefined;
    const types = Object.keys(forms) as readonly Action['type'][];
    if (!isOneOf(type, types)) return fail(malformed('action.type', types.join(' | ')));
    const form: Reader<Action> | { readonly [key: string]: Reader<unknown> } = forms[type];
    if (typeof form === 'function') return form(input, 'action');
    const fields = parseFields(input, 'action', ['type', ...Object.keys(form)]);
    if (!fields.ok) return fields;
    const action: { [key: string]: unknown } = { type };
    for (const [key, read] of Object.entries(form)) {
      const value = read(fields.value[key], `action.${key}`);
      if (!value.ok) return value;
      action[key] = value.value;
    }
    return ok(action as Action);
  };

/** The rejection of a value with the wrong form. */
export const malformed = (at: string, expected: string): Rejection =>
  rejection('malformed', { at, expected });

const joinPath = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
