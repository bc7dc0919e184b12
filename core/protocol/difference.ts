import { hasMembers, isList, placesOf, type Fields, type List, type Members } from './change.ts';

type Compare = (before: unknown, after: unknown) => string | undefined;

/**
 * The text of the `Change` that makes one value into another, both as JSON has them; undefined: they are the same. It hangs on nothing but
 * the two values. `compare` does the same for their members.
 */
export function difference(
  before: unknown,
  after: unknown,
  compare: Compare = difference,
): string | undefined {
  if (before === after) return undefined;
  if (!hasMembers(after)) return JSON.stringify(after);
  if (!hasMembers(before) || isList(before) !== isList(after)) return anew(after);
  const items = itemsOf(before, after, compare);
  if (items.length === 0) return undefined;
  const patch = `[${items.join()}]`;
  return roomBehind(after, patch.length) < 0 ? patch : shorter(patch, anew(after));
}

/** How many of so many characters the text of a value leaves at the most; below 0: it is longer than that. */
function roomBehind(value: unknown, characters: number): number {
  if (!hasMembers(value)) return characters - (typeof value === 'string' ? value.length + 2 : 1);
  let room = characters - 1;
  if (isList(value)) {
    for (let at = 0; at < value.length && room >= 0; at++) room = roomBehind(value[at], room - 1);
    return room;
  }
  for (const name of Object.keys(value)) {
    if (room < 0) break;
    room = roomBehind(value[name], room - name.length - 4);
  }
  return room;
}

const shorter = (one: string, other: string): string => (other.length < one.length ? other : one);

/** What was made anew before: parts are asked for again with the whole, and for others who are shown the same. */
const madeAnew = new WeakMap<Members, string>();

/** The text of the change that makes anything into `after`. */
function anew(after: Members): string {
  const made = madeAnew.get(after);
  if (made !== undefined) return made;
  const whole = JSON.stringify(after);
  const plain = isList(after) ? `[${whole}]` : whole;
  if (!Object.values(after).some(hasMembers)) return plain; // there are no items like those before them
  const empty = isList(after) ? [] : {};
  const text = shorter(plain, `[${[JSON.stringify(empty), ...itemsOf(empty, after, difference)].join()}]`);
  madeAnew.set(after, text);
  return text;
}

/** Places and changes, in turns, as texts. */
type Items = (string | number)[];

const itemsOf = (before: Members, after: Members, compare: Compare): Items =>
  isList(before) && isList(after)
    ? itemsOfList(before, after, compare)
    : itemsOfFields(before as Fields, after as Fields, compare);

/** The value of a field; not what every object has. */
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

function itemsOfFields(before: Fields, after: Fields, compare: Compare): Items {
  const added: Items = [];
  let changes: Map<string, Items> | undefined; // most objects stay as they are
  let stayed = 0;
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    const old = own(before, name);
    if (old !== undefined) stayed += 1;
    const change = value === old ? undefined : compare(old, value);
    if (change === undefined) continue;
    if (old === undefined) added.push(JSON.stringify(name), change);
    else (changes ??= new Map<string, Items>()).set(name, [change]);
  }
  if (changes === undefined && stayed === Object.keys(before).length) return added;
  const items: Items = [];
  for (const [place, name] of placesOf(before).entries()) {
    const change = changes?.get(name);
    if (change !== undefined) items.push(place, ...change);
    else if (own(after, name) === undefined) items.push(~place);
  }
  return [...items, ...added];
}

/** What a list lacks is taken to have stood where the first item is another. */
function itemsOfList(before: List, after: List, compare: Compare): Items {
  const items: Items = [];
  const gone = Math.max(0, before.length - after.length);
  const hole = gone === 0 ? after.length : firstOther(before, after, compare);
  for (let count = 0; count < gone; count++) items.push(~(hole + count));
  for (let at = 0; at < after.length; at++) {
    const item = after[at];
    const place = at < hole ? at : at + gone;
    const change = place < before.length ? compare(before[place], item) : nextTo(after[at - 1], item);
    if (change !== undefined) items.push(place, change);
  }
  return items;
}

function firstOther(before: List, after: List, compare: Compare): number {
  const at = after.findIndex((item, index) => compare(before[index], item) !== undefined);
  return at === -1 ? after.length : at;
}

/** An item as a change of the one before it, also where it is the same. */
const nextTo = (before: unknown, item: unknown): string =>
  difference(before, item) ?? (hasMembers(item) ? '[]' : JSON.stringify(item));
