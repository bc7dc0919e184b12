import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { HostFrame, HostProblem } from '../../core/protocol/frames.ts';
import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';
import { RETRY_TIME } from '../../electron/host/retries.ts';
import { eventually } from '../helpers/eventually.ts';
import { fillingDisk } from '../helpers/filling-disk.ts';
import { forSaleTwins } from '../games/for-sale/twins.ts';
import { arena, submit } from '../helpers/host-arena.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const DAY = 24 * 60 * 60_000;
/** No page is given up, whatever the clock says. */
const PATIENT = { heartbeat: 1_000_000_000 };

let clock: ManualClock;
let running: TestHost[] = [];
beforeEach(() => {
  clock = manualClock();
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost({ clock, limits: PATIENT, ...options });
  running = [...running.filter((one) => one.folder !== started.folder), started];
  return started;
}

/** The list of the host, as its owner sees it. */
const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });
const types = ({ owner }: HostFrame): readonly HostProblem['type'][] =>
  owner?.problems.map(({ type }) => type) ?? [];
const untilTold = (client: HostClient, ...expected: readonly HostProblem['type'][]): Promise<HostFrame> =>
  client.untilHost((frame) => types(frame).join() === expected.join());
const inFolder = ({ folder }: TestHost, name: string): Promise<readonly string[]> =>
  readdir(joinPath(folder, name)).catch(() => []);

/** The machine's disk, which refuses some files as long as it is told to. */
function refusingDisk(code: string, isRefused: (path: string) => boolean) {
  let isBad = false;
  let refusals = 0;
  const refused = (path: string): Promise<void> => {
    if (!isBad || !isRefused(path)) return Promise.resolve();
    refusals += 1;
    return Promise.reject(Object.assign(new Error(`${code}: by the test`), { code }));
  };
  const disk: Disk = {
    ...systemDisk,
    open: (path, flags) => refused(path).then(() => systemDisk.open(path, flags)),
    readFile: (path) => refused(path).then(() => systemDisk.readFile(path)),
    readdir: (path) => refused(path).then(() => systemDisk.readdir(path)),
    mkdir: (path) => refused(path).then(() => systemDisk.mkdir(path)),
  };
  return {
    disk,
    refuse: (): void => void (isBad = true),
    give: (): void => void (isBad = false),
    /** Time passes, and what has failed was tried again in vain. */
    tryInVain: async (): Promise<void> => {
      const before = refusals;
      clock.advance(RETRY_TIME);
      await eventually(() => expect(refusals).toBeGreaterThan(before));
    },
  };
}
const ofRecords = (): ReturnType<typeof refusingDisk> =>
  refusingDisk('ENOSPC', (path) => path.includes('records'));

/** A table at which Ada hosts and Ben sits. */
async function seated(started: TestHost, title = 'Kitchen') {
  const table = await openTestTable(started.host, { title });
  const [ada, ben] = await seatGuests(started.host, table, ['Ada', 'Ben']);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  return {
    table,
    ada: ada.client,
    ben: ben.client,
    journal: joinPath(started.folder, 'tables', `${table}.journal`),
  };
}
const unready = { type: 'ready', seat: seat(1), ready: false } as const;
const frozen = (why: string) => ({ code: 'table-frozen', data: { why } });
const untilFrozen = (client: HostClient, why: string | undefined) =>
  client.untilTable(({ table }) => table.frozen === why);

/** A table whose only game has been ended, and whether its record was saved is for the disk to say. */
async function ended(started: TestHost): Promise<TableId> {
  const table = await openTestTable(started.host);
  const [ada] = await seatGuests(started.host, table, ['Ada', 'Ben', 'Cleo']);
  await ada?.client.ask({ type: 'start' });
  await ada?.client.ask({ type: 'end-game' });
  return table;
}

describe('a table that stands still', () => {
  it('goes on by itself when a full disk has been emptied, and says why until then', async () => {
    const { disk, fill, free } = fillingDisk();
    const started = await start({ disk });
    const { ada, ben, journal } = await seated(started);
    fill();
    expect(await ben.refused(unready)).toEqual(frozen('disk-full'));
    await untilFrozen(ada, 'disk-full');
    for (let tries = 0; tries < 4; tries++) {
      clock.advance(RETRY_TIME);
      await ben.settled();
      expect(await ben.refused(unready)).toEqual(frozen('disk-full'));
    }
    expect(started.log.filter((line) => line.includes('is frozen'))).toHaveLength(1); // not with each try
    free();
    clock.advance(RETRY_TIME);
    for (const one of [ada, ben]) await untilFrozen(one, undefined);
    expect(ben.table()?.table.seats[1]).toMatchObject({ ready: true }); // what was refused has not come back
    await ben.ask(unready);
    expect(await readFile(journal, 'utf8')).toContain('"ready":false');
  });

  it('goes on by itself when the permission of its folder is given back', async () => {
    const { disk, refuse, give, tryInVain } = refusingDisk('EACCES', (path) => path.includes('tables'));
    const started = await start({ disk });
    const { ben, journal } = await seated(started);
    refuse();
    await rm(journal);
    clock.advance(RETRY_TIME); // it is missed
    await untilFrozen(ben, 'disk');
    await tryInVain();
    expect(await ben.refused(unready)).toEqual(frozen('disk'));
    give();
    clock.advance(RETRY_TIME);
    await untilFrozen(ben, undefined);
    await ben.ask(unready);
    expect(await readFile(journal, 'utf8')).toContain('"ready":false');
  });

  it('goes on by itself when the drive that was pulled out is there again, with all that was acknowledged', async () => {
    const started = await start();
    const { ben, table, journal } = await seated(started);
    const before = await readFile(journal, 'utf8');
    const away = `${started.folder}-away`;
    await rename(started.folder, away);
    await writeFile(started.folder, 'nothing can be made in its place');
    expect(await ben.refused(unready)).toEqual(frozen('disk'));
    clock.advance(RETRY_TIME);
    await ben.settled();
    expect(await ben.refused(unready)).toEqual(frozen('disk'));
    await rm(started.folder);
    await rename(away, started.folder);
    clock.advance(RETRY_TIME);
    await untilFrozen(ben, undefined);
    await ben.ask(unready);
    await started.stop();
    expect((await readFile(journal, 'utf8')).startsWith(before)).toBe(true);
    const again = await start({ dataDir: started.folder });
    const back = await join(again.host.port, `/ws/${table}`, { owner: again.host.ownerSecret });
    expect((await back.untilTable(() => true)).table.seats[1]).toMatchObject({ name: 'Ben', ready: false });
  });

  it('loses nothing where an empty folder stood in the place of the drive', async () => {
    const started = await start();
    const { ben, journal } = await seated(started);
    const [away, meanwhile] = [`${started.folder}-away`, `${started.folder}-meanwhile`];
    await rename(started.folder, away);
    await mkdir(started.folder);
    await ben.ask(unready); // it is written to the empty folder
    await rename(started.folder, meanwhile);
    await rename(away, started.folder);
    await ben.ask({ ...unready, ready: true });
    const text = await readFile(journal, 'utf8');
    expect(text.split('"readied"')).toHaveLength(5); // Ada and Ben once, and twice after that
    await rm(meanwhile, { recursive: true });
  });

  it('goes on at once with another table that was tried by hand, and so does what else has failed', async () => {
    const { disk, refuse, give } = refusingDisk('ENOSPC', (path) => !path.includes('log'));
    const started = await start({ disk });
    const owner = await desk(started);
    const [one, other] = [await seated(started, 'One'), await seated(started, 'Other')];
    await one.ada.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
    await one.ada.ask({ type: 'start' });
    refuse();
    await one.ada.ask({ type: 'end-game' });
    await untilTold(owner, 'record-not-saved');
    for (const { journal } of [one, other]) await rm(journal);
    expect(await one.ada.refused({ type: 'rematch' })).toEqual(frozen('disk-full'));
    expect(await other.ben.refused(unready)).toEqual(frozen('disk-full'));
    give();
    await one.ada.ask({ type: 'try-again' });
    await untilFrozen(other.ben, undefined);
    await untilTold(owner);
    expect(await inFolder(started, 'records')).toHaveLength(1);
  });
});

it('a table that stands still for a fault of the host waits for somebody to say that it is tried again', async () => {
  let isBroken = false;
  const deal = forSaleTwins.later[0].deals('fault', 3).one;
  const played = {
    game: 'for-sale',
    options: forSaleTwins.options(3),
    seatCount: 3,
    deal,
    viewer: 'table',
  } as const;
  const at = await arena(played, 'fault', (thing) => {
    if (isBroken && thing.where === 'list') throw new Error('planted');
    return [thing];
  });
  isBroken = true;
  await submit(at, { type: 'ended-early' });
  expect(at.table.runner.frozen).toBe('fault');
  isBroken = false;
  at.clock.advance(2 * RETRY_TIME);
  await at.table.runner.run(() => Promise.resolve());
  expect(at.table.runner.frozen).toBe('fault');
  await at.table.runner.run(async () => void (await at.table.runner.tryAgain()));
  expect(at.table.runner.frozen).toBeUndefined();
});

describe('a record that was not saved', () => {
  it('is saved by itself when the disk takes it, and the problem goes', async () => {
    const { disk, refuse, give, tryInVain } = ofRecords();
    const started = await start({ disk });
    const owner = await desk(started);
    refuse();
    await ended(started);
    await untilTold(owner, 'record-not-saved');
    await tryInVain();
    give();
    clock.advance(RETRY_TIME);
    const { owner: now } = await untilTold(owner);
    expect(now?.recordsSaved).toBe(1);
    expect(await inFolder(started, 'records')).toHaveLength(1);
  });

  it('is saved as well where the problem was dismissed, and is not told of anew with each try', async () => {
    const { disk, refuse, give, tryInVain } = ofRecords();
    const started = await start({ disk });
    const owner = await desk(started);
    refuse();
    await ended(started);
    const { owner: told } = await untilTold(owner, 'record-not-saved');
    await owner.ask({ type: 'dismiss-problem', problem: told?.problems[0]?.id ?? 0 });
    await untilTold(owner);
    for (let tries = 0; tries < 3; tries++) await tryInVain();
    await owner.ask({ type: 'ping' });
    expect(owner.host()?.owner?.problems).toEqual([]);
    give();
    clock.advance(RETRY_TIME);
    await owner.untilHost((frame) => frame.owner?.recordsSaved === 1);
  });

  it('of an earlier host is saved later than at the start, and then the journal goes that nobody needs', async () => {
    const first = await start();
    const table = await ended(first);
    await eventually(async () => expect(await inFolder(first, 'records')).toHaveLength(1));
    await first.stop();
    await rm(joinPath(first.folder, 'records'), { recursive: true });
    clock.advance(3 * DAY);
    // An earlier start found it idle, too
    await writeFile(joinPath(first.folder, 'tables', `${table}.idle`), `${clock.now() - 2 * DAY}\n`);
    const { disk, refuse, give, tryInVain } = ofRecords();
    refuse();
    const second = await start({ dataDir: first.folder, disk });
    const owner = await desk(second);
    await untilTold(owner, 'record-not-saved');
    await tryInVain();
    expect(await inFolder(second, 'tables')).toContain(`${table}.journal`);
    give();
    clock.advance(RETRY_TIME);
    await untilTold(owner);
    await eventually(async () => expect(await inFolder(second, 'tables')).toEqual([]));
    expect(await inFolder(second, 'records')).toHaveLength(1);
  });

  it('is tried no more once its table was discarded', async () => {
    const { disk, refuse, give } = ofRecords();
    const started = await start({ disk });
    const owner = await desk(started);
    refuse();
    const table = await ended(started);
    await untilTold(owner, 'record-not-saved');
    await owner.ask({ type: 'discard-table', table });
    await untilTold(owner, 'games-put-aside');
    give();
    clock.advance(RETRY_TIME);
    await ended(started); // saved after whatever was to be saved before
    await eventually(async () => expect(await inFolder(started, 'records')).toHaveLength(1));
  });
});

describe('a disk that cannot be written', () => {
  it('is no problem any more once the settings are saved', async () => {
    const { disk, refuse, give, tryInVain } = refusingDisk('ENOSPC', (path) =>
      basename(path).startsWith('host.json.'),
    );
    refuse();
    const started = await start({ disk });
    const owner = await desk(started);
    expect((await untilTold(owner, 'disk')).owner?.problems).toMatchObject([{ why: 'disk-full' }]);
    await tryInVain();
    await owner.ask({ type: 'ping' });
    expect(owner.host()?.owner?.problems).toHaveLength(1);
    give();
    clock.advance(RETRY_TIME);
    await untilTold(owner);
    const kept = JSON.parse(await readFile(joinPath(started.folder, 'host.json'), 'utf8')) as object;
    expect(kept).toMatchObject({ ownerSecret: started.host.ownerSecret });
  });

  it('gives its tables once their folder can be read', async () => {
    const first = await start();
    const { table } = await seated(first);
    await first.stop();
    const [folder, away] = [joinPath(first.folder, 'tables'), joinPath(first.folder, 'away')];
    await rename(folder, away);
    await writeFile(folder, 'a file where the tables should be');
    const second = await start({ dataDir: first.folder });
    const owner = await desk(second);
    expect((await untilTold(owner, 'disk')).tables).toEqual([]);
    await rm(folder);
    await rename(away, folder);
    clock.advance(RETRY_TIME);
    await owner.untilHost(({ tables }) => tables.some(({ id }) => id === table));
    await untilTold(owner);
    await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
  });

  it('gives a table that it did not at the start', async () => {
    const first = await start();
    const { table } = await seated(first);
    await first.stop();
    const { disk, refuse, give, tryInVain } = refusingDisk('EIO', (path) => path.endsWith('.journal'));
    refuse();
    const second = await start({ dataDir: first.folder, disk });
    const owner = await desk(second);
    expect((await untilTold(owner, 'table-unreadable')).owner?.problems).toMatchObject([
      { table, why: 'disk' },
    ]);
    for (let tries = 0; tries < 3; tries++) await tryInVain();
    expect(second.log.filter((line) => line.includes('was not taken up'))).toHaveLength(1);
    give();
    clock.advance(RETRY_TIME);
    await owner.untilHost(({ tables }) => tables.some(({ id }) => id === table));
    await untilTold(owner);
    await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
  });

  it('keeps who was wrong with the PIN once it can', async () => {
    const { disk, refuse, give, tryInVain } = refusingDisk('ENOSPC', (path) =>
      path.includes('.secrets.json'),
    );
    const started = await start({ disk });
    const table = await openTestTable(started.host, {}, '271828');
    const path = joinPath(started.folder, 'tables', `${table}.secrets.json`);
    refuse();
    for (let tries = 0; tries < 3; tries++)
      await expect(join(started.host.port, `/ws/${table}`, { pin: '000000' })).rejects.toThrow('wrong-pin');
    await tryInVain();
    expect(started.log.filter((line) => line.includes('wrong PINs could not be kept'))).toHaveLength(1);
    give();
    clock.advance(RETRY_TIME);
    await eventually(async () => expect(await readFile(path, 'utf8')).toContain('"wrongTries":3'));
  });
});
