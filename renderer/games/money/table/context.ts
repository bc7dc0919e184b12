import type { Ref } from 'vue';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

export type MoneyFrame = GameSnapshot<MoneyTypes>;

/** The context of the table: the snapshot, and the choices on this device. */
export interface MoneyTable extends TableContext<MoneyTypes, Words>, Choice {
  /** Whether the dialog with the score sheets is open. */
  readonly areSheetsOpen: Ref<boolean>;
}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<MoneyTable>('Money!');
