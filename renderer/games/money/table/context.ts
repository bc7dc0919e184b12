import type { ComputedRef } from 'vue';
import type { MoneyAction } from '../../../../core/games/money/actions.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { contextOf } from '../../shared/context-of.ts';
import type { Box } from '../../shared/use-box.ts';
import type { MoneyFrame } from './money-frame.ts';
import type { Target } from './targets.ts';
import type { Words } from './use-words.ts';

/** What all parts of the table share. */
export interface TableContext {
  readonly frame: ComputedRef<MoneyFrame>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** The size of the whole table; undefined until it is known. */
  readonly box: ComputedRef<Box | undefined>;
  /** A phone, or a window as narrow as one. */
  readonly isNarrow: ComputedRef<boolean>;
  /** Cards chosen for the next bid, ascending. */
  readonly chosen: ComputedRef<readonly Card[]>;
  readonly toggle: (card: Card) => void;
  readonly choose: (cards: readonly Card[]) => void;
  /** What the own bid would be swapped for. */
  readonly target: ComputedRef<Target | undefined>;
  readonly aim: (target: Target | undefined) => void;
  readonly act: (action: MoneyAction) => void;
}

const table = contextOf<TableContext>('the Money! table');
const words = contextOf<Words>('the Money! table or its score sheets');

export function provideTable(context: TableContext): void {
  table.give(context);
  provideWords(context.words);
}

/** For parts that only tell what happened, such as the log: they are shown after the game, too. */
export const provideWords = words.give;

/** The words of the table or the score sheets around this part; a part outside of both is a bug. */
export const useProvidedWords = words.take;

/** The context of the table around this part; a part outside of one is a bug. */
export const useTableContext = table.take;
