import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { NO_PEOPLE, withPeopleOf } from '../../core/house/people.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import { archiveOf, readArchive, type ArchivedFile } from '../../electron/host/storage/archive.ts';
import { houseText } from '../../electron/host/storage/house-file.ts';
import { readZip, ZipWriter } from '../../electron/host/storage/zip.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { contentsOf, PEOPLE, tableRecords, textOf, wholeArchive, zipOf } from '../helpers/archives.ts';

const HOUSE = { 'house.json': houseText(PEOPLE) };
const [[FILE, RECORD] = ['', undefined]] = tableRecords();
if (RECORD === undefined) throw new Error('no record');

function filesIn(bytes: Buffer): readonly ArchivedFile[] {
  const archive = readArchive(bytes);
  if (!archive.ok) throw new Error(archive.error);
  return [...archive.value.files()];
}
const problemOf = (bytes: Buffer): string | undefined => {
  const archive = readArchive(bytes);
  return archive.ok ? undefined : archive.error;
};

describe('an archive', () => {
  it('has all records and people as they were, and is the same file each time', async () => {
    const bytes = await wholeArchive();
    const archive = readArchive(bytes);
    expect(archive.ok && archive.value.people).toEqual(PEOPLE);
    expect(filesIn(bytes)).toMatchObject(
      tableRecords().map(([file, record]) => ({ ok: true, file, text: textOf(record) })),
    );
    expect(await wholeArchive()).toEqual(bytes);
  });

  it('does not say who is being forgotten', async () => {
    const forgetting = [{ ids: ['carlaaaa'], names: ['Carla'], devices: [], isOnlyBearer: true, as: 'Gast' }];
    const bytes = await archiveOf({ ...PEOPLE, forgetting }, contentsOf([]));
    const [house] = readZipOrThrow(bytes);
    expect(String(house?.text)).not.toContain('Carla');
  });

  it('may have been unpacked and packed again with its folder, as systems do it', () => {
    const files = filesIn(
      zipOf({
        'night/': '',
        'night/.DS_Store': 'x',
        '__MACOSX/night/._house.json': 'x',
        'night/house.json': houseText(PEOPLE),
        [`night/records/${FILE}`]: textOf(RECORD),
      }),
    );
    expect(files).toMatchObject([{ ok: true, file: FILE }]);
  });
});

const readZipOrThrow = (bytes: Buffer) => {
  const zip = readZip(bytes, { entries: 100, bytes: 1_000_000 });
  if (!zip.ok) throw new Error(zip.error);
  return zip.value.map((entry) => {
    const content = entry.read();
    return { name: entry.name, text: content.ok ? content.value.toString('utf8') : content.error };
  });
};

describe('what cannot be taken is named and left out', () => {
  const reasonsOf = (files: Readonly<Record<string, string>>) =>
    filesIn(zipOf({ ...HOUSE, ...files })).map((file) => (file.ok ? file.file : file.why));

  it('a damaged record, one of a newer version, an unfinished one, one that is too large, and other files', () => {
    const { meta: _meta, ...bare } = RECORD;
    expect(
      reasonsOf({
        'records/a.auction-game': '{"format":',
        'records/b.auction-game': textOf({ ...RECORD, format: 'auction-night/record@9' as never }),
        'records/c.auction-game': textOf({ ...bare, actions: [] }),
        'records/d.auction-game': textOf({
          ...RECORD,
          meta: { ...RECORD.meta, x: ' '.repeat(LIMITS.recordBytes) },
        }),
        'records/e.auction-game': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
        'records/notes.txt': 'x',
        [`records/${FILE}`]: textOf(RECORD),
      }),
    ).toEqual(['no-record', 'newer', 'unfinished', 'too-large', 'no-record', 'no-record', FILE]);
  });

  it('a name that leads out of the archive', () => {
    for (const name of ['../x', '/x', 'records/../../x', 'C:\\x', 'a\\..\\x', 'records//x', 'x\0'])
      expect(reasonsOf({ [`${name}.auction-game`]: textOf(RECORD) })).toEqual(['no-record']);
  });

  it('but a name that no system takes is replaced', () => {
    for (const name of ['con', 'Ännas Spiel', '-x', 'a'.repeat(200), 'a?b']) {
      const [file = ''] = reasonsOf({ [`records/${name}.auction-game`]: textOf(RECORD) });
      expect(file).toMatch(/^imported-[0-9a-f]{16}\.auction-game$/);
    }
  });

  it('a record whose bytes are not those of its sum', async () => {
    const bytes = await wholeArchive();
    bytes.writeUInt32LE(1, bytes.indexOf('PK\u0001\u0002', bytes.indexOf('PK\u0001\u0002') + 1) + 16);
    expect(filesIn(bytes).map((file) => file.ok || file.why)).toEqual(['unreadable', true, true]);
  });
});

describe('an archive is refused', () => {
  it('if it is none, has no people or two houses, or those of a newer version', () => {
    expect(problemOf(Buffer.from('no archive at all, but long enough to be one'))).toBe('no-archive');
    expect(problemOf(Buffer.alloc(0))).toBe('no-archive');
    expect(problemOf(zipOf({ [`records/${FILE}`]: textOf(RECORD) }))).toBe('no-archive');
    expect(problemOf(zipOf({ ...HOUSE, 'a/house.json': houseText(PEOPLE) }))).toBe('no-archive');
    expect(problemOf(zipOf({ 'house.json': '{"format":"auction-night/house@2"}' }))).toBe('newer');
    expect(problemOf(zipOf({ 'house.json': '{"format":"auction-night/house@1","people":7}' }))).toBe(
      'no-archive',
    );
    const late = { ...PEOPLE, people: PEOPLE.people.map((one) => ({ ...one, addedAt: 1e300 })) };
    expect(problemOf(zipOf({ 'house.json': houseText(late) }))).toBe('no-archive');
  });

  it('if it has too many files, people or bytes', () => {
    const many = Object.fromEntries(Array.from({ length: LIMITS.archiveEntries }, (_, at) => [`${at}`, '']));
    expect(problemOf(zipOf({ ...HOUSE, ...many }))).toBe('too-large');
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const idOf = (at: number) =>
      `aaaaa${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}${letters[Math.floor(at / 676)]}`;
    const people = Array.from({ length: 1_001 }, (_, at) => ({ ...PEOPLE.people[1], id: idOf(at) }) as never);
    expect(problemOf(zipOf({ 'house.json': houseText({ ...NO_PEOPLE, people }) }))).toBe('too-large');
    expect(problemOf(Buffer.alloc(LIMITS.archiveBytes + 1))).toBe('too-large');
  });

  it('before anything is unpacked, if its files would fill the disk', () => {
    const zip = new ZipWriter();
    const huge = Buffer.alloc(32 * 1024 * 1024);
    for (let count = 0; count < 9; count++) zip.add(`${count}.auction-game`, huge);
    const bytes = zip.end();
    expect(bytes.length).toBeLessThan(400_000);
    expect(problemOf(bytes)).toBe('too-large');
  });

  it('and a file that unpacks to more than it says is left out without being unpacked further', () => {
    const bytes = zipOf({ 'a.auction-game': 'x'.repeat(50_000_000) });
    bytes.writeUInt32LE(10, bytes.indexOf('PK\u0001\u0002') + 24);
    const before = process.memoryUsage().arrayBuffers;
    expect(readZipOrThrow(bytes)).toEqual([{ name: 'a.auction-game', text: 'unreadable' }]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });
});

/** Damages an archive as disks, mail programs and attackers do. */
function damaged(whole: Buffer, rng: Rng): Buffer {
  const bytes = Buffer.from(whole);
  const at = rng.below(bytes.length);
  const length = 1 + rng.below(64);
  switch (rng.below(7)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(length, rng.below(256)), bytes.subarray(at)]);
    case 3:
      return bytes.fill(0, at, Math.min(bytes.length, at + length));
    case 4: {
      // A header, where each byte means something
      const header = bytes.lastIndexOf('PK', at);
      bytes[Math.max(0, header) + rng.below(46)] = rng.below(256);
      return bytes;
    }
    case 5:
      bytes.copy(bytes, rng.below(bytes.length), at, at + length);
      return bytes;
    default:
      for (let count = 1 + rng.below(8); count > 0; count--) bytes[rng.below(bytes.length)] = rng.below(256);
      return bytes;
  }
}

/** Changes a value anywhere in a record, as somebody might who writes one by hand. */
function changedRecord(rng: Rng): string {
  const record = JSON.parse(textOf(RECORD as never)) as object;
  let holder: object = record;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) break;
    const key = rng.pick(keys);
    const inner: unknown = Reflect.get(holder, key);
    if (typeof inner === 'object' && inner !== null && rng.below(4) > 0) {
      holder = inner;
      continue;
    }
    const values = [null, -1, 1e300, '', 'x'.repeat(300), [], {}, [[]], true, '__proto__', '../x'];
    Reflect.set(holder, key, rng.pick<unknown>(values));
    break;
  }
  return JSON.stringify(record);
}

describe('10,000 damaged archives', () => {
  it('are read without a fault, and only whole records under safe names are taken', async () => {
    const whole = await wholeArchive();
    const texts = new Set(tableRecords().map(([, record]) => textOf(record)));
    const rng = createRng('damaged archives');
    const counts = { refused: 0, taken: 0, leftOut: 0, changed: 0 };
    for (let count = 0; count < 10_000; count++) {
      const isByHand = count % 10 === 0;
      const bytes = isByHand
        ? zipOf({ ...HOUSE, [`records/${FILE}`]: changedRecord(rng) })
        : damaged(whole, rng);
      const archive = readArchive(bytes);
      if (!archive.ok) counts.refused += 1;
      for (const file of archive.ok ? archive.value.files() : []) {
        if (!file.ok) counts.leftOut += 1;
        else if (isByHand) counts.changed += 1;
        else {
          counts.taken += 1;
          expect(texts.has(file.text)).toBe(true);
          expect(file.file).toMatch(/^[a-z0-9][a-z0-9._-]{0,120}$/i);
        }
      }
    }
    for (const number of Object.values(counts)) expect(number).toBeGreaterThan(100);
  });
});

describe('the people of another house', () => {
  const id = fc.constantFrom('annaaaaa', 'bennnnnn', 'carlaaaa', 'davidddd');
  const name = fc.constantFrom('Anna', 'Annie', 'Ben', 'Carla');
  const one = fc.record({
    id,
    name,
    otherNames: fc.uniqueArray(name, { maxLength: 2 }),
    colour: fc.nat(5),
    addedAt: fc.nat(9),
    devices: fc.uniqueArray(fc.constantFrom('a', 'b').map((digit) => digit.repeat(64))),
  });
  const house = fc
    .record({
      people: fc.uniqueArray(one, { selector: (person) => person.id }),
      merges: fc.dictionary(id, id),
    })
    .map(({ people, merges }) => ({
      people,
      merged: Object.fromEntries(
        Object.entries(merges).filter(
          ([from, to]) => people.every((who) => who.id !== from) && people.some((who) => who.id === to),
        ),
      ),
      forgetting: [],
    }));

  it('are all there in an empty house, once, and change nobody who is here', () => {
    fc.assert(
      fc.property(house, house, (ours, theirs) => {
        expect(withPeopleOf(NO_PEOPLE, theirs).people.map((who) => who.id)).toEqual(
          theirs.people.map((who) => who.id),
        );
        expect(withPeopleOf(NO_PEOPLE, theirs).merged).toEqual(theirs.merged);
        const both = withPeopleOf(ours, theirs);
        expect(withPeopleOf(both, theirs)).toBe(both);
        expect(both.merged).toMatchObject(ours.merged);
        for (const [at, who] of ours.people.entries()) {
          const { name: called, colour } = who;
          expect(both.people[at]).toMatchObject({ id: who.id, name: called, colour });
          expect(both.people[at]?.devices.slice(0, who.devices.length)).toEqual(who.devices);
        }
        for (const who of theirs.people) {
          const current = both.merged[who.id] ?? who.id;
          expect(both.people.filter((other) => other.id === current)).toHaveLength(1);
        }
      }),
    );
  });

  it('are not those who are being forgotten here', () => {
    const forgetting = [
      { ids: ['bennnnnn', 'annieeee'], names: ['Ben'], devices: [], isOnlyBearer: true, as: 'Gast' },
    ];
    const then = withPeopleOf({ ...NO_PEOPLE, forgetting }, PEOPLE);
    expect(then.people.map(({ name: called }) => called)).toEqual(['Anna']);
    expect(then.merged).toEqual({});
  });
});

const missingPython = (): string | undefined =>
  spawnSync('python3', ['--version']).status === 0 ? undefined : 'python3';

describe('the programs of the system', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-archive-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('can unpack an archive', async (context) => {
    requireOrSkip(context, missingPython());
    const path = joinPath(folder, 'all.zip');
    await writeFile(path, await wholeArchive());
    execFileSync('python3', ['-m', 'zipfile', '-t', path]);
    execFileSync('python3', ['-m', 'zipfile', '-e', path, folder]);
    expect(await readFile(joinPath(folder, 'house.json'), 'utf8')).toBe(houseText(PEOPLE));
    expect((await readdir(joinPath(folder, 'records'))).sort()).toEqual(
      tableRecords()
        .map(([file]) => file)
        .sort(),
    );
    expect(await readFile(joinPath(folder, 'records', FILE), 'utf8')).toBe(textOf(RECORD as never));
  });

  it('make archives that can be read', async (context) => {
    requireOrSkip(context, missingPython());
    const path = joinPath(folder, 'stored.zip');
    await writeFile(joinPath(folder, 'house.json'), houseText(PEOPLE));
    await writeFile(joinPath(folder, FILE), textOf(RECORD as never));
    const script =
      'import sys,zipfile\nwith zipfile.ZipFile(sys.argv[1],"w") as z:\n for f in sys.argv[2:]: z.write(f)';
    execFileSync('python3', ['-c', script, path, 'house.json', FILE], { cwd: folder });
    expect(filesIn(await readFile(path))).toMatchObject([{ ok: true, file: FILE }]);
  });
});
