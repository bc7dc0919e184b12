import type { TableSummary } from '../../../core/protocol/frames.ts';
import type { EveningLine, RecordLine } from '../../../core/protocol/records.ts';
import { newestFirst } from './tables.ts';

/** A line of the history: a table, with the record of its last match if that is saved, or a saved record. */
export type HistoryLine =
  | {
      readonly type: 'table';
      readonly table: TableSummary;
      readonly record?: RecordLine & { readonly ok: true };
    }
  | { readonly type: 'record'; readonly record: RecordLine };

export const linesOf = (tables: readonly TableSummary[]): readonly HistoryLine[] =>
  tables.map((table) => ({ type: 'table', table }));

/** The tables that were put away, the newest first. */
export const putAway = (tables: readonly TableSummary[]): readonly HistoryLine[] =>
  linesOf(
    newestFirst(
      tables.filter(({ putAwayAt }) => putAwayAt !== undefined),
      (table) => table.putAwayAt,
    ),
  );

const timeOf = (line: HistoryLine): number | undefined =>
  line.type === 'table' ? line.table.changedAt : line.record.ok ? line.record.endedAt : undefined;

/** Ended matches, the newest first: those that tables still show, and older saved ones. */
export function finished(
  tables: readonly TableSummary[],
  records: readonly RecordLine[],
): readonly HistoryLine[] {
  // A match that was played on from a decision is practice and does not count
  const ended = tables.filter(
    ({ phase, isPlayedOn, putAwayAt }) => phase === 'ended' && isPlayedOn !== true && putAwayAt === undefined,
  );
  const shown = ended.map((table): HistoryLine => {
    const record = records.find((one) => isOf(one, table));
    return { type: 'table', table, ...(record?.ok === true && { record }) };
  });
  const saved = records.flatMap((record): readonly HistoryLine[] =>
    ended.some((table) => isOf(record, table)) ? [] : [{ type: 'record', record }],
  );
  return newestFirst([...shown, ...saved], timeOf);
}

/** Whether a record is of the last match of a table. */
const isOf = (record: RecordLine, { id, games }: TableSummary): boolean =>
  record.ok && id === record.table && games === record.number;

/** Lines under one heading: those of an evening, or lines that are of none. */
export interface LineGroup {
  readonly key: string;
  readonly evening?: EveningLine;
  readonly lines: readonly HistoryLine[];
}

/** The lines by evenings, in the order of their first lines. Lines of no evening stay where they are. */
export function groupsOf(
  lines: readonly HistoryLine[],
  evenings: ReadonlyMap<string, EveningLine>,
): readonly LineGroup[] {
  const groups = new Map<string, LineGroup & { readonly lines: HistoryLine[] }>();
  let last = '';
  for (const line of lines) {
    const { record } = line;
    const evening = record?.ok === true ? evenings.get(record.evening ?? '') : undefined;
    const isNext = evening === undefined && groups.get(last)?.evening === undefined;
    last = evening?.id ?? (isNext && last !== '' ? last : `after ${last}`);
    const group = groups.get(last) ?? { key: last, ...(evening && { evening }), lines: [] };
    group.lines.push(line);
    groups.set(last, group);
  }
  return [...groups.values()];
}
