import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join as joinPath } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import { EMPTY, encodeLine, JOURNAL_FORMAT } from '../../electron/host/journal/format.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import {
  createJournal,
  openJournal,
  restoreGood,
  type OpenedJournal,
} from '../../electron/host/journal/journal.ts';
import { readJournal } from '../../electron/host/journal/reading.ts';
import { FaultyDisk, type DiskCall } from '../helpers/faulty-disk.ts';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { until } from '../helpers/eventually.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { playOn } from '../helpers/host-player.ts';

/** Torn journals that are read, over all. */
const LEAST_VARIANTS = 10_000;
/** So much of the played game's journal is torn, at every byte. */
const MOST_BYTES = 4_000;

const NAMES = ['Ada', 'Ben', 'Cleo'];

const log: string[] = [];
const parts = { disk: systemDisk, log: (line: string) => log.push(line) };

/** Opens a journal of this version. */
const open = (path: string): Promise<OpenedJournal> => openJournal(parts, path);

let folder: string;
let whole: Buffer;
let table: TableId;
let lines: readonly string[];
/** Byte offsets behind each line. */
let ends: readonly number[];

/** The journal of a game that was really played. */
beforeAll(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-journal-'));
  const running = await testHost();
  table = await openTestTable(running.host);
  const [ada] = await seatGuests(running.host, table, ['Ada']);
  for (const at of [1, 2]) await ada?.client.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await ada?.client.ask({ type: 'start' });
  if (ada !== undefined) await playOn(ada.client, 'journal');
  await running.stop();
  const played = await readFile(joinPath(running.folder, 'tables', `${table}.journal`));
  await running.dispose();
  whole = played.subarray(0, played.lastIndexOf('\n', MOST_BYTES) + 1);
  const reading = readJournal(whole);
  if (reading.type !== 'readable') throw new Error(reading.type);
  lines = reading.lines.map((line) => JSON.stringify(line));
  ends = [...whole.entries()].flatMap(([at, byte]) => (byte === 0x0a ? [at + 1] : []));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How many lines after the header were read, or why not; an Error if anything was read that was never written. */
function read(bytes: Buffer): number | 'refused' | 'empty' {
  const reading = readJournal(bytes);
  if (reading.type === 'empty') return 'empty';
  if (reading.type !== 'readable') return 'refused';
  if (reading.header.table !== table || reading.header.format !== JOURNAL_FORMAT)
    throw new Error('misread header');
  for (const [index, line] of reading.lines.entries())
    if (JSON.stringify(line) !== lines[index]) throw new Error(`misread line ${index}`);
  return reading.lines.length;
}

const damaged = (change: (bytes: Buffer) => void): Buffer => {
  const copy = Buffer.from(whole);
  change(copy);
  return copy;
};

describe('a torn journal', () => {
  it('is read or refused, never misread, whatever happens to whichever byte', () => {
    const rng = createRng('torn');
    let variants = 0;
    const check = (
      bytes: Buffer,
      expected: (outcome: ReturnType<typeof read>) => boolean,
      what: string,
    ): void => {
      variants += 1;
      const outcome = read(bytes);
      if (!expected(outcome)) throw new Error(`${what}: ${outcome}`);
    };
    for (let at = 0; at < whole.length; at++) {
      const complete = ends.filter((end) => end - 1 <= at).length;
      // Cut: every line that was on disk whole is there (a lost line feed loses no line)
      check(
        whole.subarray(0, at),
        (outcome) => outcome === (complete < 2 ? 'empty' : complete - 1),
        `cut at ${at}`,
      );
      const bit = 1 << rng.below(8);
      const flip = damaged((copy) => (copy[at] = (copy[at] ?? 0) ^ bit));
      check(
        flip,
        // The last line too: it was whole once, and may have been acknowledged. Without its line feed it can be read
        (outcome) => outcome === (at === whole.length - 1 ? lines.length : 'refused'),
        `flip at ${at}`,
      );
      const zeros = damaged((copy) => copy.fill(0, at, Math.min(whole.length, at + 1 + rng.below(64))));
      const isLost = (outcome: ReturnType<typeof read>): boolean =>
        typeof outcome === 'string' || outcome < lines.length || at === whole.length - 1;
      check(zeros, isLost, `zeros at ${at}`);
      const rest = damaged((copy) => copy.fill(0, at));
      check(rest, isLost, `zeros from ${at}`);
    }
    expect(variants).toBeGreaterThan(LEAST_VARIANTS);
  });

  it('does not take lines that are doubled, left out, moved or of another table', () => {
    const text = whole.toString();
    const split = text.split('\n').slice(0, -1);
    const joined = (changed: readonly string[]): Buffer =>
      Buffer.from(changed.map((line) => `${line}\n`).join(''));
    for (let index = 1; index < split.length - 2; index++) {
      const [line = '', next = ''] = split.slice(index);
      expect(read(joined([...split.slice(0, index), line, ...split.slice(index)]))).toBe('refused');
      expect(read(joined([...split.slice(0, index), ...split.slice(index + 1)]))).toBe('refused');
      expect(read(joined([...split.slice(0, index), next, line, ...split.slice(index + 2)]))).toBe('refused');
    }
  });

  it('has its last line set aside and cut off, and is then written on', async () => {
    const path = joinPath(folder, 'torn.journal');
    const cut = whole.subarray(0, whole.length - 5);
    await writeFile(path, cut);
    const opened = await open(path);
    if (opened.type !== 'open') throw new Error(opened.type);
    expect(opened.lines).toHaveLength(lines.length - 1);
    await opened.journal.append([{ entry: 'next' }]);
    await opened.journal.close();
    const again = await open(path);
    if (again.type !== 'open') throw new Error(again.type);
    await again.journal.close();
    expect(again.lines.at(-1)).toEqual({ entry: 'next' });
    expect(await readFile(`${path}.broken`)).toEqual(cut.subarray(ends.at(-2) ?? 0));
  });

  /** What can stand where the last line feed was. */
  const ENDS: Record<string, string> = { nothing: '', 'a zero': '\0', zeros: '\0\0\0', 'another byte': '*' };
  it.each(Object.entries(ENDS))('keeps a last line that has %s for its line feed', async (_, text) => {
    const path = joinPath(folder, `unended ${text.length} ${text.charCodeAt(0)}.journal`);
    await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from(text)]));
    const opened = await open(path);
    if (opened.type !== 'open') throw new Error(opened.type);
    expect(opened.lines).toHaveLength(lines.length);
    await opened.journal.append([{ entry: 'next' }]);
    await opened.journal.close();
    const written = await readFile(path);
    expect(written.subarray(0, whole.length)).toEqual(whole);
    const reading = readJournal(written);
    expect(reading.type === 'readable' && reading.lines).toHaveLength(lines.length + 1);
  });

  it('that is damaged in the midst stays as it is, with its good part beside it', async () => {
    const path = joinPath(folder, 'broken.journal');
    const at = ends[5] ?? 0;
    const bytes = damaged((copy) => (copy[at + 20] = 0));
    await writeFile(path, bytes);
    expect(await open(path)).toEqual({ type: 'broken', line: 7, goodLines: 5, goodBytes: at });
    expect(await readFile(path)).toEqual(bytes);
    expect(read(await readFile(`${path}.good`))).toBe(5);
  });

  it('whose last line is damaged but whole stays as it is too: that line may have been acknowledged', async () => {
    const path = joinPath(folder, 'last.journal');
    const at = ends.at(-2) ?? 0;
    for (const damage of [20, whole.length - at - 2]) {
      const bytes = damaged((copy) => (copy[at + damage] = 0x7a));
      await writeFile(path, bytes);
      const expected = { type: 'broken', line: lines.length + 1, goodLines: lines.length - 1, goodBytes: at };
      expect(await open(path)).toEqual(expected);
      expect(await readFile(path)).toEqual(bytes);
      expect(read(await readFile(`${path}.good`))).toBe(lines.length - 1);
    }
    // The same without its line feed: full length, wrong sum
    const unended = damaged((copy) => (copy[at + 20] = 0x7a)).subarray(0, -1);
    expect(readJournal(unended)).toMatchObject({ type: 'broken', goodLines: lines.length - 1 });
  });

  it('is restored up to its good part when that is asked for, and kept as it was', async () => {
    const path = joinPath(folder, 'restored.journal');
    const bytes = damaged((copy) => (copy[(ends[5] ?? 0) + 20] = 0));
    for (const aside of ['.damaged', '.damaged-2']) {
      await writeFile(path, bytes);
      await open(path);
      expect(await restoreGood(parts, path)).toBe(true);
      expect(log.at(-1)).toContain(`restored.journal${aside}`);
      expect(await readFile(path + aside)).toEqual(bytes);
      const opened = await open(path);
      if (opened.type !== 'open') throw new Error(opened.type);
      await opened.journal.close();
      expect(opened.lines).toHaveLength(5);
      expect(await restoreGood(parts, path)).toBe(false);
    }
    expect(await readdir(folder)).not.toContain('restored.journal.good');
  });

  it('is not restored where nothing of it is good', async () => {
    const path = joinPath(folder, 'hopeless.journal');
    await writeFile(
      path,
      damaged((copy) => (copy[20] = 0)),
    );
    expect(await restoreGood(parts, path)).toBe(false);
  });

  it('of a newer format is refused', () => {
    const header = { format: 'auction-night/journal@99', table, rules: 1 };
    const { text } = encodeLine(EMPTY, header);
    expect(readJournal(Buffer.from(text))).toEqual({ type: 'unknown-format', format: header.format });
  });

  it('is never begun over another one', async () => {
    const path = joinPath(folder, 'twice.journal');
    const header = { format: JOURNAL_FORMAT, table, rules: 1 };
    await (await createJournal(parts, path, header, [{ entry: 1 }])).close();
    await expect(createJournal(parts, path, header, [{ entry: 2 }])).rejects.toThrow('already');
  });
});

describe('a host that starts', () => {
  it('takes up what it can read, with the same ids and seats, and says what it cannot', async () => {
    const first = await testHost();
    const [good, bad] = [
      await openTestTable(first.host),
      await openTestTable(first.host, { title: 'Attic' }),
    ];
    const [ada] = await seatGuests(first.host, good, ['Ada']);
    await first.stop();
    const path = joinPath(first.folder, 'tables', `${bad}.journal`);
    const bytes = await readFile(path);
    bytes[20] = 0;
    await writeFile(path, bytes);
    const second = await testHost({ dataDir: first.folder });
    expect(second.log.join('\n')).toContain(`table ${bad} was not taken up`);
    expect(second.host.ownerSecret).toBe(first.host.ownerSecret);
    const back = await join(second.host.port, `/ws/${good}`, { tokens: [ada?.token ?? ''] });
    expect((await back.untilTable(() => true)).you.seats).toEqual([0]);
    expect(await readFile(path)).toEqual(bytes);
    const files = await readdir(joinPath(first.folder, 'tables'));
    expect(files).toEqual(expect.arrayContaining([`${bad}.journal`, `${bad}.journal.good`]));
    await second.dispose();
  });

  describe('a table whose game has ended', () => {
    const DAY = 24 * 60 * 60_000;
    const clock = manualClock();
    let dataDir: string;
    let ended: TableId;
    let token: string | undefined;
    beforeEach(async () => {
      const first = await testHost({ clock });
      ended = await openTestTable(first.host, { seatCount: 3 });
      const [ada] = await seatGuests(first.host, ended, NAMES);
      await ada?.client.ask({ type: 'start' });
      await ada?.client.ask({ type: 'end-game' });
      dataDir = first.folder;
      token = ada?.token;
      await first.stop();
    });
    const tableFiles = (): Promise<string[]> => readdir(joinPath(dataDir, 'tables'));
    const idleFiles = async (): Promise<string[]> =>
      (await tableFiles()).filter((name) => name.endsWith('.idle'));
    const isThere = async (host: TestHost['host']): Promise<unknown> =>
      (await join(host.port, `/ws/${ended}`, { tokens: [token ?? ''] })).close();

    it('is let go of by the second start that finds it idle, when a day has gone by each time', async () => {
      clock.advance(DAY);
      const next = await testHost({ dataDir, clock });
      await isThere(next.host);
      await next.stop();
      expect(await idleFiles()).toEqual([]);
      clock.advance(1);
      const second = await testHost({ dataDir, clock });
      await until(async () => (await idleFiles()).length === 1);
      await isThere(second.host);
      await second.stop();
      clock.advance(DAY + 1);
      const last = await testHost({ dataDir, clock });
      await until(async () => (await tableFiles()).length === 0);
      await last.dispose();
    });

    it('stays when the clock was wrong for a long time, and is marked no more when it is used again', async () => {
      clock.setBack(-400 * DAY);
      const wrong = await testHost({ dataDir, clock });
      await until(async () => (await idleFiles()).length === 1);
      await wrong.stop();
      clock.setBack(400 * DAY);
      const right = await testHost({ dataDir, clock });
      await isThere(right.host);
      await until(async () => (await idleFiles()).length === 0);
      await right.dispose();
    });
  });

  it('is alone in its folder', async () => {
    const first = await testHost();
    await expect(testHost({ dataDir: first.folder })).rejects.toThrow(
      `Auction Night is already running with the folder ${first.folder}`,
    );
    await first.stop();
    const second = await testHost({ dataDir: first.folder });
    await second.dispose();
  });
});

describe('a journal that is opened anew again and again, in vain', () => {
  const PATH = '/tables/0123456789abcdef.journal';
  /** A disk on which the journal cannot be written; files beside it can. */
  const stubborn = (isBad: (call: DiskCall) => boolean): FaultyDisk =>
    new FaultyDisk(createRng('stubborn'), (call) => (isBad(call) ? { failed: 'ENOSPC' } : 'done'));
  const beside = (disk: FaultyDisk): readonly string[] =>
    [...disk.files().keys()].filter((path) => path !== PATH).map((path) => basename(path));
  const isOfJournal = ({ what, path }: DiskCall): boolean => what === 'write' && path === `${PATH}.new`;

  it('keeps what was never acknowledged beside it once', async () => {
    let isFull = false;
    const disk = stubborn((call) => isFull && (isOfJournal(call) || call.what === 'datasync'));
    const entry = { type: 'nonsense', at: 0 };
    const header = { format: JOURNAL_FORMAT, table: '0123456789abcdef', rules: 1 };
    disk.place('/tables/other', Buffer.alloc(0));
    const journal = await createJournal({ disk, log: () => undefined }, PATH, header, [{ entry }]);
    isFull = true;
    await expect(journal.append([{ entry }])).rejects.toThrow('ENOSPC');
    for (let tries = 0; tries < 3; tries++) await expect(journal.reopen()).rejects.toThrow('ENOSPC');
    expect(beside(disk)).toEqual(['other', `${basename(PATH)}.broken`]);
    isFull = false;
    await journal.reopen();
    await journal.append([{ entry }]);
    expect(beside(disk)).toEqual(['other', `${basename(PATH)}.broken`]);
  });

  it('keeps one of an older version beside it once', async () => {
    let isFull = true;
    const disk = stubborn((call) => isFull && isOfJournal(call));
    const golden = joinPath(import.meta.dirname, '../golden/journal-4/6b38ed229a6d72cb.journal');
    disk.place(PATH, await readFile(golden));
    const opened = await openJournal({ disk, log: () => undefined }, PATH);
    if (opened.type !== 'open') throw new Error(opened.type);
    for (let tries = 0; tries < 3; tries++) await expect(opened.journal.reopen()).rejects.toThrow('ENOSPC');
    expect(beside(disk)).toEqual([`${basename(PATH)}.v4`]);
    isFull = false;
    await opened.journal.reopen();
    expect(beside(disk)).toEqual([`${basename(PATH)}.v4`]);
    expect(readJournal(disk.files().get(PATH) ?? Buffer.alloc(0))).toMatchObject({
      type: 'readable',
      header: { format: JOURNAL_FORMAT },
    });
  });
});
