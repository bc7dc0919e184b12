import type { Seat } from '../../base/ids.ts';
import type { CommonOptions, GameFacts } from '../../game.ts';

/** The number of players; six play like five (Falsche Fuffziger Decision X4). */
export const SEATS = { min: 3, max: 6 } as const;

/** The editions, the default first; they set no options, and the starter is drawn (Falsche Fuffziger Decision X3). */
const presets = { '2f': {} } as const;

/** One of the editions. */
export type Edition = keyof typeof presets;

/** The facts of Falsche Fuffziger. */
export const facts: GameFacts = {
  name: 'falsche-fuffziger',
  seats: SEATS,
  presets,
  optionFields: [{ key: 'starter', type: 'seat', optional: true }],
};

/** The complete options of a match. */
export interface FuffzigerOptions extends CommonOptions {
  readonly edition: Edition;
  /** The starting seat; absent: drawn with the deal (Falsche Fuffziger Decision X3). */
  readonly starter?: Seat;
}
