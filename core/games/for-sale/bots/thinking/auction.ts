import { isIn, nextIn } from '../../../../base/bits.ts';
import { withAt } from '../../../../base/lists.ts';
import { leastBidOver, refundOf, type Amount, type Building, type ForSaleOptions } from '../../material.ts';
import { MANNERS } from '../plain.ts';

/** One of those who bid in a round, as the bot takes it to be. */
export interface Bidder {
  /** Its money with the bid on the table. */
  readonly fortune: Amount;
  /** The odds of the plain manners, and last of thinking. */
  readonly ways: readonly number[];
  /** How far from best, in thousands, it still raises or passes when it thinks. */
  readonly temper: number;
}

/** A running round. Lists are by seat. */
export interface Lot {
  readonly offer: readonly Building[];
  readonly bids: readonly Amount[];
  readonly high: Amount;
  readonly turn: number;
  /** As bits. */
  readonly isIn: number;
}

export interface Outlook {
  readonly bidders: readonly Bidder[];
  /** The buildings that were turned up for the round, ascending. */
  readonly dealt: readonly Building[];
  readonly options: ForSaleOptions;
  /** What a building is worth, and what a thousand of money is, in thousands at the end. */
  readonly worth: (building: Building) => number;
  readonly money: number;
}

/** What tells one lot of a round from another. */
type LotKey = Pick<Lot, 'high' | 'turn' | 'isIn'> & { readonly bids: ArrayLike<Amount> };

/** By seat what it is expected to gain in the rest of the round, in thousands at the end. */
export type Gains = readonly number[];

/** A raise less likely than this is not looked into, nor one that is worse than passing by so many tempers. */
const UNLIKELY = 0.02;
const HOPELESS = 4;

/** What passing and what raising by one lead to, if everybody acts as it is taken to. */
export function foresee(outlook: Outlook): {
  readonly passing: (lot: Lot) => Gains;
  readonly raising: (lot: Lot) => Gains;
} {
  const { bidders, options, worth, money } = outlook;
  const known = new Map<number, Gains>();

  function passing(lot: Lot): Gains {
    const { bids, high, turn, isIn } = lot;
    const [cheapest = 0, ...offer] = lot.offer;
    const [dearest = 0] = offer;
    const bid = bids[turn] ?? 0;
    const left = isIn & ~(1 << turn);
    const next = nextIn(left, turn, bids.length);
    const gains =
      offer.length === 1
        ? bids.map((laid, at) => (at === next ? worth(dearest) - money * laid : 0))
        : gainsOf({ offer, bids: withAt(bids, turn, 0), high, turn: next, isIn: left });
    const worthHere = (gains[turn] ?? 0) + worth(cheapest) - money * (bid - refundOf(bid, options.refund));
    return withAt(gains, turn, worthHere);
  }

  function raising({ offer, bids, high, turn, isIn }: Lot): Gains {
    const [bid, next] = [leastBidOver(high), nextIn(isIn, turn, bids.length)];
    return gainsOf({ offer, bids: withAt(bids, turn, bid), high: bid, turn: next, isIn });
  }

  function gainsOf(lot: Lot): Gains {
    const key = keyOf(lot);
    const before = known.get(key);
    if (before !== undefined) return before;
    const gains = mixed(lot, passing(lot));
    known.set(key, gains);
    return gains;
  }

  /** Passing and raising, each with its odds. */
  function mixed(lot: Lot, passed: Gains): Gains {
    const bidder = bidders[lot.turn];
    if (bidder === undefined || leastBidOver(lot.high) > bidder.fortune) return passed;
    const byHabit = habitOfRaising(bidder, lot, outlook);
    const hope = mostFor(lot, outlook) - (passed[lot.turn] ?? 0);
    if (byHabit <= UNLIKELY && hope <= -HOPELESS * bidder.temper) return passed;
    const raised = raising(lot);
    const gain = (raised[lot.turn] ?? 0) - (passed[lot.turn] ?? 0);
    const thinks = bidder.ways[MANNERS.length] ?? 0;
    const odds = byHabit + thinks / (1 + Math.exp(-gain / bidder.temper));
    return odds <= UNLIKELY ? passed : passed.map((value, at) => value + odds * ((raised[at] ?? 0) - value));
  }

  return { passing, raising };
}

/** How likely a raise by one is from habit alone. */
const habitOfRaising = ({ fortune, ways }: Bidder, { offer, high }: Lot, { dealt }: Outlook): number =>
  MANNERS.reduce((sum, { cap }, manner) => {
    const odds = ways[manner] ?? 0;
    return odds > 0 && leastBidOver(high) < cap({ fortune, dealt, offer }) ? sum + odds : sum;
  }, 0);

/** The most that a raise by one can bring: the dearest building at that price, or the next one for half of it. */
const mostFor = ({ offer, high }: Lot, { worth, money, options }: Outlook): number => {
  const bid = leastBidOver(high);
  return Math.max(
    worth(offer.at(-1) ?? 0) - money * bid,
    worth(offer.at(-2) ?? 0) - money * (bid - refundOf(bid, options.refund)),
  );
};

const BASE = 32; // above every bid by one and a mark for who is out

/** A number for the lot: bids, who is in, whose turn; what is on offer follows from who is in. Below 2^53 for six seats. */
export function keyOf({ bids, high, turn, isIn: seats }: LotKey): number {
  let key = high * 8 + turn;
  for (let at = 0; at < bids.length; at++) key = key * BASE + (isIn(seats, at) ? (bids[at] ?? 0) + 1 : 0);
  return key;
}
