import type { OptionField } from './option-field.ts';
import type { Json } from './json.ts';
import { isOneOf, isWhole, parseFields, type Fields } from './parse.ts';
import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * The options that were said, each within its range; what may be said is `edition` and what `fields` describe. What was left
 * out stays left out. Rejects with malformed, unknown-key or bad-option (data: option, expected).
 */
export function parseSaid(
  input: unknown,
  editions: readonly string[],
  fields: readonly OptionField[],
  seatCount: number,
): Result<Fields, Rejection> {
  const all: readonly OptionField[] = [{ key: 'edition', type: 'choice', values: editions }, ...fields];
  const said = parseFields(
    input,
    'options',
    all.map(({ key }) => key),
  );
  if (!said.ok) return said;
  for (const field of all) {
    const value = said.value[field.key];
    if (value !== undefined && !fits(value, field, seatCount))
      return fail(rejection('bad-option', { option: field.key, expected: expectedOf(field, seatCount) }));
  }
  return ok(said.value);
}

function fits(value: unknown, field: OptionField, seatCount: number): boolean {
  switch (field.type) {
    case 'choice':
      return isOneOf(value, field.values);
    case 'whole':
      return isWhole(value, field.least, field.most);
    case 'flag':
      return typeof value === 'boolean';
    case 'set':
      return isSetOf(value, field.values, field.sizeBySeats[seatCount] ?? 0);
    case 'seat':
      return isWhole(value, 0, seatCount - 1);
  }
}

/** Whether the value names exactly `size` different ones of the texts. */
export const isSetOf = <Text extends string>(
  value: unknown,
  texts: readonly Text[],
  size: number,
): value is readonly Text[] =>
  Array.isArray(value) &&
  value.every((item) => isOneOf(item, texts)) &&
  new Set(value).size === value.length &&
  value.length === size;

function expectedOf(field: OptionField, seatCount: number): Json {
  switch (field.type) {
    case 'choice':
      return field.values;
    case 'whole':
      return { least: field.least, most: field.most };
    case 'flag':
      return [true, false];
    case 'set':
      return { different: field.sizeBySeats[seatCount] ?? 0, of: field.values };
    case 'seat':
      return { least: 0, most: seatCount - 1 };
  }
}
