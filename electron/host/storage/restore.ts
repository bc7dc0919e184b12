import type { TableId } from '../../../core/base/ids.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import {
  emptyMemories,
  foldLog,
  gamesToPlay,
  isTableEntry,
  type TableEntry,
  type TableState,
} from '../../../core/table/index.ts';
import type { JournalHeader, JournalLine } from '../journal/format.ts';
import { advance, type TableSnapshot } from '../table/runner.ts';

/** Why a readable journal does not give a table that this program can continue. */
export interface RestoreProblem {
  readonly why: 'newer-version' | 'other-rules' | 'does-not-follow';
  /** In English, for the log. */
  readonly text: string;
}

const problem = (why: RestoreProblem['why'], text: string): Result<never, RestoreProblem> =>
  fail({ why, text });

/** The first entry is in the second line of the file. */
const lineOf = (index: number): string => `line ${index + 2}`;

/** A table without a running game: no bot remembers anything. */
const snapshotOf = (state: TableState): TableSnapshot => ({ state, memories: emptyMemories() });

const isStart = ({ type }: TableEntry): boolean => type === 'started';
const isEnd = ({ type }: TableEntry): boolean => type === 'finished';

/** Restores a table from its journal. A running game is always replayed; with `lastGame` also a finished one that is still shown. */
export function restore(
  id: TableId,
  header: JournalHeader,
  lines: readonly JournalLine[],
  scope: { readonly lastGame: boolean },
): Result<TableSnapshot, RestoreProblem> {
  if (header.table !== id) return problem('does-not-follow', 'the journal is of another table');
  const unknown = lines.findIndex(({ entry }) => !isTableEntry(entry));
  if (unknown >= 0) return problem('newer-version', `${lineOf(unknown)}: an entry of another version`);
  const entries = lines.map(({ entry }) => entry as TableEntry);
  const other = gamesToPlay(entries, scope).find(({ at, rulesVersion }) => rulesVersion !== lines[at]?.rules);
  if (other !== undefined)
    return problem('other-rules', `${lineOf(other.at)}: a game of other rules (${lines[other.at]?.rules})`);
  const isOn = entries.findLastIndex(isStart) > entries.findLastIndex(isEnd);
  let snapshot: TableSnapshot | undefined;
  const folded = foldLog(entries, scope, (step, before) => {
    if (isOn) snapshot = advance(snapshot?.state === before ? snapshot : snapshotOf(before), step);
  });
  if (!folded.ok) return problem('does-not-follow', `${lineOf(folded.error.at)}: ${folded.error.error.code}`);
  const table = folded.value;
  if (table.id !== id) return problem('does-not-follow', 'the journal opens another table');
  return ok(snapshot?.state === table ? snapshot : snapshotOf(table));
}
