import { LETTERS, RANK_COINS, SEATS, SPECIAL_COINS, cardsPerLetter } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { FACES, FIRST_SIDE, KINDS, NOTES_OF, SELLS, SPECIAL, TYPE_OF, TYPES } from '../../kinds.ts';
import { growthOf } from './bidders.ts';
import type { Prospect } from './prospects.ts';

/** So many traits a seat has. */
export const TRAITS = 26;

/** The mean of the die. */
const LOT = 3.5;
/** Amounts of real money, and counts of coins, that differences are small beside. */
const LITTLE = 30;
const FEW = 2;
/** What a trait is told in, so that most of them are between −1 and 1. */
const TEN_COINS = 10;
const ROUNDS = 8;

/** What there is of a seat, in coins and real money. */
interface Holding {
  coins: number;
  real: number;
  /** Notes at what they bring on average, and at their face. */
  notes: number;
  face: number;
  /** What the presses will print, what they print in a round, and what is gained by turning them over. */
  future: number;
  income: number;
  turning: number;
  special: number;
  /** All of that in real money at the end. */
  wealth: number;
  /** Coins at the end, as an expert would reckon. */
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

/** What tells one table from another where a round begins, seat by seat, for the nets of `Forecast`. */
export class Traits {
  /** By seat and trait. */
  readonly values = new Float64Array(TRAITS * SEATS.max);
  /** What everybody has on average: totals of real money are told in it. */
  level = 1;
  readonly #holdings = Array.from({ length: SEATS.max }, holding);

  /** Looks at a table at which a round begins. */
  look(table: FuffzigerPosition, prospect: Prospect): void {
    const { seatCount } = table;
    const growth = growthOf(table, prospect);
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
      const best = this.#bestBeside(at, seatCount);
      let next = at * TRAITS;
      const put = (value: number): void => {
        this.values[next++] = value;
      };
      const share = (part: number, whole: number): number => (seatCount * part) / (whole + LITTLE) - 1;
      put((own.coins - best.coins) / TEN_COINS);
      put((own.coins - sums.coins / seatCount) / TEN_COINS);
      put((own.hoped - best.hoped) / TEN_COINS);
      put((own.hoped - sums.hoped / seatCount) / TEN_COINS);
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
      put(toCome / TEN_COINS / 3);
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

  /** A part of the coins to come as large as one's part of all wealth, and coins for one's rank by it. */
  #hope(seatCount: number, toCome: number, doubt: number): void {
    const holdings = this.#holdings;
    let all = 0;
    for (let at = 0; at < seatCount; at++) all += holdings[at]?.wealth ?? 0;
    for (let at = 0; at < seatCount; at++) {
      const own = holdings[at];
      if (own === undefined) continue;
      const ahead = Math.log(own.wealth + LITTLE);
      let none = 1;
      let one = 0;
      let two = 0;
      for (let other = 0; other < seatCount; other++) {
        if (other === at) continue;
        const theirs = Math.log((holdings[other]?.wealth ?? 0) + LITTLE);
        const richer = 1 / (1 + Math.exp((ahead - theirs) / doubt));
        two = two * (1 - richer) + one * richer;
        one = one * (1 - richer) + none * richer;
        none *= 1 - richer;
      }
      const [first, second, third] = RANK_COINS;
      own.hoped =
        own.coins +
        SPECIAL_COINS * own.special +
        (toCome * own.wealth) / Math.max(1, all) +
        first * none +
        second * one +
        third * two;
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

  /** The most that any other has of each. */
  #bestBeside(at: number, seatCount: number) {
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
