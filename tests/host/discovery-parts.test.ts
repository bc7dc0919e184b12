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
  isNear,
  ownAddresses,
  rankAddresses,
  reachableAddresses,
  systemInterfaces,
  watchInterfaces,
  withWaysOut,
  type NetworkInterface,
} from '../../electron/host/discovery/interfaces.ts';
import { createSchedule } from '../../electron/host/discovery/timing.ts';
import { LOOPBACK } from '../helpers/loopback.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const adapter = (
  name: string,
  address: string,
  netmask = '255.255.255.0',
  more: Partial<NetworkInterface> = {},
): NetworkInterface => ({ name, address, netmask, mac: '02:00:00:00:00:01', ...more });
const IPV6 = 'ffff:ffff:ffff:ffff::';

describe('the broadcast address', () => {
  it.each([
    ['192.168.1.77', '255.255.255.192', '192.168.1.127'],
    ['192.168.1.77', '255.255.254.0', '192.168.1.255'],
    ['10.1.2.3', '255.0.0.0', '10.255.255.255'],
    ['10.1.2.3', '255.255.255.252', '10.1.2.3'],
  ])('of %s with %s is %s', (address, netmask, broadcast) => {
    expect(broadcastAddress(adapter('eth0', address, netmask))).toBe(broadcast);
  });

  it.each([
    ['10.0.0.1', '0.0.0.0'],
    ['10.0.0.1', '254.0.0.0'],
    ['10.0.0.1', '255.0.255.0'],
    ['10.0.0', '255.0.0.0'],
    ['fe80::1', '255.0.0.0'],
    ['fe80::1', IPV6],
    ['100.100.1.2', '255.255.255.254'],
    ['100.100.1.2', '255.255.255.255'],
  ])('does not exist for %s with %s', (address, netmask) => {
    expect(broadcastAddress(adapter('eth0', address, netmask))).toBeUndefined();
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
      { address: '100.70.1.1', network: 'eth7', isVirtual: true },
      { address: '172.17.0.1', network: 'docker0', isVirtual: true },
    ]);
  });

  it.each([
    ['VirtualBox on Windows', 'Ethernet 3', '192.168.56.1', '0a:00:27:00:00:0d'],
    ['a VirtualBox machine’s network', 'Ethernet 3', '192.168.56.1', '08:00:27:11:22:33'],
    ['VMware', 'Ethernet 4', '192.168.80.1', '00:50:56:c0:00:08'],
    ['VMware', 'Ethernet 4', '192.168.80.1', '00:0C:29:11:22:33'],
    ['Hyper-V', 'Default Switch', '172.20.0.1', '00:15:5d:01:02:03'],
    ['Parallels', 'en5', '10.211.55.2', '00:1c:42:00:00:08'],
    ['a container', 'cni0', '10.88.0.1', '02:42:ac:11:00:01'],
    ['OpenVPN on Windows', 'Ethernet 5', '10.8.0.6', '00:ff:12:34:56:78'],
    ['WireGuard, which has no hardware', 'Heimnetz', '10.9.0.2', '00:00:00:00:00:00'],
  ])('of %s are not home, and are shown after home all the same', (_what, name, address, mac) => {
    const home = adapter('Ethernet', '192.168.178.20', '255.255.255.0', { mac: 'a4:bb:6d:01:02:03' });
    const other = adapter(name, address, '255.255.255.0', { mac });
    expect(reachableAddresses([other, home])).toEqual([
      { address: '192.168.178.20', network: 'Ethernet', isVirtual: false },
      { address, network: name, isVirtual: true },
    ]);
    expect(reachableAddresses([other])).toHaveLength(1);
  });

  it('of tunnels are known by their few addresses', () => {
    for (const mask of ['255.255.255.255', '255.255.255.254', '255.255.255.252'])
      expect(ownAddresses([adapter('Ethernet 9', '10.200.0.2', mask)])).toMatchObject([{ kind: 'vpn' }]);
  });

  it('through which this computer reaches the internet are home, whatever their hardware is', () => {
    const out = (name: string, address: string, mac: string, mask?: string) =>
      adapter(name, address, mask, { mac, isWayOut: true });
    // A virtual machine is a computer, too; Hyper-V puts a switch before the real adapter; OpenWrt calls the home so
    for (const entry of [
      out('enp0s3', '192.168.178.30', '08:00:27:11:22:33'),
      out('vEthernet (WLAN)', '192.168.178.31', 'a4:bb:6d:01:02:03'),
      out('br-lan', '192.168.1.1', 'a4:bb:6d:01:02:04'),
      out('eth0', '100.70.1.9', 'a4:bb:6d:01:02:05'),
      out('ens4', '10.128.0.2', '42:01:0a:80:00:02', '255.255.255.255'),
    ])
      expect(ownAddresses([entry])).toMatchObject([{ kind: 'home' }]);
    // A tunnel that takes all is still one
    for (const entry of [
      out('utun4', '10.9.0.2', '00:00:00:00:00:00'),
      out('Ethernet 5', '10.8.0.6', '00:ff:12:34:56:78'),
      out('wg0', '10.8.0.6', 'a4:bb:6d:01:02:05'),
    ])
      expect(ownAddresses([entry])).toMatchObject([{ kind: 'vpn' }]);
    const [lan, wifi] = [adapter('eth0', '10.0.0.4'), out('wlan0', '192.168.1.5', 'a4:bb:6d:01:02:05')];
    expect(reachableAddresses([lan, wifi]).map(({ address }) => address)).toEqual([
      '192.168.1.5',
      '10.0.0.4',
    ]);
  });

  it('by which a guest has come are not folded away, and stand first at home', () => {
    const [first, second] = [adapter('eth0', '10.0.0.4'), adapter('eth1', '10.1.0.4')];
    const found = reachableAddresses([first, docker, tailscale, second], ['100.70.1.1', '10.1.0.4']);
    expect(found).toEqual([
      { address: '10.1.0.4', network: 'eth1', isVirtual: false },
      { address: '10.0.0.4', network: 'eth0', isVirtual: false },
      { address: '100.70.1.1', network: 'eth7', isVirtual: false },
      { address: '172.17.0.1', network: 'docker0', isVirtual: true },
    ]);
  });

  it('of IPv6 are one for each network, the one that lasts; link-local ones only where there is nothing else', () => {
    const link = adapter('eth0', 'fe80::1%eth0', IPV6);
    const six = [
      link,
      adapter('eth0', '2001:db8:1:2:a1b2:c3d4:e5f6:789b', IPV6),
      adapter('eth0', 'fd12::a1b2:c3d4:e5f6:789a', IPV6),
      adapter('eth0', 'fd12::211:22ff:fe33:4455', IPV6),
      adapter('eth0', '2001:db8:1:2::17', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'),
      adapter('eth0', '2001:db8:1:2:a1b2:c3d4:e5f6:789a', IPV6),
    ];
    const shown = (...entries: readonly NetworkInterface[]) =>
      reachableAddresses(entries).map(({ address, needsApp = false }) => [address, needsApp]);
    expect(shown(...six)).toEqual([
      ['fd12::211:22ff:fe33:4455', false],
      ['2001:db8:1:2::17', false],
    ]);
    expect(shown(...six, adapter('eth0', '192.168.1.5'))[0]).toEqual(['192.168.1.5', false]);
    expect(shown(link)).toEqual([['fe80::1', true]]);
    expect(shown(link, docker)).toEqual([
      ['fe80::1', true],
      ['172.17.0.1', false],
    ]);
    expect(shown(link, adapter('eth0', '169.254.7.7', '255.255.0.0'))).toEqual([['169.254.7.7', false]]);
    // A Mac has tunnels that nobody knows of, with nothing but such an address
    expect(ownAddresses([adapter('utun2', 'fe80::2%utun2', IPV6), wifi])).toHaveLength(1);
  });

  it('of others in IPv6 are near by 64 bits, or on the same link', () => {
    const networks = [adapter('eth0', 'fe80::1%eth0', IPV6), adapter('eth0', 'fd12::5', IPV6), wifi];
    for (const near of ['fd12::7', 'fe80::9%eth0', '192.168.1.20']) expect(isNear(near, networks)).toBe(true);
    for (const far of ['fd13::7', 'fe80::9%eth1', 'fe80::9', '2001:db8::1', '::1', 'fd12:::'])
      expect(isNear(far, networks)).toBe(false);
    // Each is asked every few seconds: the best kind is enough
    const [link, six, four] = ['fe80::9%eth0', 'fd12::7', '192.168.1.20'];
    expect(rankAddresses([six, four, link], networks, link)).toEqual([four]);
    expect(rankAddresses([six, link, 'fd13::7'], networks, link)).toEqual([six]);
    expect(rankAddresses(['8.8.8.8'], networks, link)).toEqual([link]);
    expect(rankAddresses(['172.17.0.9', six], [...networks, docker])).toEqual([six, '172.17.0.9']);
  });

  it('lead out where the routes of the system say so, and nobody is asked', () => {
    const clock = manualClock();
    const marked = withWaysOut(systemInterfaces, clock)();
    expect(marked.map(({ address }) => address)).toEqual(systemInterfaces().map(({ address }) => address));
    for (const { isWayOut } of withWaysOut(() => [LOOPBACK], clock)()) expect(isWayOut).toBe(false);
  });

  it('are limited by the environment; loopback only if it is asked for', () => {
    expect(interfacesFromEnvironment({ AUCTION_NIGHT_INTERFACES: '127.0.0.1' })()).toMatchObject([
      { address: '127.0.0.1', netmask: '255.0.0.0' },
    ]);
    expect(interfacesFromEnvironment({ AUCTION_NIGHT_INTERFACES: '203.0.113.1' })()).toEqual([]);
    expect(interfacesFromEnvironment({})).toBe(systemInterfaces);
    const outward = Object.values(networkInterfaces())
      .flatMap((entries = []) => entries)
      .filter((entry) => !entry.internal);
    expect(systemInterfaces().map(({ address }) => address.replace(/%.*/, ''))).toEqual(
      outward.map(({ address }) => address),
    );
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
