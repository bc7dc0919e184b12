import { afterEach, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

/** The games that a host is suggested, with their seats. */
async function suggested(client: HostClient): Promise<readonly string[]> {
  const next = (await client.ask({ type: 'what-next' })) as readonly { game: string; seats: number }[];
  return next.map(({ game, seats }) => `${game} ${seats}`);
}

/** A host at three in the afternoon, wherever this runs. */
const afternoon = (): Promise<TestHost> =>
  testHost({ clock: manualClock(new Date(2027, 0, 15, 15).getTime()) });

/** A table at which Ada, Ben and Cleo have played, with the connection of each. */
async function played(host: TestHost): Promise<{ table: TableId; clients: readonly HostClient[] }> {
  const table = await openTestTable(host.host, { game: 'for-sale', options: { starter: 1 } });
  const clients = (await seatGuests(host.host, table, ['Ada', 'Ben', 'Cleo'])).map(({ client }) => client);
  await clients[0]?.ask({ type: 'start' });
  return { table, clients };
}

it('suggests hosts alone games for those who are here, once a match has ended', async () => {
  const host = (running = await afternoon());
  const { table, clients } = await played(host);
  const [ada, ben] = clients;
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  expect(await ada.refused({ type: 'what-next' })).toMatchObject({ code: 'not-ended' });
  await ada.ask({ type: 'end-game' });
  expect(await ben.refused({ type: 'what-next' })).toMatchObject({ code: 'not-owner' });
  expect(await suggested(ada)).not.toContainEqual(expect.stringContaining('for-sale'));
  expect((await suggested(ada)).map((line) => line.split(' ')[1])).toEqual(['3', '3']);
  const two = [newToken(), newToken(), newToken()];
  const watching = await Promise.all(
    two.map((spectator) => join(host.host.port, `/ws/${table}`, { spectator })),
  );
  expect(await suggested(ada)).toEqual(['falsche-fuffziger 6']); // no other game has seats for six
  for (const one of watching) await one.close();
  await ada.untilTable(({ table: now }) => now.spectators === 0);
  expect(await suggested(ada)).toHaveLength(2);
});

it('does not forget who holds a seat and is away', async () => {
  const host = (running = await afternoon());
  const table = await openTestTable(host.host, { game: 'for-sale', seatCount: 6, options: { starter: 1 } });
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn'];
  const [ada, ...others] = await seatGuests(host.host, table, names);
  await ada?.client.ask({ type: 'start' });
  await ada?.client.ask({ type: 'end-game' });
  for (const { client } of others) await client.close();
  const now = await ada?.client.untilTable((frame) =>
    frame.table.seats.every((who, at) => at === 0 || (who.type === 'person' && who.device === 'away')),
  );
  expect(now?.you.seats).toEqual([seat(0)]);
  expect(ada && (await suggested(ada.client))).toEqual(['falsche-fuffziger 6']);
});

it('counts no seat that was given up', async () => {
  const host = (running = await afternoon());
  const table = await openTestTable(host.host, { game: 'for-sale', seatCount: 4, options: { starter: 1 } });
  const [ada, ben] = await seatGuests(host.host, table, ['Ada', 'Ben', 'Cleo', 'Dora']);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'start' });
  await ada.client.ask({ type: 'end-game' });
  await ben.client.ask({ type: 'leave', seat: seat(1) });
  await ben.client.close();
  await ada.client.untilTable((frame) =>
    frame.table.seats.some((who) => who.type === 'person' && who.open === true),
  );
  expect((await suggested(ada.client)).map((line) => line.split(' ')[1])).toEqual(['3', '3']);
});
