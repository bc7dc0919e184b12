import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { RunningHost } from '../../electron/host/host.ts';
import { Admission } from '../../electron/host/socket/admission.ts';
import { openJournal } from '../../electron/host/journal/journal.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { quickThinkers } from '../helpers/host-arena.ts';
import { eventually, until } from '../helpers/eventually.ts';
import { FaultyDisk } from '../helpers/faulty-disk.ts';
import { heldDisk } from '../helpers/held-disk.ts';
import { connect, join } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { HostProcess } from '../helpers/host-process.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { memoryHouse } from '../helpers/memory-house.ts';

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

const tablesOf = ({ folder }: TestHost): string => joinPath(folder, 'tables');

/** Changes one byte of the third line of a text. */
function withDamage(text: string): string {
  const lines = text.split('\n');
  lines[2] = `${lines[2]?.slice(0, 20)}?${lines[2]?.slice(21)}`;
  return lines.join('\n');
}

/** A table of bots whose journal is damaged, on the disk of a host that has ended. */
async function damagedTable(first: TestHost): Promise<TableId> {
  const table = await openTestTable(first.host, { game: 'for-sale' });
  const owner = await join(first.host.port, `/ws/${table}`, { owner: first.host.ownerSecret });
  for (const at of [0, 1, 2]) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await first.stop();
  const path = joinPath(tablesOf(first), `${table}.journal`);
  await writeFile(path, withDamage(await readFile(path, 'utf8')));
  return table;
}

describe('a table that is discarded', () => {
  it('does not come back with a request that was under way', async () => {
    const held = heldDisk();
    const { host } = await start({ disk: held.disk });
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    const table = await openTestTable(host);
    await owner.untilHost(({ tables }) => tables.length === 1);
    const guest = await join(host.port, `/ws/${table}`);
    held.hold();
    guest.send(JSON.stringify({ id: 50, type: 'sit', token: newToken(), name: 'Ben' }));
    await until(() => held.waiting() === 1);
    const discarded = owner.ask({ type: 'discard-table', table });
    await owner.untilHost(({ tables }) => tables.length === 0);
    held.release();
    await discarded;
    expect(await guest.closed).toBe(4005);
    await host.createTable(setup({ title: 'Cellar' }));
    const shown = await owner.untilHost(({ tables }) => tables.some(({ title }) => title === 'Cellar'));
    expect(shown.tables.map(({ title }) => title)).toEqual(['Cellar']);
    expect((await fetch(`http://127.0.0.1:${host.port}/health/${table}`)).status).toBe(404);
    const late = await join(host.port, `/ws/${table}`).catch(() => undefined);
    expect(late).toBeUndefined();
    expect(shown.owner?.problems).toEqual([]);
  });

  it('takes its files with it, but for a damaged journal that may tell of games that stand nowhere else', async () => {
    const first = await start();
    const table = await damagedTable(first);
    const second = await start({ dataDir: first.folder });
    const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    await owner.ask({ type: 'restore-table', table });
    const held = [`${table}.journal.broken-2`, `${table}.secrets.json.new`];
    for (const name of held) await writeFile(joinPath(tablesOf(second), name), 'left over');
    expect(await readdir(tablesOf(second))).toContain(`${table}.journal.damaged`);
    await owner.ask({ type: 'discard-table', table });
    expect(await readdir(tablesOf(second))).toEqual([`${table}.journal.damaged`]);
  });

  it('stays in the list, and can be discarded again, where the disk kept its files', async () => {
    let isStuck = true;
    const remove: Disk['remove'] = (path) =>
      isStuck && path.endsWith('.journal')
        ? Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY' }))
        : systemDisk.remove(path);
    const { host } = await start({ disk: { ...systemDisk, remove } });
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    const table = await openTestTable(host);
    expect(await owner.refused({ type: 'discard-table', table })).toMatchObject({ code: 'table-frozen' });
    const back = await owner.untilHost(({ tables }) => tables.length === 1);
    expect(back.tables[0]?.id).toBe(table);
    await (await join(host.port, `/ws/${table}`)).close();
    isStuck = false;
    await owner.ask({ type: 'discard-table', table });
    await owner.untilHost(({ tables }) => tables.length === 0);
  });
});

describe('a damaged table', () => {
  it('is restored once, whoever asks for it at the same time, and its journal stays whole', async () => {
    const first = await start();
    const table = await damagedTable(first);
    const second = await start({ dataDir: first.folder });
    const owners = await Promise.all(
      [1, 2, 3].map(() => join(second.host.port, '/ws', { owner: second.host.ownerSecret })),
    );
    await Promise.all(owners.map((owner) => owner.ask({ type: 'restore-table', table })));
    const host = await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
    for (const at of [0, 1, 2]) await host.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
    await host.ask({ type: 'start' });
    await host.untilTable((frame) => frame.table.phase === 'ended');
    await second.stop();
    const third = await start({ dataDir: first.folder });
    const owner = await join(third.host.port, '/ws', { owner: third.host.ownerSecret });
    const shown = await owner.untilHost(() => true);
    expect(shown.owner?.problems).toEqual([]);
    expect(shown.tables).toMatchObject([{ id: table, phase: 'ended' }]);
  });

  it('is not restored where it runs: what it has stays as it is', async () => {
    const first = await start();
    const table = await openTestTable(first.host, {}, '271828');
    await first.stop();
    await writeFile(joinPath(tablesOf(first), `${table}.secrets.json`), 'damaged');
    const second = await start({ dataDir: first.folder });
    const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    await owner.untilHost((frame) => frame.owner?.problems[0]?.type === 'secrets-damaged');
    const guest = await join(second.host.port, `/ws/${table}`);
    await guest.ask({ type: 'sit', token: newToken(), name: 'Ben' });
    expect(await owner.refused({ type: 'restore-table', table })).toEqual({ code: 'no-such-table' });
    await guest.ask({ type: 'ready', seat: seat(0), ready: true });
    expect(await readdir(tablesOf(second))).not.toContain(`${table}.journal.damaged`);
    const host = await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
    await host.ask({ type: 'configure', setup: setup(), pin: '314159' }); // which puts right what was told
    await owner.untilHost((frame) => frame.owner?.problems.length === 0);
  });

  it('is told of where nothing of it is left, and its file is kept', async () => {
    const first = await start();
    const tables = [await openTestTable(first.host), await openTestTable(first.host)].sort();
    await first.stop();
    const paths = tables.map((table) => joinPath(tablesOf(first), `${table}.journal`));
    const [empty = '', zeros = ''] = paths;
    const { length } = await readFile(zeros);
    await writeFile(empty, '');
    await writeFile(zeros, Buffer.alloc(length));
    const second = await start({ dataDir: first.folder });
    const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    const { owner: told } = await owner.untilHost(() => true);
    expect(told?.problems).toMatchObject(
      tables.map((table) => ({ type: 'table-unreadable', table, why: 'damaged' })),
    );
    expect(await readFile(zeros)).toEqual(Buffer.alloc(length));
    expect(await readFile(empty, 'utf8')).toBe('');
  });
});

describe('a table that cannot be opened', () => {
  it.each(['.journal.new', '.secrets.json.new'])('leaves nothing behind (%s)', async (ending) => {
    const failing: Disk = {
      ...systemDisk,
      open: async (path, flags) => {
        const file = await systemDisk.open(path, flags);
        const full = (): Promise<never> =>
          Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        return basename(path).endsWith(ending) ? { ...file, sync: full } : file;
      },
    };
    const started = await start({ disk: failing });
    const created = await started.host.createTable(setup(), '271828');
    expect(created).toEqual({ ok: false, error: { code: 'table-frozen', data: { why: 'disk-full' } } });
    expect(await readdir(tablesOf(started))).toEqual([]);
  });

  it('leaves nothing behind where the machine stopped in the midst of it', async () => {
    const first = await start();
    await first.stop();
    const left = [
      '0123456789abcdef.secrets.json',
      '0123456789abcdef.secrets.json.new',
      'fedcba9876543210.journal.new',
    ];
    for (const name of left) await writeFile(joinPath(tablesOf(first), name), '{}');
    const second = await start({ dataDir: first.folder });
    expect(await readdir(tablesOf(second))).toEqual([]);
  });
});

describe('a bug around a table', () => {
  it('neither ends the host nor leaves a table that nobody can use', async () => {
    const first = await start();
    const kept = await openTestTable(first.host, { title: 'Kept' });
    const owner = await join(first.host.port, `/ws/${kept}`, { owner: first.host.ownerSecret });
    for (const at of [0, 1, 2]) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
    await owner.ask({ type: 'start' });
    await owner.untilTable(({ table }) => table.phase === 'ended');
    await first.stop();
    let isBroken = false;
    const entropy = (size: number): Uint8Array => {
      if (isBroken && size === 32) throw new Error('planted');
      return new Uint8Array(randomBytes(size));
    };
    const second = await start({ dataDir: first.folder, entropy });
    isBroken = true;
    const created = await second.host.createTable(setup(), '271828');
    expect(created).toEqual({ ok: false, error: { code: 'fault' } });
    expect((await readdir(tablesOf(second))).sort()).toEqual([`${kept}.journal`]);
    const guest = await connect(second.host.port, `/ws/${kept}`);
    expect(await guest.closed).toBe(4005);
    const host = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    const { owner: told } = await host.untilHost((frame) => frame.owner?.problems.length === 1);
    expect(told?.problems).toMatchObject([{ type: 'table-unreadable', table: kept, title: 'Kept' }]);
    isBroken = false;
    await openTestTable(second.host);
  });

  it.each(['rejected', 'thrown'] as const)(
    'does not end the host where something is %s, and nobody looks',
    async (how) => {
      const host = await HostProcess.start();
      await host.fail(how);
      await until(() => host.errors.includes('planted'));
      await host.report();
      expect(host.hasDied).toBe(false);
      await host.dispose();
    },
  );
});

/** What is done to tables at the same time, and how long each waits before. */
interface Step {
  readonly what: 'discard' | 'restore' | 'find' | 'create' | 'write' | 'awake';
  readonly which: number;
  readonly pause: number;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom('discard', 'restore', 'find', 'create', 'write', 'awake'),
    which: fc.nat(3),
    pause: fc.nat(6),
  }),
  { minLength: 3, maxLength: 14 },
);

/** Waits for so many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A disk that is slow by chance, fails now and then, and finds out two who write one file. */
function watchedDisk(inner: Disk, rng: Rng, failures: () => boolean) {
  const writers = new Map<string, number>();
  const faults: string[] = [];
  const slowly = async <Value>(act: () => Promise<Value>, mayFail = true): Promise<Value> => {
    await turns(rng.below(3));
    if (mayFail && failures() && rng.below(12) === 0)
      throw Object.assign(new Error('EIO: planted'), { code: 'EIO' });
    return await act();
  };
  const add = (path: string, by: number): void => {
    const now = (writers.get(path) ?? 0) + by;
    writers.set(path, now);
    if (now > 1) faults.push(`${basename(path)} has ${now} writers`);
  };
  const disk: Disk = {
    look: (path) => slowly(() => inner.look(path)),
    protect: (path, forbidden) => slowly(() => inner.protect(path, forbidden)),
    open: async (path, flags) => {
      const file = await slowly(() => inner.open(path, flags));
      add(path, 1);
      return {
        write: (bytes) => slowly(() => file.write(bytes)),
        datasync: () => slowly(() => file.datasync()),
        sync: () => slowly(() => file.sync()),
        close: async () => {
          add(path, -1);
          await slowly(() => file.close(), false);
        },
      };
    },
    readFile: (path) => slowly(() => inner.readFile(path)),
    rename: (from, to) => slowly(() => inner.rename(from, to)),
    remove: (path) => slowly(() => inner.remove(path)),
    readdir: (path) => slowly(() => inner.readdir(path)),
    mkdir: (path) => slowly(() => inner.mkdir(path)),
    syncFolder: (path) => slowly(() => inner.syncFolder(path)),
  };
  return {
    disk,
    faults,
    open: () => [...writers].filter(([, count]) => count > 0).map(([path]) => basename(path)),
  };
}

const FOLDER = '/home/ada/tables';

/** A host without a network on a disk. */
function hostOn(disk: Disk, rng: Rng): RunningHost {
  const clock = manualClock();
  return new RunningHost({
    appVersion: 'test',
    ownerSecret: '0'.repeat(32),
    disk,
    folder: '/home/ada',
    tablesDir: FOLDER,
    recordsDir: '/home/ada/records',
    services: {
      appVersion: 'test',
      clock,
      entropy: (size) => Uint8Array.from({ length: size }, () => rng.below(256)),
      limits: HOST_LIMITS,
      botDelay: 0,
      beat: 0,
      botPool: quickThinkers,
      log: () => undefined,
      keyName: new Uint8Array(16),
    },
    occupancyChanged: () => undefined,
    newestLog: () => Promise.resolve([]),
    rewriteLog: () => Promise.resolve(),
    house: { file: memoryHouse() },
    evenings: {},
    isLocalOnly: false,
    admission: new Admission(clock, HOST_LIMITS),
    contacts: () => [],
  });
}

/** Two tables that run, and one whose journal is damaged, on a disk. */
async function threeTables(seed: string): Promise<{ disk: FaultyDisk; ids: readonly TableId[] }> {
  const rng = createRng(`${seed} before`);
  const disk = new FaultyDisk(rng);
  const host = hostOn(disk, rng);
  await host.tables.loadAll();
  const ids: TableId[] = [];
  for (let count = 0; count < 3; count++) {
    const created = await host.createTable(
      setup({ title: `Table ${count}` }),
      count === 1 ? '271828' : undefined,
    );
    if (!created.ok) throw new Error(created.error.code);
    ids.push(created.value);
    const table = host.tables.get(created.value);
    for (const name of ['Ada', 'Ben'])
      await table?.runner.run(
        async () => void (await table.runner.submit({ type: 'joined', name, isHost: false })),
      );
  }
  await host.tables.close();
  const path = joinPath(FOLDER, `${ids[2]}.journal`);
  disk.place(path, Buffer.from(withDamage(disk.files().get(path)?.toString() ?? '')));
  return { disk, ids };
}

/** Writes a line at a table, if it can be found. */
async function write(host: RunningHost, id: TableId, colour: number): Promise<void> {
  const table = await host.tables.find(id);
  await table?.runner.run(
    async () => void (await table.runner.submit({ type: 'renamed', seat: seat(0), name: 'Ada', colour })),
  );
}

describe('whatever is done to tables at the same time', () => {
  const check = async (all: readonly Step[], isFaulty: boolean, number: number): Promise<void> => {
    const seed = String(number);
    const before = await threeTables(seed);
    const rng = createRng(seed);
    let mayFail = false;
    const watched = watchedDisk(before.disk, rng, () => mayFail);
    const host = hostOn(watched.disk, rng);
    await host.tables.loadAll();
    mayFail = isFaulty;
    const gone = new Set<TableId>();
    const made = new Set<TableId>();
    const doing = all.map(async ({ what, which, pause }, index) => {
      await turns(pause);
      const id = before.ids[which % 3] as TableId;
      if (what === 'find') await host.tables.find(id);
      if (what === 'awake') host.tables.onSystemResume();
      if (what === 'write') await write(host, id, index % 5);
      if (what === 'restore') await host.tables.restoreGood(id);
      if (what === 'discard') {
        const discarded = await host.tables.discard(id);
        if (discarded.ok) gone.add(id);
      }
      if (what === 'create') {
        const created = await host.createTable(setup({ title: 'New' }));
        if (created.ok) made.add(created.value);
      }
    });
    await Promise.all(doing.slice(0, Math.ceil(all.length / 2)));
    const closing = host.tables.close(); // the other half may still be under way
    await Promise.all([...doing, closing]);
    expect(watched.faults).toEqual([]);
    expect(watched.open()).toEqual([]);
    expect((await host.createTable(setup())).ok).toBe(false);
    expect(host.tables.listings().filter(({ id }) => gone.has(id))).toEqual([]);
    for (const id of [...before.ids, ...made]) expect(host.tables.get(id)).toBeUndefined();
    const files = [...before.disk.files().keys()]
      .filter((path) => dirname(path) === FOLDER)
      .map((path) => basename(path));
    const isPutAside = (name: string): boolean => /\.journal\.(damaged|discarded)/.test(name);
    for (const id of gone)
      expect(files.filter((name) => name.startsWith(id) && !isPutAside(name))).toEqual([]);
    for (const id of made) expect(files).toContain(`${id}.journal`);
    for (const name of files.filter((one) => one.endsWith('.journal'))) {
      const parts = { disk: before.disk, log: () => undefined };
      const opened = await openJournal(parts, joinPath(FOLDER, name));
      const isDamaged = name.startsWith(before.ids[2] ?? '');
      expect(isDamaged ? ['open', 'broken'] : ['open']).toContain(opened.type);
    }
    const titles = host.tables.listings().map(({ own }) => own.title);
    expect(new Set(titles).size).toBe(titles.length);
  };

  it.each([
    ['on a slow disk', false],
    ['on a slow disk that fails now and then', true],
  ])('each has one writer, and what was discarded is gone %s', (_, isFaulty) =>
    fc.assert(
      fc.asyncProperty(steps, fc.nat(), (all, seed) => check(all, isFaulty, seed)),
      { numRuns: 60 },
    ),
  );
});

describe('a host that is closed', () => {
  it('opens no table that was being created any more, and loses none', async () => {
    const held = heldDisk();
    let isHeld = false;
    const disk: Disk = {
      ...held.disk,
      rename: async (from, to) => {
        if (isHeld)
          await held.disk.open(`${to}.probe`, 'a').then((file) => file.datasync().then(() => file.close()));
        await systemDisk.rename(from, to);
      },
    };
    const first = await start({ disk });
    held.hold();
    isHeld = true;
    const creating = first.host.createTable(setup({ title: 'Late' }));
    await until(() => held.waiting() === 1);
    const closing = first.host.close();
    held.release();
    const created = await creating;
    await closing;
    expect(created.ok).toBe(true);
    const second = await start({ dataDir: first.folder });
    const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    await eventually(() => expect(owner.host()?.tables).toMatchObject([{ title: 'Late' }]));
  });
});
