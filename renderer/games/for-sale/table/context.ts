import type { Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { TableAnchor } from '../../shared/anchors.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

export type ForSaleFrame = GameSnapshot<ForSaleTypes>;

/** Names of the parts of the table. */
export type Anchor = TableAnchor | `building-${Building}` | 'bank';

/** The context of the table: the snapshot, and the choices on this device. */
export interface ForSaleTable extends TableContext<ForSaleTypes, Words, Anchor>, Choice {}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<ForSaleTable>('For Sale');
