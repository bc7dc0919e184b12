import type { ComputedRef, Ref } from 'vue';
import type { Seat } from '../../../../core/base/ids.ts';
import type { ForSaleAction } from '../../../../core/games/for-sale/actions.ts';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { contextOf } from '../../shared/context-of.ts';
import type { ForSaleFrame } from './for-sale-frame.ts';
import type { Words } from './use-words.ts';

/** What all parts of the table share. */
export interface TableContext {
  readonly frame: ComputedRef<ForSaleFrame>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** A phone, or a window as narrow as one. */
  readonly isNarrow: ComputedRef<boolean>;
  /** The bid that the stepper shows; always one that is legal, while one is. */
  readonly amount: Ref<Amount>;
  /** The building chosen to be sold and not sold yet. */
  readonly picked: ComputedRef<Building | undefined>;
  readonly pick: (building: Building | undefined) => void;
  /** How many cheques of the last sale lie beside their buildings, from the largest on; all of them unless it is being shown. */
  readonly landed: Readonly<Ref<number>>;
  /** Shows what is known of a player. */
  readonly look: (seat: Seat) => void;
  readonly act: (action: ForSaleAction) => void;
}

const table = contextOf<TableContext>('the For Sale table');
const words = contextOf<Words>('the For Sale table or its score sheet');

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
