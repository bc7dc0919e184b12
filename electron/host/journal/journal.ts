import { basename, dirname } from 'node:path';
import type { Disk, DiskFile } from '../disk.ts';
import { errorText, freeName, writeAll, writeWhole } from '../files.ts';
import type { Log } from '../guard.ts';
import {
  EMPTY,
  encodeLines,
  FORMATS,
  JOURNAL_FORMAT,
  type JournalEnd,
  type JournalHeader,
  type JournalLine,
} from './format.ts';
import { LINE_FEED, readJournal, type JournalReading } from './reading.ts';
import { upgradedLines } from './upgrade.ts';

/** What a journal works with. */
export interface JournalParts {
  readonly disk: Disk;
  readonly log: Log;
}

/** The log of one table on disk. */
export interface Journal {
  /**
   * Resolves when the lines are on disk: one write, one sync. A crash before that may leave some of them, always the first ones. Rejects
   * with the system's error; then nobody knows what is on disk, and every further append rejects until `reopen` has resolved.
   */
  append(lines: readonly JournalLine[]): Promise<void>;
  /** Why nothing can be appended: the system's error. Undefined as long as the journal works. */
  failure(): unknown;
  /**
   * Makes a journal that has failed work again: reads the file anew and cuts it off behind the last line that was acknowledged, so that
   * nothing comes back that was refused. Rejects with why not; then it can be tried again. Does nothing as long as the journal works.
   */
  reopen(): Promise<void>;
  /** Lets go of the file. */
  close(): Promise<void>;
}

/** What opening a journal brings. */
export type OpenedJournal =
  | {
      readonly type: 'open';
      /** Has failed already where it can be read but not written on. */
      readonly journal: Journal;
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
    }
  | Exclude<JournalReading, { type: 'readable' }>;

/** The SHA-256 of seat tokens by number of occupant, as version 1 kept them beside its journals. */
export type OldTokens = () => Promise<ReadonlyMap<number, string>>;

/**
 * Begins a journal with its header and first line; both, and the name in its folder, are on disk when this resolves. Rejects with the
 * system's error; then there is no journal.
 */
export async function createJournal(
  parts: JournalParts,
  path: string,
  header: JournalHeader,
  first: JournalLine,
): Promise<Journal> {
  const { disk } = parts;
  const { text, end } = encodeLines(EMPTY, [header, first]);
  const file = await disk.open(path, 'wx');
  try {
    await writeAll(file, Buffer.from(text));
    await file.sync();
    await disk.syncFolder(dirname(path));
  } catch (error) {
    await file.close();
    await disk.remove(path); // a table that was refused does not come back,
    await disk.syncFolder(dirname(path)); // nor after the machine has stopped
    throw error;
  }
  return journalAt(parts, path, { end, file });
}

/**
 * Opens a journal to go on writing; one of an older version is written anew, and kept as `<path>.v1`, `.v2`, `.v3` or `.v4`. An unfinished last line is copied
 * to `<path>.broken` and cut off. Where any other line is bad, the file stays as it is and the good lines before it are copied to
 * `<path>.good`. A journal that can be read but not written is open and has failed. Rejects with the system's error.
 */
export async function openJournal(
  parts: JournalParts,
  path: string,
  oldTokens: OldTokens,
): Promise<OpenedJournal> {
  const bytes = await parts.disk.readFile(path);
  const reading = readJournal(bytes);
  if (reading.type === 'broken') await keepGood(parts, path, bytes.subarray(0, reading.goodBytes));
  if (reading.type !== 'readable') return reading;
  const isOld = reading.header.format !== JOURNAL_FORMAT;
  const { header, lines, end, text } = isOld
    ? upgraded(reading, await oldTokens())
    : { ...reading, text: '' };
  const journal = journalAt(parts, path, {
    end,
    failure: new Error('not opened yet'),
    read: () =>
      isOld ? rewrite(parts, path, FORMATS.indexOf(reading.header.format) + 1, text) : Promise.resolve(bytes),
  });
  await journal
    .reopen()
    .catch((error: unknown) => parts.log(`${basename(path)} cannot be written: ${errorText(error)}`));
  return { type: 'open', journal, header, lines };
}

/**
 * Makes the good part of a damaged journal the journal; the damaged file is kept as `<path>.damaged`. On disk when it resolves. False
 * if there is nothing to restore: the journal is not damaged, or its very first entry is. Rejects with the system's error.
 */
export async function restoreGood({ disk, log }: JournalParts, path: string): Promise<boolean> {
  const bytes = await disk.readFile(path);
  const reading = readJournal(bytes);
  if (reading.type !== 'broken' || reading.goodLines === 0) return false;
  const aside = await freeName(disk, `${path}.damaged`);
  await writeWhole(disk, aside, bytes);
  await writeWhole(disk, path, bytes.subarray(0, reading.goodBytes));
  log(
    `${basename(path)}: restored up to line ${reading.line - 1}; as it was it is kept in ${basename(aside)}`,
  );
  await disk.remove(`${path}.good`);
  return true;
}

/** Keeps a journal under another name, so that its table is not tried again at each start. Resolves with the new name of the file. */
export async function setAside(
  { disk, log }: JournalParts,
  path: string,
  ending: 'broken' | 'discarded',
): Promise<string> {
  const aside = await freeName(disk, `${path}.${ending}`);
  await disk.rename(path, aside);
  await disk.syncFolder(dirname(path));
  log(`${basename(path)} was set aside as ${basename(aside)}`);
  return basename(aside);
}

/** Puts the good part of a damaged journal beside it, where that can be done. */
async function keepGood({ disk, log }: JournalParts, path: string, good: Buffer): Promise<void> {
  await writeWhole(disk, `${path}.good`, good).catch((error: unknown) =>
    log(`${basename(path)}: its good part could not be put beside it: ${errorText(error)}`),
  );
}

type Readable = Extract<JournalReading, { type: 'readable' }>;

/** An older journal as this version would have written it. */
function upgraded(old: Readable, tokens: ReadonlyMap<number, string>): Readable & { readonly text: string } {
  const header = { ...old.header, format: JOURNAL_FORMAT };
  const lines = upgradedLines(old.lines, FORMATS.indexOf(old.header.format) + 1, tokens);
  return { type: 'readable', header, lines, ...encodeLines(EMPTY, [header, ...lines]) };
}

/** Writes an older journal anew, and keeps it as it was. Resolves with what the file holds then. */
async function rewrite(
  { disk, log }: JournalParts,
  path: string,
  version: number,
  text: string,
): Promise<Buffer> {
  const kept = await freeName(disk, `${path}.v${version}`);
  await writeWhole(disk, kept, await disk.readFile(path));
  await writeWhole(disk, path, text);
  log(`${basename(path)} was written anew as ${JOURNAL_FORMAT}; as it was it is kept in ${basename(kept)}`);
  return Buffer.from(text);
}

interface JournalStart {
  /** The last line that was acknowledged. */
  readonly end: JournalEnd;
  readonly file?: DiskFile;
  readonly failure?: unknown;
  /** What the file holds, before it is opened for the first time. */
  readonly read?: () => Promise<Buffer>;
}

function journalAt(parts: JournalParts, path: string, start: JournalStart): Journal {
  let { end, file, failure, read } = start;
  const letGo = async (): Promise<void> => {
    const old = file;
    file = undefined;
    await old?.close();
  };
  return {
    failure: () => failure,
    append: async (lines) => {
      if (file === undefined || failure !== undefined) throw failure ?? new Error('the journal is closed');
      const encoded = encodeLines(end, lines);
      try {
        await writeAll(file, Buffer.from(encoded.text));
        await file.datasync();
      } catch (error) {
        failure = error; // never tried again: after a failed sync the system may call lost pages clean
        throw error;
      }
      end = encoded.end;
    },
    reopen: async () => {
      if (failure === undefined) return;
      try {
        await letGo().catch(() => undefined);
        const known = await read?.();
        read = undefined;
        ({ end, file } = await openAt(parts, path, end, known));
        failure = undefined;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    close: letGo,
  };
}

/**
 * Opens a file to write behind the line that was acknowledged last; what stands there is kept beside it and cut off. `known` is what the
 * file holds, where that has just been read by a new process. Otherwise it is written anew: after a failed sync the system may show what
 * it has given up to put on disk, and a second sync would say nothing of it.
 */
async function openAt(
  { disk, log }: JournalParts,
  path: string,
  end: JournalEnd,
  known: Buffer | undefined,
): Promise<{ end: JournalEnd; file: DiskFile }> {
  const bytes = known ?? (await disk.readFile(path));
  if (known === undefined) checkReaches(path, bytes, end);
  const extra = bytes.subarray(end.bytes);
  if (extra.length > 0) {
    const aside = await freeName(disk, `${path}.broken`);
    await writeWhole(disk, aside, extra);
    log(
      `${basename(path)}: ${extra.length} bytes behind line ${end.next} were never acknowledged; they are cut off and kept in ${basename(aside)}`,
    );
  }
  const good = bytes.subarray(0, end.bytes);
  const whole = good.at(-1) === LINE_FEED ? good : Buffer.concat([good, Buffer.of(LINE_FEED)]);
  // The content, not the length: one other byte may stand where the line feed belongs
  if (known === undefined || !whole.equals(bytes)) await writeWhole(disk, path, whole);
  const file = await disk.open(path, 'a');
  try {
    await file.sync();
    await disk.syncFolder(dirname(path)); // who began it may have been killed before that
  } catch (error) {
    await file.close();
    throw error;
  }
  return { file, end: { ...end, bytes: whole.length } };
}

/** Throws if a file does not hold all that was acknowledged. */
function checkReaches(path: string, bytes: Buffer, end: JournalEnd): void {
  const reading = readJournal(bytes.subarray(0, end.bytes));
  if (reading.type !== 'readable' || reading.end.crc !== end.crc)
    throw new Error(`${basename(path)} is not what was written`);
}
