import type { TableSummary } from '../../../core/protocol/frames.ts';
import type { RecordLine } from '../../../core/protocol/records.ts';
import { newestFirst } from './tables.ts';

/** A line of the history: a table, with the file of its last match if that is saved, or a saved record. */
export type HistoryLine =
  | { readonly type: 'table'; readonly table: TableSummary; readonly file?: string }
  | { readonly type: 'record'; readonly record: RecordLine };

export const linesOf = (tables: readonly TableSummary[]): readonly HistoryLine[] =>
  tables.map((table) => ({ type: 'table', table }));

const timeOf = (line: HistoryLine): number | undefined =>
  line.type === 'table' ? line.table.changedAt : line.record.ok ? line.record.endedAt : undefined;

/** Ended matches, the newest first: those that tables still show, and older saved ones. */
export function finished(
  tables: readonly TableSummary[],
  records: readonly RecordLine[],
): readonly HistoryLine[] {
  // A match that was played on from a decision is practice and does not count
  const ended = tables.filter(({ phase, isPlayedOn }) => phase === 'ended' && isPlayedOn !== true);
  const isOf = (record: RecordLine, { id, games }: TableSummary): boolean =>
    record.ok && id === record.table && games === record.number;
  const shown = ended.map((table): HistoryLine => {
    const file = records.find((record) => isOf(record, table))?.file;
    return { type: 'table', table, ...(file !== undefined && { file }) };
  });
  const saved = records.flatMap((record): readonly HistoryLine[] =>
    ended.some((table) => isOf(record, table)) ? [] : [{ type: 'record', record }],
  );
  return newestFirst([...shown, ...saved], timeOf);
}
