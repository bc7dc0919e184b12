import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { createDiscovery, type Discovery, type NearbyTable } from '../../electron/host/discovery/index.ts';
import type { DiscoveryOptions } from '../../electron/host/discovery/index.ts';
import type { NetworkInterface } from '../../electron/host/discovery/interfaces.ts';
import { discoveryProcess, type DiscoveryProcess, type PeerOptions } from '../helpers/discovery-process.ts';
import { until } from '../helpers/eventually.ts';
import { freeUdpPort, healthServer, LOOPBACK, tableId, type TestServer } from '../helpers/loopback.ts';

const A = tableId('a');
const B = tableId('b');

let mdnsPort = 0;
let broadcastPort = 0;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  mdnsPort = await freeUdpPort();
  broadcastPort = await freeUdpPort();
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function discovery(server: Pick<TestServer, 'port'>, options: Partial<DiscoveryOptions> = {}): Discovery {
  const made = createDiscovery({
    port: () => server.port,
    appVersion: '0.1.0',
    interfaces: () => [LOOPBACK],
    mdnsPort,
    broadcastPort,
    ...options,
  });
  closing.push(made.close);
  return made;
}

/** A host of its own with one table, in this process. */
async function host(id: ReturnType<typeof tableId>, title: string, options: Partial<DiscoveryOptions> = {}) {
  const server = await healthServer({ id, title });
  closing.push(server.close);
  const made = discovery(server, options);
  made.publisher.publish({ id, title, game: 'money' });
  return { server, discovery: made };
}

const browser = (options: Partial<DiscoveryOptions> = {}): Discovery => discovery({ port: 1 }, options);

async function peer(options: PeerOptions['peer']): Promise<DiscoveryProcess> {
  const environment = {
    AUCTION_NIGHT_INTERFACES: '127.0.0.1',
    AUCTION_NIGHT_MDNS_PORT: String(mdnsPort),
    AUCTION_NIGHT_BROADCAST_PORT: String(broadcastPort),
  };
  const started = await discoveryProcess({
    environment,
    ...(options === undefined ? {} : { peer: options }),
  });
  closing.push(started.kill);
  return started;
}

/** The list as soon as it fits. */
function listed(
  { browser: { tables, onChange } }: Discovery,
  fits: (tables: readonly NearbyTable[]) => boolean,
): Promise<readonly NearbyTable[]> {
  return new Promise((resolve) => {
    const look = (list: readonly NearbyTable[]) => {
      if (!fits(list)) return;
      end();
      resolve(list);
    };
    const end = onChange(look);
    look(tables());
  });
}

const statusIs = (made: Pick<Discovery, 'status' | 'onStatus'>, wanted: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (made.status() !== wanted) return;
      end();
      resolve();
    };
    const end = made.onStatus(look);
    look();
  });

const has = (id: string) => (tables: readonly NearbyTable[]) => tables.some((table) => table.id === id);
const isEmpty = (tables: readonly NearbyTable[]) => tables.length === 0;

describe('finding a table', () => {
  it('shows a new table with what its health says, and takes it away after it was withdrawn', async () => {
    const looking = browser();
    const { server, discovery: hosting } = await host(A, 'Kitchen. “2”');
    const [table] = await listed(looking, has(A));
    expect(table).toMatchObject({
      id: A,
      title: 'Kitchen. “2”',
      game: 'money',
      appVersion: '0.1.0',
      protocol: PROTOCOL_VERSION,
      isCompatible: true,
      addresses: ['127.0.0.1'],
      port: server.port,
      health: { phase: 'lobby', seats: 4, taken: 1, pin: false },
    });
    expect(looking.isKnownAddress('127.0.0.1', server.port)).toBe(true);
    expect(looking.isKnownAddress('127.0.0.1', server.port + 1)).toBe(false);
    hosting.publisher.withdraw(A);
    await server.close();
    expect(await listed(looking, isEmpty)).toEqual([]);
  });

  it('shows a table that was there before', async () => {
    await host(A, 'Kitchen');
    expect(await listed(browser(), has(A))).toHaveLength(1);
  });

  it('does not list its own tables, but those of others', async () => {
    const { discovery: one } = await host(A, 'Kitchen');
    const { discovery: other } = await host(B, 'Attic');
    expect((await listed(one, has(B))).map((table) => table.id)).toEqual([B]);
    expect((await listed(other, has(A))).map((table) => table.id)).toEqual([A]);
  });

  it('keeps two hosts with the same title apart; one that leaves does not hide the other', async () => {
    const twin = tableId('a1');
    const looking = browser();
    const { server, discovery: leaving } = await host(A, 'Kitchen');
    await host(twin, 'Kitchen');
    await listed(looking, (tables) => tables.length === 2);
    await leaving.close();
    await server.close();
    const left = await listed(looking, (tables) => tables.length === 1);
    expect(left.map((table) => table.id)).toEqual([twin]);
    // somebody who comes now finds it too
    expect(await listed(browser(), has(twin))).toHaveLength(1);
  });

  it('lists a table of another protocol version as not compatible', async () => {
    const looking = browser();
    const server = await healthServer({ id: A, title: 'Tomorrow', protocol: 1000 });
    closing.push(server.close);
    const future = discovery(server, { protocolVersion: 1000 });
    future.publisher.publish({ id: A, title: 'Tomorrow', game: 'money' });
    const [table] = await listed(looking, has(A));
    expect(table).toMatchObject({ isCompatible: false, protocol: 1000, title: 'Tomorrow' });
  });

  it('is not fooled by a goodbye that somebody else said', async () => {
    const looking = browser();
    const { discovery: hosting } = await host(A, 'Kitchen');
    await listed(looking, has(A));
    const changes: number[] = [];
    looking.browser.onChange((tables) => changes.push(tables.length));
    await hosting.publisher.close(); // the goodbye; the table itself still answers
    const { discovery: later } = await host(B, 'Attic'); // its news comes after that goodbye
    await listed(looking, has(B));
    expect(has(A)(looking.browser.tables())).toBe(true);
    expect(changes).toEqual([2]);
    expect(later.status()).toBe('available');
  });
});

describe('processes', () => {
  it('find each other, see a clean close and a kill, and end by themselves', async () => {
    const looking = await peer({});
    const one = await peer({ id: A, title: 'Kitchen' });
    const started = await one.line((line) => line.event === 'ready');
    const found = await looking.tables(has(A));
    const closedAt = Date.now();
    expect(await one.close()).toBe(0);
    const gone = await looking.tables(isEmpty);

    const other = await peer({ id: B, title: 'Attic' });
    await looking.tables(has(B));
    const killedAt = Date.now();
    await other.kill();
    const lost = await looking.tables(isEmpty);
    expect(await looking.close()).toBe(0);
    expect(looking.errors() + one.errors()).toBe('');
    console.log(
      `loopback: found after ${found.at - started.at} ms, ` +
        `gone ${gone.at - closedAt} ms after a close, ${lost.at - killedAt} ms after a kill`,
    );
  });
});

describe('what helps where mDNS does not', () => {
  it('asks by broadcast', async () => {
    const looking = browser({ mdnsPort: await freeUdpPort() });
    await host(A, 'Kitchen');
    expect(await listed(looking, has(A))).toMatchObject([{ id: A, title: 'Kitchen', source: 'broadcast' }]);
  });

  it('asks hosts that were joined before, and keeps at most ten of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auction-night-recent-'));
    closing.push(() => rm(folder, { recursive: true }));
    const { server } = await host(A, 'Kitchen');
    const alone = async () => ({
      mdnsPort: await freeUdpPort(),
      broadcastPort: await freeUdpPort(),
      dataDir: folder,
    });
    const before = browser(await alone());
    for (let port = 1; port <= 12; port++) before.rememberAddress('127.0.0.9', port);
    before.rememberAddress('no address', 5);
    before.rememberAddress('127.0.0.1', server.port);
    await before.close();

    const file: unknown = JSON.parse(await readFile(join(folder, 'recent-hosts.json'), 'utf8'));
    expect(file).toHaveProperty('hosts.length', 10);
    const looking = browser(await alone());
    expect(looking.isKnownAddress('127.0.0.1', server.port)).toBe(true);
    expect(looking.isKnownAddress('127.0.0.9', 1)).toBe(false);
    expect(await listed(looking, has(A))).toMatchObject([{ id: A, source: 'recent' }]);
  });
});

describe('what can go wrong', () => {
  it('says unavailable without a network and recovers when one comes', async () => {
    let networks: readonly NetworkInterface[] = [];
    const looking = browser({ interfaces: () => networks });
    const { discovery: hosting } = await host(A, 'Kitchen', { interfaces: () => networks });
    await statusIs(looking, 'unavailable');
    await statusIs(hosting.publisher, 'unavailable');
    networks = [LOOPBACK]; // noticed without being told
    await statusIs(hosting.publisher, 'available');
    await statusIs(looking, 'available');
    await listed(looking, has(A));
    networks = [];
    hosting.refresh();
    looking.refresh();
    await statusIs(looking, 'unavailable');
    expect(looking.browser.tables()).toEqual([]);
  });

  it('says unavailable where its ports are taken, and recovers when they are free', async () => {
    const blockers = [mdnsPort, broadcastPort].map((port) => createSocket('udp4').bind(port, '0.0.0.0'));
    await Promise.all(blockers.map((blocker) => once(blocker, 'listening')));
    const { discovery: hosting } = await host(A, 'Kitchen');
    await statusIs(hosting.publisher, 'unavailable');
    expect(hosting.status()).toBe('unavailable');
    for (const blocker of blockers) blocker.close();
    await Promise.all(blockers.map((blocker) => once(blocker, 'close')));
    hosting.refresh();
    await statusIs(hosting, 'available');
    expect(await listed(browser(), has(A))).toHaveLength(1);
  });

  it('leaves no socket behind, whenever it is closed', async () => {
    const sockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'UDPWrap').length;
    await until(() => sockets() === 0); // a closed one is counted until the next turn
    const { server, discovery: hosting } = await host(A, 'Kitchen');
    const looking = browser();
    await listed(looking, has(A));
    expect(sockets()).toBeGreaterThan(0);
    const hasty = browser();
    hasty.publisher.publish({ id: B, title: 'Attic', game: 'money' });
    await Promise.all([hosting.close(), looking.close(), hasty.close(), hasty.close(), server.close()]);
    hasty.refresh();
    hasty.publisher.publish({ id: B, title: 'Attic', game: 'money' });
    await until(() => sockets() === 0);
  });
});
