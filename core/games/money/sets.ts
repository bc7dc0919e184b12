import { countIn } from '../../base/bits.ts';
import { CURRENCIES, LAST_CARD, NOTE_FACES, faceOf, type Card } from './material.ts';
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

/** The card with the lowest serial number in a number of a set, which has one. */
export const lowestOf = (part: number, bits: number): Card => part * NOTES + 32 - Math.clz32(bits & -bits);

/** By number of a set and its bits: the cards, ascending. */
const PARTS = Array.from({ length: SET_WIDTH * NOTE_SETS }, (_, place) => {
  const first = Math.floor(place / NOTE_SETS) * NOTES + 1;
  return NOTE_FACES.flatMap((_face, note) => {
    const isIn = ((place >> note) & 1) === 1 && first + note <= LAST_CARD;
    return isIn ? [first + note] : [];
  });
});
/** By number of a set and its bits: the face values, and what they count at the end of a hand. */
export const SUMS = Int32Array.from(PARTS, (cards) => cards.reduce((sum, card) => sum + faceOf(card), 0));
export const SCORES = Int32Array.from(PARTS, (cards) => scoreHand(cards).total);

/** The numbers of so many sets without cards. */
export const noBits = (count = 1): number[] => Array.from({ length: count * SET_WIDTH }, () => 0);

/** Sets of valued cards, told apart by their number from 0. */
export class CardSets {
  /** All sets one after the other, each of `SET_WIDTH` numbers. A list, since a typed array of this size takes ten times as long to clone. */
  readonly bits: number[];

  constructor(bits: number[]) {
    this.bits = bits;
  }

  /** So many sets, without cards. */
  static of(count: number): CardSets {
    return new CardSets(noBits(count));
  }

  clone(): CardSets {
    return new CardSets(this.bits.slice());
  }

  /** Takes over as many other sets. */
  copy({ bits }: CardSets): void {
    for (let place = 0; place < bits.length; place++) this.bits[place] = bits[place] ?? 0;
  }

  /** Whether a card (1–69) is in a set. */
  has(set: number, card: Card): boolean {
    return ((this.bits[set * SET_WIDTH + partOf(card)] ?? 0) & bitOf(card)) !== 0;
  }

  put(card: Card, set: number): void {
    const place = set * SET_WIDTH + partOf(card);
    this.bits[place] = (this.bits[place] ?? 0) | bitOf(card);
  }

  /** Takes a card out of one set and puts it into another. */
  move(card: Card, from: number, into: number): void {
    const place = from * SET_WIDTH + partOf(card);
    this.bits[place] = (this.bits[place] ?? 0) & ~bitOf(card);
    this.put(card, into);
  }

  /** Puts all cards of a set into another one as well. */
  add(from: number, into: number): void {
    const { bits } = this;
    for (let part = 0; part < SET_WIDTH; part++) {
      const place = into * SET_WIDTH + part;
      bits[place] = (bits[place] ?? 0) | (bits[from * SET_WIDTH + part] ?? 0);
    }
  }

  /** Makes a set the same as another one. */
  replace(set: number, by: number): void {
    const { bits } = this;
    for (let part = 0; part < SET_WIDTH; part++)
      bits[set * SET_WIDTH + part] = bits[by * SET_WIDTH + part] ?? 0;
  }

  /** Takes all cards out of the sets from one on, before another one. */
  empty(from: number, before = from + 1): void {
    for (let place = from * SET_WIDTH; place < before * SET_WIDTH; place++) this.bits[place] = 0;
  }

  /** The cards of a set, ascending. */
  cardsIn(set: number): readonly Card[] {
    const cards: Card[] = [];
    for (let part = 0; part < SET_WIDTH; part++)
      for (let bits = this.bits[set * SET_WIDTH + part] ?? 0; bits !== 0; bits &= bits - 1)
        cards.push(lowestOf(part, bits));
    return cards;
  }

  /** How many cards are in a set. */
  countIn(set: number): number {
    let count = 0;
    for (let part = 0; part < SET_WIDTH; part++) count += countIn(this.bits[set * SET_WIDTH + part] ?? 0);
    return count;
  }

  /** The lowest serial number in a set of at least one card. */
  lowestIn(set: number): Card {
    let part = 0;
    while (this.bits[set * SET_WIDTH + part] === 0) part++;
    return lowestOf(part, this.bits[set * SET_WIDTH + part] ?? 0);
  }

  /** The sum of the face values in a set. */
  worthOf(set: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++)
      sum += SUMS[part * NOTE_SETS + (this.bits[set * SET_WIDTH + part] ?? 0)] ?? 0;
    return sum;
  }

  /** What a set counts as a hand. */
  scoreOf(set: number): number {
    let sum = 0;
    for (let part = 0; part < SET_WIDTH; part++)
      sum += SCORES[part * NOTE_SETS + (this.bits[set * SET_WIDTH + part] ?? 0)] ?? 0;
    return sum;
  }
}
