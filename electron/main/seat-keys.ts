import { basename } from 'node:path';
import * as v from 'valibot';
import type { TableId } from '../../core/base/ids.ts';
import { isOld, onDay, type UsedDays } from '../../core/base/daily.ts';
import { secret, tableId } from '../../core/protocol/forms.ts';
import { withKey, withoutKey, type SeatKey, type SeatKeyStore } from '../../core/protocol/seat-keys.ts';
import type { Disk } from '../host/storage/disk.ts';
import { errorCode, errorText, unusedPath, writeWhole } from '../host/storage/files.ts';
import type { Log } from '../host/guard.ts';

/** A damaged file that was kept. */
export interface SeatKeyDamage {
  /** Its current name. */
  readonly file: string;
  /** The number of readable keys in it. */
  readonly keys: number;
}

/** The seat keys of this app, in a file: Chromium would write its own storage seconds later, and a crash in between would lose them. */
export interface SeatKeys extends SeatKeyStore {
  readonly damage: SeatKeyDamage | undefined;
}

interface Entry extends SeatKey {
  readonly table: TableId;
  /** The day of its last use. */
  readonly used: number;
}

/** Beside the host's folder: keys belong to the person, also for tables of other hosts. */
export const KEYS_FILE = 'seat-keys.ndjson';
/** Enough for hundreds of tables a month, and still little to write. */
const MAX_KEYS = 4_096;
const FORMAT = 'auction-night/seat-keys@1';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A key, as sent by a page. */
export const seatKey = v.strictObject({
  token: secret,
  host: v.pipe(v.string(), v.regex(/^\S{1,300}$/)),
});
const headLine = v.object({
  format: v.literal(FORMAT),
  today: v.pipe(v.string(), v.maxLength(40)),
  day: count,
  keys: count,
});
const keyLine = v.object({ table: tableId, ...seatKey.entries, used: count });

/** Reads a file line by line, skipping unreadable lines. */
function readLines(text: string): { days: UsedDays; entries: readonly Entry[]; isIntegerIn: boolean } {
  const lines = text.split('\n').filter((line) => line !== '');
  const values = lines.map(parseLine);
  const heads = values.flatMap((value) => readAs(headLine, value));
  const entries = values.flatMap((value) => readAs(keyLine, value));
  const [head = { today: '', day: Math.max(0, ...entries.map(({ used }) => used)), keys: undefined }] = heads;
  const isIntegerIn = heads.length + entries.length === lines.length && head.keys === entries.length;
  return { days: { today: head.today, day: head.day }, entries, isIntegerIn };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): readonly v.InferOutput<Schema>[] {
  const result = v.safeParse(schema, value);
  return result.success ? [result.output] : [];
}

const textOf = ({ today, day }: UsedDays, entries: readonly Entry[]): string =>
  [{ format: FORMAT, today, day, keys: entries.length }, ...entries]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Runs `act` one at a time; calls during a run share the next one. */
function coalesced<Done>(act: () => Promise<Done>): () => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Done> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      return act();
    });
    last = next;
    return next;
  };
}

/** Reads a file. `putAside` must run before the file is overwritten. */
async function readFile(disk: Disk, path: string) {
  try {
    const bytes = await disk.readFile(path);
    const read = readLines(bytes.toString('utf8'));
    // A copy, not a rename, so that the keys' file always exists
    const putAside = (aside: string): Promise<void> => writeWhole(disk, aside, bytes);
    return { ...read, ...(!read.isIntegerIn && { putAside }) };
  } catch (error) {
    const putAside = (aside: string): Promise<void> => disk.rename(path, aside);
    const isMissing = errorCode(error) === 'ENOENT';
    return { days: { today: '', day: 0 }, entries: [], ...(!isMissing && { putAside }) };
  }
}

/**
 * Opens the keys in a file, which no other process may write. A damaged file is kept beside it before anything is written.
 * @param today Returns a different text each day.
 */
export async function openSeatKeys(
  { disk, log }: { readonly disk: Disk; readonly log: Log },
  path: string,
  today: () => string = () => new Date().toDateString(),
): Promise<SeatKeys> {
  const found = await readFile(disk, path);
  let { putAside } = found;
  let asideName = basename(path);
  let days = onDay(found.days, today());
  let entries: readonly Entry[] = found.entries.filter(({ used }) => !isOld(used, days));

  async function write(): Promise<boolean> {
    try {
      if (putAside !== undefined) {
        const aside = await unusedPath(disk, `${path}.damaged`);
        await putAside(aside);
        asideName = basename(aside);
        putAside = undefined;
      }
      await writeWhole(disk, path, textOf(days, entries));
      return true;
    } catch (error) {
      log(`the keys of seats could not be written: ${errorCode(error) ?? errorText(error)}`);
      return false; // the page shows it, and the next change tries again
    }
  }
  const save = coalesced(write);

  const updateDay = (): number => {
    days = onDay(days, today());
    return days.day;
  };
  const keysOf = (table: TableId): readonly Entry[] => entries.filter((entry) => entry.table === table);
  /** Replaces a table's keys, as used today. */
  function setKeys(table: TableId, keys: readonly SeatKey[]): Promise<boolean> {
    const used = updateDay();
    const others = entries.filter((entry) => entry.table !== table);
    entries = [...others, ...keys.map((key) => ({ ...key, table, used }))].slice(-MAX_KEYS);
    return save();
  }

  const hasAged = found.entries.length > 0 && days.day !== found.days.day;
  if (putAside !== undefined || hasAged) await save();
  const damage = found.putAside && { file: asideName, keys: found.entries.length };
  if (damage !== undefined) log(`the keys of seats were damaged: ${damage.keys} could be read`);
  return {
    damage,
    seatKeys(table) {
      const keys = keysOf(table);
      const today = updateDay();
      if (keys.some(({ used }) => used !== today)) void setKeys(table, keys);
      return Promise.resolve(keys.map(({ token, host }) => ({ token, host })));
    },
    keepSeatKey: (table, key) => setKeys(table, withKey(keysOf(table), key)),
    async dropSeatKey(table, token) {
      await setKeys(table, withoutKey(keysOf(table), token));
    },
  };
}
