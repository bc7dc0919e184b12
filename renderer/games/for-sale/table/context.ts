import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

export type ForSaleFrame = GameSnapshot<ForSaleTypes>;

/** The context of the table: the snapshot, and the choices on this device. */
export interface ForSaleTable extends TableContext<ForSaleTypes, Words>, Choice {}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<ForSaleTable>('For Sale');
