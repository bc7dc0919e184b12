/**
 * How a value of JSON becomes another one, itself as JSON:
 *
 * - What is no list takes the place of the value.
 * - A list says what becomes of the members of the value, or of the first item where that is a list or an object: then it is begun with
 *   that instead. `place, change`: the member there changes. `~place`, which is below 0: it is gone, and a list closes up.
 *   `"name", change`: a new field. Places are those of the value as it was: the indices of a list, and of an object its names in the order
 *   of their UTF-16 codes. The place behind the last item adds one, as a change of the item before it.
 *
 * So `[0, 5]` makes [1, 2] into [5, 2], `[-1]` into [2], `[[]]` into [], `[2, 4]` into [1, 2, 4]; and `[0, 3, "b", 4]` makes {"a":1} into
 * {"a":3,"b":4}.
 */
export type Change = unknown;

export type List = readonly unknown[];
export type Fields = { readonly [name: string]: unknown };
export type Members = List | Fields;

export const isList = (value: unknown): value is List => Array.isArray(value);
export const hasMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The names of the fields by place; what has no value is none. */
export const placesOf = (fields: Fields): readonly string[] =>
  Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort();

/** What a change makes of a value; members that stay are the same ones. Undefined if it is no change of this value. */
export function changed(before: unknown, change: Change): unknown {
  if (!isList(change)) return change;
  const [first] = change;
  const [base, items] = hasMembers(first) ? [first, change.slice(1)] : [before, change];
  if (!hasMembers(base)) return undefined;
  return isList(base) ? changedList(base, items) : changedFields(base, items);
}

function changedList(before: List, items: List): List | undefined {
  const after = [...before];
  const gone = new Set<unknown>();
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    if (typeof place !== 'number') return undefined;
    if (place < 0 && ~place < before.length) gone.add(~place);
    else {
      const value = changed(place < before.length ? before[place] : after[place - 1], items[++at]);
      if (value === undefined || !(place >= 0 && place <= after.length)) return undefined;
      after[place] = value;
    }
  }
  return gone.size === 0 ? after : after.filter((_, place) => !gone.has(place));
}

function changedFields(before: Fields, items: List): Fields | undefined {
  const names = placesOf(before);
  const after = new Map<string, unknown>(Object.entries(before));
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    const isGone = typeof place === 'number' && place < 0;
    const name = typeof place === 'number' ? names[isGone ? ~place : place] : place;
    if (typeof name !== 'string') return undefined;
    const value = isGone ? after.get(name) : changed(after.get(name), items[++at]);
    if (value === undefined) return undefined;
    if (isGone) after.delete(name);
    else after.set(name, value);
  }
  return Object.fromEntries(after);
}
