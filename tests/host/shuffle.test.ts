import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { verify } from '../../cli/verify-record.ts';
import { createRng } from '../../core/base/rng.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { seedOfShown } from '../../core/shuffle/device.ts';
import type { TableSetup } from '../../core/table/index.ts';
import type { HostOptions } from '../../electron/host/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type Guest, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { game } from '../helpers/shuffles.ts';
import { shufflingDevice, type ShufflingDevice } from '../helpers/shuffling-device.ts';

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

interface Scene {
  readonly table: TableId;
  readonly guests: readonly Guest[];
  /** The owner. */
  readonly owner: Guest;
  /** The devices of the others, which have committed. */
  readonly devices: readonly ShufflingDevice[];
}

/** Ada hosts; Ben and Cleo each have a device that takes part. */
async function scene(more: Partial<TableSetup> = {}, options: Partial<HostOptions> = {}): Promise<Scene> {
  running = await testHost(options);
  const table = await openTestTable(running.host, { game: 'for-sale', ...more });
  const guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  const [owner, ...others] = guests;
  if (owner === undefined) throw new Error('nobody');
  const devices = others.map(({ client }) => shufflingDevice(client));
  for (const device of devices) await device.commit();
  return { table, guests, owner, devices };
}

const isPlaying = ({ table }: TableFrame): boolean => table.phase === 'playing';

async function stateOf(table: TableId) {
  if (running === undefined) throw new Error('no host');
  return (await hostedTable(running, table)).state;
}

async function recordOf(): Promise<Record<string, never>> {
  const folder = joinPath(running?.folder ?? '', 'records');
  return eventually(async () => {
    const [file] = (await readdir(folder)).filter((name) => name.endsWith('.auction-game'));
    return JSON.parse(await readFile(joinPath(folder, file ?? ''), 'utf8')) as Record<string, never>;
  });
}

it('all devices commit, guests open, the host opens last: the deal follows from all shares', async () => {
  const { table, owner, devices, guests } = await scene({ openHands: true });
  const before = await owner.client.untilTable((frame) => frame.table.shuffle?.devices.length === 2);
  expect(before.table.shuffle).toMatchObject({ number: 1, brokenOff: [], host: { seats: [0] } });
  expect(before.table.shuffle?.devices.map(({ seats }) => seats)).toEqual([[1], [2]]);
  await owner.client.ask({ type: 'start' });
  for (const device of devices) expect(await device.fixed()).toBeUndefined();
  for (const device of devices) await device.open();
  for (const { client } of devices) await client.untilTable(isPlaying);
  expect(devices.map((device) => device.fault())).toEqual([undefined, undefined]);
  for (const { client } of guests)
    expect(JSON.stringify(client.texts)).not.toContain((await stateOf(table)).game?.proof?.host.share);
  await Promise.all(guests.map(({ client }) => playOn(client, 'a')));
  const end = await devices[0]?.client.untilTable((frame) => frame.table.phase === 'ended');
  if (end === undefined) throw new Error('no end');
  expect(devices.map((device) => device.fault())).toEqual([undefined, undefined]);
  const seed = seedOfShown(end.table);
  const { options } = end.table.setup;
  const drawn = game('for-sale').deal(options as never, 3, createRng(seed ?? ''));
  expect((await stateOf(table)).game?.deal).toEqual(drawn);
  const record = await recordOf();
  expect(verify(record)).toMatchObject({ ok: true, number: 1, devices: [[1], [2]] });
});

it('the share of the host stays with it where hands stay closed, and after an early end', async () => {
  for (const openHands of [undefined, true] as const) {
    const { table, owner, devices, guests } = await scene(openHands === undefined ? {} : { openHands });
    await owner.client.ask({ type: 'start' });
    for (const device of devices) await device.open();
    await owner.client.untilTable(isPlaying);
    if (openHands === undefined) await Promise.all(guests.map(({ client }) => playOn(client, 'a')));
    else await owner.client.ask({ type: 'end-game' });
    const ended = await owner.client.untilTable((frame) => frame.table.phase === 'ended');
    expect(ended.table.shuffle?.hostOpening).toBeUndefined();
    const { host } = (await stateOf(table)).game?.proof ?? {};
    for (const { client } of guests) expect(JSON.stringify(client.texts)).not.toContain(host?.share);
    expect(verify(await recordOf())).toMatchObject({ ok: true });
    await running?.dispose();
  }
});

it('a device that is silent is named, and all others shuffle again without it', async () => {
  const clock = manualClock();
  const { owner, devices } = await scene({}, { clock, limits: { heartbeat: 1_000_000_000 } });
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  await owner.client.ask({ type: 'start' });
  await ben.open();
  clock.advance(1_399);
  await owner.client.settled();
  expect(owner.client.table()?.table.shuffle?.isFixed).toBe(true);
  clock.advance(1);
  await ben.commit();
  await ben.open();
  const started = await owner.client.untilTable(isPlaying);
  expect(started.table.shuffle).toMatchObject({
    number: 2,
    brokenOff: [{ number: 1, why: 'away', seats: [2] }],
    devices: [{ seats: [1] }],
  });
  expect(owner.client.texts.join('')).toContain(
    '{"type":"shuffle-broken-off","number":1,"why":"away","names":["Cleo"]}',
  );
  await cleo.client.untilTable(isPlaying);
  expect(ben.fault()).toBeUndefined();
});

it('a device that goes away breaks the shuffle off at once; alone, the host deals', async () => {
  const { owner, devices } = await scene();
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  await owner.client.ask({ type: 'start' });
  await Promise.all([ben.fixed(), cleo.fixed()]);
  await Promise.all([ben.client.close(), cleo.client.close()]);
  const started = await owner.client.untilTable(isPlaying);
  // What was broken off is still seen: whoever had opened a share knows what became of it
  expect(started.table.shuffle).toMatchObject({
    number: 1,
    brokenOff: [{ number: 1, why: 'away' }],
    devices: [],
  });
  expect(started.table.shuffle?.host).toBeUndefined();
});

it('devices that are silent by turns are left out, each after its first time', async () => {
  const clock = manualClock();
  const { owner, devices } = await scene({}, { clock, limits: { heartbeat: 1_000_000_000 } });
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  await owner.client.ask({ type: 'start' });
  await Promise.all([ben.fixed(), cleo.open()]);
  clock.advance(1_400); // Ben was silent
  await ben.commit(); // it is not counted in again
  await cleo.commit();
  await cleo.fixed();
  clock.advance(1_400); // now Cleo was
  const started = await owner.client.untilTable(isPlaying);
  expect(started.table.shuffle).toMatchObject({
    number: 2,
    brokenOff: [
      { number: 1, seats: [1] },
      { number: 2, seats: [2] },
    ],
    devices: [],
  });
});

it('a wrong share is refused and named, and its device has no share in the deal', async () => {
  const { owner, devices } = await scene();
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  await owner.client.ask({ type: 'start' });
  await expect(ben.open({ share: 'f'.repeat(64), nonce: ben.own().nonce })).rejects.toThrow('malformed');
  await cleo.commit();
  await cleo.open();
  const started = await owner.client.untilTable(isPlaying);
  expect(started.table.shuffle).toMatchObject({
    number: 2,
    brokenOff: [{ number: 1, why: 'wrong', seats: [1] }],
    devices: [{ seats: [2] }],
  });
});

it('commitments and shares are taken only from who may give them, once and in time', async () => {
  const { table, owner, devices } = await scene();
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  const { host } = running as TestHost;
  const bens = owner.client.table()?.table.shuffle?.devices[0]?.commitment ?? '';
  const watcher = await join(host.port, `/ws/${table}`);
  const commitment = 'a'.repeat(64);
  const refusals = [
    await watcher.refused({ type: 'commit-share', number: 1, commitment }), // no seat
    await owner.client.refused({ type: 'commit-share', number: 1, commitment }), // the host's share is theirs
    await cleo.client.refused({ type: 'commit-share', number: 2, commitment }), // not yet
    await cleo.client.refused({ type: 'commit-share', number: 1, commitment: bens }), // another device's
    await ben.client.refused({ type: 'reveal-share', number: 1, ...ben.opening() }), // not fixed
  ].map(({ code }) => code);
  expect(refusals).toEqual(['not-available', 'not-available', 'not-available', 'malformed', 'not-available']);
  const frames = ben.client.texts.length;
  const again = { type: 'commit-share', number: 1, commitment: bens } as const;
  for (let times = 0; times < 3; times++) await ben.client.ask(again);
  await ben.client.settled();
  expect(ben.client.texts.length - frames).toBe(4); // the answers
  await owner.client.ask({ type: 'start' });
  await owner.client.ask({ type: 'start' }); // again: nothing more
  await ben.fixed();
  const late = [
    await ben.client.refused({ type: 'commit-share', number: 1, commitment }),
    await ben.client.refused({ type: 'commit-share', number: 2, commitment }),
    await watcher.refused({ type: 'reveal-share', number: 1, ...ben.opening() }),
    await cleo.client.refused({ type: 'reveal-share', number: 2, ...ben.opening() }),
  ].map(({ code }) => code);
  expect(late).toEqual(Array.from({ length: 4 }, () => 'not-available'));
  await ben.open();
  await ben.open(); // the answer was lost
  await cleo.open();
  expect((await owner.client.untilTable(isPlaying)).table.shuffle).toMatchObject({
    number: 1,
    brokenOff: [],
  });
});

it('another tab of a device commits anew, and breaks off a shuffle that is under way', async () => {
  const { table, owner, devices, guests } = await scene();
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  const { host } = running as TestHost;
  const tokens = [guests[1]?.token ?? ''];
  const tab = shufflingDevice(await join(host.port, `/ws/${table}`, { tokens }));
  await owner.client.untilTable((frame) => frame.table.shuffle?.devices.length === 1);
  await tab.commit();
  await owner.client.untilTable((frame) => frame.table.shuffle?.devices.length === 2);
  await owner.client.ask({ type: 'start' });
  await tab.fixed();
  await tab.open();
  const third = await join(host.port, `/ws/${table}`, { tokens });
  await third.untilTable((frame) => frame.table.shuffle?.number === 2);
  await cleo.commit();
  await cleo.open();
  const started = await owner.client.untilTable(isPlaying);
  expect(started.table.shuffle).toMatchObject({
    number: 2,
    brokenOff: [{ number: 1, why: 'away', seats: [1] }],
    devices: [{ seats: [2] }],
  });
  expect(ben.client.table()?.table.shuffle?.number).toBe(2);
});

it('a change of the lobby breaks a shuffle off, and nothing starts by itself', async () => {
  const { table, owner, devices } = await scene();
  const [ben, cleo] = devices as [ShufflingDevice, ShufflingDevice];
  await owner.client.ask({ type: 'start' });
  await ben.open();
  // Nobody stops a shuffle without being named
  const unready = await cleo.client.refused({ type: 'ready', seat: seat(2), ready: false });
  expect(unready.code).toBe('not-available');
  const { setup } = owner.client.table()?.table ?? {};
  await owner.client.ask({ type: 'configure', setup: { ...setup, pace: 'quick' } as never });
  const shown = await owner.client.untilTable((frame) => frame.table.shuffle?.number === 2);
  expect(shown.table.shuffle).toMatchObject({ brokenOff: [{ number: 1, why: 'changed', seats: [] }] });
  const late = await cleo.client.refused({ type: 'reveal-share', number: 1, ...cleo.opening() });
  expect(late.code).toBe('not-available');
  expect((await stateOf(table)).phase).toBe('lobby');
});

it('a host that is restarted in the middle is named, and the next shuffle has another number', async () => {
  const { table, owner, devices, guests } = await scene();
  await owner.client.ask({ type: 'start' });
  await devices[0]?.open();
  const { folder } = running as TestHost;
  await running?.stop();
  running = await testHost({ dataDir: folder });
  const tokens = guests.map(({ token }) => token);
  const ada = await join(running.host.port, `/ws/${table}`, {
    owner: running.host.ownerSecret,
    tokens: tokens.slice(0, 1),
  });
  const others = await Promise.all(
    tokens
      .slice(1)
      .map(async (token) =>
        shufflingDevice(await join((running as TestHost).host.port, `/ws/${table}`, { tokens: [token] })),
      ),
  );
  for (const device of others) await device.commit();
  await ada.ask({ type: 'start' });
  for (const device of others) await device.open();
  const started = await ada.untilTable(isPlaying);
  expect(started.table.shuffle).toMatchObject({
    number: 2,
    brokenOff: [{ number: 1, why: 'host', seats: [] }],
  });
  await ada.ask({ type: 'end-game' });
  expect(await recordOf()).toMatchObject({ proof: { brokenOff: [{ number: 1, why: 'host' }] } });
});

it('a table whose host deals alone asks nobody, and its record says so', async () => {
  running = await testHost();
  const table = await openTestTable(running.host, { game: 'for-sale', hostShuffles: true });
  const guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  const [ada, ben] = guests.map(({ client }) => client);
  expect(ben?.table()?.table.shuffle).toBeUndefined();
  await ben?.refused({ type: 'commit-share', number: 1, commitment: 'a'.repeat(64) });
  await ada?.ask({ type: 'start' });
  await ada?.untilTable(isPlaying);
  await ada?.ask({ type: 'end-game' });
  expect(await recordOf()).toMatchObject({ meta: { settings: { hostShuffles: true } } });
  expect(verify(await recordOf())).toEqual({ ok: false, why: 'no-proof' });
});

it('televisions and spectators see the commitments and have no share', async () => {
  const { table, owner, devices } = await scene();
  const { host } = running as TestHost;
  const television = await join(host.port, `/ws/${table}`, { television: true });
  const shown = await television.untilTable((frame) => frame.table.shuffle?.devices.length === 2);
  expect(shown.table.shuffle).toEqual(owner.client.table()?.table.shuffle);
  const refusal = await television.refused({ type: 'commit-share', number: 1, commitment: 'a'.repeat(64) });
  expect(refusal.code).toBe('only-shows');
  await owner.client.ask({ type: 'start' });
  for (const device of devices) await device.open();
  expect((await television.untilTable(isPlaying)).table.shuffle?.openings).toHaveLength(2);
});

it('numbers go on in the next match, and everything is in the journal', async () => {
  const { table, owner, devices } = await scene();
  for (const number of [1, 2]) {
    await owner.client.ask({ type: 'start' });
    if (number === 2) for (const device of devices) await device.commit(); // is waited for
    for (const device of devices) await device.open();
    const started = await owner.client.untilTable(isPlaying);
    expect(started.table.shuffle?.number).toBe(number);
    await owner.client.ask({ type: 'end-game' });
    await owner.client.ask({ type: 'rematch' });
  }
  const before = await stateOf(table);
  const { folder } = running as TestHost;
  await running?.stop();
  running = await testHost({ dataDir: folder });
  expect((await stateOf(table)).shuffle).toEqual(before.shuffle);
  await running.stop();
});
