import { join } from 'node:path';
import type { TableId } from '../../core/base/ids.ts';
import { RECORD_EXTENSION, recordOf, tablesAtTheEnd } from '../../core/record/index.ts';
import type { LedgerEntry, TableEntry, TableState } from '../../core/table/index.ts';
import type { Disk } from './disk.ts';
import { errorCode, makeFolder, writeWhole } from './files.ts';

/** `2026-01-31`, `money`, table and number of the game: the same game is always kept under the same name. */
function recordName(table: TableId, { game, endedAt }: LedgerEntry, number: number): string {
  return `${new Date(endedAt).toISOString().slice(0, 10)}-${game}-${table}-${number}.${RECORD_EXTENSION}`;
}

/** The finished games of all tables, each a record in one folder. Everything rejects with the system's error. */
export class RecordFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  #kept: Promise<Set<string>> | undefined;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  /** Keeps the game that has just ended at a table. Does nothing after an early end. */
  async save(table: TableState): Promise<void> {
    const last = table.ledger.at(-1);
    const record = recordOf(table);
    if (record === undefined || last === undefined || last.early) return;
    await makeFolder(this.#disk, this.#folder);
    const name = recordName(table.id, last, table.games);
    await writeWhole(this.#disk, join(this.#folder, name), `${JSON.stringify(record)}\n`);
    (await this.#names()).add(name);
  }

  /**
   * Keeps the finished games of a table that are not kept yet, as long as `isWanted`; `entries` is its whole log, asked for only if there
   * are any. One game after the other: people play meanwhile.
   */
  async complete(
    { id, ledger }: TableState,
    entries: () => readonly TableEntry[],
    isWanted: () => boolean,
  ): Promise<void> {
    const kept = await this.#names();
    const isMissing = (entry: LedgerEntry, index: number): boolean =>
      !entry.early && !kept.has(recordName(id, entry, index + 1));
    if (!ledger.some(isMissing)) return;
    for (const table of tablesAtTheEnd(entries())) {
      const index = table.ledger.length - 1;
      const entry = ledger[index];
      if (!isWanted()) return;
      if (entry !== undefined && isMissing(entry, index)) await this.save(table);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** What is in the folder: read once, since nobody else writes there. */
  #names(): Promise<Set<string>> {
    this.#kept ??= this.#disk.readdir(this.#folder).then(
      (names) => new Set(names),
      (error: unknown) => {
        this.#kept = undefined;
        if (errorCode(error) === 'ENOENT') return new Set<string>();
        throw error;
      },
    );
    return this.#kept;
  }
}
