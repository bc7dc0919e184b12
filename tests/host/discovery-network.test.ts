import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NearbyTable } from '../../electron/host/discovery/index.ts';
import { discoveryProcess, type DiscoveryProcess, type PeerOptions } from '../helpers/discovery-process.ts';
import { tableId } from '../helpers/loopback.ts';
import {
  createTestNetwork,
  networksMissing,
  type TestDevice,
  type TestNetwork,
} from '../helpers/network-namespace.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const A = tableId('a');
const B = tableId('b');

/** Broadcasts on another port than all others, so that nobody answers them. */
const MDNS_ONLY = { AUCTION_NIGHT_BROADCAST_PORT: '48000' };

const missing = await networksMissing();
const networks: TestNetwork[] = [];
const peers: DiscoveryProcess[] = [];

beforeEach((context) => requireOrSkip(context, missing));

afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.kill()));
  await Promise.all(networks.splice(0).map((network) => network.remove()));
});

async function network(beside?: TestNetwork): Promise<TestNetwork> {
  const made = await createTestNetwork(beside);
  networks.push(made);
  return made;
}

/** Discovery on a device, with the ports it has in real life. */
async function on(
  { prefix }: TestDevice,
  peer: NonNullable<PeerOptions['peer']>,
  environment = {},
): Promise<DiscoveryProcess> {
  const started = await discoveryProcess({ prefix, peer, environment });
  peers.push(started);
  return started;
}

const has =
  (id: string, address?: string) =>
  (tables: readonly NearbyTable[]): boolean =>
    tables.some((table) => table.id === id && (address === undefined || table.addresses[0] === address));
const hasNot = (id: string) => (tables: readonly NearbyTable[]) => !has(id)(tables);

/** Milliseconds from `since` to when the list of the browser fitted. */
const told = (what: string, since: number, { at }: { at: number }) =>
  console.log(`network: ${what} after ${at - since} ms`);

describe('on a network', () => {
  it('tables are found by mDNS, and are gone after a goodbye, a kill and a pulled plug', async () => {
    const lan = await network();
    const [one, other] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
    const looking = await on(await lan.device('10.77.0.4/24'), {});

    const polite = await on(one, { id: A, title: 'Kitchen' });
    const started = await polite.line((line) => line.event === 'ready');
    const found = await looking.tables(has(A, '10.77.0.2'));
    told('found', started.at, found);
    expect(found.tables).toMatchObject([{ title: 'Kitchen', source: 'mdns', health: { seats: 4 } }]);
    let since = Date.now();
    expect(await polite.close()).toBe(0);
    told('gone after a clean close', since, await looking.tables(hasNot(A)));

    const killed = await on(one, { id: A, title: 'Kitchen' });
    await looking.tables(has(A));
    since = Date.now();
    await killed.kill();
    told('gone after kill -9', since, await looking.tables(hasNot(A)));

    await on(other, { id: B, title: 'Attic' });
    await looking.tables(has(B));
    since = Date.now();
    other.ip('link', 'set', 'eth0', 'down');
    told('gone after a pulled plug', since, await looking.tables(hasNot(B)));
    expect(looking.errors()).toBe('');
  });

  it('tables are found by broadcast where multicast is blocked', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
    const deaf = await lan.device('10.77.0.4/24');
    lan.passMulticast(false);
    const hosting = await on(here, { id: A, title: 'Kitchen' });
    const looking = await on(there, {});
    const started = await looking.line((line) => line.event === 'ready');
    const found = await looking.tables(has(A, '10.77.0.2'));
    told('found by broadcast', started.at, found);
    expect(found.tables).toMatchObject([{ source: 'broadcast', title: 'Kitchen' }]);

    const asking = await on(deaf, {}, MDNS_ONLY);
    await asking.status('available');
    const opened = Date.now();
    lan.passMulticast(true);
    asking.command('refresh');
    const heard = await asking.tables(has(A));
    expect(heard.tables).toMatchObject([{ source: 'mdns' }]);
    expect(heard.at).toBeGreaterThanOrEqual(opened);
    expect(hosting.errors() + looking.errors()).toBe('');
  });

  it('follows a host whose address changes, and one whose adapter is taken out and put in again', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
    const hosting = await on(here, { id: A, title: 'Kitchen' });
    const looking = await on(there, {});
    await looking.tables(has(A, '10.77.0.2'));

    let since = Date.now();
    here.ip('addr', 'del', '10.77.0.2/24', 'dev', 'eth0');
    here.ip('addr', 'add', '10.77.0.9/24', 'broadcast', '+', 'dev', 'eth0');
    told('followed to another address', since, await looking.tables(has(A, '10.77.0.9')));

    here.unplug();
    await hosting.status('unavailable');
    await looking.tables(hasNot(A));
    since = Date.now();
    here.plug('10.77.0.9/24');
    told('found on an adapter that was put in again', since, await looking.tables(has(A, '10.77.0.9')));
    await hosting.status('available');

    // Out and in again between two looks, with nothing but the adapter's number to tell: memberships are lost silently.
    here.unplug();
    here.plug('10.77.0.9/24');
    since = Date.now();
    const late = await on(await lan.device('10.77.0.5/24'), {}, MDNS_ONLY);
    told('found by mDNS after a short interruption', since, await late.tables(has(A, '10.77.0.9')));
    expect(hosting.errors() + looking.errors()).toBe('');
  });

  it('waits for a network, and finds tables on it when it comes', async () => {
    const lan = await network();
    const [here, there] = [await lan.device('10.77.0.2/24'), await lan.device()];
    await on(here, { id: A, title: 'Kitchen' });
    const looking = await on(there, {});
    await looking.status('unavailable');
    const since = Date.now();
    there.plug('10.77.0.3/24');
    told('found on a network that came later', since, await looking.tables(has(A)));
    await looking.status('available');
  });

  it('serves every network that a host is in, each with the address that leads there', async () => {
    const lan = await network();
    const cable = await network(lan);
    const both = await lan.device('10.77.0.2/24');
    both.plug('192.168.7.2/24', 'eth1', cable);
    both.ip('route', 'add', 'default', 'via', '10.77.0.1');
    const onLan = await on(await lan.device('10.77.0.3/24'), {});
    const onCable = await on(await cable.device('192.168.7.3/24'), {});
    await on(both, { id: A, title: 'Kitchen' });
    expect((await onLan.tables(has(A))).tables).toMatchObject([{ addresses: ['10.77.0.2'] }]);
    expect((await onCable.tables(has(A))).tables).toMatchObject([{ addresses: ['192.168.7.2'] }]);
  });
});
