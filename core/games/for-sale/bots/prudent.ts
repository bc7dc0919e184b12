import { playing, type Manner } from './manner.ts';
import { meanOf, nearest } from './sums.ts';

/** The dearest building on the table has to be above this for a larger share of the money. */
const MIDDLE = 15;
const LARGER_SHARE = 0.6;
const SMALLER_SHARE = 0.4;

/**
 * Bids below 60 % of its money while a building above 15 is on the table, else below 40 %; sells the building that is nearest to
 * the mean of its hand, of two equally near ones the lower.
 */
export const prudently: Manner = {
  cap: ({ fortune, offer }) => fortune * (Math.max(...offer) > MIDDLE ? LARGER_SHARE : SMALLER_SHARE),
  sells: (hand) => nearest(hand, meanOf(hand)),
};

/** A plain opponent that spends on what is good. */
export const prudent = playing(prudently);
