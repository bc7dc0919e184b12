import type { Bot } from '../../../game.ts';
import type { Amount, Building, Cheque } from '../material.ts';
import type { ForSaleTypes } from '../types.ts';

/** An auction as one of those sees it who are still in. */
export interface Auction {
  /** Its money, with the own bid that lies on the table: all that it had before it bid. */
  readonly fortune: Amount;
  /** The buildings that were turned up for the round, ascending; as many as there are players. */
  readonly dealt: readonly Building[];
  /** Those of them that are still on the table, ascending. */
  readonly offer: readonly Building[];
}

/**
 * A plain way to play: raise by one as long as the new bid stays below a cap, and choose what to sell by the cards alone. It
 * draws nothing and remembers nothing.
 */
interface Heuristic {
  /** What a bid must stay below, in thousands; need not be whole. */
  cap(auction: Auction): number;
  /** The building to sell from a hand (ascending, at least one) for one of these cheques (ascending). */
  sells(hand: readonly Building[], cheques: readonly Cheque[]): Building;
}

/** Thinks in shares of its money: bids below half of it, and sells the upper median of its hand. */
const smart: Heuristic = {
  cap: ({ fortune }) => fortune / 2,
  sells: (hand) => hand[Math.floor(hand.length / 2)] ?? 0,
};

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
 * Thinks in prices: bids as long as the highest bid is below its price, which is to bid below the price and 1; sells the building whose half
 * is nearest to the mean of the cheques, of two equally near ones the lower.
 */
const value: Heuristic = {
  cap: ({ dealt }) => priceOf(dealt) + 1,
  sells: (hand, cheques) => nearest(hand, meanOf(cheques), (building) => building / 2),
};

/** The dearest building on the table has to be above this for a larger share of the money. */
const MIDDLE = 15;
const LARGER_SHARE = 0.6;
const SMALLER_SHARE = 0.4;

/**
 * Spends on what is good: bids below 60 % of its money while a building above 15 is on the table, else below 40 %; sells the building that
 * is nearest to the mean of its hand, of two equally near ones the lower.
 */
const prudent: Heuristic = {
  cap: ({ fortune, offer }) => fortune * (Math.max(...offer) > MIDDLE ? LARGER_SHARE : SMALLER_SHARE),
  sells: (hand) => nearest(hand, meanOf(hand)),
};

const SHARE = 0.25;
/** The cap never falls below this, so that a bid of 1 is always in it. */
const LEAST_CAP = 2;

/** Keeps its money together: bids below a quarter of it, or 1; sells its lowest building. */
const cheapskate: Heuristic = {
  cap: ({ fortune }) => Math.max(SHARE * fortune, LEAST_CAP),
  sells: (hand) => Math.min(...hand),
};

/** The plain manners in which people play, too. */
export const MANNERS: readonly Heuristic[] = [smart, value, prudent, cheapskate];

/** Plays in such a manner: one more than the highest bid if that is below the cap and affordable, else it passes. */
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

/** Plain opponents, to measure others by. */
export const plainBots = {
  cheapskate: playing(cheapskate),
  prudent: playing(prudent),
  value: playing(value),
  smart: playing(smart),
};

/** The mean of at least one number. */
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The item (at least one is there) whose measure is nearest to `target`; of equally near ones the first. */
const nearest = (
  items: readonly number[],
  target: number,
  measure: (item: number) => number = (item) => item,
): number =>
  items.reduce((best, item) =>
    Math.abs(measure(item) - target) < Math.abs(measure(best) - target) ? item : best,
  );
