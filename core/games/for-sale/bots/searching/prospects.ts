import { countIn } from '../../../../base/bits.ts';
import { Net } from '../../../../base/search/net.ts';
import { cheapestOf, type Buildings, type ForSalePosition } from '../../position.ts';
import { LAST_BUILDING, SEATS, type Cheque } from '../../material.ts';
import { BUYING, SELLING } from './weights.ts';

/** In thousands at the end, what a total is told in. */
const TOTAL = 60;

/** What each seat may hope for between two rounds, if strong players play on. */
export class ValueNet {
  readonly #net = new Net(SEATS.max, TRAITS, 2);
  readonly #traits = new Float64Array(TRAITS * SEATS.max);
  /** By seat the share of the win, 0–1. */
  readonly wins = this.#net.wins;
  /** By seat the total at the end, in thousands. */
  readonly totals = new Float64Array(SEATS.max);

  /** Before a round of part 1. `unseen`: the buildings that may still be turned up. */
  ofBuying(table: ForSalePosition, unseen: Buildings): void {
    traitsOfBuying(table, unseen, this.#traits);
    this.#foretell(BUYING[table.options.refund], table.seatCount);
  }

  /** Before a round of part 2 that is not the last. `pool`: the cheques that may still be turned up, ascending. */
  ofSelling(table: ForSalePosition, pool: readonly Cheque[]): void {
    traitsOfSelling(table, pool, this.#traits);
    this.#foretell(SELLING, table.seatCount);
  }

  #foretell(weights: Float64Array, seatCount: number): void {
    this.#net.foretell(weights, this.#traits, seatCount);
    for (let at = 0; at < seatCount; at++) this.totals[at] = TOTAL * (this.#net.outputs[2 * at + 1] ?? 0);
  }
}

/** Numbers that are told of each seat: four of the table, and six of the seat in three ways. */
export const TRAITS = 4 + 6 * 3;

/** How much faster than its number the worth of a building grows. */
const BEND = 1.7;
/** What amounts of money are told in, so that all traits are of about one size. */
const CASH = 18;
const FORTUNE = 30;
const CHEQUE = 10;
const MOST_ROUNDS = 8;

const bySeat = (): Float64Array => new Float64Array(SEATS.max);
/** By seat the buildings of its hand in three measures, its money, money and buildings together, and how late it bids. */
const buying = [bySeat(), bySeat(), bySeat(), bySeat(), bySeat(), bySeat()] as const;
/** By seat the ranks of its hand in three measures and the highest, what it has, and what it is foretold. */
const selling = [bySeat(), bySeat(), bySeat(), bySeat(), bySeat(), bySeat()] as const;

/** What is told of each seat before a round of part 1. `unseen`: the buildings that may still be turned up. */
export function traitsOfBuying(table: ForSalePosition, unseen: Buildings, traits: Float64Array): void {
  const { seatCount, round, rounds, turn, money, hands } = table;
  const [numbers, worths, grandest, cash, wealth, delay] = buying;
  let count = 0;
  let size = 0;
  let worth = 0;
  for (let rest = unseen; rest !== 0; rest &= rest - 1, count++) {
    const share = cheapestOf(rest) / LAST_BUILDING;
    size += share;
    worth += share ** BEND;
  }
  for (let at = 0; at < seatCount; at++) {
    numbers[at] = worths[at] = grandest[at] = 0;
    for (let rest = hands[at] ?? 0; rest !== 0; rest &= rest - 1)
      measure(cheapestOf(rest) / LAST_BUILDING, at, numbers, worths, grandest, BEND);
    cash[at] = (money[at] ?? 0) / CASH;
    wealth[at] = (cash[at] ?? 0) + (worths[at] ?? 0);
    delay[at] = ((at - turn + seatCount) % seatCount) / seatCount;
  }
  tell([seatCount, rounds - round + 1, size / count, worth / count], buying, seatCount, traits);
}

/** What is told of each seat before a round of part 2. `pool`: the cheques that may still be turned up, ascending; at least one. */
export function traitsOfSelling(table: ForSalePosition, pool: readonly Cheque[], traits: Float64Array): void {
  const { seatCount, round, rounds, money, earned, hands } = table;
  const [ranks, squares, grandest, highest, fortune, foretold] = selling;
  let all = 0;
  for (let at = 0; at < seatCount; at++) all |= hands[at] ?? 0;
  for (let at = 0; at < seatCount; at++) {
    const others = all & ~(hands[at] ?? 0);
    const count = countIn(others);
    let brings = 0;
    ranks[at] = squares[at] = grandest[at] = highest[at] = 0;
    for (let rest = hands[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const rank = countIn(others & ((rest & -rest) - 1)) / count;
      measure(rank, at, ranks, squares, grandest, 2);
      highest[at] = rank;
      brings += between(pool, rank * (pool.length - 1));
    }
    fortune[at] = ((money[at] ?? 0) + (earned[at] ?? 0)) / FORTUNE;
    foretold[at] = (fortune[at] ?? 0) + brings / FORTUNE;
  }
  let sum = 0;
  let squared = 0;
  for (const cheque of pool) {
    sum += cheque;
    squared += cheque * cheque;
  }
  const mean = sum / pool.length;
  const spread = Math.sqrt(Math.max(0, squared / pool.length - mean * mean));
  tell([seatCount, 2 * rounds - round + 1, mean / CHEQUE, spread / CHEQUE], selling, seatCount, traits);
}

/** Adds a building to a hand in three measures: as it is (0–1), bent, and nearly the grandest alone. */
function measure(
  share: number,
  at: number,
  plain: Float64Array,
  bent: Float64Array,
  grandest: Float64Array,
  bend: number,
): void {
  plain[at] = (plain[at] ?? 0) + share;
  bent[at] = (bent[at] ?? 0) + share ** bend;
  grandest[at] = (grandest[at] ?? 0) + share ** 4;
}

/** What an ascending list holds at a place that need not be whole. */
function between(list: readonly number[], place: number): number {
  const before = Math.floor(place);
  const lower = list[before] ?? 0;
  return lower + (place - before) * ((list[before + 1] ?? lower) - lower);
}

/** Seat by seat what is so for all, and each kind of amount: as it is, beside the mean of the others, and beside the most of them. */
function tell(
  [seats = 0, left = 0, ...common]: readonly number[],
  kinds: readonly Float64Array[],
  seatCount: number,
  traits: Float64Array,
): void {
  let next = 0;
  for (let at = 0; at < seatCount; at++) {
    traits[next++] = seats / SEATS.max;
    traits[next++] = left / MOST_ROUNDS;
    for (const number of common) traits[next++] = number;
    for (const amounts of kinds) {
      const own = amounts[at] ?? 0;
      let sum = 0;
      let most = -Infinity;
      for (let other = 0; other < seatCount; other++) {
        if (other === at) continue;
        sum += amounts[other] ?? 0;
        most = Math.max(most, amounts[other] ?? 0);
      }
      traits[next++] = own;
      traits[next++] = own - sum / (seatCount - 1);
      traits[next++] = own - most;
    }
  }
}
