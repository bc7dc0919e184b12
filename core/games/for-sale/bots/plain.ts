import type { Bot } from '../../../game.ts';
import type { Amount, Building, Cheque } from '../material.ts';
import type { ForSaleTypes } from '../types.ts';

/** An auction, as seen by a player who is still in. */
export interface Auction {
  /** The player's money including the bid on the table: all that it had before it bid. */
  readonly fortune: Amount;
  /** The buildings of the round, ascending; as many as there are players. */
  readonly dealt: readonly Building[];
  /** Those still on the table, ascending. */
  readonly offer: readonly Building[];
}

/**
 * A rule of thumb: raise by one while the new bid is below a cap, and choose what to sell by the cards alone. It draws nothing and remembers
 * nothing.
 */
interface Heuristic {
  /** The bid must stay below this, in thousands; may be fractional. */
  cap(auction: Auction): number;
  /** The building to sell from a hand (ascending, not empty) for one of these cheques (ascending). */
  sells(hand: readonly Building[], cheques: readonly Cheque[]): Building;
}

/** Bids below half of its money, and sells the upper median of its hand. */
const smart: Heuristic = {
  cap: ({ fortune }) => fortune / 2,
  sells: (hand) => hand[Math.floor(hand.length / 2)] ?? 0,
};

/** By number of players, the mean up to which the buildings of a round count as low, so that the dearest stands out. */
const LOW_MEAN: Readonly<Record<number, number>> = { 3: 18.5, 4: 16.5, 5: 15.5, 6: 15.5 };
/** Subtracted from half of the dearest building to get its price. */
const DISCOUNT = 7;

/**
 * Its price for the dearest building of a round, from all buildings dealt (one for each player), whether or not taken: half of the dearest
 * minus 7, plus 1 if the mean of all is low, else minus 1.
 */
const priceOf = (dealt: readonly number[]): number =>
  Math.max(...dealt) / 2 - DISCOUNT + (meanOf(dealt) <= (LOW_MEAN[dealt.length] ?? 0) ? 1 : -1);

/**
 * Bids while the highest bid is below its price, that is, below the price plus 1. Sells the building whose half is nearest to the mean of
 * the cheques, the lower of two equally near ones.
 */
const value: Heuristic = {
  cap: ({ dealt }) => priceOf(dealt) + 1,
  sells: (hand, cheques) => nearest(hand, meanOf(cheques), (building) => building / 2),
};

/** If the dearest building on the table is above this, it bids a larger part of its money. */
const MIDDLE = 15;
const LARGER_SHARE = 0.6;
const SMALLER_SHARE = 0.4;

/**
 * Bids below 60 % of its money while a building above 15 is on the table, else below 40 %. Sells the building that is nearest to the mean
 * of its hand, the lower of two equally near ones.
 */
const prudent: Heuristic = {
  cap: ({ fortune, offer }) => fortune * (Math.max(...offer) > MIDDLE ? LARGER_SHARE : SMALLER_SHARE),
  sells: (hand) => nearest(hand, meanOf(hand)),
};

const SHARE = 0.25;
/** The cap never falls below this, so that it can always bid 1. */
const LEAST_CAP = 2;

/** Bids below a quarter of its money, or 1; sells its lowest building. */
const cheapskate: Heuristic = {
  cap: ({ fortune }) => Math.max(SHARE * fortune, LEAST_CAP),
  sells: (hand) => Math.min(...hand),
};

/** The heuristics, which people use, too. */
export const HEURISTICS: readonly Heuristic[] = [smart, value, prudent, cheapskate];

/** Plays by a heuristic: bids one more than the highest bid if that is below the cap and affordable, else passes. */
const playing = ({ cap, sells }: Heuristic): Bot<ForSaleTypes, null> => ({
  initial: null,
  decide: ({ own, round }, legal) => {
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    if (round.type === 'selling') return { type: 'sell', building: sells(own.hand, round.cheques) };
    const { offer, taken, bids } = round;
    const dealt = [...taken.map(({ building }) => building), ...offer]; // the cheaper ones are taken first
    const fortune = own.money + (bids[own.seat] ?? 0);
    const least = legal.bid?.min ?? Infinity;
    return least < cap({ fortune, dealt, offer }) ? { type: 'bid', amount: least } : { type: 'pass' };
  },
});

/** The probability of bidding when it can; otherwise it passes. */
const BIDS_ONE_IN = 2;
/** The largest raise, in thousands; larger ones would end most rounds at once. */
const LARGEST_LEAP = 3;

/** Plays at random: bids a little more or passes, and sells anything. */
export const random: Bot<ForSaleTypes, null> = {
  initial: null,
  decide: (_view, { bid, sell }, _memory, rng) => {
    if (sell !== undefined) return { type: 'sell', building: rng.pick(sell.building) };
    if (bid === undefined || rng.below(BIDS_ONE_IN) > 0) return { type: 'pass' };
    const leap = Math.min(LARGEST_LEAP, bid.max - bid.min + 1);
    return { type: 'bid', amount: bid.min + rng.below(leap) };
  },
};

/** Plain bots, to measure others by. */
export const plainBots = {
  cheapskate: playing(cheapskate),
  prudent: playing(prudent),
  value: playing(value),
  smart: playing(smart),
};

/** The mean of at least one number. */
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The item (of at least one) whose measure is nearest to `target`; the first of equally near ones. */
const nearest = (
  items: readonly number[],
  target: number,
  measure: (item: number) => number = (item) => item,
): number =>
  items.reduce((best, item) =>
    Math.abs(measure(item) - target) < Math.abs(measure(best) - target) ? item : best,
  );
