import { faceOf, type Card } from '../../../../core/games/money/material.ts';
import type { Seat } from '../../../../core/base/ids.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { isolate, useFormat, useI18n } from '../../../i18n/index.ts';
import { groupOf } from './groups.ts';

/** Cards, seats and sums in words, for names that are read out and for sentences. */
export type Words = ReturnType<typeof useWords>;

/** The words for the seats of a table. */
export function useWords(seats: () => readonly SeatFrame[]) {
  const { t } = useI18n();
  const { names: list, number } = useFormat();

  /** "30 yen, serial 4". */
  const cardName = (card: Card): string =>
    t(`game.money.table.card.${groupOf(card)}`, { face: number(faceOf(card)), serial: number(card) });
  const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join('; ');
  const plainName = (at: Seat): string => {
    const who = seats()[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  };
  /** The name for use inside a sentence. */
  const name = (at: Seat): string => isolate(plainName(at));
  const names = (some: readonly Seat[]): string => list(some.map(plainName));
  return { t, number, cardName, cardNames, plainName, name, names };
}
