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
const gone = new WeakMap<Fields, Fields>();
export const goneFrom = (fields: Fields): Fields => gone.get(fields) ?? NOTHING;

/** The names of the fields by place; what has no value is none. */
export function placesOf(fields: Fields): readonly string[] {
  const lost = gone.get(fields);
  const all = lost === undefined ? fields : { ...lost, ...fields };
  return Object.keys(all)
    .filter((name) => all[name] !== undefined)
    .sort();
}

/** A value from which nothing is gone. */
const plain = (value: unknown): unknown =>
  hasMembers(value) ? (JSON.parse(JSON.stringify(value)) as unknown) : value;

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
  const left = new Set<unknown>();
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    if (typeof place !== 'number') return undefined;
    if (place < 0 && ~place < before.length) left.add(~place);
    else {
      const old = place < before.length ? before[place] : plain(after[place - 1]);
      const value = changed(old, items[++at]);
      if (value === undefined || !(place >= 0 && place <= after.length)) return undefined;
      after[place] = value;
    }
  }
  return left.size === 0 ? after : after.filter((_, place) => !left.has(place));
}

function changedFields(before: Fields, items: List): Fields | undefined {
  const names = placesOf(before);
  const after = new Map<string, unknown>(Object.entries(before));
  const lost = new Map<string, unknown>(Object.entries(goneFrom(before)));
  for (let at = 0; at < items.length; at++) {
    const place = items[at];
    const isGone = typeof place === 'number' && place < 0;
    const name = typeof place === 'number' ? names[isGone ? ~place : place] : place;
    if (typeof name !== 'string') return undefined;
    const old = after.get(name);
    const value = isGone ? old : changed(old ?? lost.get(name), items[++at]);
    if (value === undefined) return undefined;
    after.delete(name);
    lost.delete(name);
    (isGone ? lost : after).set(name, value);
  }
  const made = Object.fromEntries(after);
  if (lost.size > 0) gone.set(made, Object.fromEntries(lost));
  return made;
}
