import type { Seat } from './ids.ts';

/** Something that a seat did in a match and that has a number, such as the price of a building. The house keeps a record of each type. */
export interface Feat<Type extends string = string> {
  readonly type: Type;
  readonly seat: Seat;
  /** A whole number in the game's unit. */
  readonly value: number;
}

/** Which value is the better one. */
export type FeatOrder = 'most' | 'least';

/** The best feats of a match: by type and seat the value, null where the seat did nothing of the kind. Plain JSON. */
export type BestFeats = Readonly<Record<string, readonly (number | null)[]>>;

/** The best of some values; undefined if there is none. */
export function bestOf(values: readonly number[], order: FeatOrder): number | undefined {
  if (values.length === 0) return undefined;
  return order === 'most' ? Math.max(...values) : Math.min(...values);
}
