import type { Seat } from './ids.ts';

/** The numbers ascending, as a new list. */
export const ascending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);

/** The ascending numbers with one more in its place, as a new list. */
export function inserted(numbers: readonly number[], one: number): readonly number[] {
  const place = numbers.findIndex((number) => number > one);
  const copy = numbers.slice();
  copy.splice(place === -1 ? copy.length : place, 0, one);
  return copy;
}

/** All of the numbers but some. */
export const without = <Number extends number>(
  numbers: readonly Number[],
  some: readonly number[],
): readonly Number[] => numbers.filter((number) => !some.includes(number));

/** The list by seat with the item of one seat replaced, as a new list. */
export function withAt<Item>(bySeat: readonly Item[], at: number, item: Item): readonly Item[] {
  const copy = bySeat.slice();
  copy[at] = item;
  return copy;
}

/** Whether a list from anything holds exactly these items, in any order: a pile shuffled from them. */
export function isShuffled<Item extends number | string>(
  value: unknown,
  items: readonly Item[],
): value is readonly Item[] {
  const sorted = (list: readonly unknown[]): string => JSON.stringify([...list].sort());
  return Array.isArray(value) && sorted(value) === sorted(items);
}

/** Of these seats those that have the most of something, which is told by seat. */
export function withMost(seats: readonly Seat[], amounts: readonly number[]): readonly Seat[] {
  const most = Math.max(...seats.map((at) => atSeat(amounts, at)));
  return seats.filter((at) => amounts[at] === most);
}

/**
 * All members of a union of texts, as the keys of a record that has to name each of them: a list that misses one, or names one
 * too many, does not compile. (`satisfies Union[]` lets a list pass that misses one.)
 */
export const membersOf = <Member extends string>(
  all: Readonly<Record<Member, unknown>>,
): readonly [Member, ...Member[]] => Object.keys(all) as [Member, ...Member[]];

/** What a list by seat holds for a seat of the game; a seat that the game does not have is a bug here. */
export function atSeat<Item>(bySeat: readonly Item[], at: Seat): Item {
  const item = bySeat[at];
  if (item === undefined) throw new RangeError(`no seat ${at}`);
  return item;
}

/**
 * An immutable list that shares what it holds with the lists it was made from: adding an item, and leaving out the last one, cost the
 * same at any length. JSON has it as an array.
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

  /** All items but the last; of an empty list itself. */
  withoutLast(): PersistentList<Item> {
    return this.#before ?? this;
  }

  /** The items from index `from` on, and before index `to`. Walks back from the end, so that it costs what stands behind `from`. */
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

/** The first `count` items; the first that is wanted takes the last place among them if it comes later. */
export function firstWith<Item>(
  items: readonly Item[],
  count: number,
  isWanted: (item: Item) => boolean,
): readonly Item[] {
  const place = items.findIndex(isWanted);
  return place < count
    ? items.slice(0, count)
    : [...items.slice(0, count - 1), ...items.slice(place, place + 1)];
}
