import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

/** The game as one seat sees it. */
export type ForSaleFrame = GameSnapshot<ForSaleTypes>;

/** What all parts of the table share. */
export interface ForSaleTable extends TableContext<ForSaleTypes, Words>, Choice {}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<ForSaleTable>('For Sale');
