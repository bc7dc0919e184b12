import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Reachable } from '../../../core/protocol/frames.ts';
import type { AddressKind, OwnAddress } from '../../../core/protocol/network-check.ts';
import { every, type Clock } from '../clock.ts';

/** A range of addresses: the first one as a number of 32 bits, and how many there are (a power of two). */
export interface Subnet {
  readonly first: number;
  readonly size: number;
}

/** One IPv4 address of this computer. */
export interface NetworkInterface {
  readonly name: string;
  readonly address: string;
  readonly netmask: string;
  readonly mac: string;
  /** The number the system gives the adapter, where it is known; one that was taken out and put in again has a new one. */
  readonly index?: number;
}

/** Lists the IPv4 addresses that discovery uses, now. Tests and closed networks have a list of their own. */
export type ListInterfaces = () => readonly NetworkInterface[];

/** The address as a number of 32 bits, or undefined if the text is no dotted IPv4 address. */
function toBits(address: string): number | undefined {
  if (!isIPv4(address)) return undefined;
  return address.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);
}

/** A number of 32 bits as a dotted address. */
export const toAddress = (bits: number): string =>
  [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');

// A network larger than a class A is no home network, but a mistake or a tunnel to everywhere.
const SHORTEST_PREFIX = 8;

/** The subnet of an address with that netmask; undefined where one of them is none, or the network is larger than a /8. */
export function subnetOf(address: string, netmask: string): Subnet | undefined {
  const bits = toBits(address);
  const mask = toBits(netmask);
  if (bits === undefined || mask === undefined) return undefined;
  const size = 2 ** 32 - mask;
  const isMask = Number.isInteger(Math.log2(size));
  if (!isMask || size > 2 ** (32 - SHORTEST_PREFIX)) return undefined;
  return { first: bits - (bits % size), size };
}

/** Whether the address lies in the subnet. */
export function isInSubnet(address: string, { first, size }: Subnet): boolean {
  const bits = toBits(address);
  return bits !== undefined && bits >= first && bits < first + size;
}

/** Where a datagram for everybody in the subnet goes; undefined for networks of one or two addresses. */
export const broadcastAddress = ({ first, size }: Subnet): string | undefined =>
  size < 4 ? undefined : toAddress(first + size - 1);

/** The subnet an interface is in; undefined if its netmask makes no sense for a home. */
export const subnetOfInterface = ({ address, netmask }: NetworkInterface): Subnet | undefined =>
  subnetOf(address, netmask);

/** All IPv4 addresses of this computer, loopback included; none where the system does not tell. */
function allInterfaces(): readonly NetworkInterface[] {
  return Object.entries(toldBySystem()).flatMap(([name, entries = []]) => {
    const scoped = entries.find((entry) => entry.family === 'IPv6' && entry.scopeid !== 0);
    const index = scoped?.family === 'IPv6' ? { index: scoped.scopeid } : {};
    return entries
      .filter((entry) => entry.family === 'IPv4')
      .map(({ address, netmask, mac }) => ({ name, address, netmask, mac, ...index }));
  });
}

function toldBySystem(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {}; // a closed sandbox, or too many open files: without a network, until it is asked again
  }
}

/** The IPv4 addresses by which other devices can reach this computer. */
export const systemInterfaces: ListInterfaces = () =>
  allInterfaces().filter((entry) => !entry.address.startsWith('127.'));

/**
 * The list that `AUCTION_NIGHT_INTERFACES` asks for: a comma-separated list of addresses of this computer, to which
 * discovery keeps; the only way to loopback. Absent or empty: all that lead out of this computer.
 */
export function interfacesFromEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ListInterfaces {
  const wanted = (environment['AUCTION_NIGHT_INTERFACES'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (wanted.length === 0) return systemInterfaces;
  return () => allInterfaces().filter((entry) => wanted.includes(entry.address));
}

/** A text that changes whenever sockets have to be opened anew: an address, a mask or an adapter is another one. */
export const fingerprint = (interfaces: readonly NetworkInterface[]): string =>
  interfaces
    .map(({ name, address, netmask, mac, index }) => [name, address, netmask, mac, index ?? ''].join(' '))
    .sort()
    .join('\n');

/** Milliseconds between two looks at the interfaces. */
const WATCH_INTERVAL = 2_000;

/**
 * Calls `onChange` when the interfaces are not what they were, and after a gap in time: a computer that slept may be back
 * in the same network with every membership lost. The gap is seen by the time of day, because a monotonic clock may stand
 * still in a sleep. What is returned ends it.
 */
export function watchInterfaces(interfaces: ListInterfaces, clock: Clock, onChange: () => void): () => void {
  let known = fingerprint(interfaces());
  let looked = clock.now();
  return every(clock, WATCH_INTERVAL, () => {
    const now = clock.now();
    const found = fingerprint(interfaces());
    const hasSlept = now - looked > 5 * WATCH_INTERVAL;
    const hasChanged = found !== known;
    known = found;
    looked = now;
    if (hasChanged || hasSlept) onChange();
  });
}

const VPN_NAME = /^(tun|tap|utun|ppp|tailscale|zt|wg|ham)|vpn|wireguard|nordlynx|zerotier|anyconnect/i;
const VIRTUAL_NAME = /^(docker|br-|veth|vmnet|vboxnet|virbr|vEthernet|VirtualBox|VMware|Hyper-V)/i;
// 100.64.0.0/10 belongs to tunnels, 169.254.0.0/16 to adapters that no network gave an address.
const TUNNELS: Subnet = { first: 0x64_40_00_00, size: 2 ** 22 };
const SELF_GIVEN: Subnet = { first: 0xa9_fe_00_00, size: 2 ** 16 };

/** Where an address leads: to a tunnel, a container or virtual machine, to no network at all (169.254), or home. */
function kindOf({ name, address }: NetworkInterface): AddressKind {
  if (VIRTUAL_NAME.test(name)) return 'virtual';
  if (VPN_NAME.test(name) || isInSubnet(address, TUNNELS)) return 'vpn';
  return isInSubnet(address, SELF_GIVEN) ? 'self-given' : 'home';
}

/** Whether the interface leads anywhere but to a home network. */
export const isVirtual = (entry: NetworkInterface): boolean => kindOf(entry) !== 'home';

const byKind: Readonly<Record<AddressKind, number>> = { home: 0, vpn: 1, virtual: 2, 'self-given': 3 };

/** Every address of this computer, those that lead home first. */
export const ownAddresses = (interfaces: readonly NetworkInterface[]): OwnAddress[] =>
  interfaces
    .map((entry) => ({
      address: entry.address,
      adapter: entry.name,
      prefix: 32 - Math.log2(subnetOfInterface(entry)?.size ?? 1),
      kind: kindOf(entry),
    }))
    .sort((one, other) => byKind[one.kind] - byKind[other.kind]);

/** What is on, or behind, a real adapter before the rest; apart from that in the order in which it was. */
const realFirst = <Item extends { readonly isVirtual: boolean }>(items: Iterable<Item>): Item[] =>
  [...items].sort((one, other) => Number(one.isVirtual) - Number(other.isVirtual));

/** Whether the address lies in a subnet of this computer; no other address is ever probed. */
export const isNear = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  interfacesNear(address, interfaces).length > 0;

function interfacesNear(
  address: string,
  interfaces: readonly NetworkInterface[],
): readonly NetworkInterface[] {
  return interfaces.filter((entry) => {
    const subnet = subnetOfInterface(entry);
    return subnet !== undefined && isInSubnet(address, subnet);
  });
}

/**
 * The addresses of another device that are worth a try, best first and each once: where its packet came from, then the
 * rest, what is reached through a virtual adapter last. Addresses outside the own subnets are left out.
 */
export function rankAddresses(
  addresses: readonly string[],
  interfaces: readonly NetworkInterface[],
  packetSource?: string,
): string[] {
  const candidates = packetSource === undefined ? addresses : [packetSource, ...addresses];
  const near = [...new Set(candidates)].flatMap((address) => {
    const through = interfacesNear(address, interfaces);
    return through.length === 0 ? [] : [{ address, isVirtual: through.every(isVirtual) }];
  });
  return realFirst(near).map(({ address }) => address);
}

/** Whether the address is another device's that is reached through a home network. */
export const isNeighbour = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  interfaces.every((entry) => entry.address !== address) &&
  interfacesNear(address, interfaces).some((entry) => !isVirtual(entry));

/** How other devices reach this computer: one address for each network, virtual adapters last. */
export function reachableAddresses(interfaces: readonly NetworkInterface[]): Reachable[] {
  const perNetwork = new Map<string, Reachable>();
  for (const entry of interfaces) {
    const subnet = subnetOfInterface(entry);
    const key = subnet === undefined ? entry.address : `${subnet.first}/${subnet.size}`;
    const known = perNetwork.get(key);
    const isBetter = known === undefined || (known.isVirtual && !isVirtual(entry));
    if (isBetter)
      perNetwork.set(key, { address: entry.address, network: entry.name, isVirtual: isVirtual(entry) });
  }
  return realFirst(perNetwork.values());
}
