import type { Rng } from '../../../base/rng.ts';
import type { Bot } from '../../../game.ts';
import type { Building } from '../material.ts';
import type { ForSaleTypes } from '../types.ts';
import type { BuyingView, SellingView } from '../view.ts';
import { meanOf, nearest } from './sums.ts';

/** It would pay 1 for so many numbers between the dearest building and the one that passing brings. */
const NUMBERS_FOR_ONE = 3;
/** Its mood stretches or shrinks that price by so much, anew at each turn. */
const MOOD = { least: 0.2, most: 1.6 };
/** It never lays more than this part of its money in one round. */
const MOST_SHARE = 0.6;
/** How often it sells whatever comes to its hand first. */
const CARELESS_ONE_IN = 3;

/**
 * A beginner: bids for a building that is much better than the cheapest one, as its mood is, and sells high ones for high cheques
 * and low ones for low cheques; now and then it does not think what it sells.
 */
export const easy: Bot<ForSaleTypes, null> = {
  initial: null,
  decide: ({ own, round }, { bid }, _memory, rng) => {
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    if (round.type === 'selling') return { type: 'sell', building: chooseSale(own.hand, round, rng) };
    const fortune = own.money + (round.bids[own.seat] ?? 0);
    const limit = Math.min(priceOf(round, rng), MOST_SHARE * fortune);
    return bid !== undefined && bid.min <= limit ? { type: 'bid', amount: bid.min } : { type: 'pass' };
  },
};

function priceOf({ offer }: BuyingView, rng: Rng): number {
  const mood = MOOD.least + (MOOD.most - MOOD.least) * rng.fraction();
  return (mood * (Math.max(...offer) - Math.min(...offer))) / NUMBERS_FOR_ONE;
}

/** The building whose half is about the mean of the cheques. */
const chooseSale = (hand: readonly Building[], { cheques }: SellingView, rng: Rng): Building =>
  rng.below(CARELESS_ONE_IN) === 0
    ? rng.pick(hand)
    : nearest(hand, meanOf(cheques), (building) => building / 2);
