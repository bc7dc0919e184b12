import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { isJsonObject } from '../../core/base/parse.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { eventually } from '../helpers/eventually.ts';
import { fillingDisk } from '../helpers/filling-disk.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { choose, playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
let running: TestHost[] = [];
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running = [...running.filter((one) => one.folder !== started.folder), started];
  return started;
}
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});

/** Three people whose game has begun. */
async function playing(started: TestHost, more: Parameters<typeof openTestTable>[1] = {}) {
  const table = await openTestTable(started.host, more);
  const guests = await seatGuests(started.host, table, NAMES);
  const [ada, ben, cleo] = guests;
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'start' });
  return { table, ada, ben, cleo };
}

/** The act that a seat might do now, for the question that it is asked. */
async function actOf(client: HostClient, seed: string) {
  const frame = await client.untilTable(
    ({ game, you }) => game?.awaits.includes(you.facing ?? seat(9)) === true,
  );
  return {
    type: 'act',
    seat: frame.you.facing ?? seat(0),
    action: choose(frame, createRng(seed)),
    question: frame.game?.question ?? 0,
  } as const;
}

describe('a question', () => {
  it('is answered once: what was meant for an earlier one changes nothing, also after a restart', async () => {
    const first = await start();
    const { table, ada } = await playing(first);
    const early = await actOf(ada.client, 'early');
    await ada.client.shownAfter(early);
    const undo = { type: 'act', seat: seat(0), action: { type: 'unbid' }, question: 1 } as const;
    const again = await ada.client.shownAfter(undo);
    expect(again.game?.question).toBe(2);
    await first.stop();
    const second = await start({ dataDir: first.folder });
    const back = await join(second.host.port, `/ws/${table}`, { tokens: [ada.token] });
    await back.shownAfter(early); // a frame follows, though nothing has changed
    await back.shownAfter(undo);
    expect(await back.refused({ ...early, action: { type: 'bid', cards: [] } })).toEqual({
      code: 'stale',
      data: { question: 2 },
    });
    expect((await back.untilTable(() => true)).game).toMatchObject({ question: 2, awaits: [0, 1, 2] });
    const journal = await readFile(joinPath(first.folder, 'tables', `${table}.journal`), 'utf8');
    expect(journal.split('\n').filter((line) => line.includes('"acted"'))).toHaveLength(2);
  });
});

describe('a disk that is full for a while', () => {
  it('stops the table with its reason, and the table goes on without a restart once there is room', async () => {
    const { disk, fill, free } = fillingDisk();
    const first = await start({ disk });
    const { table, ada, ben } = await playing(first);
    await ada.client.ask(await actOf(ada.client, 'before'));
    fill();
    const act = await actOf(ben.client, 'full');
    const frozen = { code: 'table-frozen', data: { why: 'disk-full' } };
    expect(await ben.client.refused(act)).toEqual(frozen);
    await ada.client.untilTable(({ table: now }) => now.frozen === 'disk-full');
    expect(await ada.client.refused({ type: 'try-again' })).toEqual(frozen);
    expect(await ben.client.refused({ type: 'try-again' })).toEqual({ code: 'not-owner' });
    free();
    await ada.client.ask({ type: 'try-again' });
    const on = await ben.client.untilTable(({ table: now }) => now.frozen === undefined);
    expect(on.game?.awaits).toEqual([1, 2]); // what was refused has not come back
    await ben.client.ask(act);
    await first.stop();
    const second = await start({ dataDir: first.folder });
    const back = await join(second.host.port, `/ws/${table}`, { tokens: [ben.token] });
    expect((await back.untilTable(() => true)).game?.awaits).toEqual([2]);
  });
});

describe('a record', () => {
  it('keeps the names of those who played, whoever sits there when the host comes back', async () => {
    const first = await start();
    const { table, ada, ben, cleo } = await playing(first, { options: { edition: 'gryphon' } });
    await Promise.all([ada, ben, cleo].map(({ client }, index) => playOn(client, `names ${index}`)));
    await ben.client.ask({ type: 'leave', seat: seat(1) });
    const dora = await join(first.host.port, `/ws/${table}`);
    await dora.ask({ type: 'sit', token: newToken(), name: 'Dora' });
    await first.stop();
    await (await start({ dataDir: first.folder })).stop();
    const [name = '', ...others] = await readdir(joinPath(first.folder, 'records'));
    expect(others).toEqual([]);
    const record: unknown = JSON.parse(await readFile(joinPath(first.folder, 'records', name), 'utf8'));
    expect(isJsonObject(record) && record['seats']).toEqual(NAMES);
  });

  it.each([
    {
      when: 'before the end was written, and is in the table that still shows it',
      goesOn: false,
      kept: (journal: string) => journal.slice(0, journal.indexOf('\n', journal.lastIndexOf('"acted"')) + 1),
    },
    {
      when: 'before the record was, while people had gone on with the next game',
      goesOn: true,
      kept: (journal: string) => journal,
    },
  ])('of a game is completed after a host that ended $when', async ({ goesOn, kept }) => {
    const first = await start();
    const { table, ada, ben, cleo } = await playing(first);
    await Promise.all([ada, ben, cleo].map(({ client }, index) => playOn(client, `completed ${index}`)));
    if (goesOn) await ada.client.ask({ type: 'rematch' });
    if (goesOn) await ada.client.ask({ type: 'start' });
    await first.stop();
    const [name = '', ...others] = await readdir(joinPath(first.folder, 'records'));
    expect(others).toEqual([]);
    const record = await readFile(joinPath(first.folder, 'records', name), 'utf8');
    await rm(joinPath(first.folder, 'records', name));
    const file = joinPath(first.folder, 'tables', `${table}.journal`);
    const journal = await readFile(file, 'utf8');
    await writeFile(file, kept(journal));
    expect(journal === kept(journal)).toBe(goesOn);
    await start({ dataDir: first.folder });
    await eventually(async () =>
      expect(await readFile(joinPath(first.folder, 'records', name), 'utf8')).toBe(record),
    );
  });
});

describe('a table whose game is over', () => {
  it('sleeps after a restart, is listed, and wakes with its result for whoever comes; a rematch goes on', async () => {
    const first = await start();
    const { table, ada, ben, cleo } = await playing(first);
    const ends = await Promise.all([ada, ben, cleo].map(({ client }, at) => playOn(client, `sleep ${at}`)));
    await first.stop();
    const second = await start({ dataDir: first.folder });
    const owner = await join(second.host.port, '/ws', { owner: second.host.ownerSecret });
    const list = await owner.untilHost(({ tables }) => tables.length === 1);
    const winners = ends[0]?.table.ledger?.at(-1)?.winners.map((at) => NAMES[at]);
    expect(winners).not.toEqual([]);
    expect(list.tables[0]).toMatchObject({ id: table, phase: 'ended', names: NAMES, winners });
    const [one, other] = await Promise.all(
      [ada, ben].map(({ token }) => join(second.host.port, `/ws/${table}`, { tokens: [token] })),
    );
    const shown = await one?.untilTable(() => true);
    expect(shown?.you.seats).toEqual([0]);
    expect(shown?.game?.result).toEqual(ends[0]?.game?.result);
    expect(shown?.table.ledger).toEqual(ends[0]?.table.ledger);
    expect((await other?.untilTable(() => true))?.you.seats).toEqual([1]);
    const host = await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
    const lobby = await host.shownAfter({ type: 'rematch' });
    expect(lobby.table).toMatchObject({ phase: 'lobby', games: 1 });
    expect(lobby.table.ledger).toEqual(ends[0]?.table.ledger);
  });

  it('does not count among the tables of a host', async () => {
    const { host } = await start({ botDelay: 1_000_000 });
    for (let count = 0; count < 34; count++) {
      const table = await openTestTable(host);
      const client = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
      for (const at of [0, 1, 2]) await client.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
      await client.ask({ type: 'start' });
      await client.ask({ type: 'end-game' });
      await client.close();
    }
    expect((await host.createTable(setup())).ok).toBe(true);
  });
});

describe('a new PIN', () => {
  it('is asked of everybody who holds no seat; the owner and who sits stay', async () => {
    const { host } = await start();
    const table = await openTestTable(host, {}, '271828');
    const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
    const sitting = await join(host.port, `/ws/${table}`, { pin: '271828' });
    await sitting.ask({ type: 'sit', token: newToken(), name: 'Ada' });
    const watching = await join(host.port, `/ws/${table}`, { pin: '271828' });
    await owner.ask({ type: 'configure', setup: setup(), pin: '314159' });
    expect(await watching.closed).toBe(4008);
    await sitting.settled();
    await owner.settled();
  });

  it('lists tell a stranger that the table is there, not when something happens', async () => {
    vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1');
    const { host } = await start();
    const table = await openTestTable(host, { reach: 'network' }, '271828');
    const stranger = await join(host.port, '/ws');
    const guests = await seatGuests(host, table, ['Ada']);
    const client = guests[0]?.client;
    for (const at of [1, 2]) await client?.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
    const full = await stranger.untilHost(({ tables }) => tables[0]?.taken === 3);
    expect(full.tables[0]).toEqual({
      id: table,
      title: 'Kitchen',
      game: 'money',
      edition: 'goldsieber',
      reach: 'network',
      seats: 3,
      taken: 3,
      pin: true,
    });
    const frames = (): number => stranger.texts.filter((text) => text.includes('"type":"host"')).length;
    const before = frames();
    await client?.ask({ type: 'start' });
    if (client !== undefined) await playOn(client, 'unseen');
    await stranger.ask({ type: 'ping' });
    expect(frames()).toBe(before);
  });
});

describe('a computer that slept', () => {
  const standIn = ({ table }: TableFrame): string | undefined =>
    table.seats[1]?.type === 'person' ? table.seats[1].standIn : undefined;

  it('gives whoever was waited for the whole time again', async () => {
    const clock = manualClock();
    const started = await start({ clock, limits: { heartbeat: 1_000_000_000 } });
    const { ada, ben } = await playing(started, { graceSeconds: 60 });
    await ben.client.close();
    await ada.client.untilTable(
      ({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].graceLeft !== undefined,
    );
    clock.setBack(-3_600_000); // the time of day goes on while a computer sleeps, its timers do not
    clock.advance(60_000);
    await ada.client.settled();
    expect(standIn(await ada.client.shownAfter({ type: 'face', seat: seat(0) }))).toBeUndefined();
    clock.advance(59_000);
    await ada.client.settled();
    expect(standIn(await ada.client.shownAfter({ type: 'face', seat: seat(0) }))).toBeUndefined();
    clock.advance(1_000);
    await ada.client.untilTable((frame) => standIn(frame) === 'regular');
  });

  it('does so at once where the system tells of it', async () => {
    const clock = manualClock();
    const started = await start({ clock, limits: { heartbeat: 1_000_000_000 } });
    const { ada, ben } = await playing(started, { graceSeconds: 60 });
    await ben.client.close();
    await ada.client.untilTable(
      ({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].graceLeft !== undefined,
    );
    clock.advance(40_000);
    started.host.networkChanged();
    await ada.client.settled();
    clock.advance(59_000);
    await ada.client.settled();
    expect(standIn(await ada.client.shownAfter({ type: 'face', seat: seat(0) }))).toBeUndefined();
    clock.advance(1_000);
    await ada.client.untilTable((frame) => standIn(frame) === 'regular');
  });
});
