import { ROLLS } from '../material.ts';
import { KINDS, MONEY, NONE, PILE, REAL, TYPES } from './terms.ts';

export type KernelPhase = 'producing' | 'auction' | 'laundering' | 'buying' | 'general' | 'ended';

/** So many laundering cards there are at most. */
const MOST_CARDS = 40;

/** A table as numbers, changed in place. */
export class KernelTable {
  readonly seatCount: number;
  /** The piles: inspectors, rolls, and of the laundering cards the least bids and what they bring; top first. */
  readonly inspectors = new Int8Array(PILE);
  readonly dice = new Int8Array(ROLLS);
  readonly least = new Int32Array(MOST_CARDS);
  readonly brings = new Int32Array(MOST_CARDS);
  cards = MOST_CARDS;
  /** All counts in one piece, so that a table is copied at once; what follows are parts of it. */
  readonly #cells: Int32Array;
  /** By seat and type; what lies on the table in an auction is counted in. */
  readonly notes: Int32Array;
  readonly real: Int32Array;
  readonly coins: Int32Array;
  /** By seat and kind. */
  readonly presses: Int32Array;
  /** By kind the presses turned over in the running turn: they neither print nor can be sold. */
  readonly turned: Int32Array;
  readonly supply: Int32Array;
  /** By seat and type, real money last: what lies on the table in the running auction. */
  readonly laid: Int32Array;
  /** By seat the cards won in the running round, and what they bring. */
  readonly won: Int32Array;
  readonly prize: Int32Array;
  phase: KernelPhase = 'producing';
  round = 1;
  start = 0;
  turn = 0;
  hasBroken = false;
  inspected = 0;
  symbols = 0;
  auctions = 0;
  added = 0;
  rolled = 0;
  /** Types that are out of the game: they go from the smallest. */
  scrapped = 0;
  laundered = 0;
  lot = 0;
  /** Seats that are in the running auction, as bits. */
  isIn = 0;
  leader = 0;
  /** What is to be matched: a type or `REAL`, and how much of it; `NONE` while somebody is to lead. */
  led = NONE;
  amount = 0;

  constructor(seatCount: number) {
    this.seatCount = seatCount;
    const sizes = { notes: TYPES, real: 1, coins: 1, presses: KINDS, laid: MONEY, won: 1, prize: 1 };
    const each = Object.values(sizes).reduce((sum, size) => sum + size);
    this.#cells = new Int32Array(seatCount * each + KINDS + TYPES);
    let from = 0;
    const part = (size: number): Int32Array => this.#cells.subarray(from, (from += size));
    this.notes = part(seatCount * sizes.notes);
    this.real = part(seatCount * sizes.real);
    this.coins = part(seatCount * sizes.coins);
    this.presses = part(seatCount * sizes.presses);
    this.laid = part(seatCount * sizes.laid);
    this.won = part(seatCount * sizes.won);
    this.prize = part(seatCount * sizes.prize);
    this.turned = part(KINDS);
    this.supply = part(TYPES);
  }

  /** Makes this table like another one of as many seats; the piles stay its own. */
  copy(other: KernelTable): void {
    this.#cells.set(other.#cells);
    this.phase = other.phase;
    this.round = other.round;
    this.start = other.start;
    this.turn = other.turn;
    this.hasBroken = other.hasBroken;
    this.inspected = other.inspected;
    this.symbols = other.symbols;
    this.auctions = other.auctions;
    this.added = other.added;
    this.rolled = other.rolled;
    this.scrapped = other.scrapped;
    this.laundered = other.laundered;
    this.cards = other.cards;
    this.lot = other.lot;
    this.isIn = other.isIn;
    this.leader = other.leader;
    this.led = other.led;
    this.amount = other.amount;
  }

  /** Nothing of anything. */
  protected clear(): void {
    this.#cells.fill(0);
  }

  /** What a seat can still lay of a type or of real money. */
  free(at: number, type: number): number {
    const has = type === REAL ? this.real[at] : this.notes[at * TYPES + type];
    return (has ?? 0) - (this.laid[at * MONEY + type] ?? 0);
  }

  get canMatch(): boolean {
    return this.led !== NONE && this.free(this.turn, this.led) >= this.amount;
  }

  /** The part of the win that a seat has, 0–1, once the game has ended. */
  shareOf(seat: number): number {
    const { seatCount, coins, real } = this;
    let winners = 1;
    for (let at = 0; at < seatCount; at++) {
      if (at === seat) continue;
      const more = (coins[at] ?? 0) - (coins[seat] ?? 0);
      const richer = (real[at] ?? 0) - (real[seat] ?? 0);
      if (more > 0 || (more === 0 && richer > 0)) return 0;
      if (more === 0 && richer === 0) winners++;
    }
    return 1 / winners;
  }
}
