/**
 * How a value of JSON becomes another one, itself as JSON:
 *
 * - What is no list takes the place of the value.
 * - A list says what becomes of the members of the value, or of the first item where that is a list or an object: then it is begun with
 *   that instead. `place, change`: the member there changes. `~place`, which is below 0: it is gone, and a list closes up.
 *   `"name", change`: a new field. Places are those of the value as it was: the indices of a list, and of an object its names in the order
 *   of their UTF-16 codes. The place behind the last item adds one, as a change of the item before it, less what is gone from that. A field
 *   that is gone keeps its place, and comes back as a change of what it was.
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

const NOTHING: Fields = {};

/** By object that a change has made: the fields that are gone, as they were. */
const gone = new WeakMap<Members, Fields>();
export const goneFrom = (value: Members): Fields => gone.get(value) ?? NOTHING;

/** The names of the members by place; what has no value is no member. */
export const placesOf = (value: Members): readonly string[] =>
  isList(value)
    ? Object.keys(value)
    : Object.keys({ ...goneFrom(value), ...value })
        .filter((name) => value[name] !== undefined || goneFrom(value)[name] !== undefined)
        .sort();

/** A value from which nothing is gone. */
const plain = (value: unknown): unknown =>
  hasMembers(value) ? (JSON.parse(JSON.stringify(value)) as unknown) : value;

/** What a change makes of a value; members that stay are the same ones. Undefined if it is no change of this value. */
export function changed(before: unknown, change: Change): unknown {
  if (!isList(change)) return change;
  const isAnew = hasMembers(change[0]);
  const base = isAnew ? change[0] : before;
  if (!hasMembers(base)) return undefined;
  const names = placesOf(base);
  const after = new Map<string, unknown>(Object.entries(base));
  const lost = new Map<string, unknown>(Object.entries(goneFrom(base)));
  for (let at = isAnew ? 1 : 0; at < change.length; at++) {
    const place = change[at];
    const isGone = typeof place === 'number' && place < 0;
    const isNext = isList(base) && place === after.size && names[place] === undefined;
    const name = typeof place === 'number' && !isNext ? names[isGone ? ~place : place] : String(place);
    if (name === undefined || hasMembers(place)) return undefined;
    const old = isNext ? plain(after.get(String(place - 1))) : after.get(name);
    if (isGone) {
      if (!after.delete(name)) return undefined;
      lost.set(name, old);
      continue;
    }
    const value = changed(old ?? lost.get(name), change[++at]);
    if (value === undefined) return undefined;
    after.set(name, value);
    lost.delete(name);
  }
  if (isList(base)) return [...after.values()];
  const made = Object.fromEntries(after);
  if (lost.size > 0) gone.set(made, Object.fromEntries(lost));
  return made;
}
