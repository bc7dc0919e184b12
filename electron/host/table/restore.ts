import type { TableId } from '../../../core/base/ids.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import {
  emptyMemories,
  foldLog,
  gamesToPlay,
  isTableEntry,
  type TableEntry,
} from '../../../core/table/index.ts';
import type { JournalHeader, JournalLine } from '../journal/format.ts';
import { standAfter, type TableStand } from './runner.ts';

/** Why a readable journal tells of no table that this program can go on with. */
export interface RestoreProblem {
  readonly why: 'newer-version' | 'other-rules' | 'does-not-follow';
  /** In English, for the log. */
  readonly text: string;
}

const problem = (why: RestoreProblem['why'], text: string): Result<never, RestoreProblem> =>
  fail({ why, text });

/** The first entry stands in the second line of the file. */
const lineOf = (index: number): string => `line ${index + 2}`;

/**
 * The table that a journal tells of. With `lastGame` a game that is over and still shown is played again, so that it can be; otherwise
 * only one that goes on is.
 */
export function restore(
  id: TableId,
  header: JournalHeader,
  lines: readonly JournalLine[],
  scope: { readonly lastGame: boolean },
): Result<TableStand, RestoreProblem> {
  if (header.table !== id) return problem('does-not-follow', 'the journal is of another table');
  const unknown = lines.findIndex(({ entry }) => !isTableEntry(entry));
  if (unknown >= 0) return problem('newer-version', `${lineOf(unknown)}: an entry of another version`);
  const entries = lines.map(({ entry }) => entry as TableEntry);
  const other = gamesToPlay(entries, scope).find(({ at, rulesVersion }) => rulesVersion !== lines[at]?.rules);
  if (other !== undefined)
    return problem('other-rules', `${lineOf(other.at)}: a game of other rules (${lines[other.at]?.rules})`);
  const folded = foldLog(entries, scope);
  if (!folded.ok) return problem('does-not-follow', `${lineOf(folded.error.at)}: ${folded.error.error.code}`);
  const { table, steps } = folded.value;
  if (table.id !== id) return problem('does-not-follow', 'the journal opens another table');
  const start: TableStand = { state: table, memories: emptyMemories() };
  return ok(table.phase === 'playing' ? steps.reduce(standAfter, start) : start);
}
