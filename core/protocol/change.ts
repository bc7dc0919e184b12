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
export type Known = ReadonlyMap<unknown, unknown>;

export const isList = (value: unknown): value is List => Array.isArray(value);
export const hasMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
export const hasFields = (value: unknown): value is Fields => hasMembers(value) && !isList(value);

/** What a change makes of a value; members that stay are the same ones. Throws if it is none of this value. */
export function changed(before: unknown, change: Change, known: Known): unknown {
  if (!isList(change)) return change;
  const [first, ...others] = change;
  const other = isList(first) ? first : known.get(first);
  const base = other ?? before ?? {};
  const items = other === undefined ? change : others;
  const names = isList(base) ? Object.keys(base) : Object.keys(base).sort();
  const after = new Map<string | undefined, unknown>(Object.entries(base));
  for (let at = 0; at < items.length; at++) {
    const place = items[at] as number | Fields;
    if (typeof place === 'object')
      for (const name of Object.keys(place)) after.set(name, changed(undefined, place[name], known));
    else if (place < 0) after.delete(names[~place]);
    else {
      const from = after.get(names[place] ?? names[place - 1]); // a new item begins as the one before it
      if (isList(base) && place === names.length) names.push(`${place}`);
      const to = items[++at];
      if (names[place] === undefined || to === undefined) throw new Error();
      after.set(names[place], changed(from, to, known));
    }
  }
  return isList(base) ? [...after.values()] : Object.fromEntries(after);
}
