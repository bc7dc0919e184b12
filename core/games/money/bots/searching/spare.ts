import { countIn } from '../../../../base/bits.ts';
import { faceOf, type Card } from '../../material.ts';
import { SET_WIDTH, bitOf, lowestOf, noBits, partOf } from '../../sets.ts';
import { NOTHING, type Valuation } from '../rounds.ts';

/** What a unit of face value weighs against worth when cards are chosen to bid with. */
const FACE_WEIGHT = 0.4;
/** Spare cards that are looked for at most. */
const MOST_SPARE = 8;
/** Cards of a bid, if they are not the sparest ones: of these it may have one more. */
export const MOST_CARDS = 3;

/** Some of the spare cards as bits, the sparest the lowest. */
export type Bid = number;

const BIDS: readonly (readonly Bid[])[] = Array.from({ length: MOST_SPARE + 1 }, (_, spare) =>
  Array.from({ length: 1 << spare }, (_bid, bid) => bid).filter(
    (bid) => countIn(bid) <= MOST_CARDS || bid === (1 << (MOST_CARDS + 1)) - 1,
  ),
);

/** The bids of so many spare cards: none (sitting out), all of up to three cards, and the four sparest. */
export const bidsOf = (spare: number): readonly Bid[] => BIDS[spare] ?? [];

/** The spare cards of one hand after the other: those whose loss costs least for their face value. */
export class Spare {
  /** The sparest first; only so many of them count. */
  readonly cards: Card[] = [];
  count = 0;
  /** The hand, or what is left of it after a bid. */
  readonly rest = noBits();
  /** What that bid is worth. */
  bidden = 0;
  readonly #hand = noBits();
  readonly #costs: number[] = [];

  /** Looks for at most so many cards in the hand that begins at a place of a list of sets. */
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

  /** Makes `rest` what is left of the hand after a bid. */
  leave(bid: Bid): void {
    this.bidden = 0;
    for (let part = 0; part < SET_WIDTH; part++) this.rest[part] = this.#hand[part] ?? 0;
    for (let bits = bid; bits !== 0; bits &= bits - 1)
      this.#drop(this.cards[31 - Math.clz32(bits & -bits)] ?? 0);
  }

  /** The cards of a bid. */
  cardsOf(bid: Bid): readonly Card[] {
    return this.cards.filter((_, place) => ((bid >> place) & 1) === 1);
  }

  #drop(card: Card): void {
    const part = partOf(card);
    this.rest[part] = (this.rest[part] ?? 0) & ~bitOf(card);
    this.bidden += faceOf(card);
  }

  /** Puts a card before all dearer ones. */
  #insert(card: Card, cost: number): void {
    let place = this.count;
    for (; place > 0 && (this.#costs[place - 1] ?? 0) > cost; place--) {
      this.cards[place] = this.cards[place - 1] ?? 0;
      this.#costs[place] = this.#costs[place - 1] ?? 0;
    }
    this.cards[place] = card;
    this.#costs[place] = cost;
  }
}
