import type { TableId } from '../../../core/base/ids.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { applyEntry, emptyMemories, gameOf, isTableEntry, openTable } from '../../../core/table/index.ts';
import type { JournalHeader, JournalLine } from '../journal/format.ts';
import { standAfter, type TableStand } from './runner.ts';

/**
 * The table that a journal tells of. The error says in English, for the log, which line cannot be used: it is of another
 * table, of a later version, or does not follow from the lines before it.
 */
export function restore(
  id: TableId,
  header: JournalHeader,
  lines: readonly JournalLine[],
): Result<TableStand, string> {
  const opened = lines[0]?.entry;
  if (header.table !== id) return fail('the journal is of another table');
  if (!isTableEntry(opened) || opened.type !== 'opened' || opened.id !== id)
    return fail('line 2 opens no table');
  const table = openTable(opened);
  if (!table.ok) return fail(`line 2: ${table.error.code}`);
  let stand: TableStand = { state: table.value, memories: emptyMemories() };
  for (const [index, line] of lines.slice(1).entries()) {
    const next = follow(stand, line);
    if (!next.ok) return fail(`line ${index + 3}: ${next.error}`);
    stand = next.value;
  }
  return ok(stand);
}

function follow(stand: TableStand, { entry, rules }: JournalLine): Result<TableStand, string> {
  if (!isTableEntry(entry)) return fail('an entry of another version');
  if (entry.type === 'started' && rules !== gameOf(stand.state).rulesVersion)
    return fail(`a game of other rules (version ${rules ?? 'none'})`);
  const step = applyEntry(stand.state, entry);
  return step.ok ? ok(standAfter(stand, step.value)) : fail(step.error.code);
}
