import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { eventually } from '../helpers/eventually.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running = [...running.filter((one) => one.folder !== started.folder), started];
  return started;
}

/** A table with a PIN where Ben sits, its owner, and the path of its journal. */
async function opened(options: Parameters<typeof testHost>[0] = {}) {
  const started = await start(options);
  const { host } = started;
  const table = await openTestTable(host, {}, '271828');
  const ben = await join(host.port, `/ws/${table}`, { pin: '271828' });
  await ben.ask({ type: 'sit', token: newToken(), name: 'Ben' });
  const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
  const folder = joinPath(started.folder, 'tables');
  return { started, host, table, ben, owner, folder, journal: joinPath(folder, `${table}.journal`) };
}

describe('files that somebody removes while people play', () => {
  it.each([
    { how: 'removed', act: (journal: string) => rm(journal) },
    { how: 'cut off', act: (journal: string) => truncate(journal, 40) },
    {
      how: 'replaced by others of the same length',
      act: async (journal: string) => {
        const { length } = await readFile(journal);
        await rm(journal);
        await writeFile(journal, Buffer.alloc(length, 'x'));
      },
    },
  ])('are there again before the next thing is acknowledged, where they were $how', async ({ act }) => {
    const { started, table, ben, owner, journal } = await opened();
    const before = await readFile(journal, 'utf8');
    await act(journal);
    await ben.ask({ type: 'ready', seat: seat(0), ready: true });
    const after = await readFile(journal, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after).toContain('"readied"');
    const { owner: told } = await owner.untilHost((frame) => frame.owner?.problems.length === 1);
    expect(told?.problems).toMatchObject([{ type: 'files-rewritten', table, title: 'Kitchen' }]);
    await started.stop();
    const again = await start({ dataDir: started.folder });
    const back = await join(again.host.port, `/ws/${table}`, { owner: again.host.ownerSecret });
    expect((await back.untilTable(() => true)).table.seats[0]).toMatchObject({ name: 'Ben', ready: true });
  });

  it('are there again within seconds where nothing happens, folder, PIN and all, and are told of once', async () => {
    const clock = manualClock();
    const { started, table, owner, folder, journal } = await opened({ clock });
    const before = await readFile(journal);
    await rm(folder, { recursive: true });
    clock.advance(15_000);
    const { owner: told } = await owner.untilHost((frame) => frame.owner?.problems.length === 1);
    expect(told?.problems).toMatchObject([{ type: 'files-rewritten', table, title: 'Kitchen' }]);
    expect(await readFile(journal)).toEqual(before);
    await eventually(async () =>
      expect((await readdir(folder)).sort()).toEqual([`${table}.journal`, `${table}.secrets.json`]),
    );
    await rm(journal);
    await started.stop(); // at the latest now
    expect(await readFile(journal)).toEqual(before);
    const again = await start({ dataDir: started.folder });
    const guest = await join(again.host.port, `/ws/${table}`).catch((error: unknown) => String(error));
    expect(guest).toContain('pin-needed');
  });

  it('are there again with the settings, so that the owner is the owner after a restart, where all of it was removed', async () => {
    const clock = manualClock();
    const { started, table, ben, journal } = await opened({ clock });
    const { ownerSecret } = started.host;
    const others = await Promise.all(
      [1, 2, 3].map((count) => openTestTable(started.host, { title: `Table ${count}` })),
    );
    await rm(started.folder, { recursive: true });
    clock.advance(15_000);
    await eventually(async () =>
      expect(JSON.parse(await readFile(joinPath(started.folder, 'host.json'), 'utf8'))).toMatchObject({
        ownerSecret,
      }),
    );
    await eventually(() => readFile(journal));
    const names = [table, ...others].map((id) => `${id}.journal`).sort();
    await eventually(async () =>
      expect(
        (await readdir(joinPath(started.folder, 'tables'))).filter((name) => name.endsWith('.journal')),
      ).toEqual(names),
    );
    await ben.settled();
    expect(ben.table()?.table.frozen).toBeUndefined();
    await started.stop();
    const again = await start({ dataDir: started.folder, clock });
    expect(again.host.ownerSecret).toBe(ownerSecret);
    await join(again.host.port, `/ws/${table}`, { owner: ownerSecret });
  });

  it('freeze the table where they cannot be written again, and it goes on once they can', async () => {
    const { host, table, ben, folder, journal } = await opened();
    const before = await readFile(journal, 'utf8');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    const ready = { type: 'ready', seat: seat(0), ready: true } as const;
    expect(await ben.refused(ready)).toEqual({ code: 'table-frozen', data: { why: 'disk' } });
    const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
    expect((await owner.untilTable(() => true)).table.frozen).toBe('disk');
    await rm(folder);
    await owner.ask({ type: 'try-again' });
    expect(await readFile(journal, 'utf8')).toBe(before); // what was refused has not come back
    await ben.ask(ready);
    expect(await readFile(journal, 'utf8')).toContain('"readied"');
  });
});
