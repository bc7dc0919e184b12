import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NetworkCheck } from '../../core/protocol/network-check.ts';
import { fill } from '../../renderer/i18n/fill.ts';
import { diagnose, type Diagnosis, type FindingType } from '../../renderer/screens/connection/diagnose.ts';
import { checkedHost, visitFrom, type CheckedHost } from '../helpers/checked-host-process.ts';
import {
  createTestNetwork,
  networksMissing,
  type TestDevice,
  type TestNetwork,
} from '../helpers/network-namespace.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { inLanguages } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/i18n/messages/en/connection.json';

const WORDS = inLanguages(
  import.meta.glob<typeof english>('../../renderer/i18n/messages/*/connection.json', {
    eager: true,
    import: 'default',
  }),
);

const missing = await networksMissing();

const networks: TestNetwork[] = [];
const hosts: CheckedHost[] = [];

beforeEach((context) => requireOrSkip(context, missing));
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.dispose()));
  await Promise.all(networks.splice(0).map((network) => network.remove()));
});

async function network(beside?: TestNetwork): Promise<TestNetwork> {
  const made = await createTestNetwork(beside);
  networks.push(made);
  return made;
}

async function hostOn(device: TestDevice, environment = {}): Promise<CheckedHost> {
  const host = await checkedHost(device, environment);
  hosts.push(host);
  return host;
}

/** Somebody opens `http://ADDRESS:PORT/` on a device: what comes of it. */
const open = async (device: TestDevice, address: string, port: number, timeout = 0) =>
  (await visitFrom(device, address, port, ['/health'], timeout))['/health'];

const LONG = 60_000;
const judged = (check: NetworkCheck): Diagnosis => diagnose({ as: 'host', check, openFor: LONG });
const typesOf = ({ findings }: Diagnosis): readonly FindingType[] => findings.map(({ type }) => type);

/** Asks until that is found; what is said then, in all languages, for whoever reads the log of the tests. */
async function until(
  check: () => Promise<NetworkCheck>,
  ...wanted: readonly FindingType[]
): Promise<Diagnosis> {
  for (;;) {
    const found = judged(await check());
    if (wanted.every((type) => typesOf(found).includes(type))) return tell(found);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function tell(found: Diagnosis): Diagnosis {
  const name = expect.getState().currentTestName ?? '';
  for (const [code, messages] of Object.entries(WORDS))
    console.log(
      [
        `${name} (${code})`,
        ...found.findings.map(({ type, words }) => `  ${fill(messages.finding[type].title, words)}`),
        ...found.steps.map((step, index) => `  ${index + 1}. ${messages.step[step].title}`),
      ].join('\n'),
    );
  return found;
}

it('no network: an adapter that is not plugged in', async () => {
  const { check } = await hostOn(await (await network()).device());
  const found = tell(judged(await check()));
  expect(typesOf(found)).toEqual(['no-network', 'other-port']);
  expect(found).toMatchObject({ steps: ['join-network'], way: { here: 'bad', there: 'unknown' } });
});

it('a network that comes later is seen', async () => {
  const device = await (await network()).device();
  const { check } = await hostOn(device);
  expect(typesOf(judged(await check()))).toContain('no-network');
  device.plug('10.77.0.2/24');
  expect((await until(check, 'one-network', 'heard')).way.here).toBe('good');
});

it('no address of the network: what an adapter gives itself', async () => {
  const { check } = await hostOn(await (await network()).device('169.254.7.7/16'));
  const found = tell(judged(await check()));
  expect(typesOf(found)).toContain('no-address');
  expect(found.steps).toEqual(['renew-network', 'join-network']);
});

it('a network in which all is well: the own announcement is heard, another device comes', async () => {
  const lan = await network();
  const [at, phone] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
  const { check, port } = await hostOn(at);
  const alone = await until(check, 'heard', 'not-reached');
  expect(alone.way).toEqual({ here: 'good', there: 'unknown' });
  expect(await open(phone, '10.77.0.2', port)).toBe('200');
  const found = await until(check, 'reached');
  expect(found).toMatchObject({ way: { there: 'good' }, other: '10.77.0.3' });
  expect((await check()).visits).toMatchObject([{ from: '10.77.0.3', at: '10.77.0.2' }]);
});

it('a blocked port: nobody comes, and that is all that is said', async () => {
  const lan = await network();
  const [at, phone] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
  const { check, port } = await hostOn(at);
  blockPort(at, port);
  await expect(open(phone, '10.77.0.2', port, 4_000)).rejects.toThrow(); // it waits in vain, and gives up
  const found = await until(check, 'heard');
  expect(typesOf(found)).toContain('not-reached');
  expect(found.way.there).toBe('unknown');
  expect(found.steps).toContain('firewall-linux');
});

it('blocked multicast: this computer hears itself, and nobody else', async () => {
  const lan = await network();
  const [at, other] = [await lan.device('10.77.0.2/24'), await lan.device('10.77.0.3/24')];
  lan.passMulticast(false);
  const { check } = await hostOn(at);
  announce(other);
  expect(typesOf(await until(check, 'heard'))).toContain('others-silent');
  lan.passMulticast(true);
  for (;;) {
    announce(other);
    const found = judged(await check());
    if (typesOf(found).includes('others-heard')) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

it('two networks: one code each', async () => {
  const lan = await network();
  const cable = await network(lan);
  const at = await lan.device('10.77.0.2/24');
  at.plug('192.168.7.2/24', 'eth1', cable);
  const { check, port } = await hostOn(at);
  const guest = await cable.device('192.168.7.3/24');
  expect(await open(guest, '192.168.7.2', port)).toBe('200');
  const found = await until(check, 'several-networks', 'reached', 'heard');
  expect(found.steps).toContain('right-network');
  // The one by which somebody has come is the likeliest
  expect((await check()).addresses).toMatchObject([
    { address: '192.168.7.2', kind: 'home', prefix: 24 },
    { address: '10.77.0.2', kind: 'home', prefix: 24 },
  ]);
});

it('a VPN beside the network, and a VPN alone', async () => {
  const lan = await network();
  const device = await lan.device('10.77.0.2/24');
  device.plug('10.8.0.2/24', 'wg0', await network(lan));
  const { check } = await hostOn(device);
  const beside = await until(check, 'vpn-beside', 'one-network', 'heard');
  expect(beside.steps).toContain('vpn-off');
  device.unplug();
  const alone = await until(check, 'only-virtual');
  expect(alone).toMatchObject({ steps: ['join-network', 'vpn-off'], way: { here: 'bad' } });
});

it('this computer alone, though it is in a network', async () => {
  const device = await (await network()).device('10.77.0.2/24');
  const { check } = await hostOn(device, { CHECKED_REACH: 'local-only' });
  expect(typesOf(tell(judged(await check())))).toEqual(['local-only']);
});

/** What comes to the port from outside is dropped, as by a firewall that says nothing. */
function blockPort(device: TestDevice, port: number): void {
  // A rule can only stand before the table of own addresses once that has made room
  device.ip('rule', 'add', 'pref', '100', 'lookup', 'local');
  device.ip('rule', 'del', 'pref', '0');
  const what = ['iif', 'eth0', 'ipproto', 'tcp', 'dport', String(port)];
  device.ip('rule', 'add', 'pref', '50', ...what, 'blackhole');
}

/** Another device says something by mDNS, as printers and phones do. */
function announce({ prefix }: TestDevice): void {
  const program = `
    const packet = Buffer.from('000084000000000000000000', 'hex');
    const socket = require('node:dgram').createSocket('udp4');
    socket.bind(0, () => { socket.setMulticastTTL(255); socket.setMulticastInterface('10.77.0.3'); socket.send(packet, 5353, '224.0.0.251', () => socket.close()); });`;
  const [file = '', ...rest] = [...prefix, process.execPath, '-e', program];
  execFileSync(file, rest);
}
