import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { startHost, type Host } from '../../electron/host/index.ts';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';

/** The machine's disk, on which nothing can be written. */
const unwritable = (code: string): Disk => {
  const refuse = (): Promise<never> =>
    Promise.reject(Object.assign(new Error(`${code}: by the test`), { code }));
  return { ...systemDisk, open: refuse, rename: refuse, remove: refuse, mkdir: refuse };
};

let folder: string;
let running: TestHost | undefined;
beforeEach(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-full-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe.each(['ENOSPC', 'EROFS'])('a disk that refuses to be written with %s', (code) => {
  it('does not keep a host from starting: its tables are there to look at, frozen, and the log says so', async () => {
    const first = await testHost({ dataDir: folder });
    const table = await openTestTable(first.host);
    const [ada] = await seatGuests(first.host, table, ['Ada']);
    await first.stop();
    const before = await readFile(joinPath(folder, 'tables', `${table}.journal`));

    running = await testHost({ dataDir: folder, disk: unwritable(code) });
    const { host, log } = running;
    expect(host.ownerSecret).toBe(first.host.ownerSecret);
    expect(log.join('\n')).toContain(`${table}.journal cannot be written: ${code}`);
    expect(log.join('\n')).toContain('the settings could not be saved');
    const back = await join(host.port, `/ws/${table}`, { tokens: [ada?.token ?? ''] });
    const shown = await back.untilTable(() => true);
    expect(shown.you.seats).toEqual([0]);
    expect(shown.table.seats[0]).toMatchObject({ name: 'Ada' });
    expect(shown.table.frozen).toBeDefined();
    expect(await back.refused({ type: 'leave', seat: seat(0) })).toMatchObject({ code: 'table-frozen' });
    expect(await host.createTable(setup())).toMatchObject({ ok: false, error: { code: 'table-frozen' } });
    expect(await readFile(joinPath(folder, 'tables', `${table}.journal`))).toEqual(before);
  });

  it('does not keep a host from starting in an empty folder either', async () => {
    running = await testHost({ dataDir: folder, disk: unwritable(code) });
    await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
    expect(running.log.join('\n')).toContain('the folder of the tables cannot be used');
  });
});

it('a folder that cannot be used at all is said in one line', async () => {
  const file = joinPath(folder, 'file');
  await writeFile(file, '');
  for (const dataDir of [file, joinPath(file, 'below')]) {
    const error: unknown = await startIn(dataDir).catch((failure: unknown) => failure);
    expect(String(error)).toBe(`Error: The folder ${dataDir} cannot be used: there is a file of that name`);
  }
  await mkdir(joinPath(folder, 'host.json')); // settings that cannot be read
  await expect(startIn(folder)).rejects.toThrow(/^The folder .* cannot be used: ./);
});

const startIn = (dataDir: string): Promise<Host> =>
  startHost({
    dataDir,
    rendererDir: folder,
    appVersion: '0.0.0-test',
    port: 0,
    reach: 'local',
    discovery: false,
  });
