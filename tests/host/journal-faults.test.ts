import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { encodeLines, EMPTY, FORMATS, JOURNAL_FORMAT } from '../../electron/host/journal/format.ts';
import { restoreGood } from '../../electron/host/journal/journal.ts';
import { FaultyDisk, MachineStopped, type DiskCall, type Fate } from '../helpers/faulty-disk.ts';
import {
  HEADER,
  FOLDER,
  PATH,
  partsOn,
  open,
  newBook,
  line,
  numbersIn,
  takeUp,
  lives,
  outlive,
  type Life,
} from '../helpers/journal-lives.ts';

/** A journal that can neither be begun nor removed again at first. */
const UNREMOVED: readonly Life[] = [
  {
    batches: [3, 2, 1],
    ends: 45,
    isKill: false,
    faults: [14, 16].map((at) => ({ at, fate: { failed: 'ENOSPC' } })),
  },
];

/** The process is killed once it has removed a journal that it could not begin; the machine stops in the next start. */
const KILLED_WHILE_REMOVING: readonly Life[] = [
  { batches: [], ends: 18, isKill: true, faults: [{ at: 15, fate: { failed: 'ENOSPC' } }] },
  { batches: [], ends: 3, isKill: false, faults: [] },
];

const nothing = (): boolean => false;
const property = (isSkipped: (call: DiskCall) => boolean) =>
  fc.asyncProperty(lives, fc.integer(), (all, seed) => outlive(all, seed, isSkipped));

describe('a journal on a disk that fails', () => {
  it('loses nothing that was acknowledged and brings nothing back that was refused, wherever it is interrupted', () =>
    fc.assert(property(nothing), {
      numRuns: 1_000,
      examples: [
        [UNREMOVED, -429424604],
        [KILLED_WHILE_REMOVING, 0],
      ],
    }));

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
const OLD = bytesOf(FORMATS[0], 3);

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
  'a journal of an older version that is upgraded': { before: OLD, act: open, kept: OLD, numbers: [0, 1, 2] },
};

/** Stops the machine in each call of `act`, several times with other remains. */
async function stopEverywhere(rescue: Rescue, isSkipped: (call: DiskCall) => boolean): Promise<void> {
  for (let at = 0, isDone = false; !isDone; at++) {
    for (let seed = 0; seed < 16; seed++) {
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
