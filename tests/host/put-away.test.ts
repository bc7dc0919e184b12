import { readdir, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import type { RecordLine } from '../../core/protocol/records.ts';
import { eventually } from '../helpers/eventually.ts';
import { connect, join, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  testHost,
  type Guest,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const WEEK = 7 * 24 * 60 * 60_000;

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });
const ownerAt = ({ host }: TestHost, table: TableId): Promise<HostClient> =>
  join(host.port, `/ws/${table}`, { owner: host.ownerSecret });

/** Ada, Ben and Cleo play a match to its end, then begin another one. */
async function evening(host: TestHost): Promise<{ table: TableId; guests: readonly [Guest, Guest, Guest] }> {
  const table = await openTestTable(host.host, {
    game: 'for-sale',
    reach: 'network',
    options: { starter: 1 },
  });
  const guests = (await seatGuests(host.host, table, ['Ada', 'Ben', 'Cleo'])) as [Guest, Guest, Guest];
  const [ada] = guests;
  await ada.client.ask({ type: 'start' });
  await ada.client.ask({ type: 'end-game' });
  await ada.client.ask({ type: 'rematch' });
  await ada.client.ask({ type: 'start' });
  return { table, guests };
}

/** The matches of all records, once there are so many. */
const records = (host: TestHost, count: number): Promise<readonly (RecordLine & { readonly ok: true })[]> =>
  eventually(async () => {
    const client = await desk(host);
    const list = (await client.ask({ type: 'list-records', most: 50 })) as { records: readonly RecordLine[] };
    await client.close();
    const found = list.records.flatMap((record) => (record.ok ? [record] : []));
    expect(found).toHaveLength(count);
    return found;
  });

describe('an evening that is put away', () => {
  it('closes its table as it is, and is in no list but the owner’s', async () => {
    const host = (running = await testHost());
    const { table, guests } = await evening(host);
    const [ada, ben] = guests;
    expect(await ben.client.refused({ type: 'put-away' })).toMatchObject({ code: 'not-owner' });
    await ada.client.ask({ type: 'put-away' });
    expect(await Promise.all(guests.map(({ client }) => client.closed))).toEqual([4011, 4011, 4011]);
    const owner = await desk(host);
    const { tables } = await owner.untilHost(({ tables: all }) => all[0]?.putAwayAt !== undefined);
    expect(tables).toMatchObject([{ id: table, phase: 'playing', names: ['Ada', 'Ben', 'Cleo'], games: 2 }]);
    const visitor = await join(host.host.port, '/ws');
    expect((await visitor.untilHost(() => true)).tables).toEqual([]);
    for (const path of ['/health', `/health/${table}`]) {
      const answer = await fetch(`http://127.0.0.1:${host.host.port}${path}`);
      expect(await answer.text()).not.toContain(table);
    }
    const late = await connect(host.host.port, `/ws/${table}`); // somebody who looks for it before it is resumed
    expect(await late.closed).toBe(CLOSE.putAway);
  });

  it('is resumed after a week of starts, with everybody’s seats, and is the same evening', async () => {
    const clock = manualClock();
    const first = (running = await testHost({ clock }));
    const { table, guests } = await evening(first);
    const before = (await guests[1].client.untilTable(({ table: now }) => now.phase === 'playing')).game;
    await guests[0].client.ask({ type: 'put-away' });
    await guests[1].client.closed;
    await first.stop();
    for (const _ of [1, 2]) {
      clock.advance(WEEK / 2);
      const between = (running = await testHost({ dataDir: first.folder, clock, appVersion: '9.9.9-test' }));
      await records(between, 1);
      await between.stop();
    }
    await rm(joinPath(first.folder, 'records-index.json'));

    const last = (running = await testHost({ dataDir: first.folder, clock }));
    const owner = await desk(last);
    await owner.ask({ type: 'resume-table', table });
    await owner.untilHost(({ tables }) => tables[0]?.putAwayAt === undefined && tables.length === 1);
    const back = await Promise.all(
      guests.map(({ token }, at) =>
        join(last.host.port, `/ws/${table}`, {
          tokens: [token],
          ...(at === 0 && { owner: last.host.ownerSecret }),
        }),
      ),
    );
    const seen = await back[1]?.untilTable(({ table: now }) => now.paused === undefined);
    expect(seen?.game?.view).toEqual(before?.view);
    expect(seen?.you.seats).toEqual([1]);
    await Promise.all(back.map((client, at) => playOn(client, `guest ${at}`)));
    const found = await records(last, 2);
    expect(found.map(({ number }) => number)).toEqual([2, 1]);
    expect(new Set(found.map((record) => record.evening)).size).toBe(1);
    const { table: shown } = (await back[0]?.untilTable(({ table: now }) => now.phase === 'ended')) ?? {};
    expect(shown?.ledger).toHaveLength(2);
  });

  it('goes on with the next match if none was on, also over a restart', async () => {
    const clock = manualClock();
    const first = (running = await testHost({ clock }));
    const { table, guests } = await evening(first);
    await guests[0].client.ask({ type: 'end-game' });
    await guests[0].client.ask({ type: 'put-away' });
    await guests[0].client.closed;
    await first.stop();
    clock.advance(WEEK);
    const between = (running = await testHost({ dataDir: first.folder, clock }));
    const owner = await desk(between);
    await owner.ask({ type: 'resume-table', table });
    await owner.ask({ type: 'resume-table', table }); // pressed twice
    const host = await ownerAt(between, table);
    expect((await host.untilTable(() => true)).table.ledger).toHaveLength(2);
    await records(between, 2);
    await between.stop();
    const second = (running = await testHost({ dataDir: first.folder, clock }));
    const again = await ownerAt(second, table);
    await again.ask({ type: 'rematch' });
    for (const at of [0, 1, 2]) await again.ask({ type: 'ready', seat: seat(at), ready: true });
    await again.ask({ type: 'start' });
    await again.ask({ type: 'end-game' });
    const found = await records(second, 3);
    expect(new Set(found.map((record) => record.evening)).size).toBe(1);
    expect((await again.untilTable(({ table: now }) => now.phase === 'ended')).table.ledger).toHaveLength(3);
  });

  it('does not count against the limit of tables until it is resumed, and can be discarded', async () => {
    const host = (running = await testHost({ limits: { tables: 1 } }));
    const { table, guests } = await evening(host);
    await guests[0].client.ask({ type: 'put-away' });
    await guests[0].client.closed;
    const other = await openTestTable(host.host);
    const owner = await desk(host);
    expect(await owner.refused({ type: 'resume-table', table })).toMatchObject({ code: 'too-many' });
    await owner.ask({ type: 'discard-table', table: other });
    await owner.ask({ type: 'resume-table', table });
    await (await ownerAt(host, table)).ask({ type: 'put-away' });
    await owner.untilHost(({ tables }) => tables[0]?.putAwayAt !== undefined);
    await owner.ask({ type: 'discard-table', table });
    expect(await owner.refused({ type: 'resume-table', table })).toMatchObject({ code: 'no-such-table' });
    expect(await readdir(joinPath(host.folder, 'tables'))).toEqual([]);
  });
});

it('a match that has ended without a record has one after the next start', async () => {
  const first = (running = await testHost());
  const { guests } = await evening(first);
  await guests[0].client.ask({ type: 'end-game' });
  const before = await records(first, 2);
  await first.stop();
  const folder = joinPath(first.folder, 'records');
  for (const file of await readdir(folder)) await rm(joinPath(folder, file));
  const second = (running = await testHost({ dataDir: first.folder }));
  expect(await records(second, 2)).toEqual(before);
});

it('a table that plays on from a decision cannot be put away', async () => {
  const host = (running = await testHost());
  const table = await openTestTable(host.host, { game: 'for-sale', options: { starter: 0 } });
  const owner = await ownerAt(host, table);
  await owner.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: seat(0) });
  for (const at of [1, 2]) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await owner.ask({ type: 'start' });
  await playOn(owner, 'Ada');
  const { table: from } = (await owner.ask({
    type: 'play-on',
    seat: seat(0),
    act: 0,
    token: newToken(),
  })) as {
    table: TableId;
  };
  const there = await ownerAt(host, from);
  expect(await there.refused({ type: 'put-away' })).toMatchObject({ code: 'not-available' });
});
