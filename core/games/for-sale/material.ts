import type { Refund } from './options.ts';

/** A building card is its number: 1 (the cheapest) to 30 (the dearest). */
export type Building = number;

/** A cheque is its amount in thousands: 0 or 2–15. */
export type Cheque = number;

/** An amount of money in thousands (For Sale Decision F1: chips only represent it, the bank gives change). */
export type Amount = number;

/** The number of the dearest building. */
export const LAST_BUILDING: Building = 30;

/** All buildings, ascending. */
export const BUILDINGS: readonly Building[] = Array.from({ length: LAST_BUILDING }, (_, index) => index + 1);

/** All cheques, ascending: two of each amount, and no 1. */
export const CHEQUES: readonly Cheque[] = [0, ...Array.from({ length: 14 }, (_, index) => index + 2)].flatMap(
  (amount) => [amount, amount],
);

/** By number of seats: each player's starting money, and how many buildings and cheques are removed unseen. */
const SETUP: { readonly [seatCount: number]: { readonly money: Amount; readonly removed: number } } = {
  3: { money: 18, removed: 6 },
  4: { money: 18, removed: 2 },
  5: { money: 14, removed: 0 },
  6: { money: 14, removed: 0 },
};

function setupOf(seatCount: number) {
  const setup = SETUP[seatCount];
  if (setup === undefined) throw new RangeError(`For Sale with ${seatCount} seats`);
  return setup;
}

/** Each player's starting money, in thousands. */
export const startMoney = (seatCount: number): Amount => setupOf(seatCount).money;

/** Number of buildings, and of cheques, that are removed unseen. */
export const removedCount = (seatCount: number): number => setupOf(seatCount).removed;

/** Number of rounds of each part: 8, 7, 6, 5 with 3, 4, 5, 6 players. */
export const roundsOf = (seatCount: number): number => (LAST_BUILDING - removedCount(seatCount)) / seatCount;

/** The least bid over a highest bid: 1 more, so 1 at first (For Sale Decision F7). */
export const leastBidOver = (high: Amount): Amount => high + 1;

/** What a passing player gets back of its bid; the rest goes to the bank. */
export const refundOf = (bid: Amount, refund: Refund): Amount =>
  refund === 'half-down' ? Math.floor(bid / 2) : Math.ceil(bid / 2);

/** The price from which a building counts as dear. In games of bots one building in six costs as much. */
export const DEAR: Amount = 4;
