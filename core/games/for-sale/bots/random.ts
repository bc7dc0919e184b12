import type { Bot } from '../../../game.ts';
import type { ForSaleTypes } from '../types.ts';

/** How often it bids while it can; otherwise it passes. */
const BIDS_ONE_IN = 2;
/** The most by which it raises, in thousands; larger leaps would end most rounds at once. */
const LARGEST_LEAP = 3;

/** Plays by lot: bids a little more or passes, and sells anything. */
export const random: Bot<ForSaleTypes, null> = {
  initial: null,
  decide: (_view, { bid, sell }, _memory, rng) => {
    if (sell !== undefined) return { type: 'sell', building: rng.pick(sell.building) };
    if (bid === undefined || rng.below(BIDS_ONE_IN) > 0) return { type: 'pass' };
    const leap = Math.min(LARGEST_LEAP, bid.max - bid.min + 1);
    return { type: 'bid', amount: bid.min + rng.below(leap) };
  },
};
