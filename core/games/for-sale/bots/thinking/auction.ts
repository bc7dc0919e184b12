import { isIn, nextIn } from '../../../../base/bits.ts';
import { withAt } from '../../../../base/lists.ts';
import { leastBidOver, refundOf, type Amount, type Building } from '../../material.ts';
import type { ForSaleOptions } from '../../options.ts';
import { HEURISTICS } from '../plain.ts';

/** A bidder in a round, as the bot models it. */
export interface Bidder {
  /** Its money including the bid on the table. */
  readonly fortune: Amount;
  /** The odds of the heuristics, and last of deliberate play. */
  readonly ways: readonly number[];
  /** Its error when deliberating, in thousands. */
  readonly temper: number;
}

/** A position of a round. Lists are by seat. */
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
  /** The buildings of the round, ascending. */
  readonly dealt: readonly Building[];
  readonly options: ForSaleOptions;
  /** The worth of a building, and of a thousand of money, in thousands at the end. */
  readonly worth: (building: Building) => number;
  readonly money: number;
}

/** What distinguishes the lots of a round. */
type LotKey = Pick<Lot, 'high' | 'turn' | 'isIn'> & { readonly bids: ArrayLike<Amount> };

/** By seat, its expected gain in the rest of the round, in thousands at the end. */
export type Gains = readonly number[];

/** Raises less likely than this are ignored, as are those worse than passing by this many tempers. */
const UNLIKELY = 0.02;
const HOPELESS = 4;

/** The expected gains of passing and of raising by one, if everybody acts as modelled. */
export function predict(outlook: Outlook): {
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
        ? bids.map((bid, at) => (at === next ? worth(dearest) - money * bid : 0))
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

  /** The gains of passing and raising, weighted by their odds. */
  function mixed(lot: Lot, passed: Gains): Gains {
    const bidder = bidders[lot.turn];
    if (bidder === undefined || leastBidOver(lot.high) > bidder.fortune) return passed;
    const byHabit = habitOfRaising(bidder, lot, outlook);
    const hope = mostFor(lot, outlook) - (passed[lot.turn] ?? 0);
    if (byHabit <= UNLIKELY && hope <= -HOPELESS * bidder.temper) return passed;
    const raised = raising(lot);
    const gain = (raised[lot.turn] ?? 0) - (passed[lot.turn] ?? 0);
    const thinks = bidder.ways[HEURISTICS.length] ?? 0;
    const odds = byHabit + thinks / (1 + Math.exp(-gain / bidder.temper));
    return odds <= UNLIKELY ? passed : passed.map((value, at) => value + odds * ((raised[at] ?? 0) - value));
  }

  return { passing, raising };
}

/** The probability of a raise by one from habit alone. */
const habitOfRaising = ({ fortune, ways }: Bidder, { offer, high }: Lot, { dealt }: Outlook): number =>
  HEURISTICS.reduce((sum, { cap }, heuristic) => {
    const odds = ways[heuristic] ?? 0;
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

/** A number that identifies a lot: bids, seats that are in, turn. The offer follows from who is in. Below 2^53 for six seats. */
export function keyOf({ bids, high, turn, isIn: seats }: LotKey): number {
  let key = high * 8 + turn;
  for (let at = 0; at < bids.length; at++) key = key * BASE + (isIn(seats, at) ? (bids[at] ?? 0) + 1 : 0);
  return key;
}
