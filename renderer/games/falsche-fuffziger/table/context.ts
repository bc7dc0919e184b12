import type { ComputedRef, Ref } from 'vue';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { tableContext } from '../../shared/context-of.ts';
import type { VisibleEvent, GameSnapshot, TableContext } from '../../table-parts.ts';
import type { SceneView } from './step.ts';
import type { Basket } from './use-basket.ts';
import type { LastAsk } from './use-last-ask.ts';
import type { MoneyChoice } from './use-money-choice.ts';
import type { Words } from './use-words.ts';

/** The game as one seat sees it. */
export type FuffzigerFrame = GameSnapshot<FuffzigerTypes>;

/** Something that happened, as one seat learns of it. */
export type VisibleFuffzigerEvent = VisibleEvent<FuffzigerTypes>;

/** What all parts of the table share. */
export interface FuffzigerTable extends TableContext<FuffzigerTypes, Words> {
  /** What the seat sees, and what of it is told at the moment. */
  readonly view: ComputedRef<SceneView>;
  /** The notes and the real money that are chosen in the own area and not yet laid, bid or changed. */
  readonly choice: MoneyChoice;
  /** The presses that are chosen in the shop and not yet bought. */
  readonly basket: Basket;
  /** Asks before the last press or the last notes are given away. */
  readonly lastAsk: LastAsk;
  /** Whether the page acts for who holds nothing. */
  readonly isAutoPassing: Ref<boolean>;
  /** Whether the prices of all types are shown. */
  readonly arePricesOpen: Ref<boolean>;
}

export const { provideTable, provideWords, useProvidedWords, useTableContext } =
  tableContext<FuffzigerTable>('Falsche Fuffziger');
