import { isJsonObject } from './parse.ts';
/**
 * The form of one option of a game, as data: the setup screen is built from it. An `optional` option may be absent, and the deal then
 * draws it. The game's message files have the words, by `key` and value.
 */
export type OptionField =
  | { readonly key: string; readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly key: string; readonly type: 'whole'; readonly least: number; readonly most: number }
  | { readonly key: string; readonly type: 'flag' }
  | {
      readonly key: string;
      readonly type: 'set';
      readonly values: readonly string[];
      /** How many different values to choose, by number of seats; 0 or absent: the option does not apply. */
      readonly sizeBySeats: { readonly [seatCount: number]: number };
      readonly optional: true;
    }
  | { readonly key: string; readonly type: 'seat'; readonly optional: true };

/** The options of a game, as data. */
export interface OptionFacts {
  /** The option values of each edition; the first edition is the default. */
  readonly presets: { readonly [edition: string]: object };
  /** The options except the edition and `memoryAid`, which all games have, in the order of the setup screen. */
  readonly optionFields: readonly OptionField[];
}

/** The edition that options name; '' if none. */
export const editionOf = (options: unknown): string =>
  isJsonObject(options) && typeof options['edition'] === 'string' ? options['edition'] : '';
