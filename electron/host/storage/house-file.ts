import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parseNewName } from '../../../core/base/name.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { NO_PEOPLE, type HousePeople } from '../../../core/house/people.ts';
import { personId } from '../../../core/protocol/forms.ts';
import { TABLE_LIMITS } from '../../../core/table/limits.ts';
import type { Disk } from './disk.ts';
import { errorCode, makeFolder, unusedPath, writeWhole } from './files.ts';

const FORMAT = 'auction-night/house@1';
const FILE = 'house.json';
/** Suffix of a file that cannot be read: it is kept under this name, and another one begins. */
const DAMAGED = '.damaged';

/** The latest time that a `Date` has. */
const LAST_TIME = 8.64e15;

const name = v.pipe(
  v.string(),
  v.check((text) => parseNewName(text).ok),
);
const devices = v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const FORM = v.strictObject({
  format: v.literal(FORMAT),
  people: v.array(
    v.strictObject({
      id: personId,
      name,
      otherNames: v.array(name),
      colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TABLE_LIMITS.colours - 1)),
      addedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_TIME)),
      devices,
    }),
  ),
  merged: v.record(personId, personId),
  forgetting: v.array(
    v.strictObject({
      ids: v.array(personId),
      names: v.array(name),
      devices: v.optional(devices, []), // absent in older files
      isOnlyBearer: v.boolean(),
      as: v.optional(name, '?'), // absent in older files
    }),
  ),
});

/** The people of the house, in one file of the host's folder. Changes happen one after the other. */
export interface HouseFile {
  readonly now: () => HousePeople;
  /**
   * Makes a change; on disk when it resolves. Returns what `next` rejects with.
   * @throws The system's error; then nothing has changed.
   */
  change(next: (now: HousePeople) => Result<HousePeople, Rejection>): Promise<Result<HousePeople, Rejection>>;
  /** Rewrites the files that were put aside, as far as `change` changes them. Rejects with the system's error. */
  rewriteAside(change: (text: string) => string): Promise<void>;
}

export interface OpenedHouse {
  readonly file: HouseFile;
  /** The name under which a file is kept that could not be read. */
  readonly aside?: string;
}

/**
 * Opens the file of a folder, with or without one. A file that is damaged or of another version is put aside.
 * @throws The system's error.
 */
export async function openHouse(disk: Disk, folder: string): Promise<OpenedHouse> {
  const path = join(folder, FILE);
  const text = await disk.readFile(path).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  });
  const stored = text === undefined ? NO_PEOPLE : readHouse(text.toString('utf8'));
  if (stored !== undefined) return { file: houseAt(disk, folder, stored) };
  const aside = await unusedPath(disk, path + DAMAGED);
  await disk.rename(path, aside);
  await disk.syncFolder(folder);
  return { file: houseAt(disk, folder, NO_PEOPLE), aside: basename(aside) };
}

/** Reads what the file says; undefined if it is damaged or of another version. */
export function readHouse(text: string): HousePeople | undefined {
  try {
    const parsed = v.safeParse(FORM, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { format: _format, ...people } = parsed.output;
    return people;
  } catch {
    return undefined;
  }
}

/** The text of the file. */
export const houseText = (people: HousePeople): string =>
  `${JSON.stringify({ format: FORMAT, ...people })}\n`;

function houseAt(disk: Disk, folder: string, start: HousePeople): HouseFile {
  let now = start;
  let tail: Promise<unknown> = Promise.resolve();
  return {
    now: () => now,
    change: (next) => {
      const done = tail.then(async () => {
        const then = next(now);
        if (!then.ok) return fail(then.error);
        if (then.value === now) return ok(now);
        await makeFolder(disk, folder);
        await writeWhole(disk, join(folder, FILE), houseText(then.value));
        now = then.value;
        return ok(now);
      });
      tail = done.catch(() => undefined);
      return done;
    },
    rewriteAside: async (change) => {
      for (const name of await disk.readdir(folder)) {
        if (!name.startsWith(FILE + DAMAGED)) continue;
        const text = (await disk.readFile(join(folder, name))).toString('utf8');
        if (change(text) !== text) await writeWhole(disk, join(folder, name), change(text));
      }
    },
  };
}
