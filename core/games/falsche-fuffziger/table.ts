import { seatsIn } from '../../base/position.ts';
import { seatsOf, type Seat } from '../../base/ids.ts';
import type { GameResult } from '../../game.ts';
import { KINDS, MONEY, NONE, PRICES_OF, REAL, TYPES, SharedCounts } from './kinds.ts';
import type { FuffzigerOptions } from './options.ts';
import type { Counts } from './material/money.ts';
import type { Press } from './material/press-names.ts';
import { winnersOf, type EndReason } from './score.ts';

/** The phases of a round in which something is decided, and the end. */
export type Phase = 'producing' | 'auction' | 'laundering' | 'buying' | 'general' | 'ended';

/** So many laundering cards there are at most. */
const MOST_CARDS = 40;

/** How many cells each count takes for one seat. */
const BY_SEAT = { notes: TYPES, real: 1, coins: 1, presses: KINDS, laid: MONEY, won: 1, prize: 1 };
const CELLS_OF_SEAT = Object.values(BY_SEAT).reduce((sum, size) => sum + size);

/** The inspectors, the rolls, and of the laundering cards the least bids and what they bring; top first. */
interface Piles {
  readonly inspectors: number[];
  readonly dice: number[];
  readonly least: number[];
  readonly brings: number[];
}

const newPiles = (): Piles => ({ inspectors: [], dice: [], least: [], brings: [] });

/** Counts as they were told last, for a position and its clones. */
class ReportedCounts {
  /** By seat. */
  readonly notes: readonly SharedCounts[];
  readonly supply = new SharedCounts();

  constructor(seatCount: number) {
    this.notes = seatsOf(seatCount).map(() => new SharedCounts());
  }
}

const NOTHING = new Int32Array(TYPES);

/**
 * All that a position counts, changed in place. Presses are counted by kind, since those of a kind differ in nothing that anybody knows.
 * Money is in supra-millions; types and kinds are the numbers of `kinds.ts`.
 */
export class Table implements Piles {
  readonly options: FuffzigerOptions;
  readonly seatCount: number;
  inspectors: number[];
  dice: number[];
  least: number[];
  brings: number[];
  cards = MOST_CARDS;
  /** All counts in one piece, so that a position is copied at once; what follows are parts of it. */
  readonly #cells: Int32Array;
  /** By seat and type; what lies on the table is counted in. */
  readonly notes: Int32Array;
  /** By seat; what lies on the table is counted in. */
  readonly real: Int32Array;
  /** By seat. */
  readonly coins: Int32Array;
  /** By seat and kind. */
  readonly presses: Int32Array;
  /** By seat and type, real money last: what lies before it, openly in an auction, in its fist where all choose at once. */
  readonly laid: Int32Array;
  /** By seat the cards won in the running round, and what they bring. */
  readonly won: Int32Array;
  readonly prize: Int32Array;
  /** By kind the presses turned over in the running turn: they neither print nor can be sold. */
  readonly turned: Int32Array;
  /** By type the presses that can still be bought. */
  readonly supply: Int32Array;
  /** The presses in the players' hands by name, in the order in which they came. None in playouts, which count kinds. */
  named: readonly Press[] = [];
  /** Those of them that were turned over in the running turn. */
  turnedNow: readonly Press[] = [];
  phase: Phase = 'producing';
  /** The number of the round, from 1. */
  round = 1;
  /** Who has the die. */
  start = 0;
  /** The seat that acts now, where one after the other does. */
  turn = 0;
  /** Whether any press has broken in this round. */
  hasBroken = false;
  /** Broken presses on the inspector pile. */
  broken = 0;
  /** Inspector cards turned up in the whole game, and before this round; the order repeats after each ten. */
  inspected = 0;
  inspectedBefore = 0;
  /** Coin symbols of the whole game, and what counts as one. */
  symbols = 0;
  /** Auctions of this round that are still to come, and how many the die has added. */
  auctions = 0;
  added = 0;
  /** Rolls of the die so far. */
  rolled = 0;
  /** Types that are out of the game: they go from the smallest. */
  scrapped = 0;
  /** Laundering cards sold in the whole game. */
  laundered = 0;
  /** Coins that are sold in the running auction. */
  lot = 0;
  /** Seats that are in the running auction, as bits. */
  isIn = 0;
  /** Who led last, or is to lead first. */
  leader = 0;
  /** What is to be matched: a type or `REAL`, and how much of it; `NONE` while somebody is to lead. */
  led = NONE;
  amount = 0;
  /** Seats that have made their choice where all choose at once, as bits. */
  chosen = 0;
  readonly #reported: ReportedCounts;

  /** Nothing of anything, on the piles of another table or on new ones without cards. `start` and who searches set it up. */
  constructor(options: FuffzigerOptions, seatCount: number, other?: Table) {
    const piles = other ?? newPiles();
    this.options = Object.freeze(options);
    this.seatCount = seatCount;
    this.#reported = other === undefined ? new ReportedCounts(seatCount) : other.#reported;
    this.inspectors = piles.inspectors;
    this.dice = piles.dice;
    this.least = piles.least;
    this.brings = piles.brings;
    this.#cells = new Int32Array(seatCount * CELLS_OF_SEAT + KINDS + TYPES);
    let from = 0;
    const part = (size: number): Int32Array => {
      const cells = new Int32Array(this.#cells.buffer, from * Int32Array.BYTES_PER_ELEMENT, size);
      from += size;
      return cells;
    };
    this.notes = part(seatCount * BY_SEAT.notes);
    this.real = part(seatCount * BY_SEAT.real);
    this.coins = part(seatCount * BY_SEAT.coins);
    this.presses = part(seatCount * BY_SEAT.presses);
    this.laid = part(seatCount * BY_SEAT.laid);
    this.won = part(seatCount * BY_SEAT.won);
    this.prize = part(seatCount * BY_SEAT.prize);
    this.turned = part(KINDS);
    this.supply = part(TYPES);
  }

  /** Takes over what can change from a position of as many seats: all but piles and chronicle. */
  copy(other: Table): void {
    this.#cells.set(other.#cells);
    this.phase = other.phase;
    this.round = other.round;
    this.start = other.start;
    this.turn = other.turn;
    this.hasBroken = other.hasBroken;
    this.broken = other.broken;
    this.inspected = other.inspected;
    this.inspectedBefore = other.inspectedBefore;
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
    this.chosen = other.chosen;
  }

  get hasEnded(): boolean {
    return this.phase === 'ended';
  }

  /** Why the game ended, once it has. */
  get endReason(): EndReason {
    return this.laundered === this.cards ? 'last-card' : 'last-type';
  }

  /** What a seat has of a type or of real money and has not laid yet. */
  free(at: number, type: number): number {
    const has = type === REAL ? this.real[at] : this.notes[at * TYPES + type];
    return (has ?? 0) - (this.laid[at * MONEY + type] ?? 0);
  }

  /** The notes that a seat has and has not laid yet. */
  freeNotes(at: number): Counts {
    return this.#reported.notes[at]?.in(this.notes, at * TYPES, this.laid, at * MONEY) ?? {};
  }

  /** What can be bought, and for how much. */
  shop(): { readonly supply: Counts; readonly price: Counts } {
    let stocked = 0;
    for (let type = 0; type < TYPES; type++) if ((this.supply[type] ?? 0) > 0) stocked |= 1 << type;
    return { supply: this.#reported.supply.in(this.supply, 0, NOTHING, 0), price: PRICES_OF[stocked] ?? {} };
  }

  /** Whether the seat whose turn it is has exactly what was led. */
  get canMatch(): boolean {
    return this.led !== NONE && this.free(this.turn, this.led) >= this.amount;
  }

  /** The part of the win that a seat has, 0–1, once the game has ended: what `standing` says, without making a list of it. */
  shareOf(at: number): number {
    const { seatCount, coins, real } = this;
    let winners = 1;
    for (let other = 0; other < seatCount; other++) {
      if (other === at) continue;
      const more = (coins[other] ?? 0) - (coins[at] ?? 0);
      const richer = (real[other] ?? 0) - (real[at] ?? 0);
      if (more > 0 || (more === 0 && richer > 0)) return 0;
      if (more === 0 && richer === 0) winners++;
    }
    return 1 / winners;
  }

  /** Totals (coins, those for real money counted in) and winners. */
  standing(): Pick<GameResult, 'totals' | 'winners'> {
    const totals = [...this.coins];
    return { totals, winners: winnersOf(totals, [...this.real]) };
  }

  /** The seats that owe a decision. Each acts itself, also where it has only one choice (Falsche Fuffziger Decision X15). */
  awaits(): readonly Seat[] {
    switch (this.phase) {
      case 'producing':
      case 'auction':
      case 'buying':
        return seatsIn(1 << this.turn, this.seatCount);
      case 'laundering':
      case 'general':
        return this.seatsThat(false);
      case 'ended':
        return [];
    }
  }

  /** The seats that have made their choice where all choose at once, or those that have not; ascending. */
  seatsThat(haveChosen: boolean): readonly Seat[] {
    return seatsIn(haveChosen ? this.chosen : ~this.chosen, this.seatCount);
  }
}
