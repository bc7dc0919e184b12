import { EventEmitter } from 'node:events';
import { createServer, Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NearbyTable } from '../../electron/host/discovery/index.ts';
import { listenFrom } from '../../electron/host/http/listener.ts';
import { checkedHost, visitFrom, type CheckedHost } from '../helpers/checked-host-process.ts';
import { discoveryProcess, type DiscoveryProcess } from '../helpers/discovery-process.ts';
import {
  createTestNetwork,
  networksMissing,
  type TestDevice,
  type TestNetwork,
} from '../helpers/network-namespace.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

/** A server of a system that refuses an address with that error. */
class Refusing extends Server {
  readonly tried: unknown[] = [];
  constructor(
    readonly refused: string,
    readonly code: string,
  ) {
    super();
  }
  override listen(options?: unknown, ...rest: unknown[]): this {
    const { host } = options as { host: string };
    this.tried.push(host);
    if (host !== this.refused) return Reflect.apply(super.listen, this, [options, ...rest]) as this;
    process.nextTick(() => this.emit('error', Object.assign(new Error(this.code), { code: this.code })));
    return this;
  }
}

describe('a system without IPv6', () => {
  it.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'])(
    'that says so with %s is listened on over IPv4',
    async (code) => {
      const server = new Refusing('::', code);
      const port = await listenFrom(server, '::', 0);
      expect(server.tried).toEqual(['::', '0.0.0.0']);
      expect(server.address()).toMatchObject({ address: '0.0.0.0', port });
      server.close();
    },
  );

  it('is no excuse for another error', async () => {
    const server = new Refusing('::', 'EMFILE');
    await expect(listenFrom(server, '::', 0)).rejects.toThrow('EMFILE');
    expect(server.tried).toEqual(['::']);
  });

  it('leaves no listener behind', async () => {
    const server = new Refusing('::', 'EAFNOSUPPORT');
    const before = EventEmitter.listenerCount(createServer(), 'error');
    await listenFrom(server, '::', 0);
    expect(server.listenerCount('error')).toBe(before);
    server.close();
  });
});

describe('a network', async () => {
  const missing = await networksMissing();
  const networks: TestNetwork[] = [];
  const lookers: DiscoveryProcess[] = [];
  const hosts: CheckedHost[] = [];

  beforeEach((context) => requireOrSkip(context, missing));
  afterEach(async () => {
    await Promise.all(lookers.splice(0).map((looker) => looker.kill()));
    await Promise.all(hosts.splice(0).map((host) => host.dispose()));
    await Promise.all(networks.splice(0).map((network) => network.remove()));
  });

  async function network(): Promise<TestNetwork> {
    const made = await createTestNetwork();
    networks.push(made);
    return made;
  }

  async function hostOn(device: TestDevice): Promise<CheckedHost> {
    const host = await checkedHost(device);
    hosts.push(host);
    return host;
  }

  const visit = (device: TestDevice, address: string, port: number) =>
    visitFrom(device, address, port, ['/health', '/ws']);

  async function look({ prefix }: TestDevice): Promise<DiscoveryProcess> {
    const looker = await discoveryProcess({ prefix, peer: {} });
    lookers.push(looker);
    return looker;
  }

  const at =
    (...addresses: readonly string[]) =>
    (tables: readonly NearbyTable[]): boolean =>
      addresses.every((address, index) => tables[0]?.addresses[index] === address);

  const OPEN = { '/health': '200', '/ws': 'open' };

  it('that has IPv6 alone: the table is found, shown and entered', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('fd77::2/64'), await lan.device('fd77::3/64')];
    const { port, check } = await hostOn(here);
    expect(await visit(there, 'fd77::2', port)).toEqual(OPEN);
    expect(await check()).toMatchObject({
      listens: 'yes',
      addresses: [{ address: 'fd77::2', adapter: 'eth0', prefix: 64, kind: 'home' }],
      visits: [{ from: 'fd77::3', at: 'fd77::2' }],
    });
    const found = await (await look(there)).tables(at('fd77::2'));
    expect(found.tables).toMatchObject([{ source: 'mdns', port, addresses: ['fd77::2'] }]);
  });

  it('that gives no addresses: the app finds the table on the link, and enters it', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('fe80::2/64'), await lan.device('fe80::3/64')];
    const { port, check } = await hostOn(here);
    const own = (await check()).addresses;
    expect(own).toMatchObject([{ adapter: 'eth0', kind: 'home', needsApp: true }]);
    const { tables } = await (await look(there)).tables(([table]) => table !== undefined);
    const [address = ''] = tables[0]?.addresses ?? [];
    expect(address).toMatch(/^fe80:.*%eth0$/);
    expect(await visit(there, address, port)).toEqual(OPEN);
    // As somebody reads it from the other screen, where its zone would be another one
    expect(await visitFrom(there, address.replace(/%.*/, ''), port, ['/ws'])).toEqual({ '/ws': 'open' });
  });

  it('that has both: IPv4 first, and every guest has one address', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
    here.also('fd77::2/64');
    there.also('fd77::3/64');
    const { port, check } = await hostOn(here);
    expect(await visit(there, '10.77.0.2', port)).toEqual(OPEN);
    expect(await visit(there, 'fd77::2', port)).toEqual(OPEN);
    const { addresses, visits } = await check();
    expect(addresses.map(({ address }) => address)).toEqual(['10.77.0.2', 'fd77::2']);
    expect(visits.map(({ from, at: to }) => [from, to]).sort()).toEqual([
      ['10.77.0.3', '10.77.0.2'],
      ['fd77::3', 'fd77::2'],
    ]);
    // This computer itself is no guest, by whatever address it comes
    for (const own of ['127.0.0.1', '::1', '10.77.0.2', 'fd77::2'])
      expect(await visit(here, own, port)).toEqual(OPEN);
    expect((await check()).visits).toHaveLength(2);
    const { tables } = await (await look(there)).tables(at('10.77.0.2'));
    expect(tables[0]?.addresses).toEqual(['10.77.0.2']);
  });

  it('of a device without IPv6: all as before', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
    here.ipv6(false);
    const { port, check } = await hostOn(here);
    expect(await visit(there, '10.77.0.2', port)).toEqual(OPEN);
    expect((await check()).addresses.map(({ address }) => address)).toEqual(['10.77.0.2']);
    await (await look(there)).tables(at('10.77.0.2'));
  });
});
