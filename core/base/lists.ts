import type { Seat } from './ids.ts';

/** The numbers ascending, as a new list. */
export const ascending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);

/** All of the numbers but some. */
export const without = (numbers: readonly number[], some: readonly number[]): readonly number[] =>
  numbers.filter((number) => !some.includes(number));

/** The list by seat with the item of one seat replaced, as a new list. */
export const withAt = <Item>(bySeat: readonly Item[], at: Seat, item: Item): readonly Item[] =>
  bySeat.with(at, item);

/** What a list by seat holds for a seat of the game; a seat that the game does not have is a bug here. */
export function atSeat<Item>(bySeat: readonly Item[], at: Seat): Item {
  const item = bySeat[at];
  if (item === undefined) throw new RangeError(`no seat ${at}`);
  return item;
}
