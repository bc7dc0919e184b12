import { hasFields, hasMembers, isList, type Fields, type Known, type List, type Members } from './change.ts';

/** Compares what a field was with what it is; undefined: that is the same. */
export type Compare = (
  before: unknown,
  after: unknown,
  known: Known | undefined,
  name: string,
) => string | undefined;

/**
 * The text of the `Change` that makes one value into another, both as JSON has them; undefined: they are the same. It hangs on nothing but
 * the two values, and what is known.
 */
export function difference(before: unknown, after: unknown, known?: Known): string | undefined {
  if (before === after) return undefined;
  if (!hasMembers(after)) return Number.isSafeInteger(after) ? String(after) : JSON.stringify(after);
  const text = unlikeKnown(before, after, known);
  if (text === undefined || isList(after)) return text;
  const alike = known?.get(after['type']);
  if (!hasFields(alike)) return text;
  const type = JSON.stringify(after['type']);
  return text.length <= type.length + 2
    ? text
    : shorter(text, `[${[type, ...changesOf(alike, after, known)].join()}]`);
}

function unlikeKnown(before: unknown, after: Members, known: Known | undefined): string | undefined {
  if (before === undefined) return anew(after);
  if (!hasMembers(before) || isList(before) !== isList(after))
    return isList(after) ? anew(after) : whole(after);
  const items =
    isList(before) && isList(after)
      ? changesOfList(before, after, known)
      : changesOf(before as Fields, after as Fields, known);
  if (items.length === 0) return undefined;
  const patch = `[${items.join()}]`;
  const isShort = roomBehind(after, patch.length) < 0;
  return isShort ? patch : shorter(patch, isList(after) ? anew(after) : whole(after));
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

/** The text of the change that makes anything into `after`. */
const whole = (after: Members): string =>
  isList(after) ? `[${JSON.stringify(after)}]` : JSON.stringify(after);

/** What was made anew before: parts are asked for again with the whole, and for others who are shown the same. */
const madeAnew = new WeakMap<Members, string>();

/** The text of the change that makes nothing, or for a list anything, into `after`. */
function anew(after: Members): string {
  if (!Object.values(after).some(hasMembers)) return whole(after); // there are no items like those before them
  const made = madeAnew.get(after);
  if (made !== undefined) return made;
  const items = isList(after) ? ['[]', ...changesOfList([], after)] : changesOf({}, after as Fields);
  const text = shorter(whole(after), `[${items.join()}]`);
  madeAnew.set(after, text);
  return text;
}

/** Places and changes, in turns, and new fields, as texts. */
type Items = readonly (string | number)[];

/** The value of a field; not what every object has. */
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** What becomes of the fields of an object, each as `compare` says it; nothing: they are the same. */
export function changesOf(
  before: Fields,
  after: Fields,
  known?: Known,
  compare: Compare = difference,
): Items {
  const added: string[] = [];
  const changes: (readonly [name: string, change: string | undefined])[] = []; // mostly none, or one or two
  let stayed = 0;
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    const old = own(before, name);
    if (old !== undefined) stayed += 1;
    const change = value === old ? undefined : compare(old, value, known, name);
    if (change === undefined) continue;
    if (old === undefined) added.push(`${JSON.stringify(name)}:${change}`);
    else changes.push([name, change]);
  }
  const names = Object.keys(before);
  if (stayed < names.length)
    for (const name of names)
      if (before[name] !== undefined && own(after, name) === undefined) changes.push([name, undefined]);
  return itemsOf(before, names, changes, added);
}

/** The changes of some fields of an object, in the order of their places, then the new ones. */
function itemsOf(
  before: Fields,
  names: readonly string[],
  changes: readonly (readonly [name: string, change: string | undefined])[],
  added: readonly string[],
): Items {
  const placed = changes.map(([name, change]) => {
    let place = 0;
    for (const other of names) if (other < name && before[other] !== undefined) place += 1;
    return { place, change };
  });
  if (placed.length > 1) placed.sort((one, other) => one.place - other.place);
  const items: (string | number)[] = [];
  for (const { place, change } of placed)
    if (change === undefined) items.push(~place);
    else items.push(place, change);
  if (added.length > 0) items.push(`{${added.join()}}`);
  return items;
}

/** What a list lacks is taken to have stood where the first item is another. */
function changesOfList(before: List, after: List, known?: Known): Items {
  const items: (string | number)[] = [];
  const gone = Math.max(0, before.length - after.length);
  const hole = gone === 0 ? after.length : firstOther(before, after);
  for (let count = 0; count < gone; count++) items.push(~(hole + count));
  for (let at = 0; at < after.length; at++) {
    const item = after[at];
    const place = at < hole ? at : at + gone;
    const change =
      place < before.length ? difference(before[place], item, known) : nextTo(after[at - 1], item, known);
    if (change !== undefined) items.push(place, change);
  }
  return items;
}

function firstOther(before: List, after: List): number {
  const at = after.findIndex((item, index) => difference(before[index], item) !== undefined);
  return at === -1 ? after.length : at;
}

/** An item as a change of the one before it, also where it is the same. */
const nextTo = (before: unknown, item: unknown, known: Known | undefined): string =>
  difference(before, item, known) ?? (hasMembers(item) ? '[]' : JSON.stringify(item));
