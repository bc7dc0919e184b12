import { inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { MoneyAction } from '../../../../core/games/money/actions.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import type { Box } from './fit.ts';
import type { MoneyFrame } from './money-frame.ts';
import type { Target } from './targets.ts';
import type { Words } from './use-words.ts';

/** What all parts of the table share. */
export interface TableContext {
  readonly frame: ComputedRef<MoneyFrame>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: Words;
  /** Whether an act of this device is under way. */
  readonly isBusy: ComputedRef<boolean>;
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

const KEY: InjectionKey<TableContext> = Symbol('money table');

const WORDS: InjectionKey<Words> = Symbol('money words');

export function provideTable(context: TableContext): void {
  provide(KEY, context);
  provideWords(context.words);
}

/** For parts that only tell what happened, such as the log: they are shown after the game, too. */
export const provideWords = (words: Words): void => provide(WORDS, words);

/** The words of the table or the score sheets around this part; a part outside of both is a bug. */
export function useProvidedWords(): Words {
  const words = inject(WORDS);
  if (words === undefined) throw new Error('a part of Money! outside of the table and the score sheets');
  return words;
}

/** The context of the table around this part; a part outside of one is a bug. */
export function useTableContext(): TableContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('a part of the Money! table outside of the table');
  return context;
}
