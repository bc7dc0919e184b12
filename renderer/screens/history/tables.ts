import type { TableSummary } from '../../../core/protocol/frames.ts';

const newestFirst = <Line extends TableSummary>(lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((one, other) => (other.changedAt ?? 0) - (one.changedAt ?? 0));

/** The tables that a game is on at, or still to come; the newest first. */
export const canGoOn = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  newestFirst(tables.filter(({ phase }) => phase !== 'ended'));

/** A table, or one of its games before the last: that one is told as the table was then, and nobody can go there any more. */
export type HistoryLine = TableSummary & { readonly isPast?: true };

const earlierAt = (table: TableSummary): readonly HistoryLine[] =>
  (table.earlier ?? []).map(({ endedAt, ...game }) => ({
    ...table,
    ...game,
    phase: 'ended',
    changedAt: endedAt,
    isPast: true,
  }));

/** The games that are over, the newest first: the last ones of tables, and those before. */
export const finished = (tables: readonly TableSummary[]): readonly HistoryLine[] =>
  newestFirst([...tables.filter(({ phase }) => phase === 'ended'), ...tables.flatMap(earlierAt)]);
