import type { Seat } from '../../base/ids.ts';
import type { CommonOptions, GameFacts } from '../../game.ts';

/** The number of players. */
export const SEATS = { min: 3, max: 6 } as const;

/** Which half of the bid a passing player gets back: the smaller or the larger one (For Sale Decision F5). */
export const REFUNDS = ['half-down', 'half-up'] as const;
export type Refund = (typeof REFUNDS)[number];

/** The editions with their option values, the default first; the starter is drawn (For Sale Decision F2). */
const presets = { uberplay: { refund: 'half-down' } } as const satisfies Record<
  string,
  { readonly refund: Refund }
>;

/** One of the editions. */
export type Edition = keyof typeof presets;

/** The facts of For Sale. */
export const facts: GameFacts = {
  name: 'for-sale',
  seats: SEATS,
  presets,
  optionFields: [
    { key: 'refund', type: 'choice', values: REFUNDS },
    { key: 'starter', type: 'seat', optional: true },
  ],
};

/** The complete options of a match. */
export interface ForSaleOptions extends CommonOptions {
  readonly edition: Edition;
  /** Which half of the bid a passing player gets back (For Sale Decision F5). */
  readonly refund: Refund;
  /** The starting seat; absent: drawn with the deal (For Sale Decision F2). */
  readonly starter?: Seat;
}
