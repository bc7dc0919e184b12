import { PRESS_TYPES, PRICES, type PressType } from '../../material.ts';
import { countOf, countsBy, type Counts } from '../../material/money.ts';

/** A number for each type, the smallest type first: amounts that are guessed need not be whole. */
export type ByType = readonly number[];

/** The place of a type in such a list. */
export const placeOf = (type: PressType): number => PRESS_TYPES.indexOf(type);

/** A number for each type. */
export const byType = (each: (type: PressType, place: number) => number): ByType => PRESS_TYPES.map(each);

/** The number for one type. */
export const of = (numbers: ByType, type: PressType): number => numbers[placeOf(type)] ?? 0;

/** Counts as a list. */
export const listed = (counts: Counts): ByType => byType((type) => countOf(counts, type));

/** A list of whole numbers as counts. */
export const counted = (numbers: ByType): Counts => countsBy((type) => of(numbers, type));

/** The numbers weighted by type and added. */
export const sumBy = (numbers: ByType, each: (type: PressType) => number): number =>
  PRESS_TYPES.reduce((sum, type, place) => sum + (numbers[place] ?? 0) * each(type), 0);

/** The face value of notes. */
export const faceOf = (notes: ByType): number => sumBy(notes, (type) => type);

/** What notes bring at the table's rate. */
export const rateOf = (notes: ByType): number => sumBy(notes, (type) => PRICES[type].sells);
