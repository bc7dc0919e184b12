import { countIn } from '../../../../base/bits.ts';
import { Net } from '../../../../base/search/net.ts';
import { cheapestOf, type Buildings, type ForSalePosition } from '../../position.ts';
import { LAST_BUILDING, type Cheque } from '../../material.ts';
import { SEATS } from '../../options.ts';
import { BUYING, SELLING } from './weights.ts';

/** The unit of totals in the net, in thousands. */
const TOTAL = 60;

/** Estimates each seat's result between two rounds, if strong players play on. */
export class ValueNet {
  readonly #net = new Net(SEATS.max, TRAITS, 2);
  readonly #traits = new Float64Array(TRAITS * SEATS.max);
  /** By seat, the share of the win, 0–1. */
  readonly wins = this.#net.wins;
  /** By seat, the total at the end, in thousands. */
  readonly totals = new Float64Array(SEATS.max);

  /** Before a round of part 1. `unseen`: the buildings that may still come. */
  ofBuying(table: ForSalePosition, unseen: Buildings): void {
    traitsOfBuying(table, unseen, this.#traits);
    this.#evaluate(BUYING[table.options.refund], table.seatCount);
  }

  /** Before a round of part 2 that is not the last. `pool`: the cheques that may still come, ascending. */
  ofSelling(table: ForSalePosition, pool: readonly Cheque[]): void {
    traitsOfSelling(table, pool, this.#traits);
    this.#evaluate(SELLING, table.seatCount);
  }

  #evaluate(weights: Float64Array, seatCount: number): void {
    this.#net.evaluate(weights, this.#traits, seatCount);
    for (let at = 0; at < seatCount; at++) this.totals[at] = TOTAL * (this.#net.outputs[2 * at + 1] ?? 0);
  }
}

/** Number of traits per seat: four of the table, and six of the seat in three forms each. */
export const TRAITS = 4 + 6 * 3;

/** The exponent of a building's worth as a function of its number. */
const BEND = 1.7;
/** The units of amounts of money, so that all traits are of similar size. */
const CASH = 18;
const FORTUNE = 30;
const CHEQUE = 10;
const MOST_ROUNDS = 8;

const bySeat = (): Float64Array => new Float64Array(SEATS.max);
/** By seat: its buildings in three measures, its money, money and buildings together, and how late it bids. */
const buying = [bySeat(), bySeat(), bySeat(), bySeat(), bySeat(), bySeat()] as const;
/** By seat: the ranks of its buildings in three measures and the highest, what it has, and its expected cheques. */
const selling = [bySeat(), bySeat(), bySeat(), bySeat(), bySeat(), bySeat()] as const;

/** Fills the traits of each seat before a round of part 1. `unseen`: the buildings that may still come. */
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
  writeTraits([seatCount, rounds - round + 1, size / count, worth / count], buying, seatCount, traits);
}

/** Fills the traits of each seat before a round of part 2. `pool`: the cheques that may still come, ascending; at least one. */
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
  writeTraits(
    [seatCount, 2 * rounds - round + 1, mean / CHEQUE, spread / CHEQUE],
    selling,
    seatCount,
    traits,
  );
}

/** Adds a building to a hand in three measures: linear (0–1), bent, and dominated by the grandest. */
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

/** Interpolates an ascending list at a fractional index. */
function between(list: readonly number[], index: number): number {
  const before = Math.floor(index);
  const lower = list[before] ?? 0;
  return lower + (index - before) * ((list[before + 1] ?? lower) - lower);
}

/** Writes the traits of each seat: what is common to all, then each amount absolutely, relative to the mean of the others, and to their maximum. */
function writeTraits(
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
