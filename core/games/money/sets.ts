import { countIn } from '../../base/bits.ts';
import { LAST_CARD, NOTE_FACES, faceOf, type Card } from './material.ts';
import { CURRENCIES } from './options.ts';
import { scoreHand } from './score.ts';

/** Number of integers per set of cards: for each currency its notes as bits, the lowest serial number in bit 0; then the coins as bits. */
export const SET_WIDTH = CURRENCIES.length + 1;
/** Notes of a currency, and so bits per integer. */
const NOTES = NOTE_FACES.length;
/** Number of possible sets of notes of one currency. */
export const NOTE_SETS = 2 ** NOTES;

/** The index of a card's integer in a set, and its bit there. */
export const partOf = (card: Card): number => Math.floor((card - 1) / NOTES);
export const bitOf = (card: Card): number => 1 << ((card - 1) % NOTES);

/** The card with the lowest serial number in one integer of a set, which must not be 0. */
export const lowestOf = (part: number, bits: number): Card => part * NOTES + 32 - Math.clz32(bits & -bits);

/** By part of a set and its bits: the cards, ascending. */
const PARTS = Array.from({ length: SET_WIDTH * NOTE_SETS }, (_, index) => {
  const first = Math.floor(index / NOTE_SETS) * NOTES + 1;
  return NOTE_FACES.flatMap((_face, note) => {
    const isIn = ((index >> note) & 1) === 1 && first + note <= LAST_CARD;
    return isIn ? [first + note] : [];
  });
});
/** By part of a set and its bits: the sum of face values, and the points at the end of a hand. */
export const SUMS = Int32Array.from(PARTS, (cards) => cards.reduce((sum, card) => sum + faceOf(card), 0));
export const SCORES = Int32Array.from(PARTS, (cards) => scoreHand(cards).total);

/** The integers of `count` empty sets. */
export const noBits = (count = 1): number[] => Array.from({ length: count * SET_WIDTH }, () => 0);

/** Sets of valued cards, numbered from 0. */
export class CardSets {
  /** All sets in order, each of `SET_WIDTH` integers. A plain array: a typed array of this size takes ten times as long to clone. */
  readonly bits: number[];

  constructor(bits: number[]) {
    this.bits = bits;
  }

  /** Creates `count` empty sets. */
  static of(count: number): CardSets {
    return new CardSets(noBits(count));
  }

  clone(): CardSets {
    return new CardSets(this.bits.slice());
  }

  /** Copies as many other sets. */
  copy({ bits }: CardSets): void {
    for (let index = 0; index < bits.length; index++) this.bits[index] = bits[index] ?? 0;
  }

  /** Whether a card (1–69) is in a set. */
  has(set: number, card: Card): boolean {
    return (this.#part(set, partOf(card)) & bitOf(card)) !== 0;
  }

  put(card: Card, set: number): void {
    const part = partOf(card);
    this.#setPart(set, part, this.#part(set, part) | bitOf(card));
  }

  /** Moves a card from one set to another. */
  move(card: Card, from: number, into: number): void {
    const part = partOf(card);
    this.#setPart(from, part, this.#part(from, part) & ~bitOf(card));
    this.put(card, into);
  }

  /** Adds all cards of a set to another one. */
  add(from: number, into: number): void {
    for (let part = 0; part < SET_WIDTH; part++)
      this.#setPart(into, part, this.#part(into, part) | this.#part(from, part));
  }

  /** Replaces the cards of a set by those of another one. */
  replace(set: number, by: number): void {
    for (let part = 0; part < SET_WIDTH; part++) this.#setPart(set, part, this.#part(by, part));
  }

  /** Empties the sets from `from` up to, not including, `before`. */
  empty(from: number, before = from + 1): void {
    for (let index = from * SET_WIDTH; index < before * SET_WIDTH; index++) this.bits[index] = 0;
  }

  /** The cards of a set, ascending. */
  cardsIn(set: number): readonly Card[] {
    const cards: Card[] = [];
    for (let part = 0; part < SET_WIDTH; part++)
      for (let bits = this.#part(set, part); bits !== 0; bits &= bits - 1) cards.push(lowestOf(part, bits));
    return cards;
  }

  /** The number of cards in a set. */
  countIn(set: number): number {
    let count = 0;
    for (let part = 0; part < SET_WIDTH; part++) count += countIn(this.#part(set, part));
    return count;
  }

  /** The lowest serial number in a set of at least one card. */
  lowestIn(set: number): Card {
    let part = 0;
    while (this.#part(set, part) === 0) part++;
    return lowestOf(part, this.#part(set, part));
  }

  /** The sum of the face values in a set. */
  worthOf(set: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++) sum += SUMS[part * NOTE_SETS + this.#part(set, part)] ?? 0;
    return sum;
  }

  /** The points of a set as a hand. */
  scoreOf(set: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++) sum += SCORES[part * NOTE_SETS + this.#part(set, part)] ?? 0;
    return sum;
  }

  /** One integer of a set. */
  #part(set: number, part: number): number {
    return this.bits[set * SET_WIDTH + part] ?? 0;
  }

  #setPart(set: number, part: number, bits: number): void {
    this.bits[set * SET_WIDTH + part] = bits;
  }
}
