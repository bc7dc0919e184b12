import type { TableId } from '../../../core/base/ids.ts';
import type { TableSummary } from '../../../core/protocol/frames.ts';

/** The newest first; those without a time last. */
export const newestFirst = <Line>(
  lines: readonly Line[],
  timeOf: (line: Line) => number | undefined,
): readonly Line[] => [...lines].sort((one, other) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0));

/**
 * The tables that a game is on at, or still to come, the newest first; `lessons` apart, for nobody misses the end of a lesson that was left.
 */
export function canGoOn(
  tables: readonly TableSummary[],
  isLesson: (table: TableId) => boolean,
): { readonly evenings: readonly TableSummary[]; readonly lessons: readonly TableSummary[] } {
  const open = newestFirst(
    tables.filter(({ phase }) => phase !== 'ended'),
    ({ changedAt }) => changedAt,
  );
  return {
    evenings: open.filter(({ id }) => !isLesson(id)),
    lessons: open.filter(({ id }) => isLesson(id)),
  };
}
