import type { ComputedRef } from 'vue';
import type { Seat } from '../../../../core/base/ids.ts';
import type { FuffzigerAction } from '../../../../core/games/falsche-fuffziger/actions.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { contextOf } from '../../shared/context-of.ts';
import type { FuffzigerFrame } from './fuffziger-frame.ts';
import type { Basket } from './use-basket.ts';
import type { MoneyChoice } from './use-money-choice.ts';
import type { Words } from './use-words.ts';

/** What all parts of the table share. */
export interface TableContext {
  readonly frame: ComputedRef<FuffzigerFrame>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** A phone, or a window as narrow as one. */
  readonly isNarrow: ComputedRef<boolean>;
  /** No wider than a small desktop: what is not needed now is small. */
  readonly isTight: ComputedRef<boolean>;
  /** The notes and the real money that are chosen in the own area and not yet laid, bid or changed. */
  readonly choice: MoneyChoice;
  /** The presses that are chosen in the shop and not yet bought. */
  readonly basket: Basket;
  /** Shows what is known of a player. */
  readonly look: (seat: Seat) => void;
  /** Shows the prices of all types. */
  readonly showPrices: () => void;
  readonly act: (action: FuffzigerAction) => void;
}

const table = contextOf<TableContext>('the table of Falsche Fuffziger');
const words = contextOf<Words>('the table of Falsche Fuffziger or its score sheet');

export function provideTable(context: TableContext): void {
  table.give(context);
  provideWords(context.words);
}

/** For parts that only tell what happened, such as the log: they are shown after the game, too. */
export const provideWords = words.give;

/** The words of the table or the score sheet around this part; a part outside of both is a bug. */
export const useProvidedWords = words.take;

/** The context of the table around this part; a part outside of one is a bug. */
export const useTableContext = table.take;
