import { join } from 'node:path';
import { recordOf } from '../../core/record/index.ts';
import type { TableState } from '../../core/table/index.ts';
import type { Disk } from './disk.ts';
import { makeFolder, writeWhole } from './files.ts';

/** `2026-01-31`, `money`, table and number of the game: the same game is always kept under the same name. */
function recordName(table: TableState, endedAt: number): string {
  const day = new Date(endedAt).toISOString().slice(0, 10);
  return `${day}-${table.setup.game}-${table.id}-${table.games}.json`;
}

/** Keeps the finished game of a table as a record in a folder. Does nothing after an early end. Rejects with the system's error. */
export async function saveRecord(disk: Disk, folder: string, table: TableState): Promise<void> {
  const last = table.ledger.at(-1);
  const record = recordOf(table);
  if (record === undefined || last === undefined || last.early) return;
  await makeFolder(disk, folder);
  await writeWhole(disk, join(folder, recordName(table, last.endedAt)), `${JSON.stringify(record)}\n`);
}
