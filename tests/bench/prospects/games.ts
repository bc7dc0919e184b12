import { seat } from '../../../core/base/ids.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import {
  TRAITS,
  traitsOfBuying,
  traitsOfSelling,
} from '../../../core/games/for-sale/bots/searching/value-net.ts';
import { BUILDINGS, CHEQUES, removedCount, type Cheque } from '../../../core/games/for-sale/material.ts';
import { REFUNDS, SEATS, type Refund } from '../../../core/games/for-sale/options.ts';
import { lessEach } from '../../../core/games/for-sale/bots/thinking/numbers.ts';
import { sellersOf } from '../../../core/games/for-sale/bots/thinking/sale.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { WAYS_OF_STRANGERS } from '../../../core/games/for-sale/bots/thinking/market.ts';
import { ForSalePosition, listOf, setOf } from '../../../core/games/for-sale/position.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';
import type { Net, Shape } from '../nets/net.ts';
import { SEATINGS, type Tables } from '../nets/tables.ts';
import type { Bidder } from './bidding.ts';

/** What totals are told in, in thousands. */
export const TOTAL = 60;
/** The nets of `Prospects`: beside the win the total. */
export const PROSPECTS: Shape = { traits: TRAITS, units: 16, amounts: 1, amountsCount: 2 };
/** What is told of a seat: its traits, its share of the win, and its total at the end. */
export const TOLD = TRAITS + 2;

/** How far from even odds (in their logarithm) who bids as experts do still raises or passes, and how far who bids waywardly leans to either. */
const WAVERING = 0.5;
const LEAN = 8;
const TINY = 1e-9;

/** The odds of the ways of selling of who is known to think. */
const THINKING = WAYS_OF_STRANGERS.map((_, way) => (way === WAYS_OF_STRANGERS.length - 1 ? 1 : 0));

/** Quick games, of which tables are written down. Up to a round by lot they are played waywardly; tables are of what comes after. */
export class Games {
  readonly #bidder: Bidder;
  readonly #dice: Dice;
  readonly #positions = new Map<string, ForSalePosition>();
  readonly #buildings = [...BUILDINGS];
  readonly #cheques = [...CHEQUES];
  readonly #leans = new Float64Array(SEATS.max);
  readonly #sold = new Int32Array(SEATS.max);
  readonly #traits = new Float64Array(TRAITS * SEATS.max);
  /** One table as nets read it. */
  readonly #told = new Float32Array(TOLD * SEATS.max);
  /** Where in the tables the rows of the running game begin. */
  readonly #starts: number[] = [];
  #count = 0;

  constructor(bidder: Bidder, seed: number) {
    this.#bidder = bidder;
    this.#dice = new Dice(seed, 1, 2);
  }

  /** Adds the tables before rounds of a part 1 but the first, with what a net foretells at its end. */
  addBuying(refund: Refund, selling: Net, into: Tables): void {
    const table = this.#deal(refund);
    const { seatCount, rounds } = table;
    const wayward = this.#wayward(rounds - 1);
    for (let unseen = setOf(BUILDINGS); table.isBuying;) {
      if (table.round > Math.max(1, wayward)) {
        traitsOfBuying(table, unseen, this.#traits);
        this.#write(seatCount, into);
      }
      unseen &= ~table.offer;
      this.#bid(table, table.round <= wayward);
    }
    traitsOfSelling(table, CHEQUES, this.#traits);
    for (let at = 0; at < seatCount; at++) this.#copyTraits(at, this.#told, at * TOLD);
    selling.foretell(this.#told, 0, TOLD, seatCount);
    const { foretold } = selling;
    this.#finish(into, seatCount, (at) => [foretold[2 * at] ?? 0, foretold[2 * at + 1] ?? 0]);
  }

  /** Adds the tables before rounds of a part 2 but the last, with what came of it. */
  addSelling(into: Tables): void {
    const table = this.#afterBuying();
    const { seatCount, rounds, money, earned } = table;
    const wayward = rounds + this.#wayward(rounds - 2);
    for (let pool: readonly Cheque[] = CHEQUES; !table.hasEnded;) {
      if (table.round > wayward && table.round < 2 * rounds) {
        traitsOfSelling(table, pool, this.#traits);
        this.#write(seatCount, into);
      }
      pool = lessEach(pool, table.chequesOnTable());
      this.#sell(table, pool, table.round <= wayward);
    }
    this.#finish(into, seatCount, (at) => [
      table.shareOf(at),
      ((money[at] ?? 0) + (earned[at] ?? 0)) / TOTAL,
    ]);
  }

  /** A table before the first bid. */
  #deal(refund: Refund): ForSalePosition {
    const seatCount = SEATINGS[this.#count++ % SEATINGS.length] ?? SEATS.min;
    const removed = removedCount(seatCount);
    this.#dice.shuffle(this.#buildings);
    this.#dice.shuffle(this.#cheques);
    const table = this.#position(refund, seatCount);
    table.stack(this.#buildings.slice(removed), 1, this.#cheques.slice(removed), 1);
    table.begin(this.#dice.below(seatCount));
    return table;
  }

  #position(refund: Refund, seatCount: number): ForSalePosition {
    const key = `${refund} ${seatCount}`;
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    const made = new ForSalePosition(forSaleOptions({ refund }, seatCount), seatCount);
    this.#positions.set(key, made);
    return made;
  }

  /** A table before the first sale. */
  #afterBuying(): ForSalePosition {
    const table = this.#deal(REFUNDS[this.#dice.below(REFUNDS.length)] ?? 'half-down');
    const wayward = this.#wayward(table.rounds);
    while (table.isBuying) this.#bid(table, table.round <= wayward);
    return table;
  }

  /** Up to which of so many rounds the game is wayward; in half of the games in none. */
  #wayward(most: number): number {
    return this.#dice.below(2) === 0 ? 0 : 1 + this.#dice.below(most);
  }

  #bid(table: ForSalePosition, isWayward: boolean): void {
    for (let at = 0; at < table.seatCount; at++)
      this.#leans[at] = isWayward ? LEAN * (2 * this.#dice.fraction() - 1) : 0;
    for (const { round } = table; table.round === round;) {
      const { turn, high } = table;
      if (table.fortuneOf(turn) > high && this.#raises(table)) table.bid(high + 1);
      else table.pass();
    }
  }

  #raises(table: ForSalePosition): boolean {
    const point = this.#dice.fraction();
    const wavering = WAVERING * Math.log((point + TINY) / (1 - point));
    return this.#bidder.leaning(table) + (this.#leans[table.turn] ?? 0) + wavering > 0;
  }

  /** All sell as experts who take all others to think, or waywardly half of them by lot. */
  #sell(table: ForSalePosition, pool: readonly Cheque[], isWayward: boolean): void {
    const hands = Array.from(table.hands, listOf);
    const sellers = sellersOf(
      { cheques: table.chequesOnTable() },
      {
        style: STYLES.expert,
        seat: seat(0),
        hands,
        pool,
        selling: hands.map(() => THINKING),
      },
    );
    for (const [at, { start }] of sellers.entries()) {
      const isByLot = isWayward && this.#dice.below(2) === 0;
      const place = isByLot ? this.#dice.below(start.length) : this.#dice.pick(start);
      this.#sold[at] = hands[at]?.[place] ?? 0;
    }
    table.sell(this.#sold);
  }

  /** Adds a table of the running game, of which nothing but the traits is known yet. */
  #write(seatCount: number, into: Tables): void {
    const start = into.add(seatCount);
    for (let at = 0; at < seatCount; at++) this.#copyTraits(at, into.told, start + at * TOLD);
    this.#starts.push(start);
  }

  #copyTraits(at: number, told: Float32Array, start: number): void {
    for (let trait = 0; trait < TRAITS; trait++) told[start + trait] = this.#traits[at * TRAITS + trait] ?? 0;
  }

  /** Writes down what came of the running game: by seat the share of the win and the total. */
  #finish(into: Tables, seatCount: number, outcomeOf: (at: number) => readonly [number, number]): void {
    for (let at = 0; at < seatCount; at++) {
      const [share, total] = outcomeOf(at);
      for (const start of this.#starts) {
        into.told[start + at * TOLD + TRAITS] = share;
        into.told[start + at * TOLD + TRAITS + 1] = total;
      }
    }
    this.#starts.length = 0;
  }
}
