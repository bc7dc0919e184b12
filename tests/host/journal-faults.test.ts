import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { errorCode, makeFolder } from '../../electron/host/files.ts';
import {
  encodeLines,
  EMPTY,
  JOURNAL_FORMAT,
  JOURNAL_FORMAT_1,
  type JournalLine,
} from '../../electron/host/journal/format.ts';
import {
  createJournal,
  openJournal,
  restoreGood,
  setAside,
  type Journal,
} from '../../electron/host/journal/journal.ts';
import { FaultyDisk, MachineStopped, type DiskCall, type Fate } from '../helpers/faulty-disk.ts';

const FOLDER = '/home/ada/tables';
const PATH = `${FOLDER}/kitchen.journal`;
const HEADER = { format: JOURNAL_FORMAT, table: 'kitchen', rules: 1 };
const partsOn = (disk: FaultyDisk) => ({ disk, log: () => undefined });
const open = (disk: FaultyDisk) => openJournal(partsOn(disk), PATH, () => Promise.resolve(new Map()));

/** What was said to people, and what may be on disk besides, because nobody was answered yet. */
interface Book {
  told: readonly number[];
  underway: readonly number[];
  next: number;
}
const newBook = (): Book => ({ told: [], underway: [], next: 0 });

const line = (number: number): JournalLine => ({ entry: { type: 'acted', number } });
const numbersIn = (lines: readonly JournalLine[]): number[] =>
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
async function takeUp(disk: FaultyDisk, book: Book): Promise<Journal> {
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
    if (opened.goodLines > 0) await insist(() => restoreGood(partsOn(disk), PATH));
    else await insist(() => setAside(partsOn(disk), PATH).catch(nothingIfMissing));
    return await takeUp(disk, book);
  }
  if (opened?.type === 'unknown-format') throw new Error(opened.format);
  expect(book.told).toEqual([]);
  if (opened !== undefined) await insist(() => setAside(partsOn(disk), PATH).catch(nothingIfMissing));
  return await begin(disk, book);
}

async function begin(disk: FaultyDisk, book: Book): Promise<Journal> {
  const number = book.next++;
  book.underway = [number];
  try {
    const journal = await createJournal(partsOn(disk), PATH, HEADER, line(number));
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

interface Life {
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

const lives: fc.Arbitrary<readonly Life[]> = fc.array(
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
async function outlive(
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

/** A journal that can neither be begun nor removed again at first. */
const UNREMOVED: readonly Life[] = [
  {
    batches: [3, 2, 1],
    ends: 45,
    isKill: false,
    faults: [14, 16].map((at) => ({ at, fate: { failed: 'ENOSPC' } })),
  },
];

const nothing = (): boolean => false;
const property = (isSkipped: (call: DiskCall) => boolean) =>
  fc.asyncProperty(lives, fc.integer(), (all, seed) => outlive(all, seed, isSkipped));

describe('a journal on a disk that fails', () => {
  it('loses nothing that was acknowledged and brings nothing back that was refused, wherever it is interrupted', () =>
    fc.assert(property(nothing), { numRuns: 1_000, examples: [[UNREMOVED, -429424604]] }));

  const SYNCS: Record<string, (call: DiskCall) => boolean> = {
    'the content of a journal that is begun': ({ what, flags }) => what === 'sync' && flags === 'wx',
    'the name of a journal that is begun': ({ what, path }) => what === 'syncFolder' && path === FOLDER,
    'the name of its folder': ({ what, path }) => what === 'syncFolder' && path === '/home/ada',
    'the name of the folder above': ({ what, path }) => what === 'syncFolder' && path === '/home',
    'the lines that are appended': ({ what }) => what === 'datasync',
    'the lines that are found at the start': ({ what, flags }) => what === 'sync' && flags === 'a',
  };
  it.each(Object.entries(SYNCS))('does not hold without the sync of %s', async (_, isSkipped) => {
    await expect(fc.assert(property(isSkipped), { numRuns: 3_000, seed: 1 })).rejects.toThrow(
      'Property failed',
    );
  });
});

/** A file as it was before, what is done with it, and what a crash may not have cost. */
interface Rescue {
  readonly before: Buffer;
  readonly act: (disk: FaultyDisk) => Promise<unknown>;
  /** The bytes that are in one of the files whatever happens. */
  readonly kept: Buffer;
  /** The entries that the journal is opened with, once it is restored where it is broken. */
  readonly numbers: readonly number[];
}

const bytesOf = (format: string, count: number): Buffer =>
  Buffer.from(
    encodeLines(EMPTY, [{ ...HEADER, format }, ...Array.from({ length: count }, (_, at) => line(at))]).text,
  );
const TORN = bytesOf(JOURNAL_FORMAT, 4).subarray(0, -9);
const DAMAGED = bytesOf(JOURNAL_FORMAT, 4);
DAMAGED[DAMAGED.length - 9] = 0x7a;
const OLD = bytesOf(JOURNAL_FORMAT_1, 3);

const RESCUES: Record<string, Rescue> = {
  'a torn line that is cut off': {
    before: TORN,
    act: open,
    kept: TORN.subarray(bytesOf(JOURNAL_FORMAT, 3).length),
    numbers: [0, 1, 2],
  },
  'a damaged journal that is restored': {
    before: DAMAGED,
    act: (disk) => restoreGood(partsOn(disk), PATH),
    kept: DAMAGED,
    numbers: [0, 1, 2],
  },
  'a journal of version 1 that is upgraded': { before: OLD, act: open, kept: OLD, numbers: [0, 1, 2] },
};

/** Stops the machine in each call of `act`, several times with other remains. */
async function stopEverywhere(rescue: Rescue, isSkipped: (call: DiskCall) => boolean): Promise<void> {
  for (let at = 0, isDone = false; !isDone; at++) {
    for (let seed = 0; seed < 8; seed++) {
      const fate = (call: DiskCall): Fate =>
        call.number === at ? 'crashed' : isSkipped(call) ? 'skipped' : 'done';
      const disk = new FaultyDisk(createRng(`${at} ${seed}`), fate);
      disk.place(PATH, rescue.before);
      const outcome = await rescue.act(disk).then(
        () => 'done',
        (error: unknown) => error,
      );
      if (outcome !== 'done' && !(outcome instanceof MachineStopped)) throw outcome;
      isDone = disk.calls <= at;
      const found = disk.afterCrash();
      if (![...found.files().values()].some((bytes) => bytes.includes(rescue.kept))) throw new Error('gone');
      await restoreGood(partsOn(found), PATH);
      const opened = await open(found);
      if (opened.type !== 'open') throw new Error(opened.type);
      expect(numbersIn(opened.lines)).toEqual(rescue.numbers);
    }
  }
}

describe.each(Object.entries(RESCUES))('%s', (_, rescue) => {
  it('is nowhere lost', () => stopEverywhere(rescue, nothing));

  it.each(['.new', 'folder'])('is lost without the sync of its copy (%s)', async (which) => {
    const isSkipped = ({ what, path }: DiskCall): boolean =>
      which === 'folder' ? what === 'syncFolder' : what === 'sync' && path.endsWith('.new');
    await expect(stopEverywhere(rescue, isSkipped)).rejects.toThrow();
  });
});

describe('a full disk', () => {
  it('stops a journal until there is room again, and only what was acknowledged is there then', async () => {
    const disk = new FaultyDisk(createRng('full'));
    const book = newBook();
    const journal = await takeUp(disk, book);
    disk.room = 30; // not even one line
    await expect(journal.append([line(1), line(2)])).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(journal.reopen()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(journal.failure()).toMatchObject({ code: 'ENOSPC' });
    disk.room = Number.POSITIVE_INFINITY;
    await journal.reopen();
    expect(journal.failure()).toBeUndefined();
    await journal.append([line(3)]);
    await journal.close();
    const opened = await open(disk.afterCrash());
    expect(opened.type === 'open' && numbersIn(opened.lines)).toEqual([0, 3]);
  });

  it('does not keep a journal from being read, also one that has to be mended or upgraded first', async () => {
    for (const bytes of [bytesOf(JOURNAL_FORMAT, 3), TORN, OLD]) {
      const disk = new FaultyDisk(createRng('full'), ({ what }) =>
        what === 'write' || what === 'open' ? { failed: 'EROFS' } : 'done',
      );
      disk.place(PATH, bytes);
      const opened = await open(disk);
      expect(opened.type === 'open' && numbersIn(opened.lines)).toEqual([0, 1, 2]);
      expect(opened.type === 'open' && opened.journal.failure()).toMatchObject({ code: 'EROFS' });
      expect(disk.files().get(PATH)).toEqual(bytes);
    }
  });
});
