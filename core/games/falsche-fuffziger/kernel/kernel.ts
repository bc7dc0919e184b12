import {
  ADDING_FACE,
  FREE_SYMBOLS,
  isLargeTable,
  MOST_ADDED,
  MOST_WON,
  RANK_COINS,
  SPECIAL_COINS,
} from '../material.ts';
import { KernelTable } from './table.ts';
import {
  BROKEN,
  COIN,
  COSTS,
  FACES,
  FIRST_DEALT,
  FIRST_SIDE,
  KINDS,
  LAST,
  MONEY,
  NONE,
  NOTES_OF,
  PILE,
  REAL,
  SCRAPS,
  SELLS,
  SPECIAL,
  TYPE_OF,
  TYPES,
} from './terms.ts';

function add(cells: Int32Array, place: number, more: number): void {
  cells[place] = (cells[place] ?? 0) + more;
}

/**
 * The rules of Falsche Fuffziger once more, for playouts: one table that is changed in place, without events, checks and lists of what is
 * legal, and without secrets: who searches deals it from what it knows. The readable engine decides; this one is compared with it move by
 * move. Presses are counted by kind, since those of a kind differ in nothing that anybody knows.
 */
export class FuffzigerKernel extends KernelTable {
  /** Everything as before the first decision; the piles are set. `presses`: how many presses of each type there are. */
  begin(starter: number, presses: readonly number[]): void {
    const { seatCount } = this;
    this.clear();
    for (let type = 0; type < TYPES; type++) this.supply[type] = presses[type] ?? 0;
    for (let at = 0; at < seatCount; at++)
      for (let kind = FIRST_DEALT; kind < FIRST_SIDE; kind++) {
        this.presses[at * KINDS + kind] = 1;
        add(this.supply, TYPE_OF[kind] ?? 0, -1);
      }
    this.round = 0;
    this.start = starter;
    this.inspected = this.symbols = this.rolled = this.scrapped = this.laundered = 0;
    this.#beginRound(1);
  }

  /** Turns over a press of a kind that never was; `back`: the kind that it becomes, or `BROKEN`. */
  convert(kind: number, back: number): void {
    const { turn, presses, real } = this;
    add(presses, turn * KINDS + kind, -1);
    if (back === BROKEN) {
      add(real, turn, SCRAPS[TYPE_OF[kind] ?? 0] ?? 0);
      this.hasBroken = true;
      return;
    }
    add(presses, turn * KINDS + back, 1);
    add(this.turned, back, 1);
  }

  sell(kind: number): void {
    add(this.presses, this.turn * KINDS + kind, -1);
    add(this.real, this.turn, SELLS[TYPE_OF[kind] ?? 0] ?? 0);
  }

  /** Prints with every press that was not used, and ends the turn. */
  finish(): void {
    const { turn, presses, turned, notes } = this;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = (presses[turn * KINDS + kind] ?? 0) - (turned[kind] ?? 0);
      if (count > 0) add(notes, turn * TYPES + (TYPE_OF[kind] ?? 0), count * (NOTES_OF[kind] ?? 0));
    }
    turned.fill(0);
    this.turn = this.#left(turn);
    if (this.turn !== this.start) return;
    if (this.hasBroken) this.#inspect(1);
    if (this.phase === 'ended') return;
    if (this.auctions > 0) return this.#openAuction();
    this.start = this.#left(this.start);
    this.#beginLaundering();
  }

  /** Leads with notes of a type, or with `REAL` money. */
  lay(type: number, amount: number): void {
    this.led = type;
    this.amount = amount;
    this.leader = this.turn;
    this.match();
  }

  match(): void {
    add(this.laid, this.turn * MONEY + this.led, this.amount);
    this.#goOn();
  }

  drop(): void {
    this.isIn &= ~(1 << this.turn);
    this.#goOn();
  }

  /** All bids for the open card, by seat and type, real money last. */
  open(bids: Int32Array): void {
    const { seatCount, start, laundered } = this;
    let winner = NONE;
    let highest = (this.least[laundered] ?? 0) - 1;
    for (let step = 0; step < seatCount; step++) {
      const at = (start + step) % seatCount;
      let face = bids[at * MONEY + REAL] ?? 0;
      for (let type = 0; type < TYPES; type++) face += (bids[at * MONEY + type] ?? 0) * (FACES[type] ?? 0);
      if (face <= highest) continue;
      highest = face;
      winner = at;
    }
    if (winner === NONE) return this.#endLaundering();
    this.#pay(winner, bids);
    add(this.won, winner, 1);
    add(this.prize, winner, this.brings[laundered] ?? 0);
    this.laundered++;
    if (this.laundered === this.cards || this.won[winner] === MOST_WON) this.#endLaundering();
  }

  /** By type how many presses the seat whose turn it is buys. */
  buy(counts: ArrayLike<number>): void {
    const { turn } = this;
    for (let type = 0; type < TYPES; type++) {
      const count = counts[type] ?? 0;
      add(this.presses, turn * KINDS + type, count);
      add(this.supply, type, -count);
      add(this.real, turn, -count * (COSTS[type] ?? 0));
    }
    this.turn = this.#left(turn);
    if (this.turn === this.start) this.phase = 'general';
  }

  /** By seat and type the notes that are changed; then the next round begins. */
  launder(choices: Int32Array): void {
    const { notes } = this;
    for (let place = 0; place < notes.length; place++) {
      const count = choices[place] ?? 0;
      add(notes, place, -count);
      add(this.real, Math.floor(place / TYPES), count * (SELLS[place % TYPES] ?? 0));
    }
    this.#beginRound(2);
  }

  #left(at: number): number {
    return at + 1 === this.seatCount ? 0 : at + 1;
  }

  #beginRound(cards: number): void {
    this.round++;
    this.auctions = this.added = 0;
    this.hasBroken = false;
    this.phase = 'producing';
    this.turn = this.start;
    this.#inspect(cards);
  }

  #inspect(cards: number): void {
    for (let left = cards; left > 0;) {
      const card = this.inspectors[this.inspected++ % PILE] ?? COIN;
      if (card === this.scrapped) {
        this.#scrap(card);
        if (card === LAST) return this.#end();
        continue;
      }
      left--;
      const isSymbol =
        card === COIN || card === LAST || (isLargeTable(this.seatCount) && card > this.scrapped);
      if (isSymbol && this.symbols++ >= FREE_SYMBOLS) this.auctions++;
    }
  }

  #scrap(type: number): void {
    const { seatCount, presses } = this;
    this.scrapped++;
    this.supply[type] = 0;
    for (let at = 0; at < seatCount; at++) {
      this.notes[at * TYPES + type] = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const count = presses[at * KINDS + kind] ?? 0;
        if (count === 0 || TYPE_OF[kind] !== type) continue;
        presses[at * KINDS + kind] = 0;
        if (kind === SPECIAL) add(this.coins, at, count * SPECIAL_COINS);
        else add(this.real, at, count * (SCRAPS[type] ?? 0));
      }
    }
  }

  #openAuction(): void {
    this.start = this.#left(this.start);
    this.lot = this.dice[this.rolled++] ?? 0;
    this.auctions--;
    if (this.lot === ADDING_FACE && this.added < MOST_ADDED) {
      this.added++;
      this.auctions++;
    }
    this.phase = 'auction';
    this.isIn = (1 << this.seatCount) - 1;
    this.leader = this.turn = this.start;
    this.led = NONE;
    this.laid.fill(0);
  }

  /** After the seat whose turn it was has acted: the next one matches, leads, or the auction is over. */
  #goOn(): void {
    const { isIn, led, leader, seatCount } = this;
    if (isIn === 0) return this.#endAuction(NONE);
    const isAlone = (isIn & (isIn - 1)) === 0;
    const only = 31 - Math.clz32(isIn);
    if (isAlone && this.#hasLaid(only)) return this.#endAuction(only);
    let next = this.turn;
    do next = next + 1 === seatCount ? 0 : next + 1;
    while ((isIn & (1 << next)) === 0 && !(led !== NONE && next === leader));
    if (led !== NONE && next === leader) {
      this.led = NONE;
      do next = next + 1 === seatCount ? 0 : next + 1;
      while ((isIn & (1 << next)) === 0);
    }
    this.turn = next;
  }

  #hasLaid(at: number): boolean {
    for (let type = 0; type < MONEY; type++) if (this.laid[at * MONEY + type] !== 0) return true;
    return false;
  }

  #endAuction(winner: number): void {
    if (winner !== NONE) {
      this.#pay(winner, this.laid);
      add(this.coins, winner, this.lot);
    }
    if (this.auctions > 0) this.#openAuction();
    else this.#beginLaundering();
  }

  #pay(at: number, money: Int32Array): void {
    for (let type = 0; type < TYPES; type++)
      add(this.notes, at * TYPES + type, -(money[at * MONEY + type] ?? 0));
    add(this.real, at, -(money[at * MONEY + REAL] ?? 0));
  }

  #beginLaundering(): void {
    this.phase = 'laundering';
    this.won.fill(0);
    this.prize.fill(0);
  }

  #endLaundering(): void {
    for (let at = 0; at < this.seatCount; at++) add(this.real, at, this.prize[at] ?? 0);
    if (this.laundered === this.cards) return this.#end();
    this.phase = 'buying';
    this.turn = this.start;
  }

  #end(): void {
    this.phase = 'ended';
    const { seatCount, real, coins } = this;
    for (let at = 0; at < seatCount; at++) {
      let richer = 0;
      for (let other = 0; other < seatCount; other++) if ((real[other] ?? 0) > (real[at] ?? 0)) richer++;
      add(coins, at, RANK_COINS[richer] ?? 0);
    }
  }
}
