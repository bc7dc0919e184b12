import type { Rejection } from '../base/rejection.ts';
import { ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import type { TableEntry } from './entries.ts';
import type { TableNews, TableState } from './state.ts';

/** What an entry changes at a table, or why it is rejected. */
export type Change = Result<
  {
    readonly changes: Partial<TableState>;
    readonly events?: readonly GameEvent[];
    readonly news?: readonly TableNews[];
  },
  Rejection
>;

/** The entry of a type. */
export type EntryOf<Type extends TableEntry['type']> = Extract<TableEntry, { type: Type }>;

/** A change without events of the game. */
export const changed = (changes: Partial<TableState>, ...news: readonly TableNews[]): Change =>
  ok({ changes, news });
