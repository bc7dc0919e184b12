import * as v from 'valibot';
import type { TableId } from '../../core/base/ids.ts';
import { tableId } from '../../core/protocol/forms.ts';
import type { Log } from '../host/guard.ts';
import type { Disk } from '../host/storage/disk.ts';
import { errorCode, errorText, unusedPath, writeWhole } from '../host/storage/files.ts';
import type { KnownKeys } from './pipes.ts';

/**
 * The keys of the hosts of tables, in a file: each was proven once, by a PIN or the key of a seat, named by a link, or compared by words. From
 * then on this app takes no other
 * host for that of the table (docs/closed-line.md).
 */
export interface HostKeys extends KnownKeys {
  /**
   * Takes the next host that proves to have a secret of this device's. Returns whether there was a key; on disk when it resolves, unless the
   * disk fails.
   */
  forget(table: TableId): Promise<boolean>;
}

export const HOST_KEYS_FILE = 'host-keys.json';
const FORMAT = 'auction-night/host-keys@1';
/** Tables of a year of evenings; the oldest are forgotten. */
const MOST = 1_024;

const stored = v.object({
  format: v.literal(FORMAT),
  keys: v.array(v.object({ table: tableId, key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })),
});

/** Opens the keys in a file, which no other process may write. A damaged file counts as empty, and is kept beside. */
export async function openHostKeys(
  { disk, log }: { readonly disk: Disk; readonly log: Log },
  path: string,
): Promise<HostKeys> {
  const keys = await read(disk, path, log);
  let writing: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    writing = writing.then(async () => {
      const lines = [...keys].slice(-MOST).map(([table, key]) => ({ table, key }));
      try {
        await writeWhole(disk, path, `${JSON.stringify({ format: FORMAT, keys: lines })}\n`);
      } catch (error) {
        log(`the keys of hosts could not be written: ${errorCode(error) ?? errorText(error)}`);
      }
    });
    return writing;
  };
  return {
    known: (table) => {
      const key = keys.get(table);
      return key === undefined ? undefined : new Uint8Array(Buffer.from(key, 'hex'));
    },
    remember: (table, key) => {
      const name = Buffer.from(key).toString('hex');
      if (keys.get(table) === name) return;
      keys.delete(table); // the newest is the last
      keys.set(table, name);
      void save();
    },
    forget: async (table) => {
      const wasKnown = keys.delete(table);
      if (wasKnown) await save();
      return wasKnown;
    },
  };
}

async function read(disk: Disk, path: string, log: Log): Promise<Map<TableId, string>> {
  try {
    const { keys } = v.parse(stored, JSON.parse((await disk.readFile(path)).toString('utf8')));
    return new Map(keys.map(({ table, key }) => [table, key]));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Map();
    log(`the keys of hosts could not be read: ${errorCode(error) ?? errorText(error)}`);
    // Put aside also where the disk failed: otherwise the next key would replace all of them
    await disk.rename(path, await unusedPath(disk, `${path}.damaged`)).catch(() => undefined);
    return new Map();
  }
}
