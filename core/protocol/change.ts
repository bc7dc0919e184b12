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
export type Members = List | { readonly [name: string]: unknown };

export const isList = (value: unknown): value is List => Array.isArray(value);
export const hasMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The names of the members by place; what has no value is no member. */
export const placesOf = (value: Members): readonly string[] =>
  isList(value)
    ? Object.keys(value)
    : Object.keys(value)
        .filter((name) => value[name] !== undefined)
        .sort();

/** What a change makes of a value; members that stay are the same ones. Undefined if it is no change of this value. */
export function changed(before: unknown, change: Change): unknown {
  if (!isList(change)) return change;
  const isAnew = hasMembers(change[0]);
  const base = isAnew ? change[0] : before;
  if (!hasMembers(base)) return undefined;
  const names = placesOf(base);
  const after = new Map<string, unknown>(Object.entries(base));
  for (let at = isAnew ? 1 : 0; at < change.length; at++) {
    const place = change[at];
    if (typeof place === 'number' && place < 0) {
      if (!after.delete(names[~place] ?? '')) return undefined;
      continue;
    }
    const isNext = isList(base) && place === after.size && names[place] === undefined;
    const name = typeof place === 'number' && !isNext ? names[place] : String(place);
    const value = changed(after.get(isNext ? String(place - 1) : (name ?? '')), change[++at]);
    if (name === undefined || value === undefined || hasMembers(place)) return undefined;
    after.set(name, value);
  }
  return isList(base) ? [...after.values()] : Object.fromEntries(after);
}
