import { CURRENCIES, faceOf, NOTE_FACES, type Card } from '../../material.ts';

/** Currencies of the game; a holding has one entry for each, then the number of coins. */
export const CURRENCY_COUNT = CURRENCIES.length;
const NOTES = NOTE_FACES.length;

/** Which sets of notes of one currency there are: bit n stands for the note with the n-th lowest serial number of it. */
export const NOTE_SETS = 2 ** NOTES;

/**
 * The valued cards of one player in a form that is quick to count: by currency the set of its notes as bits, then the number of
 * coins.
 */
export type Holding = readonly number[];

/** No cards. */
const NOTHING: Holding = new Array<number>(CURRENCY_COUNT + 1).fill(0);

/** The place of a card in a holding, and what it adds there. */
const PLACES = Array.from({ length: CURRENCY_COUNT * NOTES }, (_, index) => ({
  at: Math.floor(index / NOTES),
  adds: 1 << (index % NOTES),
}));
const COIN = { at: CURRENCY_COUNT, adds: 1 };

/** The holding with cards that it does not have yet; the bluff card is left out. */
export function adding(holding: Holding, cards: readonly Card[]): Holding {
  const sum = [...holding];
  for (const card of cards) {
    if (card === 0) continue;
    const { at, adds } = PLACES[card - 1] ?? COIN;
    sum[at] = (sum[at] ?? 0) + adds;
  }
  return sum;
}

/** The holding of some cards. */
export const holdingOf = (cards: readonly Card[]): Holding => adding(NOTHING, cards);

/** By set of notes the sum of their face values. */
export const SUMS: readonly number[] = Array.from({ length: NOTE_SETS }, (_, set) =>
  NOTE_FACES.reduce((sum, _face, note) => ((set >> note) & 1 ? sum + faceOf(note + 1) : sum), 0),
);
