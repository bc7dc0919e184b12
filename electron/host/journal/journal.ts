import { basename, dirname } from 'node:path';
import type { Disk, DiskFile } from '../disk.ts';
import { errorCode, errorText, unusedPath, makeFolder, writeAll, writeWhole } from '../files.ts';
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

/** What a journal works with. */
export interface JournalParts {
  readonly disk: Disk;
  readonly log: Log;
  /** The file was gone, or not the one that was written, and has been written again from memory. */
  readonly rewritten?: () => void;
}

/** The log of one table on disk. */
export interface Journal {
  /**
   * Resolves when the lines are on disk under the journal's name: one write, one sync, one look at the name. A crash before that may leave
   * some of them, always the first ones. Rejects with the system's error; then nobody knows what is on disk, and every further append
   * rejects until `reopen` has resolved.
   */
  append(lines: readonly JournalLine[]): Promise<void>;
  /**
   * Looks whether the file is still there, and all of it; if somebody has removed, replaced or cut it, it is written again from memory.
   * Rejects with the system's error if that fails; then every append rejects until `reopen` has resolved. Not to be called during an append.
   */
  check(): Promise<void>;
  /** Why nothing can be appended: the system's error. Undefined as long as the journal works. */
  failure(): unknown;
  /**
   * Makes a journal that has failed work again: writes what was acknowledged to a new file under its name, so that nothing comes back that
   * was refused. Rejects with why not; then it can be tried again. Does nothing as long as the journal works.
   */
  reopen(): Promise<void>;
  /** Checks the file a last time, and lets go of it. */
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

/** How the names of files begin behind that of a journal that may tell of games which stand nowhere else. */
export const DAMAGED = '.damaged';
export const DISCARDED = '.discarded';

/**
 * Begins a journal with its header and first lines; all of them, and the name in its folder, are on disk when this resolves. Rejects with the
 * system's error; then there is no journal.
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
    await disk.remove(path); // a table that was refused does not come back,
    await disk.syncFolder(dirname(path)); // nor after the machine has stopped
    throw error;
  }
  return journal;
}

/**
 * Opens a journal to go on writing; one of an older version is written anew, and kept as `<path>.v4` or `.v5`. An unfinished last line is copied
 * to `<path>.broken` and cut off. Where any other line is bad, the file stays as it is and the good lines before it are copied to
 * `<path>.good`. A journal that can be read but not written is open and has failed. Rejects with the system's error.
 */
export async function openJournal(parts: JournalParts, path: string): Promise<OpenedJournal> {
  const bytes = await parts.disk.readFile(path);
  const reading = readJournal(bytes);
  if (reading.type === 'broken') await keepGood(parts, path, bytes.subarray(0, reading.goodBytes));
  if (reading.type !== 'readable') return reading;
  const isOld = reading.header.format !== JOURNAL_FORMAT;
  const { header, lines, end, text } = isOld
    ? upgraded(reading)
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
 * Makes the good part of a damaged journal the journal; the damaged file is kept as `<path>.damaged`. On disk when it resolves. False
 * if there is nothing to restore: the journal is not damaged, or its very first entry is. Rejects with the system's error.
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

/** Keeps a journal under another name, so that its table is not taken up again. Resolves with the new name of the file. */
export async function putAside({ disk, log }: JournalParts, path: string): Promise<string> {
  const aside = await unusedPath(disk, path + DISCARDED);
  await disk.rename(path, aside);
  await disk.syncFolder(dirname(path));
  log(`${basename(path)} was put aside as ${basename(aside)}`);
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
function upgraded({ header: old, lines }: Readable): Readable & { readonly text: string } {
  const header = { ...old, format: JOURNAL_FORMAT };
  return { type: 'readable', header, lines, ...encodeLines(EMPTY, [header, ...lines]) };
}

/** Keeps bytes under a free name beside a journal; resolves with its name, or undefined where that has just been done: what fails is tried often. */
type Keep = (ending: string, bytes: Buffer) => Promise<string | undefined>;

function keeperOf(disk: Disk, path: string): Keep {
  let last: Buffer | undefined;
  return async (ending, bytes) => {
    if (last?.equals(bytes) === true) return undefined;
    const aside = await unusedPath(disk, path + ending);
    await writeWhole(disk, aside, bytes);
    last = bytes;
    return basename(aside);
  };
}

/** Writes an older journal anew, and keeps it as it was. Resolves with what the file holds then. */
async function rewrite(
  { disk, log }: JournalParts,
  path: string,
  format: string,
  text: Buffer,
  keep: Keep,
): Promise<Buffer> {
  const version = format.replace(/^.*@/, '');
  const old = await disk.readFile(path);
  const kept = old.equals(text) ? undefined : await keep(`.v${version}`, old); // it may have been written, and not synced
  await writeWhole(disk, path, text);
  if (kept !== undefined)
    log(`${basename(path)} was written anew as ${JOURNAL_FORMAT}; as it was it is kept in ${kept}`);
  return text;
}

interface JournalStart {
  /** The last line that was acknowledged. */
  readonly end: JournalEnd;
  /** All lines up to there, as they are written. */
  readonly acknowledged: Buffer;
  /** What the file holds, before it is opened for the first time; absent: there is none. */
  readonly read?: (keep: Keep) => Promise<Buffer>;
}

/** A journal that is not opened yet: `reopen` does that. */
function journalAt(parts: JournalParts, path: string, start: JournalStart): Journal {
  const { disk, log } = parts;
  const [held, keep] = [growing(start.acknowledged), keeperOf(disk, path)];
  let { end, read } = start;
  let file: DiskFile | undefined;
  let identity: string | undefined;
  let failure: unknown = new Error('not opened yet');
  const letGo = async (): Promise<void> => {
    const old = file;
    file = undefined;
    await old?.close();
  };
  const open = async (known: Buffer | undefined): Promise<void> => {
    const opened = await openAt(parts, path, held.bytes(), known, keep);
    ({ identity } = await disk.look(path).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    }));
    file = opened;
    failure = undefined;
  };
  const check = async (): Promise<void> => {
    const seen = await disk.look(path).catch(() => undefined);
    if (seen?.size === end.bytes && seen.identity === identity) return;
    log(
      `${basename(path)} was ${seen === undefined ? 'removed' : 'changed'} by somebody else; it is written again`,
    );
    await letGo().catch(() => undefined);
    await open(undefined);
    parts.rewritten?.();
  };
  /** After a failure nothing is tried again by itself: after a failed sync the system may call lost pages clean. */
  const orFail = async (act: (open: DiskFile) => Promise<void>): Promise<void> => {
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
      const [before, length] = [end, held.length()];
      await orFail(async (open) => {
        const encoded = encodeLines(end, lines);
        const bytes = Buffer.from(encoded.text);
        await writeAll(open, bytes);
        await open.datasync();
        held.add(bytes);
        ({ end } = encoded);
        await check();
      }).catch((error: unknown) => {
        held.cut(length);
        end = before;
        throw error;
      });
    },
    check: () => orFail(check),
    reopen: async () => {
      if (failure === undefined) return;
      try {
        await letGo().catch(() => undefined);
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
        await orFail(check).catch((error: unknown) =>
          log(`${basename(path)} could not be written again: ${errorText(error)}`),
        );
      await letGo();
    },
  };
}

/** Bytes to which more are added now and then. */
function growing(start: Buffer) {
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
    /** Forgets what was added behind `to`. */
    cut: (to: number): void => void (length = to),
  };
}

const withLineFeed = (bytes: Buffer): Buffer =>
  bytes.at(-1) === LINE_FEED ? bytes : Buffer.concat([bytes, Buffer.of(LINE_FEED)]);

/**
 * Opens a file to write behind `acknowledged`, which is all that it holds then; what else stood there is kept beside it. `known` is what
 * the file holds, where that has just been read by a new process. Otherwise it is written anew: after a failed sync the system may show
 * what it has given up to put on disk, and a second sync would say nothing of it.
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
  const kept = extra.length > 0 ? await keep('.broken', extra) : undefined;
  if (kept !== undefined)
    log(`${basename(path)}: ${extra.length} bytes that were never acknowledged are kept in ${kept}`);
  // The content, not the length: one other byte may stand where the line feed belongs
  if (known === undefined || !acknowledged.equals(bytes)) await writeWhole(disk, path, acknowledged);
  const file = await disk.open(path, 'a');
  try {
    await file.sync();
    await disk.syncFolder(dirname(path)); // who began it may have been killed before that
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}

/** What of a file's bytes is not in the journal: what stands behind it, or all of a file that is another one. */
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
