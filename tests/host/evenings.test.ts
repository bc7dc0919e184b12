import { rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import { EVENING_PAUSE } from '../../core/base/evening/pause.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });

/** A table of three people, ready to play. */
async function seated({ host }: TestHost): Promise<TableId> {
  const table = await openTestTable(host);
  await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  return table;
}

/** Plays a match at a table: it is ended early. */
async function play({ host }: TestHost, table: TableId): Promise<void> {
  const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
  await owner.ask({ type: 'start' });
  await owner.ask({ type: 'end-game' });
  await owner.ask({ type: 'rematch' });
  await owner.close();
}

/** The evenings of the records, by table and number of the match. */
async function evenings(host: TestHost, count: number): Promise<ReadonlyMap<string, string | undefined>> {
  const client = await desk(host);
  await client.untilHost(({ owner }) => owner?.recordsSaved === count);
  const { records } = (await client.ask({ type: 'list-records', most: 50 })) as {
    records: readonly { table: string; number: number; evening?: string }[];
  };
  return new Map(records.map(({ table, number, evening }) => [`${table} ${number}`, evening]));
}

it('an evening goes on until a table has rested for six hours, also over a restart', async () => {
  const clock = manualClock();
  const first = (running = await testHost({ clock }));
  const kitchen = await seated(first);
  await play(first, kitchen);
  clock.advance(EVENING_PAUSE - 1);
  await play(first, kitchen);
  await evenings(first, 2);
  await first.stop();
  const second = (running = await testHost({ dataDir: first.folder, clock }));
  clock.advance(EVENING_PAUSE - 1);
  await play(second, kitchen);
  clock.advance(EVENING_PAUSE);
  await play(second, kitchen);
  const all = await evenings(second, 2);
  const ids = [1, 2, 3, 4].map((number) => all.get(`${kitchen} ${number}`));
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{8}$/);
  expect(ids.map((id) => id === ids[0])).toEqual([true, true, true, false]);
});

it('each table has its own evening, unless the owner wants one for all', async () => {
  const clock = manualClock();
  const first = (running = await testHost({ clock }));
  const [kitchen, attic] = [await seated(first), await seated(first)];
  await play(first, kitchen);
  clock.advance(1);
  await play(first, attic);
  clock.advance(1);
  const client = await desk(first);
  await client.ask({ type: 'share-evenings', isShared: true });
  await client.untilHost(({ owner }) => owner?.isOneEvening === true);
  await play(first, kitchen);
  await evenings(first, 3);
  await first.stop();
  const second = (running = await testHost({ dataDir: first.folder, clock }));
  const back = await desk(second);
  await back.untilHost(({ owner }) => owner?.isOneEvening === true);
  const garden = await seated(second);
  await play(second, garden);
  await back.ask({ type: 'share-evenings', isShared: false });
  const cellar = await seated(second);
  await play(second, cellar);
  const all = await evenings(second, 2);
  const shared = all.get(`${attic} 1`);
  expect(all.get(`${kitchen} 1`)).not.toBe(shared);
  expect(all.get(`${kitchen} 2`)).toBe(shared); // the newest of all
  expect(all.get(`${garden} 1`)).toBe(shared);
  expect(all.get(`${cellar} 1`)).not.toBe(shared);
});

/** Who played the matches at other tables, as a guest of a table is shown them once there are so many. */
const ledgerOf = async (
  { host }: TestHost,
  table: TableId,
  count: number,
): Promise<readonly (readonly string[])[]> => {
  const guest = await join(host.port, `/ws/${table}`);
  const frame = await guest.untilTable((now) => (now.table.ledgerElsewhere ?? []).length === count);
  const shown = JSON.stringify(frame);
  expect(shown).not.toContain('"house"');
  await guest.close();
  return (frame.table.ledgerElsewhere ?? []).map(({ seats = [], names }) =>
    seats.map((who, at) => `${names[at]} ${who.type === 'person' ? who.person : who.type}`),
  );
};

it('a table shows the matches of a shared evening at other tables, and knows their people', async () => {
  const clock = manualClock();
  const first = (running = await testHost({ clock }));
  const client = await desk(first);
  await client.ask({ type: 'share-evenings', isShared: true });
  const browser = newToken();
  const sitAt = async (
    { host }: TestHost,
    table: TableId,
    name: string,
    spectator: string,
  ): Promise<void> => {
    const guest = await join(host.port, `/ws/${table}`, { spectator });
    await guest.ask({ type: 'sit', token: newToken(), name, ready: true });
    await guest.close();
  };
  const [attic, kitchen] = [
    await openTestTable(first.host, { title: 'Secret' }, '123456'),
    await openTestTable(first.host),
  ];
  const attics = await join(first.host.port, `/ws/${attic}`, {
    owner: first.host.ownerSecret,
    spectator: browser,
  });
  for (const name of ['Ada', 'Ben', 'Cleo'])
    await attics.ask({ type: 'sit', token: newToken(), name, ready: true });
  await play(first, attic);
  await client.untilHost(({ owner }) => owner?.recordsSaved === 1);
  await sitAt(first, kitchen, 'ada', browser); // the house knows her
  await sitAt(first, kitchen, 'Ben', newToken()); // another Ben, perhaps
  await sitAt(first, kitchen, 'Dora', newToken());
  expect(await ledgerOf(first, kitchen, 0)).toEqual([]); // nothing has been played in its evening
  clock.advance(1);
  await play(first, kitchen);
  expect(await ledgerOf(first, kitchen, 1)).toEqual([['ada 1', 'Ben -1', 'Cleo -2']]);
  await attics.untilTable(({ table }) => table.ledgerElsewhere?.length === 1);
  const guest = await join(first.host.port, `/ws/${kitchen}`);
  await guest.untilTable(({ table }) => table.ledgerElsewhere?.length === 1);
  expect(guest.texts.join('\n')).not.toMatch(/Secret|123456/);

  await first.stop();
  const second = (running = await testHost({ dataDir: first.folder, clock }));
  expect(await ledgerOf(second, kitchen, 1)).toEqual([['ada 1', 'Ben -1', 'Cleo -2']]);
  const back = await desk(second);
  await back.ask({ type: 'share-evenings', isShared: false });
  expect(await ledgerOf(second, kitchen, 0)).toEqual([]);
});

it('the first match of a host goes on with the shared evening before the records have been read', async () => {
  const clock = manualClock();
  const first = (running = await testHost({ clock }));
  const client = await desk(first);
  await client.ask({ type: 'share-evenings', isShared: true });
  await play(first, await seated(first));
  const [evening] = (await evenings(first, 1)).values();
  await first.stop();
  for (const folder of ['tables', 'records']) await rm(joinPath(first.folder, folder), { recursive: true });

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const disk = {
    ...systemDisk,
    readdir: async (path: string) => {
      if (path.endsWith('records')) await held;
      return systemDisk.readdir(path);
    },
  };
  clock.advance(EVENING_PAUSE - 1);
  const second = (running = await testHost({ dataDir: first.folder, clock, disk }));
  const table = await seated(second);
  const owner = await join(second.host.port, `/ws/${table}`, { owner: second.host.ownerSecret });
  await owner.ask({ type: 'start' });
  await owner.ask({ type: 'end-game' });
  release();
  expect([...(await evenings(second, 1)).values()]).toEqual([evening]);
});
