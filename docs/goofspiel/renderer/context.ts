import { shallowRef, watch, type ShallowRef } from 'vue';
import { tableContext } from '../../../renderer/games/shared/context-of.ts';
import { useSeatWords } from '../../../renderer/games/shared/use-seat-words.ts';
import type { TableContext } from '../../../renderer/games/table-parts.ts';
import type { KeysOf } from '../../../renderer/i18n/index.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { Card } from '../core/material.ts';
import type { GoofspielTypes, Round } from '../core/types.ts';
import type english from './messages/en/table-words.ts';

export const useWords = (seats: () => readonly SeatFrame[]) =>
  useSeatWords<KeysOf<typeof english>>('goofspiel', seats);
export type Words = ReturnType<typeof useWords>;

/** Who got what. */
export const tale = ({ t, number, name }: Words, { prizes, winner }: Round): string => {
  const facts = { prizes: prizes.map(number).join(' + '), name: winner === undefined ? '' : name(winner) };
  return t(winner === undefined ? 'table.tied' : 'table.taken', facts, prizes.length);
};

export type Table = TableContext<GoofspielTypes, Words>;

/** What all parts of the table share; `picked`: the bid that is chosen here and not made yet. */
export const { provideTable, useTableContext } = tableContext<
  Table & { readonly picked: ShallowRef<Card | undefined> }
>('Goofspiel');

/** Called while the table is set up. Nothing is chosen when a round begins. */
export function begin(table: Table): void {
  const picked = shallowRef<Card>();
  watch(
    () => table.frame.value.view.round,
    () => (picked.value = undefined),
  );
  provideTable({ ...table, picked });
}
