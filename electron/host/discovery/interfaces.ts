import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import {
  canonicalAddress,
  parseIp,
  prefixLength,
  rangeOf,
  sharePrefix,
  type AddressRange,
} from '../../../core/base/address.ts';
import { isIpv6, needsZone, withoutZone } from '../../../core/base/endpoint.ts';
import type { Reachable } from '../../../core/protocol/frames.ts';
import type { AddressKind, OwnAddress } from '../../../core/protocol/network-check.ts';
import { every, type Clock } from '../clock.ts';

/** A range of addresses: the first one as a number of 32 bits, and how many there are (a power of two). */
export interface Subnet {
  readonly first: number;
  readonly size: number;
}

/** One address of this computer. */
export interface NetworkInterface {
  readonly name: string;
  /** IPv4 or IPv6; a link-local one of IPv6 with its zone, as the system writes it for connections. */
  readonly address: string;
  readonly netmask: string;
  readonly mac: string;
  /** The number the system gives the adapter, where it is known; one that was taken out and put in again has a new one. */
  readonly index?: number;
  /** Whether what this computer sends to the internet leaves through this adapter; absent where nobody has looked. */
  readonly isWayOut?: boolean;
}

/** Lists the addresses that discovery uses, now. Tests and closed networks have a list of their own. */
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

/** All addresses of this computer, loopback included; none where the system does not tell. */
function allInterfaces(): readonly NetworkInterface[] {
  return Object.entries(toldBySystem()).flatMap(([name, entries = []]) => {
    const scoped = entries.find((entry) => entry.family === 'IPv6' && entry.scopeid !== 0);
    const index = scoped?.family === 'IPv6' ? { index: scoped.scopeid } : {};
    return entries.map((entry) => ({
      name,
      address: addressOf(name, entry),
      netmask: entry.netmask,
      mac: entry.mac,
      ...index,
    }));
  });
}

/** Windows numbers the zones of link-local addresses, other systems name them after the adapter. */
function addressOf(name: string, { address, ...entry }: NetworkInterfaceInfo): string {
  if (entry.family === 'IPv4' || entry.scopeid === 0) return canonicalAddress(address);
  return canonicalAddress(`${address}%${process.platform === 'win32' ? entry.scopeid : name}`);
}

/** Every address of this computer, without zones; none where the system does not tell. */
export const everyAddress = (): readonly string[] =>
  allInterfaces().map(({ address }) => withoutZone(address));

function toldBySystem(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {}; // a closed sandbox, or too many open files: without a network, until it is asked again
  }
}

/** The range of an address; `none` for a text that is no address. */
const rangeOfText = (address: string): AddressRange => {
  const ip = parseIp(address);
  return ip === undefined ? 'none' : rangeOf(ip);
};

const isLoopback = ({ address }: NetworkInterface): boolean => rangeOfText(address) === 'loopback';

const isLinkLocal = (address: string): boolean => rangeOfText(address) === 'link-local';

/** The addresses by which other devices can reach this computer. */
export const systemInterfaces: ListInterfaces = () => allInterfaces().filter((entry) => !isLoopback(entry));

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
  return () =>
    allInterfaces().filter((entry) =>
      [entry.address, withoutZone(entry.address)].some((address) => wanted.includes(address)),
    );
}

// Addresses for documentation: that nobody has them does not matter, because nothing is sent.
const ELSEWHERE = [
  { type: 'udp4', address: '203.0.113.1' },
  { type: 'udp6', address: '2001:db8::1' },
] as const;

/** The own addresses from which a packet to the internet would leave. The routes of the system say so, and nothing is sent. */
function waysOut(): readonly string[] {
  return ELSEWHERE.flatMap(({ type, address }) => {
    // With a lookup that answers at once everything is done before `connect` returns
    const socket = createSocket({ type, lookup: (host, _options, done) => done(null, host, 0) });
    socket.on('error', () => undefined); // there is no way out
    try {
      socket.connect(9, address);
      return [canonicalAddress(socket.address().address)];
    } catch {
      return [];
    } finally {
      socket.close();
    }
  });
}

/** Milliseconds for which the ways out are not looked up again. */
const ROUTES_LAST = 2_000;

/** The same list, with the adapters marked that lead out. */
export function withWaysOut(interfaces: ListInterfaces, clock: Clock): ListInterfaces {
  let known: readonly string[] = [];
  let knownFor: string | undefined;
  let lookedAt = 0;
  return () => {
    const all = interfaces();
    const found = fingerprint(all);
    if (found !== knownFor || clock.elapsed() - lookedAt > ROUTES_LAST) {
      known = waysOut();
      knownFor = found;
      lookedAt = clock.elapsed();
    }
    const names = all.filter(({ address }) => known.includes(address)).map(({ name }) => name);
    return all.map((entry) => ({ ...entry, isWayOut: names.includes(entry.name) }));
  };
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

const VPN_NAME = /^(tun|tap|utun|ppp|ipsec|tailscale|zt|wg|ham)|vpn|wireguard|nordlynx|zerotier|anyconnect/i;
const VIRTUAL_NAME =
  /^(docker|br-|veth|vmnet|vmenet|vboxnet|virbr|bridge1\d\d|vEthernet|VirtualBox|VMware|Hyper-V|awdl|llw)/i;
/** Adapters without hardware, and those of OpenVPN on Windows and of Hamachi. */
const VPN_HARDWARE = /^(00:00:00:00:00:00|00:ff:|7a:79:19)/i;
/**
 * The makers of virtual hardware: VirtualBox, VMware, Hyper-V, Parallels, Docker, libvirt. Adapters that lead to virtual machines have such
 * addresses, and so have the machines themselves, whose adapter is as good as a real one; the way out tells them apart.
 */
const VIRTUAL_HARDWARE =
  /^(0a:00:27|08:00:27|00:05:69|00:0c:29|00:1c:14|00:50:56|00:15:5d|00:1c:42|02:42|52:54:00)/i;
/** Networks of so few addresses are tunnels. */
const TUNNEL_PREFIX = 30;

/** Where an address leads: to a tunnel, a container or virtual machine, to no network at all (169.254), or home. */
function kindOf(entry: NetworkInterface): AddressKind {
  const { name, address, mac, isWayOut = false } = entry;
  if (isLoopback(entry)) return 'home';
  if (VPN_NAME.test(name) || VPN_HARDWARE.test(mac)) return 'vpn';
  const isMachines = VIRTUAL_NAME.test(name) || VIRTUAL_HARDWARE.test(mac);
  if (!isIpv6(address) && isLinkLocal(address)) return isMachines && !isWayOut ? 'virtual' : 'self-given';
  if (isWayOut) return 'home';
  if (isMachines) return 'virtual';
  const isTunnel = !isIpv6(address) && (prefixLength(entry.netmask) ?? 0) >= TUNNEL_PREFIX;
  return isTunnel || rangeOfText(address) === 'shared' ? 'vpn' : 'home';
}

/** Whether the interface leads anywhere but to a home network. */
export const isVirtual = (entry: NetworkInterface): boolean => kindOf(entry) !== 'home';

const byKind: Readonly<Record<AddressKind, number>> = { home: 0, vpn: 1, virtual: 2, 'self-given': 3 };

/**
 * The likeliest way for a guest first: home before tunnels and machines; there what others have come by, then the way to the
 * internet, then IPv4, which is shorter to type, then the own IPv6 of the home, which no provider changes.
 */
const byLikelihood =
  (visited: readonly string[]) =>
  (one: NetworkInterface, other: NetworkInterface): number => {
    const marks = (entry: NetworkInterface): readonly number[] => [
      byKind[kindOf(entry)],
      Number(!visited.includes(entry.address)),
      Number(entry.isWayOut !== true),
      Number(isIpv6(entry.address)),
      Number(isIpv6(entry.address) && rangeOfText(entry.address) !== 'private'),
      Number(!isLasting(entry.address)),
      isIpv6(entry.address) ? entry.address.length : 0,
    ];
    const theirs = marks(other);
    return marks(one).reduce((found, mark, index) => found || mark - (theirs[index] ?? 0), 0);
  };

/** Whether an IPv6 address is made from the hardware's, and so will not be another one tomorrow, as those for privacy are. */
const isLasting = (address: string): boolean => {
  const bytes = parseIp(address)?.bytes ?? [];
  return bytes[11] === 0xff && bytes[12] === 0xfe;
};

/**
 * Every address of this computer, the likeliest first. Of IPv6 one for each network; link-local ones, which no browser takes, only where an
 * adapter has nothing else.
 */
export function ownAddresses(
  interfaces: readonly NetworkInterface[],
  visited: readonly string[] = [],
): OwnAddress[] {
  return onePerNetwork(
    withoutSpare(interfaces).sort(byLikelihood(visited)),
    ({ address }) => !isIpv6(address),
  ).map((entry) => ({
    address: entry.address,
    adapter: entry.name,
    prefix: networkLength(entry) ?? 0,
    kind: kindOf(entry),
    ...(needsZone(entry.address) && { needsApp: true as const }),
  }));
}

/** Link-local addresses of IPv6 only where home has no other, and their adapter neither. */
const withoutSpare = (interfaces: readonly NetworkInterface[]): NetworkInterface[] =>
  interfaces.filter(
    (entry) =>
      !needsZone(entry.address) ||
      (!isVirtual(entry) &&
        interfaces.every(
          (other) => needsZone(other.address) || (other.name !== entry.name && isVirtual(other)),
        )),
  );

/** The first address of each network; all where `isKept` says so. */
function onePerNetwork(
  interfaces: readonly NetworkInterface[],
  isKept: (entry: NetworkInterface) => boolean = () => false,
): readonly NetworkInterface[] {
  return interfaces.filter(
    (entry, index) =>
      isKept(entry) || !interfaces.slice(0, index).some((earlier) => isInNetworkOf(entry.address, earlier)),
  );
}

/** Where mDNS speaks: at every address of IPv4, and on every real adapter that has IPv6 on its link. */
export const multicastInterfaces = (interfaces: readonly NetworkInterface[]): readonly NetworkInterface[] =>
  interfaces.filter((entry) => !isIpv6(entry.address) || (needsZone(entry.address) && !isVirtual(entry)));

/** The addresses of the same adapter that others in its network are told of: all of IPv4, of IPv6 one for each network. */
export const addressesBeside = (
  { name }: NetworkInterface,
  interfaces: readonly NetworkInterface[],
): readonly string[] =>
  onePerNetwork(
    interfaces.filter((entry) => entry.name === name && !needsZone(entry.address)).sort(byLikelihood([])),
    ({ address }) => !isIpv6(address),
  ).map(({ address }) => address);

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
  return interfaces.filter((entry) => isInNetworkOf(address, entry));
}

/** What is given out by DHCPv6 stands alone in its mask, but its neighbours share 64 bits with it. */
const LONGEST_IPV6 = 64;
const SHORTEST_IPV6 = 32;

/** How many leading bits the devices of an interface's network share; undefined if the mask makes no sense for a home. */
function networkLength({ address, netmask }: NetworkInterface): number | undefined {
  const length = prefixLength(netmask);
  const [shortest, longest] = isIpv6(address) ? [SHORTEST_IPV6, LONGEST_IPV6] : [SHORTEST_PREFIX, 32];
  return length === undefined || length < shortest ? undefined : Math.min(length, longest);
}

/** Whether the address is one of the network that an interface is in. Link-local ones are of the link that their zone names. */
function isInNetworkOf(address: string, entry: NetworkInterface): boolean {
  const [there, here, length] = [parseIp(address), parseIp(entry.address), networkLength(entry)];
  if (there === undefined || here === undefined || length === undefined) return false;
  return sharePrefix(there, here, length) && there.zone === here.zone;
}

/**
 * The addresses of another device that are worth a try, best first and each once: where its packet came from, then the
 * rest, what is reached through a virtual adapter last. Addresses outside the own subnets are left out. So is IPv6 where IPv4 leads home
 * as well, and what is link-local where anything else does: each address is asked every few seconds, and a host should stay the same one in
 * the eyes of those who know it by its address.
 */
export function rankAddresses(
  addresses: readonly string[],
  interfaces: readonly NetworkInterface[],
  packetSource?: string,
): string[] {
  const candidates = packetSource === undefined ? addresses : [packetSource, ...addresses];
  const near = [...new Set(candidates)].flatMap((address) => {
    const through = interfacesNear(address, interfaces);
    const family = needsZone(address) ? 2 : Number(isIpv6(address));
    return through.length === 0 ? [] : [{ address, family, isVirtual: through.every(isVirtual) }];
  });
  const best = Math.min(...near.flatMap(({ isVirtual: isAside, family }) => (isAside ? [] : [family])), 2);
  const worth = near.filter(({ family }) => family <= best);
  return realFirst(worth.sort((one, other) => one.family - other.family)).map(({ address }) => address);
}

/** Whether the address is another device's that is reached through a home network. */
export const isNeighbour = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  interfaces.every((entry) => entry.address !== address) &&
  interfacesNear(address, interfaces).some((entry) => !isVirtual(entry));

/**
 * How other devices reach this computer: one address for each network, the likeliest first. `visited`: own addresses by which others have
 * come; these count as real, whatever their adapter is.
 */
export function reachableAddresses(
  interfaces: readonly NetworkInterface[],
  visited: readonly string[] = [],
): Reachable[] {
  const likely = withoutSpare(interfaces).sort(byLikelihood(visited));
  const all = onePerNetwork(likely).map((entry) => ({
    address: withoutZone(entry.address),
    network: entry.name,
    isVirtual: isVirtual(entry) && !visited.includes(entry.address),
    ...(needsZone(entry.address) && { needsApp: true as const }),
  }));
  return realFirst(all);
}
