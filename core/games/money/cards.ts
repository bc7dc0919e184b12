import type { Seat } from '../../base/ids.ts';
import type { Card } from './material.ts';

/** The cards by ascending serial number, as a new list. */
export const ascending = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((one, other) => one - other);

/** All of the cards but some. */
export const without = (cards: readonly Card[], some: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !some.includes(card));

/** The lists by seat with that of one seat replaced. */
export const withAt = <Item>(bySeat: readonly Item[], at: Seat, item: Item): readonly Item[] =>
  bySeat.map((old, index) => (index === at ? item : old));

/** What a list by seat holds for a seat of the game; a seat that the game does not have is a bug here. */
export function atSeat<Item>(bySeat: readonly Item[], at: Seat): Item {
  const item = bySeat[at];
  if (item === undefined) throw new RangeError(`no seat ${at}`);
  return item;
}
