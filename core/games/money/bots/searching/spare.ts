import { countIn } from '../../../../base/bits.ts';
import { faceOf, type Card } from '../../material.ts';
import { SET_WIDTH, bitOf, lowestOf, noBits, partOf } from '../../sets.ts';
import { NOTHING, type Valuation } from '../rounds.ts';

/** The weight of face value against worth when choosing cards to bid. */
const FACE_WEIGHT = 0.4;
/** Maximum number of spare cards. */
const MOST_SPARE = 8;
/** Maximum number of cards in a bid, except that the four sparest may be bid together. */
export const MOST_CARDS = 3;

/** A set of spare cards as bits; bit 0 is the sparest. */
export type Bid = number;

const BIDS: readonly (readonly Bid[])[] = Array.from({ length: MOST_SPARE + 1 }, (_, spare) =>
  Array.from({ length: 1 << spare }, (_bid, bid) => bid).filter(
    (bid) => countIn(bid) <= MOST_CARDS || bid === (1 << (MOST_CARDS + 1)) - 1,
  ),
);

/** The bids of `spare` spare cards: none (sitting out), all of up to three cards, and the four sparest. */
export const bidsOf = (spare: number): readonly Bid[] => BIDS[spare] ?? [];

/** Finds the spare cards of a hand: those whose loss costs least for their face value. */
export class Spare {
  /** The sparest first; only the first `count` are valid. */
  readonly cards: Card[] = [];
  count = 0;
  /** The hand, or what is left of it after a bid. */
  readonly rest = noBits();
  /** The worth of that bid. */
  bidden = 0;
  readonly #hand = noBits();
  readonly #costs: number[] = [];

  /** Finds at most `most` spare cards of the hand that starts at index `start` of a list of sets. */
  find(sets: readonly number[], start: number, worth: Valuation, most: number): void {
    this.count = 0;
    for (let part = 0; part < SET_WIDTH; part++) this.#hand[part] = sets[start + part] ?? 0;
    for (let part = 0; part < SET_WIDTH; part++)
      for (let bits = this.#hand[part] ?? 0; bits !== 0; bits &= bits - 1) {
        const card = lowestOf(part, bits);
        this.leave(0);
        this.#drop(card);
        this.#insert(card, -worth.of(this.rest, 0, NOTHING, 0) - FACE_WEIGHT * faceOf(card));
        this.count = Math.min(most, this.count + 1);
      }
  }

  /** Sets `rest` to what a bid leaves of the hand. */
  leave(bid: Bid): void {
    this.bidden = 0;
    for (let part = 0; part < SET_WIDTH; part++) this.rest[part] = this.#hand[part] ?? 0;
    for (let bits = bid; bits !== 0; bits &= bits - 1)
      this.#drop(this.cards[31 - Math.clz32(bits & -bits)] ?? 0);
  }

  /** The cards of a bid. */
  cardsOf(bid: Bid): readonly Card[] {
    return this.cards.filter((_, index) => ((bid >> index) & 1) === 1);
  }

  #drop(card: Card): void {
    const part = partOf(card);
    this.rest[part] = (this.rest[part] ?? 0) & ~bitOf(card);
    this.bidden += faceOf(card);
  }

  /** Inserts a card before all that cost more. */
  #insert(card: Card, cost: number): void {
    let index = this.count;
    for (; index > 0 && (this.#costs[index - 1] ?? 0) > cost; index--) {
      this.cards[index] = this.cards[index - 1] ?? 0;
      this.#costs[index] = this.#costs[index - 1] ?? 0;
    }
    this.cards[index] = card;
    this.#costs[index] = cost;
  }
}
