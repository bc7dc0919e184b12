import type { OptionField, OptionFacts } from './option-field.ts';
import type { Json } from './json.ts';
import { isOneOf, isIntegerIn, parseFields, type JsonObject } from './parse.ts';
import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/** An option of every game: whether what was once public can be looked up (rules, Decision A1). */
const MEMORY_AID = { key: 'memoryAid', type: 'flag' } as const satisfies OptionField;

/**
 * Makes the reader of a game's options. Missing options take the edition's values, a missing edition is the first one, and optional
 * fields stay absent. Rejects with malformed, unknown-key or bad-option (data: option, expected).
 */
export const optionsReader =
  <Options extends object>({ presets, optionFields }: OptionFacts) =>
  (input: unknown, seatCount: number): Result<Options, Rejection> => {
    const [first = ''] = Object.keys(presets);
    const fields: readonly OptionField[] = [
      { key: 'edition', type: 'choice', values: Object.keys(presets) },
      ...optionFields,
      MEMORY_AID,
    ];
    const given = parseFields(
      input,
      'options',
      fields.map(({ key }) => key),
    );
    if (!given.ok) return given;
    for (const field of fields) {
      const value = given.value[field.key];
      if (value !== undefined && !fits(value, field, seatCount))
        return fail(rejection('bad-option', { option: field.key, expected: expectedOf(field, seatCount) }));
    }
    const edition = String(given.value['edition'] ?? first);
    const defaults: JsonObject = { edition, ...presets[edition], [MEMORY_AID.key]: false };
    // The order of keys does not depend on the input
    const all = fields.map(({ key }) => [key, given.value[key] ?? defaults[key]] as const);
    return ok(Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Options);
  };

function fits(value: unknown, field: OptionField, seatCount: number): boolean {
  switch (field.type) {
    case 'choice':
      return isOneOf(value, field.values);
    case 'whole':
      return isIntegerIn(value, field.least, field.most);
    case 'flag':
      return typeof value === 'boolean';
    case 'set':
      return isSetOf(value, field.values, field.sizeBySeats[seatCount] ?? 0);
    case 'seat':
      return isIntegerIn(value, 0, seatCount - 1);
  }
}

/** Whether the value is a list of exactly `size` different texts of `texts`. */
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
