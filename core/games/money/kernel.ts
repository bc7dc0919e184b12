import {
  CURRENCIES,
  DEALT,
  DISPLAY_SIZE,
  DISPLAYS,
  faceOf,
  LAST_CARD,
  NOTE_FACES,
  type Card,
  type LastRound,
  type TieBreak,
} from './material.ts';
import { scoreHand } from './score.ts';

/** Numbers that a set of cards takes: by currency its notes as bits, the one with the lowest serial number lowest; then the coins as bits. */
export const SET_WIDTH = CURRENCIES.length + 1;
/** Notes of a currency, and so bits of a number of a set. */
const NOTES = NOTE_FACES.length;
/** Sets of notes of one currency that there are. */
export const NOTE_SETS = 2 ** NOTES;

/** Which number of a set a card is in, and its bit there. */
export const partOf = (card: Card): number => Math.floor((card - 1) / NOTES);
export const bitOf = (card: Card): number => 1 << ((card - 1) % NOTES);

/** By number of a set and its bits: the face values, and what they count at the end of a hand. */
const PARTS = Array.from({ length: SET_WIDTH * NOTE_SETS }, (_, place) => {
  const first = Math.floor(place / NOTE_SETS) * NOTES + 1;
  return NOTE_FACES.flatMap((_face, note) => {
    const isIn = ((place >> note) & 1) === 1 && first + note <= LAST_CARD;
    return isIn ? [first + note] : [];
  });
});
export const SUMS = Int32Array.from(PARTS, (cards) => cards.reduce((sum, card) => sum + faceOf(card), 0));
export const SCORES = Int32Array.from(PARTS, (cards) => scoreHand(cards).total);

/** The cards of a set, ascending. */
export function cardsOf(set: Int32Array): Card[] {
  const cards: Card[] = [];
  for (const [part, notes] of set.entries())
    for (let bits = notes; bits !== 0; bits &= bits - 1)
      cards.push(part * NOTES + 32 - Math.clz32(bits & -bits));
  return cards;
}

/** The rules of a hand that come from the options. */
export interface HandRules {
  readonly tieBreak: TieBreak;
  readonly lastRound: LastRound;
  readonly stallLimit: number;
}

/**
 * The rules of a hand of Money! once more, for playouts: one table that is changed in place, without events, checks and lists of what is
 * legal, and without secrets: who searches deals it from what it knows. The readable engine decides; this one is compared with it move
 * by move. Sets of cards are told apart by their number: cards change hands without being moved.
 */
export class MoneyKernel {
  readonly seatCount: number;
  readonly rules: HandRules;
  /** All sets, each of `SET_WIDTH` numbers: by seat the hand without the bid, by seat the bid, the right and the left display. */
  readonly sets: Int32Array;
  /** By seat the set that lies before it while it takes part and has not acted. */
  readonly lying: Int32Array;
  /** The sets that are the right and the left display. */
  readonly displays: Int32Array;
  /** Who has still to act, in this order, from the place `acting` on; nobody while all choose. */
  readonly queue: Int32Array;
  queued = 0;
  acting = 0;
  /** The draw pile; what lies before the place `drawn` is out. */
  readonly pile = new Int32Array(LAST_CARD);
  piled = 0;
  drawn = 0;
  stalled = 0;
  isLast = false;
  hasEnded = false;

  constructor(seatCount: number, rules: HandRules) {
    this.seatCount = seatCount;
    this.rules = rules;
    this.sets = new Int32Array((2 * seatCount + DISPLAYS.length) * SET_WIDTH);
    this.lying = new Int32Array(seatCount);
    this.displays = new Int32Array(DISPLAYS.length);
    this.queue = new Int32Array(seatCount);
    this.#clear();
  }

  /** The set that is the bid of a seat as it is made. */
  bidOf(seat: number): number {
    return this.seatCount + seat;
  }

  /** Puts a card into a set. */
  put(card: Card, set: number): void {
    const place = set * SET_WIDTH + partOf(card);
    this.sets[place] = (this.sets[place] ?? 0) | bitOf(card);
  }

  /** The beginning of a hand: six cards for each seat, four for the right display, four for the left, and the pile. */
  deal(order: ArrayLike<Card>): void {
    const { seatCount, pile } = this;
    this.#clear();
    let next = 0;
    for (let at = 0; at < seatCount; at++)
      for (let card = 0; card < DEALT; card++) this.put(order[next++] ?? 0, at);
    for (const display of this.displays)
      for (let card = 0; card < DISPLAY_SIZE; card++) this.put(order[next++] ?? 0, display);
    this.piled = order.length - next;
    for (let card = 0; card < this.piled; card++) pile[card] = order[next + card] ?? 0;
  }

  /** Makes this table like another one of as many seats. */
  copy(other: MoneyKernel): void {
    this.sets.set(other.sets);
    this.lying.set(other.lying);
    this.displays.set(other.displays);
    this.queue.set(other.queue);
    this.queued = other.queued;
    this.acting = other.acting;
    this.pile.set(other.pile);
    this.piled = other.piled;
    this.drawn = other.drawn;
    this.stalled = other.stalled;
    this.isLast = other.isLast;
    this.hasEnded = other.hasEnded;
  }

  /** A seat adds a card of its hand to its bid. */
  bid(seat: number, card: Card): void {
    const place = seat * SET_WIDTH + partOf(card);
    this.sets[place] = (this.sets[place] ?? 0) & ~bitOf(card);
    this.put(card, this.bidOf(seat));
  }

  /** All have bid; who has no card in its bid sits out. `bluffs`: who bid with the bluff card, as bits. */
  turnUp(bluffs: number): void {
    const { seatCount, queue, lying } = this;
    this.acting = 0;
    this.queued = 0;
    for (let seat = 0; seat < seatCount; seat++) {
      const bid = this.bidOf(seat);
      lying[seat] = bid;
      if (this.worthOf(bid) === 0) continue;
      let place = this.queued++;
      for (; place > 0 && this.#goesBefore(seat, queue[place - 1] ?? 0, bluffs); place--)
        queue[place] = queue[place - 1] ?? 0;
      queue[place] = seat;
    }
    if (this.queued === 0) this.#endRound(); // Money! Decision M8
  }

  /** How many sets the seat that acts now can get. */
  get choices(): number {
    return this.queued - this.acting + this.displays.length;
  }

  /** One of them: its own bid back (it passes), the right or the left display, or the bid of a seat in the order of the queue. */
  choiceAt(choice: number): number {
    const { displays, lying, queue, acting } = this;
    if (choice === 0) return lying[queue[acting] ?? 0] ?? 0;
    if (choice <= displays.length) return displays[choice - 1] ?? 0;
    return lying[queue[acting + choice - displays.length] ?? 0] ?? 0;
  }

  /** The seat that acts now gets one of these sets and lays its bid there instead; whose bid it gets acts next. */
  choose(set: number): void {
    const { queue, lying, displays, acting } = this;
    const seat = queue[acting] ?? 0;
    const laid = lying[seat] ?? 0;
    this.#gain(seat, set);
    for (let display = 0; display < displays.length; display++)
      if (displays[display] === set) displays[display] = laid;
    this.acting = acting + 1;
    for (let place = this.acting; place < this.queued; place++) {
      const partner = queue[place] ?? 0;
      if (lying[partner] !== set) continue;
      lying[partner] = laid;
      queue.copyWithin(acting + 2, acting + 1, place);
      queue[acting + 1] = partner;
    }
    if (this.acting === this.queued) this.#endRound();
  }

  /** The sum of the face values in a set. */
  worthOf(set: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++)
      sum += SUMS[part * NOTE_SETS + (this.sets[set * SET_WIDTH + part] ?? 0)] ?? 0;
    return sum;
  }

  /** What the hand of a seat counts. */
  scoreOf(seat: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++)
      sum += SCORES[part * NOTE_SETS + (this.sets[seat * SET_WIDTH + part] ?? 0)] ?? 0;
    return sum;
  }

  #clear(): void {
    this.sets.fill(0);
    for (let display = 0; display < this.displays.length; display++)
      this.displays[display] = 2 * this.seatCount + display;
    this.queued = 0;
    this.acting = 0;
    this.drawn = 0;
    this.stalled = 0;
    this.isLast = false;
    this.hasEnded = false;
  }

  #goesBefore(seat: number, other: number, bluffs: number): boolean {
    const more = this.worthOf(this.bidOf(seat)) - this.worthOf(this.bidOf(other));
    if (more !== 0) return more > 0;
    const bluff = ((bluffs >> seat) & 1) - ((bluffs >> other) & 1);
    if (this.rules.tieBreak === 'bluff-first' && bluff !== 0) return bluff > 0;
    return this.#lowestIn(this.bidOf(seat)) < this.#lowestIn(this.bidOf(other));
  }

  /** The lowest serial number in a set of at least one card. */
  #lowestIn(set: number): Card {
    let part = 0;
    while (this.sets[set * SET_WIDTH + part] === 0) part++;
    const bits = this.sets[set * SET_WIDTH + part] ?? 0;
    return part * NOTES + 32 - Math.clz32(bits & -bits);
  }

  #gain(seat: number, set: number): void {
    const { sets } = this;
    for (let part = 0; part < SET_WIDTH; part++) {
      const place = seat * SET_WIDTH + part;
      sets[place] = (sets[place] ?? 0) | (sets[set * SET_WIDTH + part] ?? 0);
    }
  }

  #endRound(): void {
    const { sets, seatCount, displays, rules } = this;
    this.queued = 0;
    this.acting = 0;
    for (let display = 0; display < displays.length; display++) {
      const own = 2 * seatCount + display;
      const from = (displays[display] ?? 0) * SET_WIDTH;
      if (from !== own * SET_WIDTH) sets.copyWithin(own * SET_WIDTH, from, from + SET_WIDTH);
      displays[display] = own;
    }
    sets.fill(0, seatCount * SET_WIDTH, 2 * seatCount * SET_WIDTH);
    this.hasEnded = this.isLast; // Money! Decision M5
    if (this.hasEnded) return;
    const before = this.drawn;
    let isShort = false;
    for (const display of displays) if (!this.#fill(display)) isShort = true;
    this.stalled = this.drawn === before ? this.stalled + 1 : 0;
    const isAnnounced = rules.lastRound === 'pile-empty' ? this.drawn === this.piled : isShort;
    this.isLast = isAnnounced || this.stalled >= rules.stallLimit; // Money! Decision M4
  }

  /** Fills a display up to four cards, as long as there are some. Whether it has four now. */
  #fill(display: number): boolean {
    let count = 0;
    for (let part = 0; part < SET_WIDTH; part++)
      for (let bits = this.sets[display * SET_WIDTH + part] ?? 0; bits !== 0; bits &= bits - 1) count++;
    for (; count < DISPLAY_SIZE && this.drawn < this.piled; count++)
      this.put(this.pile[this.drawn++] ?? 0, display);
    return count >= DISPLAY_SIZE;
  }
}
