import { faceOf, type Card } from '../../../../core/games/money/material.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { useSeatWords } from '../../shared/use-seat-words.ts';
import { groupOf } from './groups.ts';

/** Cards, seats and sums in words, for names that are read out and for sentences. */
export type Words = ReturnType<typeof useWords>;

/** The words for the seats of a table. */
export function useWords(seats: () => readonly SeatFrame[]) {
  const words = useSeatWords(seats);
  const { t, number } = words;

  /** "30 yen, serial 4". */
  const cardName = (card: Card): string =>
    t(`game.money.table.card.${groupOf(card)}`, { face: number(faceOf(card)), serial: number(card) });
  const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join('; ');
  return { ...words, cardName, cardNames };
}
