import { playing, type Manner } from './manner.ts';
import { meanOf, nearest } from './sums.ts';

/** By number of players the mean up to which the buildings of a round count as low, so that the dearest stands out. */
const LOW_MEAN: Readonly<Record<number, number>> = { 3: 18.5, 4: 16.5, 5: 15.5, 6: 15.5 };
/** What half of the dearest building is lowered by to get its price. */
const DISCOUNT = 7;

/**
 * What it thinks the dearest building of a round is worth, from the buildings dealt (one for each player), however many of them
 * are taken by now: half of the dearest less 7, and 1 more if the mean of all is low, 1 less if it is not.
 */
const priceOf = (dealt: readonly number[]): number =>
  Math.max(...dealt) / 2 - DISCOUNT + (meanOf(dealt) <= (LOW_MEAN[dealt.length] ?? 0) ? 1 : -1);

/**
 * Bids as long as the highest bid is below its price, which is to bid below the price and 1; sells the building whose half is
 * nearest to the mean of the cheques, of two equally near ones the lower.
 */
export const byValue: Manner = {
  cap: ({ dealt }) => priceOf(dealt) + 1,
  sells: (hand, cheques) => nearest(hand, meanOf(cheques), (building) => building / 2),
};

/** A plain opponent that thinks in prices. */
export const value = playing(byValue);
