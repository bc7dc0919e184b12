import { Service } from 'bonjour-service';
import { Socket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../electron/host/clock.ts';
import { createRecentHosts } from '../../electron/host/discovery/hosts.ts';
import { createDiscovery, type Discovery } from '../../electron/host/discovery/index.ts';
import { reachableAddresses, systemInterfaces } from '../../electron/host/discovery/interfaces.ts';
import { until } from '../helpers/eventually.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { freeUdpPort, healthServer, LOOPBACK, tableId } from '../helpers/loopback.ts';
import { plantFault, watchEscapes, watchSockets, type PlantedFault } from '../helpers/planted-faults.ts';

const A = tableId('a');

const closing: (() => unknown)[] = [];
let escapes: ReturnType<typeof watchEscapes>;
let ports = { mdnsPort: 0, broadcastPort: 0 };

beforeEach(async () => {
  ports = { mdnsPort: await freeUdpPort(), broadcastPort: await freeUdpPort() };
  escapes = watchEscapes();
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  escapes.end();
});

function discovery(port: number, clock = systemClock): Discovery {
  const made = createDiscovery({
    ...{ port: () => port, appVersion: '0.1.0', interfaces: () => [LOOPBACK], clock },
    ...ports,
  });
  closing.push(made.close);
  return made;
}

function planted(holder: object, name: string): PlantedFault {
  const fault = plantFault(holder, name);
  closing.push(fault.remove);
  return fault;
}

/** What was promised, and what was put off to the next turns, is done. */
const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

/** A host that tells of A, and one that looks for it. */
async function pair(clock = systemClock): Promise<{ hosting: Discovery; looking: Discovery }> {
  const server = await healthServer({ id: A });
  closing.push(server.close);
  const [hosting, looking] = [discovery(server.port, clock), discovery(1, clock)];
  hosting.publisher.publish({ id: A, title: 'Kitchen', game: 'money' });
  return { hosting, looking };
}

const isFound = ({ browser }: Discovery) => browser.tables().some((table) => table.id === A);

describe('a fault under discovery', () => {
  it.each([
    ['bind', Socket.prototype],
    ['send', Socket.prototype],
    ['setBroadcast', Socket.prototype],
    ['setMulticastTTL', Socket.prototype],
    ['setMulticastLoopback', Socket.prototype],
    ['setMulticastInterface', Socket.prototype],
    ['addMembership', Socket.prototype],
    ['networkInterfaces', os],
    ['records', Service.prototype],
  ])(
    'at the start (%s throws) escapes nowhere, and once it is mended tables are told of and found by themselves',
    async (name, holder) => {
      const clock = manualClock();
      const fault = planted(holder, name);
      const { hosting, looking } = await pair(clock);
      await until(() => fault.thrown() > 0);
      await turns();
      fault.mend();
      await until(() => {
        clock.advance(1_000);
        return isFound(looking) && [hosting, looking].every(({ status }) => status() === 'available');
      });
      expect(escapes.escaped).toEqual([]);
    },
  );

  it.each([
    ['close', Socket.prototype],
    ['send', Socket.prototype],
    ['dropMembership', Socket.prototype],
  ])('at the end (%s throws) escapes nowhere, and everything ends', async (name, holder) => {
    const { hosting, looking } = await pair();
    await until(() => isFound(looking));
    const fault = planted(holder, name);
    hosting.refresh(); // opens anew what the fault hinders from closing
    await Promise.all([hosting.close(), looking.close()]);
    await turns();
    expect(fault.thrown()).toBeGreaterThan(0);
    expect(escapes.escaped).toEqual([]);
  });

  it('that a socket reports at any time escapes nowhere, and after a refresh tables are found', async () => {
    const sockets = watchSockets();
    closing.push(sockets.end);
    const { hosting, looking } = await pair();
    await until(() => isFound(looking));
    const all = [ports.mdnsPort, ports.broadcastPort, 0].flatMap(sockets.bound);
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const code of ['EIO', 'EACCES', 'ENETDOWN'])
      for (const socket of all) socket.emit('error', Object.assign(new Error('planted'), { code }));
    await turns();
    hosting.refresh();
    looking.refresh();
    const late = discovery(1);
    await until(() => isFound(late) && isFound(looking));
    expect(escapes.escaped).toEqual([]);
  });
});

describe('a port of discovery that cannot be had', () => {
  it('is told of until it can be had, without a break and without anybody doing anything', async () => {
    const clock = manualClock();
    const fault = planted(Socket.prototype, 'bind');
    const { hosting, looking } = await pair(clock);
    for (const one of [hosting, looking]) await until(() => one.status() === 'unavailable');
    const changes: string[] = [];
    for (const one of [hosting, looking]) one.onStatus((status) => changes.push(status));
    const before = fault.thrown();
    await until(async () => {
      clock.advance(1_000);
      await turns();
      return fault.thrown() > before + 20;
    });
    expect(changes).toEqual([]);
    fault.mend();
    await until(() => {
      clock.advance(1_000);
      return isFound(looking);
    });
    await until(() => changes.length === 2);
    expect(changes).toEqual(['available', 'available']);
  });
});

describe('a question that could not be sent', () => {
  it('makes discovery unavailable until one can be sent again', async () => {
    const clock = manualClock();
    const { looking } = await pair(clock);
    await until(() => {
      clock.advance(1_000);
      return isFound(looking);
    });
    const send = Socket.prototype.send;
    closing.push(() => Object.assign(Socket.prototype, { send }));
    Socket.prototype.send = function (...values: unknown[]) {
      const done = values.at(-1);
      if (typeof done === 'function')
        setImmediate(() => void Reflect.apply(done, undefined, [new Error('ENETUNREACH')]));
    } as typeof send;
    await until(() => {
      clock.advance(1_000);
      return looking.status() === 'unavailable';
    });
    Socket.prototype.send = send;
    await until(() => {
      clock.advance(1_000);
      return looking.status() === 'available';
    });
  });
});

describe('a system that does not tell its interfaces', () => {
  it('counts as one without a network', () => {
    planted(os, 'networkInterfaces');
    expect(systemInterfaces()).toEqual([]);
    expect(reachableAddresses(systemInterfaces())).toEqual([]);
  });
});

describe('the list of recent hosts', () => {
  it('is kept in memory where its folder has become a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auction-night-recent-'));
    closing.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'no-folder'), '');
    const recent = createRecentHosts(join(folder, 'no-folder', 'recent-hosts.json'));
    recent.remember('10.0.0.1', 47474);
    expect(recent.has('10.0.0.1', 47474)).toBe(true);
  });
});
