import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { seat } from '../../core/base/ids.ts';
import { isJsonObject } from '../../core/base/parse.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import { replay } from '../../core/record/index.ts';
import { connect, hello, join } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { choose, playOn } from '../helpers/host-player.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
let running: TestHost[] = [];

async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running.push(started);
  return started;
}

afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});

describe('a game', () => {
  it('is joined and played to its end by three devices, and kept as a record', async () => {
    const { host, folder } = await start();
    const table = await openTestTable(host);
    const guests = await seatGuests(host, table, NAMES);
    await guests[0]?.client.ask({ type: 'start' });
    const ends = await Promise.all(guests.map(({ client }, index) => playOn(client, `end ${index}`)));
    for (const end of ends) {
      expect(end.game?.result).toBeDefined();
      expect(end.table.ledger).toEqual(ends[0]?.table.ledger);
    }
    expect(ends[0]?.table.ledger?.[0]?.totals).toHaveLength(3);
    await host.close();
    const records = await readdir(joinPath(folder, 'records'));
    expect(records).toHaveLength(1);
    const record: unknown = JSON.parse(await readFile(joinPath(folder, 'records', records[0] ?? ''), 'utf8'));
    expect(isJsonObject(record) && record.seats).toEqual(NAMES);
    const replayed = replay(record);
    expect(replayed).toMatchObject({ ok: true, finished: true, totals: ends[0]?.table.ledger?.[0]?.totals });
  });

  it('is played by one person and two bots, and again after a rematch', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const [ada] = await seatGuests(host, table, ['Ada']);
    if (ada === undefined) throw new Error('nobody sits');
    for (const at of [1, 2]) await ada.client.ask({ type: 'seat-bot', seat: seat(at), bot: 'regular' });
    for (const games of [1, 2]) {
      await ada.client.ask({ type: 'start' });
      const end = await playOn(ada.client, `bots ${games}`);
      expect(end.table.games).toBe(games);
      expect(end.table.ledger).toHaveLength(games);
      if (games === 1) await ada.client.shownAfter({ type: 'rematch' });
    }
    const seats = ada.client.table()?.table.seats ?? [];
    expect(new Set(seats.map((who) => (who.type === 'free' ? '' : who.name))).size).toBe(3);
  });

  it('is played by two people on one screen, who each see their own hand only when they face it', async () => {
    const { host } = await start();
    const table = await openTestTable(host, { seatCount: 3 });
    const client = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
    for (const name of ['Ada', 'Ben']) await client.ask({ type: 'sit', token: newToken(), name });
    await client.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
    const begun = await client.shownAfter({ type: 'start' });
    expect(begun.you).toMatchObject({ seats: [0, 1] });
    const open = JSON.stringify(begun.game?.view);
    const faced = await client.shownAfter({ type: 'face', seat: seat(1) });
    expect(faced.you.facing).toBe(1);
    expect(JSON.stringify(faced.game?.view)).not.toBe(open);
    const curtain = await client.shownAfter({ type: 'face', seat: null });
    expect(curtain.you.facing).toBeUndefined();
    expect(curtain.game?.legal).toEqual({});
    expect(await client.refused({ type: 'face', seat: seat(2) })).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('reconnecting', () => {
  it('brings back the hand and the sealed choice already made', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const guests = await seatGuests(host, table, NAMES);
    const [ada, ben] = guests;
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    await ada.client.ask({ type: 'start' });
    const begun = await ben.client.untilTable((frame) => frame.table.phase === 'playing');
    const action = choose(begun, createRng('sealed'));
    const sealed = await ben.client.shownAfter({ type: 'act', seat: seat(1), action, question: 1 });
    expect(sealed.game?.awaits).not.toContain(1);
    await ben.client.close();
    const away = await ada.client.untilTable(({ table: now }) => isAway(now.seats[1]));
    expect(away.news).toContainEqual({ type: 'went-away', seat: 1, name: 'Ben' });
    const again = await join(host.port, `/ws/${table}`, { tokens: [ben.token] });
    const back = await again.untilTable(() => true);
    expect(back.you).toEqual(sealed.you);
    expect(JSON.stringify(back.game)).toBe(JSON.stringify(sealed.game));
    const here = await ada.client.untilTable(({ table: now }) => !isAway(now.seats[1]));
    expect(here.news).toContainEqual({ type: 'came-back', seat: 1, name: 'Ben' });
  });

  it('a newer connection with the same token takes the seat over, visibly', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const [, ben] = await seatGuests(host, table, NAMES);
    if (ben === undefined) throw new Error('nobody sits');
    const newer = await join(host.port, `/ws/${table}`, { tokens: [ben.token] });
    const taken = await newer.untilTable((frame) => frame.you.seats.length === 1);
    expect(taken.you.seats).toEqual([1]);
    const older = await ben.client.untilTable((frame) => frame.you.moved.length === 1);
    expect(older.you).toEqual({ owner: false, host: false, seats: [], moved: [1] });
    expect(await ben.client.refused({ type: 'leave', seat: seat(1) })).toEqual({
      code: 'not-your-seat',
      data: { seat: 1 },
    });
    await ben.client.ask({ type: 'sit', token: ben.token, name: 'Ben' });
    expect((await newer.untilTable((frame) => frame.you.moved.length === 1)).you.seats).toEqual([]);
    expect((await ben.client.untilTable((frame) => frame.you.seats.length === 1)).you.moved).toEqual([]);
  });

  it('a repeated sit is answered with the same seat, a repeated act does nothing, a stale one is refused', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const guests = await seatGuests(host, table, NAMES.slice(0, 2));
    const late = await join(host.port, `/ws/${table}`);
    const sit = { type: 'sit', token: newToken(), name: 'Cleo' } as const;
    const twice = await Promise.all([late.ask(sit), late.ask(sit), late.ask(sit)]);
    expect(twice).toEqual([{ seat: 2 }, { seat: 2 }, { seat: 2 }]);
    await late.ask({ type: 'ready', seat: seat(2), ready: true });
    await guests[0]?.client.ask({ type: 'start' });
    const begun = await late.untilTable((frame) => frame.table.phase === 'playing');
    const act = { type: 'act', seat: seat(2), action: choose(begun, createRng('x')), question: 1 } as const;
    await Promise.all([late.ask(act), late.ask(act)]);
    expect(await late.refused({ ...act, question: 2 })).toEqual({ code: 'stale', data: { question: 1 } });
    expect(await late.refused({ ...act, action: { type: 'bid', cards: [] } })).toBeDefined();
    expect(late.table()?.game?.awaits).toEqual([0, 1]);
    const lines = (
      await readFile(joinPath(running[0]?.folder ?? '', 'tables', `${table}.journal`), 'utf8')
    ).split('\n');
    expect(lines.filter((line) => line.includes('"acted"'))).toHaveLength(1);
  });
});

describe('absence', () => {
  it('a bot takes over when the grace period ends, and gives the seat back on return', async () => {
    const { host } = await start();
    const table = await openTestTable(host, { graceSeconds: 1 });
    const [ada, ben] = await seatGuests(host, table, NAMES);
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    await ada.client.ask({ type: 'start' });
    await ben.client.close();
    const waiting = await ada.client.untilTable(({ table: now }) => isAway(now.seats[1]));
    expect(waiting.table.seats[1]).toMatchObject({ graceLeft: expect.any(Number) as number });
    const taken = await ada.client.untilTable(({ table: now }) => standIn(now.seats[1]) === 'regular');
    expect(taken.table.seats[1]).not.toHaveProperty('graceLeft');
    await ada.client.untilTable(({ game }) => game?.awaits.includes(seat(1)) === false);
    const again = await join(host.port, `/ws/${table}`, { tokens: [ben.token] });
    const back = await again.untilTable(({ table: now }) => standIn(now.seats[1]) === undefined);
    expect(back.you.seats).toEqual([1]);
  });

  it('nobody is replaced who is there; an absent seat can be opened to a guest, whose token then counts', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const [ada, ben, cleo] = await seatGuests(host, table, NAMES);
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
    await ada.client.ask({ type: 'start' });
    const held = { code: 'seat-held', data: { seat: 1 } };
    expect(await ada.client.refused({ type: 'take-over', seat: seat(1), bot: 'casual' })).toMatchObject(held);
    expect(await ada.client.refused({ type: 'open-seat', seat: seat(1) })).toMatchObject(held);
    await ben.client.close();
    await ada.client.untilTable(({ table: now }) => isAway(now.seats[1]));
    await ada.client.ask({ type: 'open-seat', seat: seat(1) });
    const dora = await join(host.port, `/ws/${table}`);
    expect(await dora.ask({ type: 'sit', token: newToken(), name: 'Dora' })).toEqual({ seat: 1 });
    const old = await join(host.port, `/ws/${table}`, { tokens: [ben.token] });
    expect((await old.untilTable(() => true)).you.seats).toEqual([]);
    expect(await cleo.client.refused({ type: 'end-game' })).toEqual({ code: 'not-owner' });
    const ended = await ada.client.shownAfter({ type: 'end-game' });
    expect(ended.table.ledger?.[0]).toMatchObject({ early: true, winners: [] });
  });
});

describe('a table that others cannot reach', () => {
  it('is not there for a wrong id, and is gone for everybody once it is discarded', async () => {
    const { host } = await start();
    const table = await openTestTable(host);
    const lost = await connect(host.port, '/ws/0123456789abcdef');
    expect(await lost.closed).toBe(4005);
    const client = await join(host.port, `/ws/${table}`);
    const owner = await connect(host.port, '/ws');
    await owner.ask(hello({ owner: host.ownerSecret }));
    await owner.ask({ type: 'discard-table', table });
    expect(await client.closed).toBe(4005);
    expect(await readdir(joinPath(running[0]?.folder ?? '', 'tables'))).toEqual([]);
  });
});

const isAway = (who: SeatFrame | undefined): boolean => who?.type === 'person' && who.device === 'away';
const standIn = (who: SeatFrame | undefined): string | undefined =>
  who?.type === 'person' ? who.standIn : undefined;
