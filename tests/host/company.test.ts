import { afterEach, expect, it } from 'vitest';
import type { Occupancy } from '../../electron/host/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';

let host: TestHost | undefined;
afterEach(() => host?.dispose());

/** Another device, as far as the host can tell: it comes from an address that is not this computer's usual one. */
const ELSEWHERE = { localAddress: '127.0.0.2' };

async function seatFrom(
  options: { localAddress?: string },
  port: number,
  table: string,
  name: string,
): Promise<HostClient> {
  const client = await join(port, `/ws/${table}`, {}, options);
  await client.ask({ type: 'sit', token: newToken(), name });
  const [at] = (await client.untilTable((frame) => frame.you.seats.length === 1)).you.seats;
  if (at === undefined) throw new Error('no seat');
  await client.ask({ type: 'ready', seat: at, ready: true });
  return client;
}

it('tells who isBusy: as long as a game is on with somebody there, and guests until a bot plays for them', async () => {
  const told: Occupancy[] = [];
  host = await testHost({ occupancyChanged: (company) => told.push(company) });
  const table = await openTestTable(host.host, { graceSeconds: 1 });
  const [owner] = await seatGuests(host.host, table, ['Anna']);
  if (owner === undefined) throw new Error('nobody sits');
  const guest = await seatFrom(ELSEWHERE, host.host.port, table, 'Ben');
  const third = await seatFrom({}, host.host.port, table, 'Cleo');
  await eventually(() => expect(told).toEqual([{ isBusy: true, hasGuests: true }]));
  await owner.client.ask({ type: 'start' });
  await owner.client.ask({ type: 'pause', reason: 'food' });
  await eventually(() => expect(told.slice(1)).toEqual([{ isBusy: false, hasGuests: true }]));
  await owner.client.ask({ type: 'resume' });
  await eventually(() => expect(told.slice(2)).toEqual([{ isBusy: true, hasGuests: true }]));

  // A phone that was laid aside is a guest until its time is over.
  await guest.close();
  await third.untilTable(({ table: { seats } }) =>
    seats.some((who) => who.type === 'person' && who.name === 'Ben' && who.standIn !== undefined),
  );
  await eventually(() => expect(told.slice(3)).toEqual([{ isBusy: true, hasGuests: false }]));
  await owner.client.close();
  await third.close();
  await eventually(() => expect(told.slice(4)).toEqual([{ isBusy: false, hasGuests: false }]));
});

it('between games only guests who are there count', async () => {
  const told: Occupancy[] = [];
  host = await testHost({ occupancyChanged: (company) => told.push(company) });
  const table = await openTestTable(host.host);
  await seatGuests(host.host, table, ['Anna']);
  const guest = await seatFrom(ELSEWHERE, host.host.port, table, 'Ben');
  await eventually(() => expect(told).toEqual([{ isBusy: true, hasGuests: true }]));
  await guest.close();
  await eventually(() => expect(told.slice(1)).toEqual([{ isBusy: false, hasGuests: false }]));
});

it('tells that nobody is at a table that was discarded', async () => {
  const told: Occupancy[] = [];
  host = await testHost({ occupancyChanged: (company) => told.push(company) });
  const table = await openTestTable(host.host);
  const [owner] = await seatGuests(host.host, table, ['Anna', 'Ben', 'Cleo']);
  await owner?.client.ask({ type: 'start' });
  await eventually(() => expect(told).toEqual([{ isBusy: true, hasGuests: false }]));
  const desk = await join(host.host.port, '/ws', { owner: host.host.ownerSecret });
  await desk.ask({ type: 'discard-table', table });
  expect(told.slice(1)).toEqual([{ isBusy: false, hasGuests: false }]);
});
