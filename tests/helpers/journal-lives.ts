import fc from 'fast-check';
import { expect } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { errorCode, makeFolder } from '../../electron/host/storage/files.ts';
import { JOURNAL_FORMAT, type JournalLine } from '../../electron/host/journal/format.ts';
import {
  createJournal,
  openJournal,
  restoreGood,
  type Journal,
} from '../../electron/host/journal/journal.ts';
import { FaultyDisk, MachineStopped, type DiskCall, type Fate } from './faulty-disk.ts';

export const FOLDER = '/home/ada/tables';
export const PATH = `${FOLDER}/kitchen.journal`;
export const HEADER = { format: JOURNAL_FORMAT, table: 'kitchen', rules: 1 };
export const partsOn = (disk: FaultyDisk) => ({ disk, log: () => undefined });
export const open = (disk: FaultyDisk) => openJournal(partsOn(disk), PATH);

/** What was said to people, and what may be on disk besides, because nobody was answered yet. */
interface Book {
  told: readonly number[];
  underway: readonly number[];
  next: number;
}
export const newBook = (): Book => ({ told: [], underway: [], next: 0 });

export const line = (number: number): JournalLine => ({ entry: { type: 'acted', number } });
export const numbersIn = (lines: readonly JournalLine[]): number[] =>
  lines.map(({ entry }) => Number(Reflect.get(entry as object, 'number')));

/** Throws unless everything that was told is there, in order, and nothing else but what was under way. */
function check(found: readonly number[], { told, underway }: Book): void {
  expect(found.slice(0, told.length)).toEqual(told);
  const rest = found.slice(told.length);
  expect(rest).toEqual(underway.slice(0, rest.length));
}

/** Does something until it goes well; the machine's stop is passed on. */
async function insist<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof MachineStopped || errorCode(error) === undefined || tries > 100) throw error;
    }
  }
}

/** Takes the journal up, or begins it. */
export async function takeUp(disk: FaultyDisk, book: Book): Promise<Journal> {
  await insist(() => makeFolder(disk, FOLDER));
  const opened = await insist(() => open(disk).catch(nothingIfMissing));
  if (opened?.type === 'open') {
    check(numbersIn(opened.lines), book);
    await insist(() => opened.journal.reopen());
    book.told = numbersIn(opened.lines); // they are shown from now on
    book.underway = [];
    return opened.journal;
  }
  if (opened?.type === 'broken') {
    // A write that nobody heard of can leave a hole, which cannot be told from damage; what was told is in the good part
    await insist(() => restoreGood(partsOn(disk), PATH));
    return await takeUp(disk, book);
  }
  // A journal has its name only once it is whole, so it is there or not
  if (opened !== undefined) throw new Error(opened.type);
  expect(book.told).toEqual([]);
  return await begin(disk, book);
}

async function begin(disk: FaultyDisk, book: Book): Promise<Journal> {
  const number = book.next++;
  book.underway = [number];
  try {
    const journal = await createJournal(partsOn(disk), PATH, HEADER, [line(number)]);
    book.told = [number];
    book.underway = [];
    return journal;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    // The process that failed to begin a journal never opens it, also where it could not remove it: a failed sync may have dropped it
    await insist(async () => {
      await disk.remove(PATH);
      await disk.syncFolder(FOLDER);
    });
    return await takeUp(disk, book);
  }
}

const nothingIfMissing = (error: unknown): undefined => {
  if (errorCode(error) !== 'ENOENT') throw error;
};

/** Takes the journal up and appends; after a refusal it is reopened. */
async function live(disk: FaultyDisk, book: Book, batches: readonly number[]): Promise<void> {
  const journal = await takeUp(disk, book);
  for (const size of batches) {
    const numbers = Array.from({ length: size }, () => book.next++);
    book.underway = numbers;
    try {
      await journal.append(numbers.map(line));
      book.told = [...book.told, ...numbers];
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      await expect(journal.append([line(-1)])).rejects.toBe(error); // nothing more is taken
      await insist(() => journal.reopen());
    }
    book.underway = [];
  }
  await journal.close().catch(nothingIfMissing);
}

/** One start of a host, what it appends, and what goes wrong. */
export interface Life {
  readonly batches: readonly number[];
  /** The call in which the process or the machine ends. */
  readonly ends: number;
  readonly isKill: boolean;
  /** Calls that fail. */
  readonly faults: readonly {
    readonly at: number;
    readonly fate: Exclude<Fate, 'done' | 'skipped' | 'crashed'>;
  }[];
}

export const lives: fc.Arbitrary<readonly Life[]> = fc.array(
  fc.record({
    batches: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
    ends: fc.nat(45),
    isKill: fc.boolean(),
    faults: fc.array(
      fc.record({
        at: fc.nat(45),
        fate: fc.constantFrom('short' as const, { failed: 'EIO' }, { failed: 'ENOSPC' }),
      }),
      { maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Lives one after the other on the same disk; at the end the machine stops once more, and what was told has to be there. */
export async function outlive(
  all: readonly Life[],
  seed: number,
  isSkipped: (call: DiskCall) => boolean,
): Promise<void> {
  const book = newBook();
  let disk = new FaultyDisk(createRng(String(seed)));
  for (const life of all) {
    let hasFailedSync = false;
    const fate = (call: DiskCall): Fate => {
      if (call.number === life.ends) return 'crashed';
      const fault = life.faults.find(({ at }) => at === call.number)?.fate;
      if (fault === 'short') return call.what === 'write' ? 'short' : 'done';
      if (fault !== undefined && call.what !== 'close') {
        hasFailedSync ||= call.what === 'datasync' || call.what === 'sync';
        return fault;
      }
      return isSkipped(call) ? 'skipped' : 'done';
    };
    const before = disk;
    disk = before.afterKill(fate);
    await live(disk, book, life.batches).catch((error: unknown) => {
      if (!(error instanceof MachineStopped)) throw error;
    });
    // What a failed sync has dropped can still be read, and nobody can tell: no process survives that without the machine
    if (!life.isKill || hasFailedSync) disk = disk.afterCrash();
  }
  await takeUp(disk.afterCrash(), book);
}
