import {
  currencyOf,
  faceOf,
  kindOf,
  TRIPLET_FACES,
  worthOf,
  type Card,
  type TripletFace,
} from './material.ts';
import { CURRENCIES, type Currency } from './options.ts';

/** The score of one currency of a hand. */
export interface CurrencyScore {
  readonly currency: Currency;
  /** Its notes, ascending. */
  readonly cards: readonly Card[];
  /** The sum of their face values. */
  readonly sum: number;
  /** The points of the sum: all of it from 200 on, below that 100 less, never below 0. */
  readonly counted: number;
  /** Face values with all three notes in the hand. */
  readonly triplets: readonly TripletFace[];
  /** 100 for each triplet, whatever the sum counts. */
  readonly bonus: number;
}

/** The score of one player's hand. */
export interface HandScore {
  /** The revealed hand, ascending, without the bluff card (Money! Decision M10). */
  readonly cards: readonly Card[];
  /** The currencies that the player has notes of, in the order of their serial numbers. */
  readonly currencies: readonly CurrencyScore[];
  /** Gold coins, worth 10 points each. */
  readonly coins: { readonly cards: readonly Card[]; readonly counted: number };
  readonly total: number;
}

/** The score sheet of one hand. */
export interface HandSheet {
  /** The number of the hand, from 1. */
  readonly hand: number;
  readonly removed: readonly Currency[];
  /** By seat. */
  readonly scores: readonly HandScore[];
}

/** The score sheets of all hands. */
export interface MoneySheet {
  readonly hands: readonly HandSheet[];
}

const FULL_SUM = 200;
const DEDUCTION = 100;
const TRIPLET_BONUS = 100;

/** Scores a hand; the order of the cards does not matter, the bluff card counts nothing. Source: Money!, scoring a hand. */
export function scoreHand(hand: readonly Card[]): HandScore {
  const cards = hand.filter((card) => kindOf(card).type !== 'bluff').sort((one, other) => one - other);
  const currencies = CURRENCIES.flatMap((currency) => {
    const notes = cards.filter((card) => currencyOf(card) === currency);
    return notes.length === 0 ? [] : [scoreCurrency(currency, notes)];
  });
  const coins = cards.filter((card) => kindOf(card).type === 'coin');
  const total = currencies.reduce((sum, { counted, bonus }) => sum + counted + bonus, worthOf(coins));
  return { cards, currencies, coins: { cards: coins, counted: worthOf(coins) }, total };
}

function scoreCurrency(currency: Currency, cards: readonly Card[]): CurrencyScore {
  const sum = worthOf(cards);
  const counted = sum >= FULL_SUM ? sum : Math.max(0, sum - DEDUCTION);
  const triplets = TRIPLET_FACES.filter((face) => cards.filter((card) => faceOf(card) === face).length === 3);
  return { currency, cards, sum, counted, triplets, bonus: TRIPLET_BONUS * triplets.length };
}
