import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRecentHosts } from '../../electron/host/discovery/hosts.ts';
import { discoveryPorts } from '../../electron/host/discovery/index.ts';
import {
  broadcastAddress,
  fingerprint,
  interfacesFromEnvironment,
  isInSubnet,
  isNear,
  rankAddresses,
  reachableAddresses,
  subnetOf,
  systemInterfaces,
  toAddress,
  watchInterfaces,
  type NetworkInterface,
} from '../../electron/host/discovery/interfaces.ts';
import { createSchedule } from '../../electron/host/discovery/timing.ts';
import { LOOPBACK } from '../helpers/loopback.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const adapter = (name: string, address: string, netmask = '255.255.255.0'): NetworkInterface => ({
  name,
  address,
  netmask,
  mac: '02:00:00:00:00:01',
});

describe('subnets', () => {
  it('are worked out from address and mask', () => {
    const subnet = subnetOf('192.168.1.77', '255.255.255.192');
    expect(subnet).toEqual({ first: 0xc0a80140, size: 64 });
    if (subnet === undefined) return;
    expect(toAddress(subnet.first)).toBe('192.168.1.64');
    expect(broadcastAddress(subnet)).toBe('192.168.1.127');
    expect(isInSubnet('192.168.1.64', subnet)).toBe(true);
    expect(isInSubnet('192.168.1.128', subnet)).toBe(false);
    expect(isInSubnet('nowhere', subnet)).toBe(false);
  });

  it.each([
    ['10.0.0.1', '0.0.0.0'],
    ['10.0.0.1', '254.0.0.0'],
    ['10.0.0.1', '255.0.255.0'],
    ['10.0.0', '255.0.0.0'],
    ['fe80::1', '255.0.0.0'],
  ])('are none for %s with %s', (address, netmask) => {
    expect(subnetOf(address, netmask)).toBeUndefined();
  });

  it('of one or two addresses have no broadcast', () => {
    const tunnel = subnetOf('100.100.1.2', '255.255.255.255');
    expect(tunnel && broadcastAddress(tunnel)).toBeUndefined();
  });
});

describe('addresses', () => {
  const wifi = adapter('wlan0', '192.168.1.5');
  const docker = adapter('docker0', '172.17.0.1', '255.255.0.0');
  const tailscale = adapter('eth7', '100.70.1.1', '255.192.0.0');
  const ownNetworks = [docker, tailscale, wifi];

  it('of others: packet source first, virtual adapters last, none outside the own subnets', () => {
    const records = ['172.17.0.9', '100.70.9.9', '192.168.1.20', '8.8.8.8', 'junk', '192.168.1.20'];
    expect(rankAddresses(records, ownNetworks, '192.168.1.30')).toEqual([
      '192.168.1.30',
      '192.168.1.20',
      '172.17.0.9',
      '100.70.9.9',
    ]);
    expect(rankAddresses(records, ownNetworks, '9.9.9.9')[0]).toBe('192.168.1.20');
    expect(isNear('8.8.8.8', ownNetworks)).toBe(false);
    expect(isNear('192.168.1.1', [])).toBe(false);
  });

  it('of this computer: one for each network, virtual ones last', () => {
    const cable = adapter('eth0', '192.168.1.6');
    const office = adapter('eth1', '10.1.0.4', '255.255.0.0');
    expect(reachableAddresses([...ownNetworks, cable, office])).toEqual([
      { address: '192.168.1.5', network: 'wlan0', isVirtual: false },
      { address: '10.1.0.4', network: 'eth1', isVirtual: false },
      { address: '172.17.0.1', network: 'docker0', isVirtual: true },
      { address: '100.70.1.1', network: 'eth7', isVirtual: true },
    ]);
  });

  it('are limited by the environment; loopback only if it is asked for', () => {
    expect(interfacesFromEnvironment({ AUCTION_NIGHT_INTERFACES: '127.0.0.1' })()).toMatchObject([
      { address: '127.0.0.1', netmask: '255.0.0.0' },
    ]);
    expect(interfacesFromEnvironment({ AUCTION_NIGHT_INTERFACES: '203.0.113.1' })()).toEqual([]);
    expect(interfacesFromEnvironment({})).toBe(systemInterfaces);
    const outward = Object.values(networkInterfaces())
      .flatMap((entries = []) => entries)
      .filter((entry) => entry.family === 'IPv4' && !entry.internal);
    expect(systemInterfaces().map((entry) => entry.address)).toEqual(outward.map((entry) => entry.address));
  });

  it('have a fingerprint that tells an adapter that was put in again, but no order', () => {
    expect(fingerprint([wifi, docker])).toBe(fingerprint([docker, wifi]));
    expect(fingerprint([{ ...wifi, index: 3 }])).not.toBe(fingerprint([{ ...wifi, index: 4 }]));
    expect(fingerprint([wifi])).not.toBe(fingerprint([{ ...wifi, netmask: '255.255.0.0' }]));
  });
});

describe('ports', () => {
  it.each([
    [{}, { mdns: 5353, broadcast: 47475 }],
    [{ AUCTION_NIGHT_MDNS_PORT: '40000' }, { mdns: 40000, broadcast: 40001 }],
    [{ AUCTION_NIGHT_BROADCAST_PORT: '40000' }, { mdns: 5353, broadcast: 40000 }],
    [
      { AUCTION_NIGHT_MDNS_PORT: 'x', AUCTION_NIGHT_BROADCAST_PORT: '-1' },
      { mdns: 5353, broadcast: 47475 },
    ],
  ])('of %j are %j', (environment, ports) => {
    expect(discoveryPorts(environment)).toEqual(ports);
  });
});

describe('time', () => {
  it('the network is asked at 0, 1 and 3 s, then every 10 s', () => {
    const clock = manualClock(0);
    const asked: number[] = [];
    const schedule = createSchedule(clock, () => asked.push(clock.now()));
    schedule.restart();
    clock.advance(25_000);
    expect(asked).toEqual([0, 1_000, 3_000, 10_000, 20_000]);
    schedule.restart();
    schedule.end();
    clock.advance(60_000);
    expect(asked).toHaveLength(6);
    expect(clock.pending()).toBe(0);
  });

  it('the interfaces are watched, and a sleep counts as a change', () => {
    let networks = [LOOPBACK];
    let changes = 0;
    const clock = manualClock();
    let slept = 0;
    const sleeping = { ...clock, now: () => clock.now() + slept };
    const end = watchInterfaces(
      () => networks,
      sleeping,
      () => changes++,
    );
    clock.advance(20_000);
    expect(changes).toBe(0);
    networks = [{ ...LOOPBACK, address: '127.0.0.2' }];
    clock.advance(2_000);
    expect(changes).toBe(1);
    slept = 3_600_000;
    clock.advance(4_000);
    expect(changes).toBe(2);
    end();
    expect(clock.pending()).toBe(0);
  });
});

describe('recent hosts', () => {
  it('survive a broken file and a folder that cannot be written to, and leave nothing lying about', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auction-night-recent-'));
    const file = join(folder, 'recent-hosts.json');
    await writeFile(
      file,
      '{"format":"auction-night/recent-hosts@1","hosts":[{"address":"x"},7,{"address":"10.0.0.1","port":1}',
    );
    const recent = createRecentHosts(file);
    expect(recent.list()).toEqual([]);
    recent.remember('10.0.0.1', 47474);
    recent.remember('10.0.0.2', 47474);
    recent.remember('10.0.0.1', 47474);
    expect(createRecentHosts(file).list()).toEqual([
      { address: '10.0.0.1', port: 47474 },
      { address: '10.0.0.2', port: 47474 },
    ]);
    expect(await readdir(folder)).toEqual(['recent-hosts.json']);
    await rm(folder, { recursive: true });
    recent.remember('10.0.0.3', 47474);
    expect(recent.has('10.0.0.3', 47474)).toBe(true);
  });
});
