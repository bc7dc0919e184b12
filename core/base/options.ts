import type { OptionField, OptionFacts } from './option-field.ts';
import type { Json } from './json.ts';
import { isOneOf, isWhole, parseFields, type JsonObject } from './parse.ts';
import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/** What every game can be told: whether what was once public can be looked up (rules, Decision A1). */
const MEMORY_AID = { key: 'memoryAid', type: 'flag' } as const satisfies OptionField;

/**
 * Reads the options of a game from anything. What is left out gets the value of the edition, which is the first one if it is left
 * out itself; optional fields stay absent. Rejects with malformed, unknown-key or bad-option (data: option, expected).
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
    const said = parseFields(
      input,
      'options',
      fields.map(({ key }) => key),
    );
    if (!said.ok) return said;
    for (const field of fields) {
      const value = said.value[field.key];
      if (value !== undefined && !fits(value, field, seatCount))
        return fail(rejection('bad-option', { option: field.key, expected: expectedOf(field, seatCount) }));
    }
    const edition = String(said.value['edition'] ?? first);
    const usual: JsonObject = { edition, ...presets[edition], [MEMORY_AID.key]: false };
    // Always in the same order of keys, whatever was said first.
    const all = fields.map(({ key }) => [key, said.value[key] ?? usual[key]] as const);
    return ok(Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Options);
  };

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
