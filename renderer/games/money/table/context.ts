import { inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import type { MoneyAction } from '../../../../core/games/money/actions.ts';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyFrame } from './money-frame.ts';
import type { Target } from './targets.ts';
import type { useWords } from './use-words.ts';

/** What all parts of the table share. */
export interface TableContext {
  readonly frame: ComputedRef<MoneyFrame>;
  readonly seats: ComputedRef<readonly SeatFrame[]>;
  readonly words: ReturnType<typeof useWords>;
  readonly isBusy: ComputedRef<boolean>;
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

export const provideTable = (context: TableContext): void => provide(KEY, context);

/** The context of the table around this part; a part outside of one is a bug. */
export function useTableContext(): TableContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('a part of the Money! table outside of the table');
  return context;
}
