import type { Ref } from 'vue';
import type { Card, DisplayName } from '../../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { TableAnchor } from '../../shared/anchors.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import type { Choice } from './use-choice.ts';
import type { Words } from './use-words.ts';

export type MoneyFrame = GameSnapshot<MoneyTypes>;

/** Names of the parts of the table. */
export type Anchor =
  | TableAnchor
  | `display-${DisplayName}`
  | `card-${Card}`
  | 'pile'
  | 'last-round'
  | 'sheets';

/** The context of the table: the snapshot, and the choices on this device. */
export interface MoneyTable extends TableContext<MoneyTypes, Words, Anchor>, Choice {
  /** Whether the dialog with the score sheets is open. */
  readonly areSheetsOpen: Ref<boolean>;
}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<MoneyTable>('Money!');
