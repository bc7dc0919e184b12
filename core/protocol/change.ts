/**
 * How a value of JSON becomes another one, itself as JSON:
 *
 * - What is no list takes the place of the value.
 * - A list says what becomes of the members of the value. `place, change`: the member there changes. `~place`, which is below 0: it is
 *   gone, and a list closes up. `{ "name": change }`: new fields. Places are those of the value as it was: the indices of a list, and of
 *   an object its names in the order of their UTF-16 codes. The place behind the last item adds one, as a change of the item before it.
 * - Where its first item is a list, it is begun with that list instead; where it is a text, with the newest object of that `type` that
 *   is known (`Known`).
 *
 * So `[0, 5]` makes [1, 2] into [5, 2], `[-1]` into [2], `[[]]` into [], `[2, 4]` into [1, 2, 4]; `[0, 3, {"b":4}]` makes {"a":1} into
 * {"a":3,"b":4}; and `["bid", 0, 7]` makes anything into {"amount":7,"type":"bid"} if {"amount":5,"type":"bid"} is known.
 */
export type Change = unknown;

export type List = readonly unknown[];
export type Fields = { readonly [name: string]: unknown };
export type Members = List | Fields;

/** By `type` the newest of some objects that both sides have. */
export type Known = ReadonlyMap<unknown, Fields>;

const NOTHING: Known = new Map();

export const isList = (value: unknown): value is List => Array.isArray(value);
export const hasMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
export const hasFields = (value: unknown): value is Fields => hasMembers(value) && !isList(value);

/** The names of the fields by place; what has no value is none. */
export const placesOf = (fields: Fields): readonly string[] =>
  Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort();

/** What a change makes of a value; members that stay are the same ones. Undefined if it is no change of this value. */
export function changed(before: unknown, change: Change, known = NOTHING): unknown {
  if (!isList(change)) return change;
  const [first, ...others] = change;
  if (isList(first)) return changedList(first, others, known);
  if (typeof first === 'string') return changedFields(known.get(first), others, known);
  if (isList(before)) return changedList(before, change, known);
  return changedFields(hasFields(first) && !hasMembers(before) ? {} : before, change, known);
}

function changedList(before: List, items: List, known: Known): List | undefined {
  const after = [...before];
  const gone = new Set<unknown>();
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    if (typeof place !== 'number') return undefined;
    if (place < 0 && ~place < before.length) gone.add(~place);
    else {
      const value = changed(place < before.length ? before[place] : after[place - 1], items[++at], known);
      if (value === undefined || !(place >= 0 && place <= after.length)) return undefined;
      after[place] = value;
    }
  }
  return gone.size === 0 ? after : after.filter((_, place) => !gone.has(place));
}

function changedFields(before: unknown, items: List, known: Known): Fields | undefined {
  if (!hasFields(before)) return undefined;
  const names = placesOf(before);
  const after = new Map<string, unknown>(Object.entries(before));
  const set = (name: string | undefined, change: Change): boolean => {
    const value = name === undefined ? undefined : changed(after.get(name), change, known);
    return value !== undefined && after.set(name ?? '', value) === after;
  };
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    const isFine = hasFields(place)
      ? Object.entries(place).every(([name, change]) => set(name, change))
      : typeof place === 'number' &&
        (place < 0 ? after.delete(names[~place] ?? '') : set(names[place], items[++at]));
    if (!isFine) return undefined;
  }
  return Object.fromEntries(after);
}
