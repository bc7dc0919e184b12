import type { TableId } from '../../../core/base/ids.ts';
import type { TableSummary } from '../../../core/protocol/frames.ts';

/** Sorts the newest first; entries without a time last. */
export const newestFirst = <Line>(
  lines: readonly Line[],
  timeOf: (line: Line) => number | undefined,
): readonly Line[] => [...lines].sort((one, other) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0));

/** Tables with a match in progress or to come, the newest first; unfinished lessons apart, because few people finish them. */
export function canGoOn(
  tables: readonly TableSummary[],
  isLesson: (table: TableId) => boolean,
): { readonly evenings: readonly TableSummary[]; readonly lessons: readonly TableSummary[] } {
  const open = newestFirst(
    tables.filter(({ phase, putAwayAt }) => phase !== 'ended' && putAwayAt === undefined),
    ({ changedAt }) => changedAt,
  );
  return {
    evenings: open.filter(({ id }) => !isLesson(id)),
    lessons: open.filter(({ id }) => isLesson(id)),
  };
}
