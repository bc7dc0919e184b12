import type { Seat } from './ids.ts';

/** The numbers ascending, as a new list. */
export const ascending = <Number extends number>(numbers: readonly Number[]): readonly Number[] =>
  [...numbers].sort((one, other) => one - other);

/** A new list with one more number, inserted in ascending order. */
export function inserted(numbers: readonly number[], one: number): readonly number[] {
  const index = numbers.findIndex((number) => number > one);
  const copy = numbers.slice();
  copy.splice(index === -1 ? copy.length : index, 0, one);
  return copy;
}

/** All numbers that are not in `some`. */
export const without = <Number extends number>(
  numbers: readonly Number[],
  some: readonly number[],
): readonly Number[] => numbers.filter((number) => !some.includes(number));

/** A copy of a list by seat with one seat's item replaced. */
export function withAt<Item>(bySeat: readonly Item[], at: number, item: Item): readonly Item[] {
  const copy = bySeat.slice();
  copy[at] = item;
  return copy;
}

/** Whether an unknown value is a list of exactly these items, in any order. */
export function isShuffled<Item extends number | string>(
  value: unknown,
  items: readonly Item[],
): value is readonly Item[] {
  const sorted = (list: readonly unknown[]): string => JSON.stringify([...list].sort());
  return Array.isArray(value) && sorted(value) === sorted(items);
}

/** Those of the seats with the highest amount; `amounts` is by seat. */
export function withMost(seats: readonly Seat[], amounts: readonly number[]): readonly Seat[] {
  const most = Math.max(...seats.map((at) => atSeat(amounts, at)));
  return seats.filter((at) => amounts[at] === most);
}

/**
 * All members of a string union, given as the keys of a record: a missing or extra one does not compile. (`satisfies Union[]` accepts a
 * list that misses one.)
 */
export const membersOf = <Member extends string>(
  all: Readonly<Record<Member, unknown>>,
): readonly [Member, ...Member[]] => Object.keys(all) as [Member, ...Member[]];

/** One seat's item of a list by seat. @throws RangeError if the list has no such seat */
export function atSeat<Item>(bySeat: readonly Item[], at: Seat): Item {
  const item = bySeat[at];
  if (item === undefined) throw new RangeError(`no seat ${at}`);
  return item;
}

/**
 * An immutable list that shares its items with the lists it was made from: adding an item and removing the last one take constant time.
 * Serialises as a JSON array.
 */
export class PersistentList<Item> implements Iterable<Item> {
  readonly length: number;
  /** The last item; undefined if there is none. */
  readonly last: Item | undefined;
  readonly #before: PersistentList<Item> | undefined;

  private constructor(last?: Item, before?: PersistentList<Item>) {
    this.length = before === undefined ? 0 : before.length + 1;
    this.last = last;
    this.#before = before;
  }

  static empty<Item>(): PersistentList<Item> {
    return new PersistentList<Item>();
  }

  with(item: Item): PersistentList<Item> {
    return new PersistentList<Item>(item, this);
  }

  /** All items but the last; an empty list returns itself. */
  withoutLast(): PersistentList<Item> {
    return this.#before ?? this;
  }

  /** The items from index `from` up to, not including, index `to`. Takes time proportional to the items after `from`. */
  slice(from = 0, to = this.length): readonly Item[] {
    return itemsOf(this, from, to);
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice()[Symbol.iterator]();
  }

  toJSON(): readonly Item[] {
    return this.slice();
  }
}

function itemsOf<Item>(list: PersistentList<Item>, from: number, to: number): readonly Item[] {
  const items: Item[] = [];
  for (let left = list; left.length > from; left = left.withoutLast())
    if (left.length <= to) items.push(left.last as Item);
  return items.reverse();
}

/** The first `count` items. If the first match comes later, it replaces the last of them. */
export function firstWith<Item>(
  items: readonly Item[],
  count: number,
  isMatch: (item: Item) => boolean,
): readonly Item[] {
  const index = items.findIndex(isMatch);
  return index < count
    ? items.slice(0, count)
    : [...items.slice(0, count - 1), ...items.slice(index, index + 1)];
}
