import { isJsonObject } from './parse.ts';
/**
 * How one option of a game is asked for, as data: the screen that sets up a table is made from it. An option that is
 * `optional` may be absent, which leaves it to the lot. The words belong to the game's message files, by `key` and value.
 */
export type OptionField =
  | { readonly key: string; readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly key: string; readonly type: 'whole'; readonly least: number; readonly most: number }
  | { readonly key: string; readonly type: 'flag' }
  | {
      readonly key: string;
      readonly type: 'set';
      readonly values: readonly string[];
      /** How many different values have to be chosen, by number of seats; 0 or absent: the option does not apply. */
      readonly sizeBySeats: { readonly [seatCount: number]: number };
      readonly optional: true;
    }
  | { readonly key: string; readonly type: 'seat'; readonly optional: true };

/** What can be chosen before a game, as data. */
export interface OptionFacts {
  /** Edition names, the default first, each with what it sets. */
  readonly presets: { readonly [edition: string]: object };
  /** The options besides the edition and `memoryAid`, which all games have, in the order in which a screen asks for them. */
  readonly optionFields: readonly OptionField[];
}

/** The edition of a table's options; empty where they name none. */
export const editionOf = (options: unknown): string =>
  isJsonObject(options) && typeof options['edition'] === 'string' ? options['edition'] : '';
