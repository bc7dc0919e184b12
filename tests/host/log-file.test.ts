import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { openLog } from '../../electron/host/storage/log-file.ts';
import { FaultyDisk } from '../helpers/faulty-disk.ts';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('has lines with their time, readable by nobody else, the newest in a file and four older ones', async () => {
  const path = joinPath(folder, 'log');
  const clock = manualClock(Date.UTC(2026, 0, 31));
  const { log, close } = openLog({ disk: systemDisk, clock }, path);
  for (let line = 0; line < 900; line++) log(`${line} ${'x'.repeat(2_000)}`);
  await close();
  const again = openLog({ disk: systemDisk, clock }, path);
  again.log('the last\nand more of it');
  await again.close();
  const names = (await readdir(path)).sort();
  expect(names).toEqual(['host.log', 'host.log.1', 'host.log.2', 'host.log.3', 'host.log.4']);
  const texts = await Promise.all(names.map((name) => readFile(joinPath(path, name), 'utf8')));
  for (const [at, text] of texts.entries()) {
    expect(text.length).toBeLessThanOrEqual(256 * 1024);
    if (process.platform !== 'win32')
      expect((await stat(joinPath(path, names[at] ?? ''))).mode & 0o777).toBe(0o600);
  }
  expect(texts[0]).toMatch(/\n2026-01-31T00:00:00\.000Z the last\n {2}and more of it\n$/);
  const numbers = texts
    .reverse()
    .flatMap((text) => [...text.matchAll(/Z (\d+) x/g)].map((match) => Number(match[1])));
  expect(numbers.at(-1)).toBe(899);
  for (const [at, number] of numbers.entries()) expect(number).toBe((numbers[0] ?? 0) + at);
});

it('hurts nobody where it cannot be written, and goes on when it can', async () => {
  let isFull = true;
  const disk = new FaultyDisk(createRng('log'), ({ what }) =>
    isFull && (what === 'write' || what === 'mkdir') ? { failed: 'ENOSPC' } : 'done',
  );
  const { log, close } = openLog({ disk, clock: manualClock() }, '/log');
  log('lost');
  await close();
  isFull = false;
  log('kept');
  await close();
  expect(disk.files().get('/log/host.log')?.toString()).toMatch(/^\S+ kept\n$/);
});

it('never holds a secret, a hand or a PIN, whatever goes wrong', async () => {
  let isFull = false;
  const disk: Disk = {
    ...systemDisk,
    open: async (path, flags) => {
      const file = await systemDisk.open(path, flags);
      const write: typeof file.write = (bytes) =>
        isFull && path.includes('tables')
          ? Promise.reject(
              Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
            )
          : file.write(bytes);
      return { ...file, write };
    },
  };
  const PIN = '271828';
  const first = await testHost({ dataDir: folder, disk });
  await writeFile(joinPath(folder, 'records'), 'a file where the records should be');
  const table = await openTestTable(first.host, {}, PIN);
  const damaged = await openTestTable(first.host, { title: 'Attic' }, PIN);
  const guests = await seatGuests(first.host, table, ['Ada']);
  const ada = guests[0]?.client;
  for (const at of [1, 2]) await ada?.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await ada?.ask({ type: 'start' });
  await expect(join(first.host.port, `/ws/${table}`, { pin: '161803' })).rejects.toThrow('wrong-pin');
  if (ada !== undefined) await playOn(ada, 'log');
  await ada?.ask({ type: 'rematch' });
  isFull = true;
  await ada?.refused({ type: 'start' });
  await expect(first.host.createTable({}, 'not a PIN')).resolves.toMatchObject({ ok: false });
  const stranger = await join(first.host.port, `/ws/${table}`, { pin: PIN });
  stranger.send(`{"id":1,"type":"sit","token":"${guests[0]?.token}","name":`);
  await stranger.closed;
  await first.stop();
  isFull = false;
  const journal = await readFile(joinPath(folder, 'tables', `${table}.journal`), 'utf8');
  const bytes = await readFile(joinPath(folder, 'tables', `${damaged}.journal`));
  bytes[30] = 0;
  await writeFile(joinPath(folder, 'tables', `${damaged}.journal`), bytes);
  await writeFile(joinPath(folder, 'tables', `${table}.secrets.json`), '{ half');
  await (await testHost({ dataDir: folder })).stop();

  const text = await readFile(joinPath(folder, 'log', 'host.log'), 'utf8');
  for (const problem of [
    'is frozen',
    'record of table',
    'was not taken up',
    'secrets are damaged',
    'listens on port',
  ])
    expect(text).toContain(problem);
  const secrets = [guests[0]?.token ?? '', first.host.ownerSecret, PIN, '161803'];
  const hidden = [...journal.matchAll(/"(?:order|cards|removed)":(\[[^\]]{6,}\])/g)].map(
    (match) => match[1] ?? '',
  );
  expect(hidden.length).toBeGreaterThan(5);
  for (const secret of [...secrets, ...hidden]) expect(text).not.toContain(secret);
});

it('leaves out what looks like a secret, whoever wrote it', async () => {
  const { log, close } = openLog({ disk: systemDisk, clock: manualClock() }, folder);
  log(`#owner=${'0123456789abcdef'.repeat(2)} at table 0123456789abcdef`);
  await close();
  expect(await readFile(joinPath(folder, 'host.log'), 'utf8')).toContain(
    ' #owner=… at table 0123456789abcdef\n',
  );
});
