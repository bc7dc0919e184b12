import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { SeatKeyStore } from '../../core/protocol/seat-keys.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { openSeatKeys } from '../../electron/main/seat-keys.ts';
import { browserSeatKeys } from '../../renderer/net/browser-seat-keys.ts';
import { createLocalStore } from '../../renderer/net/local-store.ts';
import { eventually } from '../helpers/eventually.ts';
import { FaultyDisk, type DiskCall, type Fate } from '../helpers/faulty-disk.ts';

const HERE = toTableId('00112233445566aa') as TableId;
const THERE = toTableId('fedcba9876543210') as TableId;
const PATH = '/data/seat-keys.ndjson';
const token = (number: number): string => number.toString(16).padStart(32, '0');
const key = (number: number, host = 'own') => ({ token: token(number), host });

/** A disk with the folder of an app, and perhaps the file as it was found there. */
function diskWith(file?: string | Buffer, fate?: (call: DiskCall) => Fate): FaultyDisk {
  const disk = new FaultyDisk(createRng('keys'), fate);
  disk.place('/data/window.json', Buffer.from('{}'));
  if (file !== undefined) disk.place(PATH, Buffer.from(file));
  return disk;
}
/** Lines of the log. */
const logged: string[] = [];
const openOn = (disk: Disk, path = PATH, today?: () => string) =>
  openSeatKeys({ disk, log: (line) => void logged.push(line) }, path, today);
const fileOn = (disk: FaultyDisk, path = PATH): Buffer => disk.files().get(path) ?? Buffer.alloc(0);

/** A file with two keys for one table and one for another. */
async function wholeFile(): Promise<string> {
  const disk = diskWith();
  const keys = await openOn(disk);
  await keys.keepSeatKey(HERE, key(1));
  await keys.keepSeatKey(HERE, key(2));
  await keys.keepSeatKey(THERE, key(3, '192.168.1.5:47474'));
  return fileOn(disk).toString();
}

/** What a browser keeps for pages of an address. */
function fakeStorage(): Storage {
  const texts: Record<string, string> = {};
  return Object.defineProperties(texts, {
    getItem: { value: (name: string) => texts[name] ?? null },
    setItem: { value: (name: string, text: string) => Object.assign(texts, { [name]: text }) },
    removeItem: { value: (name: string) => Reflect.deleteProperty(texts, name) },
  }) as object as Storage;
}

describe.each<[string, () => Promise<SeatKeyStore>]>([
  ['of the app', () => openOn(diskWith())],
  [
    'of a browser',
    () => {
      const storage = fakeStorage();
      return Promise.resolve(browserSeatKeys(createLocalStore(() => storage)));
    },
  ],
])('the keys %s', (_where, open) => {
  let keys: SeatKeyStore;
  beforeEach(async () => (keys = await open()));

  it('are kept by table, the newest last, each token once', async () => {
    expect(await keys.keepSeatKey(HERE, key(1))).toBe(true);
    await keys.keepSeatKey(HERE, key(2));
    await keys.keepSeatKey(THERE, key(3));
    await keys.keepSeatKey(HERE, key(1, '192.168.1.5:47474'));
    expect(await keys.seatKeys(HERE)).toEqual([key(2), key(1, '192.168.1.5:47474')]);
    expect(await keys.seatKeys(THERE)).toEqual([key(3)]);
  });

  it('go one by one', async () => {
    for (const number of [1, 2]) await keys.keepSeatKey(HERE, key(number));
    await keys.dropSeatKey(HERE, token(1));
    await keys.dropSeatKey(HERE, token(9));
    expect(await keys.seatKeys(HERE)).toEqual([key(2)]);
  });

  it('are at most 24 of a table', async () => {
    for (let number = 0; number < 30; number++) await keys.keepSeatKey(HERE, key(number));
    expect((await keys.seatKeys(HERE)).map((one) => one.token)).toEqual(
      Array.from({ length: 24 }, (_, index) => token(index + 6)),
    );
  });
});

describe('the file of the keys', () => {
  it('is there for the next process, and can be read by nobody else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'auction-night-keys-'));
    const path = join(folder, 'seat-keys.ndjson');
    expect(await (await openOn(systemDisk, path)).keepSeatKey(HERE, key(1))).toBe(true);
    expect(await (await openOn(systemDisk, path)).seatKeys(HERE)).toEqual([key(1)]);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('has every key that was said to be kept, wherever the machine stops, and is never torn', async () => {
    for (let stop = 0; stop < 200; stop++) {
      // Each call of the disk is the last one in its turn, and each time something else of what was not synced is there.
      const fate = ({ number }: DiskCall): Fate => (number === stop % 40 ? 'crashed' : 'done');
      const disk = new FaultyDisk(createRng(`stop ${stop}`), fate);
      disk.place('/data/window.json', Buffer.from('{}'));
      const keys = await openOn(disk);
      const said: string[] = [];
      for (let number = 0; number < 5; number++)
        if (await keys.keepSeatKey(HERE, key(number))) said.push(token(number));
      const again = await openOn(disk.afterCrash());
      expect(again.damage).toBeUndefined();
      expect((await again.seatKeys(HERE)).map((one) => one.token)).toEqual(expect.arrayContaining(said));
    }
  });

  it('is written once for all that come while it is written', async () => {
    let writes = 0;
    const disk = diskWith(undefined, ({ what }) => {
      if (what === 'rename') writes += 1;
      return 'done';
    });
    const keys = await openOn(disk);
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const areKept = await Promise.all(numbers.map((number) => keys.keepSeatKey(HERE, key(number))));
    expect(areKept.every(Boolean)).toBe(true);
    expect(writes).toBeLessThanOrEqual(2);
    expect(await (await openOn(disk.afterCrash())).seatKeys(HERE)).toHaveLength(20);
  });

  it('that cannot be written is said so; the key lasts as long as the process, and comes with the next one', async () => {
    const disk = diskWith(await wholeFile());
    const keys = await openOn(disk);
    disk.room = 0;
    expect(await keys.keepSeatKey(THERE, key(4))).toBe(false);
    expect(logged.at(-1)).toBe('the keys of seats could not be written: ENOSPC');
    expect(await keys.seatKeys(THERE)).toEqual([key(3, '192.168.1.5:47474'), key(4)]);
    expect(fileOn(disk).toString()).toBe(await wholeFile());
    disk.room = Number.POSITIVE_INFINITY;
    expect(await keys.keepSeatKey(HERE, key(5))).toBe(true);
    const again = await openOn(disk.afterCrash());
    expect(await again.seatKeys(THERE)).toHaveLength(2);
    expect(await again.seatKeys(HERE)).toHaveLength(3);
  });

  it.each<[string, (file: string) => string | Buffer, number]>([
    ['its end is missing', (file) => file.slice(0, -20), 2],
    ['its last line is missing', (file) => file.slice(0, file.trimEnd().lastIndexOf('\n') + 1), 2],
    ['its first line is missing', (file) => file.slice(file.indexOf('\n') + 1), 3],
    ['there is something else in it', (file) => file.replace('\n', '\nsomething\n'), 3],
    ['a token is none', (file) => file.replace(token(2), 'x'.repeat(32)), 2],
    ['it comes from a newer version', (file) => file.replace('seat-keys@1', 'seat-keys@2'), 3],
    ['a part of it is zeros', (file) => Buffer.from(file).fill(0, 100, 200), 1],
    ['it is zeros', (file) => Buffer.alloc(file.length), 0],
    ['it is empty', () => '', 0],
  ])('is kept as it was where %s, and what can be read of it is taken over', async (_why, damaged, left) => {
    const file = damaged(await wholeFile());
    const disk = diskWith(file);
    const keys = await openOn(disk);
    expect(keys.damage).toEqual({ file: 'seat-keys.ndjson.damaged', keys: left });
    expect(logged.at(-1)).toBe(`the keys of seats were damaged: ${left} could be read`);
    expect(fileOn(disk, `${PATH}.damaged`)).toEqual(Buffer.from(file));
    const again = await openOn(disk.afterCrash());
    expect(again.damage).toBeUndefined();
    for (const opened of [keys, again])
      expect([...(await opened.seatKeys(HERE)), ...(await opened.seatKeys(THERE))]).toHaveLength(left);
  });

  it('that is damaged is not written over before it could be kept', async () => {
    const file = (await wholeFile()).slice(0, -20);
    const disk = diskWith(file);
    disk.room = 0;
    const keys = await openOn(disk);
    expect(keys.damage).toEqual({ file: 'seat-keys.ndjson', keys: 2 });
    expect(await keys.keepSeatKey(HERE, key(4))).toBe(false);
    expect(fileOn(disk).toString()).toBe(file);
    disk.room = Number.POSITIVE_INFINITY;
    expect(await keys.keepSeatKey(HERE, key(4))).toBe(true);
    expect(fileOn(disk, `${PATH}.damaged`).toString()).toBe(file);
  });

  it('that the disk does not give is put aside whole', async () => {
    const file = await wholeFile();
    const disk = diskWith(file, ({ what }) => (what === 'readFile' ? { failed: 'EIO' } : 'done'));
    const keys = await openOn(disk);
    expect(keys.damage).toEqual({ file: 'seat-keys.ndjson.damaged', keys: 0 });
    expect(fileOn(disk, `${PATH}.damaged`).toString()).toBe(file);
  });

  it('lets go of the keys of a table that were not needed on ninety days on which the app was used', async () => {
    const disk = diskWith();
    let day = 0;
    const open = () => openOn(disk, PATH, () => `day ${day}`);
    const keys = await open();
    await keys.keepSeatKey(HERE, key(1));
    await keys.keepSeatKey(THERE, key(2));
    for (day = 1; day < 89; day++) await open();
    expect(await (await open()).seatKeys(HERE)).toEqual([key(1)]); // and so they are used again
    await eventually(() => expect(fileOn(disk).toString()).toContain('"used":90'));
    day = 90;
    const later = await open();
    expect(await later.seatKeys(HERE)).toEqual([key(1)]);
    expect(await later.seatKeys(THERE)).toEqual([]);
  });

  it('does not grow without end: the keys that were used last stay', async () => {
    const disk = diskWith();
    const keys = await openOn(disk);
    const tables = Array.from(
      { length: 5_000 },
      (_, n) => toTableId(n.toString(16).padStart(16, '0')) as TableId,
    );
    await Promise.all(tables.map((table, number) => keys.keepSeatKey(table, key(number))));
    expect(await keys.seatKeys(tables[0] ?? HERE)).toEqual([]);
    expect(await keys.seatKeys(tables.at(-1) ?? HERE)).toHaveLength(1);
  });
});
