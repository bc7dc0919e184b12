import { Service } from 'bonjour-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiscovery, type Discovery } from '../../electron/host/discovery/index.ts';
import type { ListInterfaces, NetworkInterface } from '../../electron/host/discovery/interfaces.ts';
import { createPublisher } from '../../electron/host/discovery/publisher.ts';
import type { Publisher } from '../../electron/host/discovery/types.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { systemClock } from '../../electron/host/clock.ts';
import { healthAnswers } from '../helpers/health-answers.ts';
import { until } from '../helpers/eventually.ts';
import { testHost } from '../helpers/host-fixture.ts';
import {
  freeUdpPort,
  healthServer,
  httpServer,
  LOOPBACK,
  tableId,
  type TestServer,
} from '../helpers/loopback.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { watchSockets, type SocketWatch } from '../helpers/planted-faults.ts';

const A = tableId('a');
const B = tableId('b');

let mdnsPort = 0;
let broadcastPort = 0;
let sockets: SocketWatch;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  mdnsPort = await freeUdpPort();
  broadcastPort = await freeUdpPort();
  sockets = watchSockets();
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  sockets.end();
});

/** What does only what it is told to, or what comes in: its clock stands still. */
const still = (networks: ListInterfaces = () => [LOOPBACK]) => ({
  ...{ appVersion: '0.1.0', interfaces: networks, mdnsPort, broadcastPort, clock: manualClock() },
});

function stillDiscovery({ port }: Pick<TestServer, 'port'>, networks?: ListInterfaces): Discovery {
  const made = createDiscovery({ ...still(networks), port: () => port });
  closing.push(made.close);
  return made;
}

function stillPublisher(networks?: ListInterfaces): Publisher {
  const made = createPublisher({ ...still(networks), port: () => 47474, protocolVersion: 1 });
  closing.push(made.close);
  return made;
}

/** The name and game of every table that mDNS was made to tell of. */
function watchRecords(): () => readonly unknown[] {
  const records = vi.spyOn(Service.prototype, 'records');
  closing.push(() => Promise.resolve(records.mockRestore()));
  const services = () => records.mock.contexts as readonly Service[];
  return () => services().map(({ name, txt }) => `${name} ${String(Reflect.get(Object(txt), 'g'))}`);
}

describe('telling of a table again', () => {
  it('costs nothing as long as what is told is the same', async () => {
    let looks = 0;
    const publisher = stillPublisher(() => {
      looks++;
      return [LOOPBACK];
    });
    const told = watchRecords();
    publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
    await until(() => told().length === 1);
    const before = looks;
    for (let time = 0; time < 1_000; time++) publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
    // Changes are made one after the other, so all that came before this one is through when it is told.
    publisher.publish({ id: B, title: 'Attic', game: 'money' });
    await until(() => told().length > 1);
    expect(told()).toEqual(['Kitchen (aaaa) money', 'Attic (bbbb) money']);
    expect(sockets.bound(mdnsPort)).toHaveLength(1);
    expect(sockets.bound(broadcastPort)).toHaveLength(1);
    expect(sockets.closed(mdnsPort)).toBe(0);
    expect(looks).toBe(before + 1);
  });

  it('tells of a new title, of a new game, and of a table that was withdrawn before', async () => {
    const publisher = stillPublisher();
    const told = watchRecords();
    const tells = (count: number) => until(() => told().length === count);
    publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
    await tells(1);
    publisher.publish({ id: A, title: 'Attic', game: 'money' });
    await tells(2);
    publisher.publish({ id: A, title: 'Attic', game: 'for-sale' });
    await tells(3);
    publisher.withdraw(A);
    await until(() => sockets.closed(mdnsPort) === 1);
    publisher.publish({ id: A, title: 'Attic', game: 'for-sale' });
    await tells(4);
    const last = 'Attic (aaaa) for-sale';
    expect(told()).toEqual(['Kitchen (aaaa) money', 'Attic (aaaa) money', last, last]);
  });
});

describe('a host of many tables', () => {
  const many = Array.from({ length: 32 }, (_, index) => tableId(index.toString(16).padStart(16, '0')));

  it('announces its newest ones alone, all on one socket', async () => {
    const publisher = stillPublisher();
    const told = watchRecords();
    for (const id of many) publisher.publish({ id, title: 'T', game: 'money' });
    publisher.publish({ id: B, title: 'Last', game: 'money' });
    const newest = ['T (0000) money', 'T (0000) money', 'T (0000) money', 'Last (bbbb) money'];
    await until(() => told().length >= 4 && told().at(-1) === newest.at(-1));
    expect(told().slice(-4)).toEqual(newest);
    publisher.withdraw(B); // another one takes the place
    await until(() => told().at(-1) === 'T (0000) money');
    expect(sockets.bound(mdnsPort)).toHaveLength(1);
  });

  it('is found with all of them', async () => {
    const host = await httpServer((request, response) => {
      const path = request.url ?? '';
      const id = many.find((one) => path === `/health/${one}`);
      const hostHealth = {
        app: 'auction-night',
        protocol: PROTOCOL_VERSION,
        appVersion: '0.1.0',
        tables: many,
      };
      const answer = path === '/health' ? hostHealth : id && healthAnswers({ id })(path);
      response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
    });
    closing.push(host.close);
    const hosting = createPublisher({
      ...still(),
      broadcastPort: await freeUdpPort(), // by mDNS alone
      port: () => host.port,
      protocolVersion: PROTOCOL_VERSION,
    });
    closing.push(hosting.close);
    for (const id of many) hosting.publish({ id, title: 'T', game: 'money' });
    const looking = createDiscovery({ ...still(), clock: systemClock, port: () => 1 });
    closing.push(looking.close);
    await until(() => looking.browser.tables().length === many.length);
    expect(new Set(looking.browser.tables().map(({ source }) => source))).toEqual(new Set(['mdns', 'host']));
  });
});

describe('after a resume from sleep', () => {
  it('every mDNS socket is opened anew at once, though the interfaces look the same, and works', async () => {
    const discovery = stillDiscovery({ port: 47474 });
    discovery.publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
    await until(() => sockets.bound(mdnsPort).length === 2);
    discovery.refresh();
    await until(() => sockets.bound(mdnsPort).length === 4 && sockets.closed(mdnsPort) === 2);
    const other = await healthServer({ id: B });
    closing.push(other.close);
    stillDiscovery(other).publisher.publish({ id: B, title: 'Attic', game: 'money' });
    await until(() => discovery.browser.tables().some((table) => table.id === B));
  });

  it('a network that came or went meanwhile is seen at once', async () => {
    let networks: NetworkInterface[] = [];
    const discovery = stillDiscovery({ port: 47474 }, () => networks);
    discovery.publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
    await until(() => discovery.status() === 'unavailable');
    networks = [LOOPBACK];
    discovery.refresh();
    await until(() => discovery.status() === 'available');
    expect(sockets.bound(mdnsPort)).toHaveLength(2);
    networks = [];
    discovery.refresh();
    await until(() => discovery.status() === 'unavailable');
    await until(() => sockets.closed(mdnsPort) === 2);
  });

  it('a host that is told so does all that by itself', async () => {
    closing.push(() => Promise.resolve(vi.unstubAllEnvs()));
    vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1');
    vi.stubEnv('AUCTION_NIGHT_MDNS_PORT', String(mdnsPort));
    vi.stubEnv('AUCTION_NIGHT_BROADCAST_PORT', String(broadcastPort));
    const { host, dispose } = await testHost({ discovery: true });
    closing.push(dispose);
    await until(() => sockets.bound(mdnsPort).length === 1);
    host.networkChanged();
    await until(() => sockets.bound(mdnsPort).length === 2 && sockets.closed(mdnsPort) === 1);
  });
});
