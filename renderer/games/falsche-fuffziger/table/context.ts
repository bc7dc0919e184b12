import type { ComputedRef, Ref } from 'vue';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { TableAnchor } from '../../shared/anchors.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { VisibleEvent, GameSnapshot, TableContext } from '../../table-parts.ts';
import type { SceneView } from './step.ts';
import type { Basket } from './shop/use-basket.ts';
import type { LastConfirmation } from './auction/use-last-confirmation.ts';
import type { MoneyChoice } from './player/use-money-choice.ts';
import type { Words } from './use-words.ts';

export type FuffzigerFrame = GameSnapshot<FuffzigerTypes>;

export type VisibleFuffzigerEvent = VisibleEvent<FuffzigerTypes>;

/** Names of the parts of the table. */
export type Anchor =
  | TableAnchor
  | `own-${'coins' | 'money' | 'notes' | 'real' | 'presses'}`
  | 'inspector'
  | 'sale'
  | 'shop';

/** The context of the table. */
export interface FuffzigerTable extends TableContext<FuffzigerTypes, Words, Anchor> {
  /** The view, with the event of the current scene. */
  readonly view: ComputedRef<SceneView>;
  /** The money that is chosen in the own area and not sent yet. */
  readonly choice: MoneyChoice;
  /** The presses that are chosen in the shop and not bought yet. */
  readonly basket: Basket;
  readonly lastConfirmation: LastConfirmation;
  /** Whether the page acts for a player without money. */
  readonly isAutoPassing: Ref<boolean>;
  /** Whether the dialog with the prices is open. */
  readonly arePricesOpen: Ref<boolean>;
}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<FuffzigerTable>('Falsche Fuffziger');
