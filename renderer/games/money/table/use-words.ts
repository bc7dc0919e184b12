import { faceOf, type Card } from '../../../../core/games/money/material.ts';
import type { Seat } from '../../../../core/base/ids.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import type { KeysOf } from '../../../i18n/index.ts';
import type english from '../messages/en/table-words.json';
import { useSeatWords } from '../../shared/use-seat-words.ts';
import { groupOf } from './groups.ts';

export type Words = ReturnType<typeof useWords>;

/** The message keys of the table and the sheets. */
export type Key = KeysOf<typeof english>;

/** Cards, seats and sums in words. */
export function useWords(seats: () => readonly SeatFrame[], own?: () => Seat | undefined) {
  const words = useSeatWords<Key>('money', seats, own);
  const { t, number } = words;

  /** "30 yen, serial 4". */
  const cardName = (card: Card): string =>
    t(`table.card.${groupOf(card)}`, { face: number(faceOf(card)), serial: number(card) });
  const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join('; ');
  return { ...words, cardName, cardNames };
}
