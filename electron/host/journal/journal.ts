import { open, readFile, rename, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE, syncFolder } from '../files.ts';
import { EMPTY, encodeLine, type JournalEnd, type JournalHeader, type JournalLine } from './format.ts';
import { readJournal, type JournalReading } from './reading.ts';

/** The log of one table on disk. */
export interface Journal {
  /**
   * Resolves when the line is on disk. Rejects with the system's error; then nobody knows what is on disk, and every further
   * append rejects too until the journal is read again.
   */
  append(line: JournalLine): Promise<void>;
  /** Lets go of the file. */
  close(): Promise<void>;
}

/** What opening a journal brings. */
export type OpenedJournal =
  | {
      readonly type: 'open';
      readonly journal: Journal;
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
    }
  | Exclude<JournalReading, { type: 'readable' }>;

/** Begins a journal with its header and first line; both, and the name in its folder, are on disk when this resolves. */
export async function createJournal(
  path: string,
  header: JournalHeader,
  first: JournalLine,
): Promise<Journal> {
  const begun = encodeLine(EMPTY, header);
  const second = encodeLine(begun.end, first);
  const file = await open(path, 'wx', PRIVATE);
  try {
    await file.writeFile(begun.text + second.text);
    await file.sync();
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close();
    throw error;
  }
  return journalAt(file, second.end);
}

/**
 * Opens a journal to go on writing. A torn last line is copied to `<path>.broken` and cut off. Where a line in the midst is bad,
 * the file stays as it is and the good lines before it are copied to `<path>.good`. Rejects with the system's error.
 */
export async function openJournal(path: string): Promise<OpenedJournal> {
  const bytes = await readFile(path);
  const reading = readJournal(bytes);
  if (reading.type === 'broken')
    await writeFile(`${path}.good`, bytes.subarray(0, reading.good), { mode: PRIVATE });
  if (reading.type !== 'readable') return reading;
  const { header, lines } = reading;
  if (reading.torn > 0) {
    await writeFile(`${path}.broken`, bytes.subarray(reading.end.bytes), { mode: PRIVATE });
    await truncate(path, reading.end.bytes);
  }
  const file = await open(path, 'a', PRIVATE);
  const end = reading.isUnended ? { ...reading.end, bytes: reading.end.bytes + 1 } : reading.end;
  if (reading.isUnended) await file.appendFile('\n');
  await file.sync();
  return { type: 'open', journal: journalAt(file, end), header, lines };
}

/** Keeps a journal that cannot be used under another name, so that its table is not tried again at each start. */
export const setAside = (path: string): Promise<void> => rename(path, `${path}.broken`);

function journalAt(file: FileHandle, start: JournalEnd): Journal {
  let end = start;
  let failure: unknown;
  return {
    append: async (line) => {
      if (failure !== undefined) throw failure;
      const encoded = encodeLine(end, line);
      try {
        await file.appendFile(encoded.text);
        await file.datasync();
      } catch (error) {
        failure = error; // never tried again: after a failed sync the system may call lost pages clean
        throw error;
      }
      end = encoded.end;
    },
    close: () => file.close(),
  };
}
