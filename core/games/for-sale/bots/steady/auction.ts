import { refundOf, type Amount, type Building, type Refund } from '../../material.ts';

/** One of those who bid in a round, as the bot takes it to be. */
export interface Bidder {
  /** Its money with the own bid on the table. */
  readonly fortune: Amount;
  /** How likely it is to raise to `amount` by habit (0–1), and how much of its acts is habit (0–1). */
  readonly habit: (offer: readonly Building[], amount: Amount) => number;
  readonly habitual: number;
  readonly temper: number;
}

/** A running round. */
export interface Lot {
  readonly offer: readonly Building[];
  readonly bids: readonly Amount[];
  readonly high: Amount;
  readonly turn: number;
  /** By seat whether it is still in. */
  readonly isIn: readonly boolean[];
}

export interface Rules {
  readonly bidders: readonly Bidder[];
  readonly refund: Refund;
  readonly worth: (building: Building) => number;
  /** What a thousand is worth. */
  readonly money: number;
}
const CERTAIN = 0.02;
const HOPELESS = -4;

export interface Foresight {
  /** By seat what it is expected to gain in the rest of the round. */
  readonly ends: (lot: Lot) => readonly number[];
  readonly passing: (lot: Lot) => readonly number[];
  readonly raising: (lot: Lot, amount: Amount) => readonly number[];
  readonly size: () => number;
}

export function foresee({ bidders, refund, worth, money }: Rules): Foresight {
  const known = new Map<number, readonly number[]>();
  const seats = bidders.length;
  const next = (isIn: readonly boolean[], at: number): number => {
    for (let step = 1; step < seats; step++) if (isIn[(at + step) % seats] === true) return (at + step) % seats;
    return at;
  };
  function passing(lot: Lot): readonly number[] {
    const { offer, bids, high, turn, isIn } = lot;
    const bid = bids[turn] ?? 0;
    const gain = worth(offer[0] ?? 0) - money * (bid - refundOf(bid, refund));
    const left = isIn.with(turn, false);
    const to = next(left, turn);
    const rest = offer.slice(1);
    let result: number[];
    if (rest.length === 1) {
      result = new Array<number>(seats).fill(0);
      result[to] = worth(rest[0] ?? 0) - money * (bids[to] ?? 0);
    } else result = [...ends({ offer: rest, bids: bids.with(turn, 0), high, turn: to, isIn: left })];
    result[turn] = (result[turn] ?? 0) + gain;
    return result;
  }
  const raising = ({ offer, bids, turn, isIn }: Lot, amount: Amount): readonly number[] =>
    ends({ offer, bids: bids.with(turn, amount), high: amount, turn: next(isIn, turn), isIn });
  function ends(lot: Lot): readonly number[] {
    const { bids, high, turn, isIn, offer } = lot;
    let key = high * 8 + turn;
    for (let at = 0; at < seats; at++) key = key * 32 + (isIn[at] === true ? (bids[at] ?? 0) + 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const passed = passing(lot);
    const bidder = bidders[turn];
    let result = passed;
    const amount = high + 1;
    if (bidder !== undefined && amount <= bidder.fortune) {
      const habit = bidder.habit(offer, amount) * bidder.habitual;
      const most = Math.max(
        worth(offer.at(-1) ?? 0) - money * amount,
        worth(offer.at(-2) ?? 0) - money * (amount - refundOf(amount, refund)),
      );
      const hope = most - (passed[turn] ?? 0);
      if (habit > CERTAIN || hope > HOPELESS * bidder.temper) {
        const raised = raising(lot, amount);
        const gain = (raised[turn] ?? 0) - (passed[turn] ?? 0);
        const chance = habit + (1 - bidder.habitual) / (1 + Math.exp(-gain / bidder.temper));
        if (chance > CERTAIN) result = passed.map((value, at) => value + chance * ((raised[at] ?? 0) - value));
      }
    }
    known.set(key, result);
    return result;
  }
  return { ends, passing, raising, size: () => known.size };
}
