import { isShuffled } from './lists.ts';
import { fail, ok, type Result } from './result.ts';
import { rejection, type Rejection } from './rejection.ts';

/** A JSON object whose values are not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether the value is an object as JSON has them: no list, not null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
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
): Result<JsonObject, Rejection> {
  if (!isJsonObject(value)) return fail(malformed(at, 'object'));
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  return unknown === undefined ? ok(value) : fail(rejection('unknown-key', { at: joinPath(at, unknown) }));
}

/** Takes a value from anything, or says why it cannot be that; `at` is the path that is named. */
export type Reader<Value> = (value: unknown, at: string) => Result<Value, Rejection>;

/** Reads what passes a check; `expected` says what that is. */
export const reader =
  <Value>(is: (value: unknown) => value is Value, expected: string): Reader<Value> =>
  (value, at) =>
    is(value) ? ok(value) : fail(malformed(at, expected));

/** Reads a whole number from `least` to `most`, both included. */
export const whole = <Value extends number>(
  least: number,
  most: number,
  expected = `whole number ${least}–${most}`,
): Reader<Value> => reader((value): value is Value => isWhole(value, least, most), expected);

/** Reads a list of such numbers. */
export const wholes = (least: number, most: number, expected: string): Reader<readonly number[]> =>
  reader((value) => isWholeList(value, least, most), expected);

/** Reads one of the texts. */
export const oneOf = <Text extends string>(texts: readonly Text[]): Reader<Text> =>
  reader((value) => isOneOf(value, texts), texts.join(' | '));

/** Reads a pile that was shuffled from these items. Rejects with bad-deal, and `data` says what is wrong. */
export const shuffled =
  <Item extends number | string>(items: readonly Item[], data: NonNullable<Rejection['data']>) =>
  (value: unknown): Result<readonly Item[], Rejection> =>
    isShuffled(value, items) ? ok(value) : fail(rejection('bad-deal', data));

/** The form of an action: how each of its fields is read, or how all of it is. */
type Form<Action> = { readonly [Key in Exclude<keyof Action, 'type'>]: Reader<Action[Key]> } | Reader<Action>;

/** Reads actions from anything by the form of each type. Rejects with malformed or unknown-key. */
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

/** The rejection of a value that has not the form it should have. */
export const malformed = (at: string, expected: string): Rejection =>
  rejection('malformed', { at, expected });

const joinPath = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
