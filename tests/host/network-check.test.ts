import { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NetworkCheck } from '../../core/protocol/network-check.ts';
import { createEcho } from '../../electron/host/discovery/echo.ts';
import {
  isNeighbour,
  ownAddresses,
  type NetworkInterface,
} from '../../electron/host/discovery/interfaces.ts';
import { createDeviceContacts } from '../../electron/host/http/device-contacts.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { tableId } from '../helpers/loopback.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await running?.dispose();
});

const ask = async (client: HostClient): Promise<NetworkCheck> =>
  (await client.ask({ type: 'check-network' })) as NetworkCheck;
const adapter = (name: string, address: string, netmask = '255.255.255.0'): NetworkInterface => ({
  name,
  address,
  netmask,
  mac: '02:00:00:00:00:01',
});

describe('what a host knows of its network', () => {
  it('is told to its owner alone, and stands in no frame', async () => {
    const { host } = (running = await testHost());
    const [owner, guest, liar] = [
      await join(host.port, '/ws', { owner: host.ownerSecret }),
      await join(host.port, '/ws'),
      await join(host.port, '/ws', { owner: 'a'.repeat(32) }),
    ];
    for (const stranger of [guest, liar])
      expect(await stranger.refused({ type: 'check-network' })).toEqual({ code: 'not-owner' });
    expect(await ask(owner)).toMatchObject({ port: host.port, discovery: 'off', visits: [], announced: 0 });
    const shown = await owner.untilHost((frame) => frame.owner !== undefined);
    expect(Object.keys(shown.owner ?? {}).sort()).toEqual(['discovery', 'nearby', 'problems', 'reachable']);
  });

  it('is nobody’s at a table', async () => {
    const { host } = (running = await testHost());
    const table = await openTestTable(host);
    const owner = await join(host.port, `/ws/${table}`, { owner: host.ownerSecret });
    const answer = await owner.request({ type: 'check-network' });
    expect(answer).toMatchObject({ ok: false });
  });

  it('says whether it listens to others at all', async () => {
    const { host } = (running = await testHost());
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    expect((await ask(owner)).listens).toBe('not-yet');
    await running.dispose();
    running = await testHost({ reach: 'local-only' });
    const alone = await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
    expect((await ask(alone)).listens).toBe('never');
    await running.dispose();
    vi.stubEnv('AUCTION_NIGHT_INTERFACES', '127.0.0.1'); // what is open to the network stays on this computer
    running = await testHost({ reach: 'network' });
    const open = await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
    expect(await ask(open)).toMatchObject({
      listens: 'yes',
      addresses: [{ address: '127.0.0.1', prefix: 8 }],
    });
  });

  it('does not count this computer among those that came', async () => {
    const { host } = (running = await testHost());
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    await fetch(`http://127.0.0.1:${host.port}/`);
    expect((await ask(owner)).visits).toEqual([]);
  });
});

/** A connection, as far as visits look at it. */
function connection(remoteAddress: string, localAddress = '192.168.1.5') {
  const socket = Object.defineProperties(new Socket(), {
    remoteAddress: { value: remoteAddress },
    localAddress: { value: localAddress },
  });
  return { socket, end: () => socket.emit('close') };
}

describe('visits', () => {
  it('are the newest of each device, by a clock that nobody can set', () => {
    const clock = manualClock();
    const visits = createDeviceContacts(clock);
    visits.noteRequest(connection('192.168.1.7').socket);
    clock.advance(1_000);
    visits.noteRequest(connection('192.168.1.8').socket);
    clock.setBack(86_400_000);
    clock.advance(500);
    expect(visits.list()).toEqual([
      { from: '192.168.1.8', at: '192.168.1.5', ago: 500 },
      { from: '192.168.1.7', at: '192.168.1.5', ago: 1_500 },
    ]);
    visits.noteRequest(connection('192.168.1.7', '10.0.0.4').socket);
    expect(visits.list()[0]).toEqual({ from: '192.168.1.7', at: '10.0.0.4', ago: 0 });
  });

  it('are none of this computer', () => {
    const visits = createDeviceContacts(manualClock());
    for (const address of ['127.0.0.1', '::1', '192.168.1.5', ''])
      visits.noteRequest(connection(address).socket);
    expect(visits.list()).toEqual([]);
  });

  it('last as long as a device is connected', () => {
    const clock = manualClock();
    const visits = createDeviceContacts(clock);
    const [one, other] = [connection('192.168.1.7'), connection('192.168.1.7')];
    visits.noteWebSocket(one.socket);
    visits.noteWebSocket(other.socket);
    clock.advance(60_000);
    one.end();
    expect(visits.list()).toMatchObject([{ ago: 0 }]);
    other.end();
    clock.advance(2_000);
    expect(visits.list()).toMatchObject([{ ago: 2_000 }]);
  });

  it('are bounded, however many come, and the newest stay', () => {
    const visits = createDeviceContacts(manualClock());
    for (let index = 0; index < 5_000; index++)
      visits.noteRequest(connection(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`).socket);
    expect(visits.list()).toHaveLength(16);
    expect(visits.list()[0]?.from).toBe('10.0.19.135');
  });
});

describe('the echo', () => {
  const wifi = adapter('wlan0', '192.168.1.5');
  const docker = adapter('docker0', '172.17.0.1', '255.255.0.0');
  const [mine, theirs] = [tableId('a'), tableId('b')];

  it('is of own tables from an own address, and ends', () => {
    const clock = manualClock();
    const echo = createEcho(
      clock,
      () => [wifi],
      (id) => id === mine,
    );
    echo.announcement([theirs], '192.168.1.5');
    echo.announcement([mine], '192.168.1.66'); // anybody may say so
    expect(echo.heard()).toEqual([]);
    echo.announcement([theirs, mine], '192.168.1.5');
    expect(echo.heard()).toEqual(['192.168.1.5']);
    clock.advance(30_001);
    expect(echo.heard()).toEqual([]);
  });

  it('forgets an address that is gone', () => {
    let networks = [wifi, docker];
    const echo = createEcho(
      manualClock(),
      () => networks,
      () => true,
    );
    echo.announcement([mine], '192.168.1.5');
    networks = [docker];
    expect(echo.heard()).toEqual([]);
  });

  it('tells of others in a home network, not of this computer and its virtual machines', () => {
    const clock = manualClock();
    const echo = createEcho(
      clock,
      () => [wifi, docker],
      () => false,
    );
    for (const from of ['192.168.1.5', '172.17.0.3', '8.8.8.8']) echo.packet(from);
    expect(echo.hearsOthers()).toBe(false);
    echo.packet('192.168.1.7');
    expect(echo.hearsOthers()).toBe(true);
    clock.advance(10 * 60_000 + 1);
    expect(echo.hearsOthers()).toBe(false);
  });
});

describe('own addresses', () => {
  it('are told apart by where they lead, home first', () => {
    const all = [
      adapter('eth3', '169.254.7.7', '255.255.0.0'),
      adapter('docker0', '172.17.0.1', '255.255.0.0'),
      adapter('NordLynx', '10.5.0.2', '255.255.0.0'),
      adapter('eth7', '100.70.1.1', '255.192.0.0'),
      adapter('utun4', '10.9.0.2', '255.255.255.255'),
      adapter('Wi-Fi', '192.168.1.5'),
      adapter('Ethernet', '10.0.0.4', '255.0.0.0'),
    ];
    expect(ownAddresses(all).map(({ adapter: name, kind, prefix }) => [name, kind, prefix])).toEqual([
      ['Wi-Fi', 'home', 24],
      ['Ethernet', 'home', 8],
      ['NordLynx', 'vpn', 16],
      ['eth7', 'vpn', 10],
      ['utun4', 'vpn', 32],
      ['docker0', 'virtual', 16],
      ['eth3', 'self-given', 16],
    ]);
    expect(isNeighbour('192.168.1.9', all)).toBe(true);
    expect(isNeighbour('192.168.1.5', all)).toBe(false);
    expect(isNeighbour('172.17.0.9', all)).toBe(false);
  });
});
