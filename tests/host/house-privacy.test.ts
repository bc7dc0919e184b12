import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { HousePersonLine } from '../../core/protocol/answers.ts';
import { HOST_REQUESTS, TABLE_REQUESTS } from '../../core/protocol/requests.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { request } from '../soak/hostile-frames.ts';

/** People of the house who are not at the table, and what their table is called. */
const PLANTED = ['Xanthippe', 'Zebedee', 'Balcony'];
/** How often each request is made, with other fields each time. */
const TIMES = 1;

let one: TestHost;
let owner: HostClient;
let table: TableId;
let seated: HostClient;
/** Above all ids that clients give their requests themselves. */
let nextId = 1_000_000;
let secrets: readonly string[];

async function sit(at: TableId, name: string, more: object = {}): Promise<HostClient> {
  const client = await join(one.host.port, `/ws/${at}`, { spectator: newToken(), ...more });
  await client.ask({ type: 'sit', token: newToken(), name, ready: true });
  await client.untilTable(({ you }) => you.seats.length === 1);
  return client;
}

/** Two people play to the end against a bot. */
async function play(at: TableId, host: HostClient, guest: HostClient): Promise<void> {
  await host.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  await host.ask({ type: 'start' });
  await Promise.all([playOn(host, `${at} host`), playOn(guest, `${at} guest`)]);
}

beforeAll(async () => {
  one = await testHost();
  const asOwner = { owner: one.host.ownerSecret };
  owner = await join(one.host.port, '/ws', asOwner);
  const before = await openTestTable(one.host, { game: 'for-sale', title: PLANTED[2] ?? '' });
  await play(before, await sit(before, 'Xanthippe', asOwner), await sit(before, 'Zebedee'));
  const people = await eventually(async () => {
    const found = (await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[];
    expect(found).toHaveLength(2);
    return found;
  });
  secrets = [...PLANTED, ...people.map(({ id }) => id)];
  await owner.ask({ type: 'discard-table', table: before });
  table = await openTestTable(one.host, { game: 'for-sale' });
  seated = await sit(table, 'Gudrun');
  await play(table, await sit(table, 'Hugo', asOwner), seated);
});
afterAll(() => one.dispose());

/** Who asks, and on which socket. They come after a match at the table. */
const WHO = {
  'a guest who has a seat': { requests: TABLE_REQUESTS, enter: () => Promise.resolve(seated) },
  'a guest without a seat': { requests: TABLE_REQUESTS, enter: () => join(one.host.port, `/ws/${table}`) },
  'a spectator, or a second app': {
    requests: TABLE_REQUESTS,
    enter: () => join(one.host.port, `/ws/${table}`, { spectator: newToken() }),
  },
  'a television': {
    requests: TABLE_REQUESTS,
    enter: () => join(one.host.port, `/ws/${table}`, { television: true }),
  },
  'a page outside a table': { requests: HOST_REQUESTS, enter: () => join(one.host.port, '/ws') },
};

describe.each(Object.entries(WHO))('%s', (who, { requests, enter }) => {
  it('learns nothing of the people of the house by any request', async () => {
    const client = await enter();
    const rng = createRng(who);
    const types = Object.keys(requests).filter((type) => type !== 'leave') as (keyof typeof TABLE_REQUESTS)[];
    for (const type of types)
      for (let times = 0; times < TIMES; times++) {
        const known = { rng, owner: newToken(), tokens: [newToken()], frame: client.table() };
        nextId += 1;
        await client.request(JSON.parse(request(type, known, nextId)) as Body, nextId);
      }
    expect(client.texts.length).toBeGreaterThan(TIMES * types.length);
    for (const secret of secrets) expect(client.texts.filter((text) => text.includes(secret))).toEqual([]);
  });
});

it('the owner learns them, so that the search would find them', async () => {
  await owner.ask({ type: 'list-people' });
  await owner.ask({ type: 'list-records', most: 20 });
  for (const secret of secrets) expect(owner.texts.join('\n')).toContain(secret);
});

describe('docs/privacy.md', () => {
  const rows = readFileSync('docs/privacy.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (people,|names that|how a match|which game|nothing but)/.test(line));
  const named = rows.map((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name ?? ''));

  it('has a line for every request of the protocol, and for no other', () => {
    const all = [...Object.keys(HOST_REQUESTS), ...Object.keys(TABLE_REQUESTS)];
    expect([...named.flat()].sort()).toEqual([...new Set(all)].sort());
  });

  it('lists for the owner alone only what nobody else may ask', () => {
    const own = named[rows.findIndex((row) => row.includes('for the owner alone'))] ?? [];
    expect(own.length).toBeGreaterThan(5);
    for (const type of own)
      expect(HOST_REQUESTS[type as keyof typeof HOST_REQUESTS], type).toMatchObject({ who: 'owner' });
  });
});
