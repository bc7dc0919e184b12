import { Net } from '../../../../base/search/net.ts';
import { LETTERS, SPECIAL_COINS, cardsPerLetter } from '../../material.ts';
import { SEATS } from '../../options.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { FACES, FIRST_SIDE, KINDS, NOTES_OF, SELLS, SPECIAL, TYPES, TYPE_OF } from '../../kinds.ts';
import { LOT } from '../thinking/assessment.ts';
import { growthOf, type Prospect } from '../thinking/prospect.ts';
import { withRankCoins } from './bidders.ts';
import { WEIGHTS } from './weights.ts';

/** Outputs of the net per seat: a strength, future coins, and real money at the end. */
const OUTPUTS = 3;
/** The unit of coins in the net. */
const COINS = 10;

/** Estimates each seat's result at the start of a round, if strong players play on. */
export class Forecast {
  readonly #net = new Net(SEATS.max, TRAITS, OUTPUTS);
  readonly #traits = new Traits();
  /** By seat, the share of the win (0–1), and coins and real money at the end. */
  readonly wins = this.#net.wins;
  readonly coins = new Float64Array(SEATS.max);
  readonly real = new Float64Array(SEATS.max);

  at(table: FuffzigerPosition, prospect: Prospect): void {
    const { seatCount } = table;
    const { outputs } = this.#net;
    this.#traits.compute(table, prospect);
    this.#net.evaluate(WEIGHTS, this.#traits.values, seatCount);
    for (let at = 0; at < seatCount; at++) {
      this.coins[at] = (table.coins[at] ?? 0) + COINS * (outputs[at * OUTPUTS + 1] ?? 0);
      this.real[at] = Math.max(0, this.#traits.level * (outputs[at * OUTPUTS + 2] ?? 0));
    }
  }
}

/** Number of traits per seat. */
export const TRAITS = 26;

/** Amounts of real money, and counts of coins, that damp small differences. */
const LITTLE = 30;
const FEW = 2;
/** The unit of rounds, so that most traits are between −1 and 1. */
const ROUNDS = 8;

/** What a seat has, in coins and real money. */
interface Holding {
  coins: number;
  real: number;
  /** Notes at their mean selling price, and at face value. */
  notes: number;
  face: number;
  /** What the presses will print, what they print in a round, and the gain of converting them. */
  future: number;
  income: number;
  turning: number;
  special: number;
  /** All of that in real money at the end. */
  wealth: number;
  /** Coins at the end, as an expert estimates them. */
  hoped: number;
}

const holding = (): Holding => ({
  coins: 0,
  real: 0,
  notes: 0,
  face: 0,
  future: 0,
  income: 0,
  turning: 0,
  special: 0,
  wealth: 0,
  hoped: 0,
});

/** The traits of a table at the start of a round, seat by seat, for the net of `Forecast`. */
export class Traits {
  /** By seat and trait. */
  readonly values = new Float64Array(TRAITS * SEATS.max);
  /** The mean wealth: the unit of totals of real money. */
  level = 1;
  readonly #holdings = Array.from({ length: SEATS.max }, holding);
  /** By seat, the logarithm of its wealth. */
  readonly #logs = new Float64Array(SEATS.max);

  /** Computes the traits of a table at the start of a round. */
  compute(table: FuffzigerPosition, prospect: Prospect): void {
    const { seatCount } = table;
    const growth = growthOf(table.supply, prospect);
    const toCome = LOT * (table.auctions + prospect.auctions);
    for (let at = 0; at < seatCount; at++) this.#hold(table, prospect, growth, at);
    this.#hope(seatCount, toCome, prospect.doubt);
    const sums = this.#sums(seatCount);
    this.level = sums.wealth / seatCount + LITTLE;
    const spread = FEW + 0.3 * toCome;
    const cards = LETTERS.length * cardsPerLetter(seatCount);
    for (let at = 0; at < seatCount; at++) {
      const own = this.#holdings[at];
      if (own === undefined) continue;
      const best = this.#bestOfOthers(at, seatCount);
      let next = at * TRAITS;
      const put = (value: number): void => {
        this.values[next++] = value;
      };
      const share = (part: number, total: number): number => (seatCount * part) / (total + LITTLE) - 1;
      put((own.coins - best.coins) / COINS);
      put((own.coins - sums.coins / seatCount) / COINS);
      put((own.hoped - best.hoped) / COINS);
      put((own.hoped - sums.hoped / seatCount) / COINS);
      put((own.coins - best.coins) / spread);
      put((own.hoped - best.hoped) / spread);
      put(share(own.wealth, sums.wealth));
      put(share(own.real, sums.real));
      put(share(own.notes, sums.notes));
      put(share(own.face, sums.face));
      put(share(own.future, sums.future));
      put(share(own.income, sums.income));
      put(share(own.turning, sums.turning));
      put(Math.log((own.wealth + LITTLE) / this.level));
      put(Math.log((own.wealth + LITTLE) / (best.wealth + LITTLE)));
      put(Math.log((own.real + own.notes + LITTLE) / (best.ready + LITTLE)));
      put(own.special);
      put(((at - table.start + seatCount) % seatCount) / seatCount);
      put(toCome / COINS / 3);
      put(table.auctions / 2);
      put(table.round / ROUNDS);
      put((table.cards - table.laundered) / cards);
      put(growth - 1);
      put(prospect.doubt);
      put((seatCount - 4) / 2);
      put(table.scrapped / TYPES);
    }
  }

  #hold(table: FuffzigerPosition, prospect: Prospect, growth: number, at: number): void {
    const own = this.#holdings[at];
    if (own === undefined) return;
    const { notes, presses } = table;
    own.coins = table.coins[at] ?? 0;
    own.real = table.real[at] ?? 0;
    own.notes = own.future = own.income = own.turning = 0;
    own.face = own.real;
    for (let type = 0; type < TYPES; type++) {
      const count = notes[at * TYPES + type] ?? 0;
      own.notes += count * (prospect.notes[type] ?? 0);
      own.face += count * (FACES[type] ?? 0);
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const count = presses[at * KINDS + kind] ?? 0;
      if (count === 0) continue;
      own.future += count * (prospect.futures[kind] ?? 0);
      own.income += count * (NOTES_OF[kind] ?? 0) * (SELLS[TYPE_OF[kind] ?? 0] ?? 0);
      if (kind < FIRST_SIDE) own.turning += count * Math.max(0, prospect.gains[kind] ?? 0);
    }
    own.special = presses[at * KINDS + SPECIAL] ?? 0;
    own.wealth = growth * (own.real + own.notes) + own.future + own.turning;
  }

  /** Estimates the coins at the end: a part of future coins equal to the seat's part of all wealth, and coins for its rank. */
  #hope(seatCount: number, toCome: number, doubt: number): void {
    const holdings = this.#holdings;
    let all = 0;
    for (let at = 0; at < seatCount; at++) {
      const wealth = holdings[at]?.wealth ?? 0;
      all += wealth;
      this.#logs[at] = Math.log(wealth + LITTLE);
    }
    for (let at = 0; at < seatCount; at++) {
      const own = holdings[at];
      if (own === undefined) continue;
      const later = own.coins + SPECIAL_COINS * own.special + (toCome * own.wealth) / Math.max(1, all);
      own.hoped = withRankCoins(later, at, this.#logs[at] ?? 0, this.#logs, seatCount, doubt);
    }
  }

  #sums(seatCount: number): Holding {
    const sums = holding();
    for (let at = 0; at < seatCount; at++) {
      const own = this.#holdings[at];
      if (own === undefined) continue;
      for (const name of NAMES) sums[name] += own[name];
    }
    return sums;
  }

  /** The highest amounts of any other seat. */
  #bestOfOthers(at: number, seatCount: number) {
    const best = { coins: -Infinity, hoped: -Infinity, wealth: 0, ready: 0 };
    for (let other = 0; other < seatCount; other++) {
      const theirs = this.#holdings[other];
      if (other === at || theirs === undefined) continue;
      best.coins = Math.max(best.coins, theirs.coins);
      best.hoped = Math.max(best.hoped, theirs.hoped);
      best.wealth = Math.max(best.wealth, theirs.wealth);
      best.ready = Math.max(best.ready, theirs.real + theirs.notes);
    }
    return best;
  }
}

const NAMES = Object.keys(holding()) as readonly (keyof Holding)[];
