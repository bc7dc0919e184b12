import { basename, dirname } from 'node:path';
import type { Disk, DiskFile } from '../storage/disk.ts';
import { errorCode, errorText, unusedPath, makeFolder, writeAll, writeWhole } from '../storage/files.ts';
import type { Log } from '../guard.ts';
import {
  EMPTY,
  encodeLines,
  JOURNAL_FORMAT,
  type JournalEnd,
  type JournalHeader,
  type JournalLine,
} from './format.ts';
import { LINE_FEED, readJournal, type JournalReading } from './reading.ts';

/** What a journal needs. */
export interface JournalParts {
  readonly disk: Disk;
  readonly log: Log;
  /** Called when a removed or replaced file has been written again from memory. */
  readonly rewritten?: () => void;
}

/** The log of one table on disk. */
export interface Journal {
  /**
   * Appends lines: one write, one sync, one check of the name. A crash may leave some of them, always the first ones.
   * @throws The system's error; then the content on disk is unknown, and every append rejects until `reopen` has resolved.
   */
  append(lines: readonly JournalLine[]): Promise<void>;
  /**
   * Checks that the file still exists and is complete; writes it again from memory if it was removed, replaced or truncated. Not to be
   * called during an append.
   * @throws The system's error; then every append rejects until `reopen` has resolved.
   */
  check(): Promise<void>;
  /** Returns the system's error that prevents appending, undefined while the journal works. */
  failure(): unknown;
  /**
   * Repairs a failed journal: writes the acknowledged lines to a new file under its name, so that rejected ones do not come back. Does
   * nothing while the journal works.
   * @throws Why it failed; it can be tried again.
   */
  reopen(): Promise<void>;
  /** Checks the file a last time, and closes it. */
  close(): Promise<void>;
}

/** The result of opening a journal. */
export type OpenedJournal =
  | {
      readonly type: 'open';
      /** Has failed already if it can be read but not written. */
      readonly journal: Journal;
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
    }
  | Exclude<JournalReading, { type: 'readable' }>;

/** Suffixes of files beside a journal that may hold games without a record. */
export const DAMAGED = '.damaged';
export const DISCARDED = '.discarded';

/**
 * Creates a journal with its header and first lines; they and its name are on disk when this resolves.
 * @throws The system's error; then there is no journal.
 */
export async function createJournal(
  parts: JournalParts,
  path: string,
  header: JournalHeader,
  first: readonly JournalLine[],
): Promise<Journal> {
  const { disk } = parts;
  if ((await unusedPath(disk, path)) !== path) throw new Error(`there is a ${basename(path)} already`);
  const { text, end } = encodeLines(EMPTY, [header, ...first]);
  const journal = journalAt(parts, path, { end, acknowledged: Buffer.from(text) });
  try {
    await journal.reopen();
  } catch (error) {
    await disk.remove(path); // a rejected table does not come back,
    await disk.syncFolder(dirname(path)); // not even after a crash
    throw error;
  }
  return journal;
}

/**
 * Opens a journal for writing; an older version is rewritten, and kept as `<path>.v4` or `.v5`. An unfinished last line is copied to
 * `<path>.broken` and cut off. If any other line is bad, the file stays unchanged and the good lines before it are copied to `<path>.good`.
 * A journal that can be read but not written is returned open and failed.
 * @throws The system's error.
 */
export async function openJournal(parts: JournalParts, path: string): Promise<OpenedJournal> {
  const bytes = await parts.disk.readFile(path);
  const reading = readJournal(bytes);
  if (reading.type === 'broken') await saveGood(parts, path, bytes.subarray(0, reading.goodBytes));
  if (reading.type !== 'readable') return reading;
  const isOld = reading.header.format !== JOURNAL_FORMAT;
  const { header, lines, end, text } = isOld
    ? upgrade(reading)
    : { ...reading, text: bytes.subarray(0, reading.end.bytes) };
  const acknowledged = withLineFeed(Buffer.from(text));
  const journal = journalAt(parts, path, {
    end: { ...end, bytes: acknowledged.length },
    acknowledged,
    read: (keep) =>
      isOld ? rewrite(parts, path, reading.header.format, acknowledged, keep) : Promise.resolve(bytes),
  });
  await journal
    .reopen()
    .catch((error: unknown) => parts.log(`${basename(path)} cannot be written: ${errorText(error)}`));
  return { type: 'open', journal, header, lines };
}

/**
 * Replaces a damaged journal by its good part, on disk when it resolves; the damaged file is kept as `<path>.damaged`.
 * @returns False if there is nothing to restore: the journal is not damaged, or its first entry is.
 * @throws The system's error.
 */
export async function restoreGood({ disk, log }: JournalParts, path: string): Promise<boolean> {
  const bytes = await disk.readFile(path);
  const reading = readJournal(bytes);
  if (reading.type !== 'broken' || reading.goodLines === 0) return false;
  const aside = await unusedPath(disk, path + DAMAGED);
  await writeWhole(disk, aside, bytes);
  await writeWhole(disk, path, bytes.subarray(0, reading.goodBytes));
  log(
    `${basename(path)}: restored up to line ${reading.line - 1}; as it was it is kept in ${basename(aside)}`,
  );
  await disk.remove(`${path}.good`);
  return true;
}

/** Renames a journal, so that its table is not loaded again. Returns the new file name. */
export async function putAside({ disk, log }: JournalParts, path: string): Promise<string> {
  const aside = await unusedPath(disk, path + DISCARDED);
  await disk.rename(path, aside);
  await disk.syncFolder(dirname(path));
  log(`${basename(path)} was put aside as ${basename(aside)}`);
  return basename(aside);
}

/** Writes the good part of a damaged journal beside it, if possible. */
async function saveGood({ disk, log }: JournalParts, path: string, good: Buffer): Promise<void> {
  await writeWhole(disk, `${path}.good`, good).catch((error: unknown) =>
    log(`${basename(path)}: its good part could not be put beside it: ${errorText(error)}`),
  );
}

type Readable = Extract<JournalReading, { type: 'readable' }>;

/** Converts an older journal to the current format. */
function upgrade({ header: old, lines }: Readable): Readable & { readonly text: string } {
  const header = { ...old, format: JOURNAL_FORMAT };
  return { type: 'readable', header, lines, ...encodeLines(EMPTY, [header, ...lines]) };
}

/**
 * Saves bytes under an unused name beside a journal. Returns the name, or undefined if the same bytes have just been saved: failing work is
 * repeated often.
 */
type Keep = (ending: string, bytes: Buffer) => Promise<string | undefined>;

function createKeep(disk: Disk, path: string): Keep {
  let last: Buffer | undefined;
  return async (ending, bytes) => {
    if (last?.equals(bytes) === true) return undefined;
    const aside = await unusedPath(disk, path + ending);
    await writeWhole(disk, aside, bytes);
    last = bytes;
    return basename(aside);
  };
}

/** Rewrites an older journal and keeps the old file. Returns the new content. */
async function rewrite(
  { disk, log }: JournalParts,
  path: string,
  format: string,
  text: Buffer,
  keep: Keep,
): Promise<Buffer> {
  const version = format.replace(/^.*@/, '');
  const old = await disk.readFile(path);
  const keptName = old.equals(text) ? undefined : await keep(`.v${version}`, old); // it may have been written, but not synced
  await writeWhole(disk, path, text);
  if (keptName !== undefined)
    log(`${basename(path)} was written anew as ${JOURNAL_FORMAT}; as it was it is kept in ${keptName}`);
  return text;
}

interface JournalStart {
  /** The end of the last acknowledged line. */
  readonly end: JournalEnd;
  /** All lines up to there, encoded. */
  readonly acknowledged: Buffer;
  /** Reads the file's content before it is first opened; absent: there is no file. */
  readonly read?: (keep: Keep) => Promise<Buffer>;
}

/** Creates a journal that is not open yet: `reopen` opens it. */
function journalAt(parts: JournalParts, path: string, start: JournalStart): Journal {
  const { disk, log } = parts;
  const [buffer, keep] = [growingBuffer(start.acknowledged), createKeep(disk, path)];
  let { end, read } = start;
  let file: DiskFile | undefined;
  let identity: string | undefined;
  let failure: unknown = new Error('not opened yet');
  const closeFile = async (): Promise<void> => {
    const old = file;
    file = undefined;
    await old?.close();
  };
  const open = async (known: Buffer | undefined): Promise<void> => {
    const opened = await openAt(parts, path, buffer.bytes(), known, keep);
    ({ identity } = await disk.look(path).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    }));
    file = opened;
    failure = undefined;
  };
  const check = async (): Promise<void> => {
    const found = await disk.look(path).catch(() => undefined);
    if (found?.size === end.bytes && found.identity === identity) return;
    log(
      `${basename(path)} was ${found === undefined ? 'removed' : 'changed'} by somebody else; it is written again`,
    );
    await closeFile().catch(() => undefined);
    await open(undefined);
    parts.rewritten?.();
  };
  /** Nothing is retried automatically: after a failed sync the system may report lost pages as clean. */
  const runOrFail = async (act: (open: DiskFile) => Promise<void>): Promise<void> => {
    if (file === undefined || failure !== undefined) throw failure ?? new Error('the journal is closed');
    try {
      await act(file);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return {
    failure: () => failure,
    append: async (lines) => {
      const [before, length] = [end, buffer.length()];
      await runOrFail(async (open) => {
        const encoded = encodeLines(end, lines);
        const bytes = Buffer.from(encoded.text);
        await writeAll(open, bytes);
        await open.datasync();
        buffer.add(bytes);
        ({ end } = encoded);
        await check();
      }).catch((error: unknown) => {
        buffer.cut(length);
        end = before;
        throw error;
      });
    },
    check: () => runOrFail(check),
    reopen: async () => {
      if (failure === undefined) return;
      try {
        await closeFile().catch(() => undefined);
        const known = await read?.(keep);
        read = undefined;
        await open(known);
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    close: async () => {
      if (file !== undefined && failure === undefined)
        await runOrFail(check).catch((error: unknown) =>
          log(`${basename(path)} could not be written again: ${errorText(error)}`),
        );
      await closeFile();
    },
  };
}

/** A growing buffer. */
function growingBuffer(start: Buffer) {
  let buffer = start;
  let length = start.length;
  return {
    bytes: (): Buffer => buffer.subarray(0, length),
    length: (): number => length,
    add: (more: Buffer): void => {
      if (length + more.length > buffer.length)
        buffer = Buffer.concat([buffer.subarray(0, length)], 2 * (length + more.length));
      more.copy(buffer, length);
      length += more.length;
    },
    /** Drops the bytes after `to`. */
    cut: (to: number): void => void (length = to),
  };
}

const withLineFeed = (bytes: Buffer): Buffer =>
  bytes.at(-1) === LINE_FEED ? bytes : Buffer.concat([bytes, Buffer.of(LINE_FEED)]);

/**
 * Opens a file to append after `acknowledged`, its only content then; other content is saved beside it. Without `known` the file is written
 * again: after a failed sync the system may show data that it has given up writing, and a second sync would not report that.
 * @param known The file's content, if a new process has just read it.
 */
async function openAt(
  { disk, log }: JournalParts,
  path: string,
  acknowledged: Buffer,
  known: Buffer | undefined,
  keep: Keep,
): Promise<DiskFile> {
  if (known === undefined) await makeFolder(disk, dirname(path));
  const bytes = known ?? (await disk.readFile(path).catch(nothingIfMissing));
  const extra = extraIn(bytes, acknowledged);
  const keptName = extra.length > 0 ? await keep('.broken', extra) : undefined;
  if (keptName !== undefined)
    log(`${basename(path)}: ${extra.length} bytes that were never acknowledged are kept in ${keptName}`);
  // Compare the content, not the length: the line feed may be another byte
  if (known === undefined || !acknowledged.equals(bytes)) await writeWhole(disk, path, acknowledged);
  const file = await disk.open(path, 'a');
  try {
    await file.sync();
    await disk.syncFolder(dirname(path)); // its creator may have been killed before that
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}

/** Returns the bytes of a file that are not in the journal: those after its end, or all if the file is another one. */
function extraIn(bytes: Buffer, acknowledged: Buffer): Buffer {
  const begins = (whole: Buffer, part: Buffer): boolean => whole.subarray(0, part.length).equals(part);
  const text = acknowledged.subarray(0, -1); // the line feed may be missing
  if (begins(bytes, acknowledged)) return bytes.subarray(acknowledged.length);
  if (begins(bytes, text)) return bytes.subarray(text.length);
  return begins(acknowledged, bytes) ? Buffer.alloc(0) : bytes;
}

function nothingIfMissing(error: unknown): Buffer {
  if (errorCode(error) !== 'ENOENT') throw error;
  return Buffer.alloc(0);
}
