import { PRESS_TYPES, PRICES, type PressType } from '../../material.ts';
import { placeOfType } from '../../kinds.ts';
import { countOf, type Counts } from '../../material/money.ts';

/** A number for each type, the smallest type first; guesses may be fractional. */
export type ByType = readonly number[];

/** A number for each type. */
export const byType = (each: (type: PressType, index: number) => number): ByType => PRESS_TYPES.map(each);

/** The number for one type. */
export const of = (numbers: ByType, type: PressType): number => numbers[placeOfType(type)] ?? 0;

/** Counts as a list. */
export const listed = (counts: Counts): ByType => byType((type) => countOf(counts, type));

/** The weighted sum of the numbers. */
export const sumBy = (numbers: ByType, each: (type: PressType) => number): number =>
  PRESS_TYPES.reduce((sum, type, index) => sum + (numbers[index] ?? 0) * each(type), 0);

/** The face value of notes. */
export const faceOf = (notes: ByType): number => sumBy(notes, (type) => type);

/** What notes bring at the table's rate. */
export const rateOf = (notes: ByType): number => sumBy(notes, (type) => PRICES[type].sells);
