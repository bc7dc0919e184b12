import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../core/record/index.ts';
import type { RecordLine } from '../../core/protocol/records.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { RecordFiles } from '../../electron/host/storage/record-files.ts';
import { playedToTheEnd, readyTable } from '../helpers/table-log.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'auction-night-index-'));
  await mkdir(joinPath(dataDir, 'records'));
});
/** All that a test opened; the index is written in the background, also after an answer. */
const opened: RecordFiles[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((files) => files.settled()));
  await rm(dataDir, { recursive: true });
});

const record = JSON.parse(JSON.stringify(recordOf(playedToTheEnd(readyTable())))) as {
  seats: readonly string[];
  meta: { end: object };
};
const HOUR = 60 * 60_000;
const JANUARY = new Date(2026, 0, 10, 20).getTime();

interface Written {
  readonly endedAt?: number;
  readonly names?: readonly string[];
  readonly game?: string;
  readonly table?: string;
}
async function write(file: string, { endedAt = JANUARY, names, game, table = 'a' }: Written): Promise<void> {
  const { end, ...meta } = record.meta;
  await writeFile(
    joinPath(dataDir, 'records', file),
    JSON.stringify({
      ...record,
      ...(names && { seats: names }),
      ...(game !== undefined && { game }),
      meta: { ...meta, table, startedAt: endedAt - HOUR, end: { ...end, endedAt } },
    }),
  );
}

function recordFiles(disk: Disk): RecordFiles {
  const files = new RecordFiles(disk, joinPath(dataDir, 'records'));
  opened.push(files);
  return files;
}

/** The files of a folder, as a process that has just started finds them, and what it reads. */
function freshFiles(): { readonly files: RecordFiles; readonly reads: string[] } {
  const reads: string[] = [];
  const disk: Disk = {
    ...systemDisk,
    readFile: (path) => {
      reads.push(path.slice(dataDir.length + 1));
      return systemDisk.readFile(path);
    },
  };
  return { files: recordFiles(disk), reads };
}
const filesOf = (rows: readonly RecordLine[]): readonly string[] => rows.map(({ file }) => file);
const INDEX = 'records-index.json';

describe('the index of records', () => {
  it('is read instead of the records, by this process and the next', async () => {
    await write('a.auction-game', {});
    const first = freshFiles();
    expect(first.reads).toEqual([]); // nothing before somebody asks
    const before = await first.files.list({ most: 20 });
    await first.files.list({ most: 20 });
    expect(first.reads).toEqual([INDEX, joinPath('records', 'a.auction-game')]);
    await first.files.settled();
    const next = freshFiles();
    expect(await next.files.list({ most: 20 })).toEqual(before);
    expect(next.reads).toEqual([INDEX]);
  });

  it('notices what was added, changed and removed by hand', async () => {
    await write('a.auction-game', { names: ['Ada', 'Ben', 'Cleo'] });
    await write('b.auction-game', {});
    const { files } = freshFiles();
    expect(filesOf((await files.list({ most: 20 })).records)).toEqual(['b.auction-game', 'a.auction-game']);
    await write('a.auction-game', { names: ['Ida', 'Ben', 'Cleo'] }); // as many bytes
    await utimes(joinPath(dataDir, 'records', 'a.auction-game'), 1, 1);
    await rm(joinPath(dataDir, 'records', 'b.auction-game'));
    await write('c.auction-game', {});
    const { records } = await files.list({ most: 20 });
    expect(records).toMatchObject([{ file: 'c.auction-game' }, { names: ['Ida', 'Ben', 'Cleo'] }]);
  });

  it.each([['no JSON'], ['{}'], ['{"format":"auction-night/record-index@3","files":[{"name":"a"}]}']])(
    'is made again where its file says %s',
    async (text) => {
      await write('a.auction-game', {});
      await writeFile(joinPath(dataDir, INDEX), text);
      const { files } = freshFiles();
      expect(filesOf((await files.list({ most: 20 })).records)).toEqual(['a.auction-game']);
      await files.settled();
      expect(await readFile(joinPath(dataDir, INDEX), 'utf8')).toContain('a.auction-game');
    },
  );
});

describe('a record that is deleted', () => {
  it('is nowhere any more', async () => {
    await write('a.auction-game', { names: ['Xanthippe', 'Ben', 'Cleo'] });
    await write('b.auction-game', {});
    const { files } = freshFiles();
    await files.list({ most: 20 });
    await files.settled();
    expect(await files.delete('a.auction-game', () => false)).toEqual({ ok: true, value: undefined });
    expect(filesOf((await files.list({ most: 20 })).records)).toEqual(['b.auction-game']);
    for (const name of await readdir(dataDir, { recursive: true }))
      if (name !== 'records')
        expect(await readFile(joinPath(dataDir, name), 'utf8')).not.toContain('Xanthippe');
  });

  it('is in no index either that could not be written again', async () => {
    await write('a.auction-game', {});
    const { files } = freshFiles();
    await files.list({ most: 20 });
    await files.settled();
    const full: Disk = { ...systemDisk, open: () => Promise.reject(new Error('the disk is full')) };
    const again = recordFiles(full);
    expect(await again.delete('a.auction-game', () => false)).toMatchObject({ ok: true });
    expect(await readdir(dataDir)).toEqual(['records']);
  });

  it('stays while its table has the match too, and no path leads out of the folder', async () => {
    await write('a.auction-game', { table: 'kitchen' });
    await writeFile(joinPath(dataDir, 'host.json'), '{}');
    const { files } = freshFiles();
    const refused = { ok: false, error: { code: 'not-available' } };
    expect(await files.delete('a.auction-game', (table) => table === 'kitchen')).toMatchObject(refused);
    for (const file of ['../host.json', '', '.', 'b.auction-game'])
      expect(await files.delete(file, () => false)).toMatchObject(refused);
    expect(await readdir(joinPath(dataDir, 'records'))).toEqual(['a.auction-game']);
    expect(await readdir(dataDir)).toContain('host.json');
  });
});

describe('the list of records', () => {
  beforeEach(async () => {
    await write('a.auction-game', { names: ['Ada', 'Zoë', 'Ben'] });
    await write('b.auction-game', { endedAt: JANUARY + 2 * HOUR, names: ['Ada', 'Ben', 'Cleo'] });
    await write('c.auction-game', { endedAt: JANUARY + HOUR, table: 'b', game: 'for-sale' });
    await write('d.auction-game', { endedAt: new Date(2026, 1, 10, 20).getTime() });
    await writeFile(joinPath(dataDir, 'records', 'broken.auction-game'), 'no game');
  });

  it('has the matches of an evening together, the newest evening first', async () => {
    const { records, evenings } = await freshFiles().files.list({ most: 20 });
    expect(filesOf(records)).toEqual([
      'd.auction-game',
      'b.auction-game',
      'a.auction-game',
      'c.auction-game',
      'broken.auction-game',
    ]);
    const [, second] = evenings;
    expect(records.map((row) => row.ok && row.evening === second?.id)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(second).toMatchObject({ startedAt: JANUARY - HOUR, games: 2 });
    expect([...(second?.names ?? [])].sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Zoë']);
  });

  it('is continued after any of its files', async () => {
    const { files } = freshFiles();
    const all: RecordLine[] = [];
    for (let isMore = true; isMore;) {
      const after = all.at(-1)?.file;
      const page = await files.list({ most: 2, ...(after !== undefined && { after }) });
      all.push(...page.records);
      ({ isMore } = page);
    }
    expect(all).toEqual((await files.list({ most: 20 })).records);
  });

  it.each([
    [{ person: ' zoe' }, ['a']],
    [{ person: 'CLEO' }, ['d', 'b', 'c']],
    [{ game: 'for-sale' }, ['c']],
    [{ month: '2026-02' }, ['d']],
    [{ person: 'ada', month: '2026-01', game: 'money' }, ['b', 'a']],
    [{ person: 'Agnes' }, []],
  ])('is searched: %o', async (filters, found) => {
    const list = await freshFiles().files.list({ most: 20, ...filters });
    expect(filesOf(list.records)).toEqual(found.map((name) => `${name}.auction-game`));
    expect(list.found).toBe(found.length);
    expect(list).toMatchObject({ games: ['for-sale', 'money'], months: ['2026-02', '2026-01'] });
  });

  it('says how much room all records take', async () => {
    const names = await readdir(joinPath(dataDir, 'records'));
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(joinPath(dataDir, 'records', name))).length),
    );
    const { bytes } = await freshFiles().files.list({ most: 1, game: 'for-sale' });
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});
