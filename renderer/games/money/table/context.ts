import type { Ref } from 'vue';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

/** The game as one seat sees it. */
export type MoneyFrame = GameSnapshot<MoneyTypes>;

/** What all parts of the table share. */
export interface MoneyTable extends TableContext<MoneyTypes, Words>, Choice {
  /** Whether the score sheets are shown. */
  readonly areSheetsOpen: Ref<boolean>;
}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<MoneyTable>('Money!');
