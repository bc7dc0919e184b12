import { createSocket } from 'node:dgram';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import {
  canonicalAddress,
  ipText,
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

/** One address of this computer. */
export interface NetworkInterface {
  readonly name: string;
  /** IPv4 or IPv6; link-local IPv6 with its zone, as the system needs it for connections. */
  readonly address: string;
  readonly netmask: string;
  readonly mac: string;
  /** The system's number of the adapter, if known; it changes when an adapter is reconnected. */
  readonly index?: number;
  /** Whether traffic to the internet leaves through this adapter; absent if unknown. */
  readonly isWayOut?: boolean;
}

/** Lists the addresses that discovery uses now. Tests and closed networks have their own list. */
export type ListInterfaces = () => readonly NetworkInterface[];

/** Lists all addresses of this computer, loopback included; none if the system does not say. */
function allInterfaces(): readonly NetworkInterface[] {
  return Object.entries(readInterfaces()).flatMap(([name, entries = []]) => {
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

/** Adds the zone to link-local addresses: Windows numbers zones, other systems name them after the adapter. */
function addressOf(name: string, { address, ...entry }: NetworkInterfaceInfo): string {
  if (entry.family === 'IPv4' || entry.scopeid === 0) return canonicalAddress(address);
  return canonicalAddress(`${address}%${process.platform === 'win32' ? entry.scopeid : name}`);
}

/** Lists every address of this computer, without zones; none if the system does not say. */
export const everyAddress = (): readonly string[] =>
  allInterfaces().map(({ address }) => withoutZone(address));

function readInterfaces(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {}; // a closed sandbox, or too many open files: no network until the next call
  }
}

/** Returns the range of an address, `none` for an invalid one. */
const rangeOfText = (address: string): AddressRange => {
  const ip = parseIp(address);
  return ip === undefined ? 'none' : rangeOf(ip);
};

const isLoopback = ({ address }: NetworkInterface): boolean => rangeOfText(address) === 'loopback';

const isLinkLocal = (address: string): boolean => rangeOfText(address) === 'link-local';

/** Lists the addresses by which other devices can reach this computer. */
export const systemInterfaces: ListInterfaces = () => allInterfaces().filter((entry) => !isLoopback(entry));

/**
 * Returns the list that `AUCTION_NIGHT_INTERFACES` allows: comma-separated addresses of this computer, to which discovery is limited; the
 * only way to use loopback. Absent or empty: all but loopback.
 */
export function interfacesFromEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ListInterfaces {
  const allowed = (environment['AUCTION_NIGHT_INTERFACES'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (allowed.length === 0) return systemInterfaces;
  return () =>
    allInterfaces().filter((entry) =>
      [entry.address, withoutZone(entry.address)].some((address) => allowed.includes(address)),
    );
}

// Documentation addresses, which nobody has; nothing is sent.
const INTERNET = [
  { type: 'udp4', address: '203.0.113.1' },
  { type: 'udp6', address: '2001:db8::1' },
] as const;

/** Returns this computer's addresses from which packets to the internet leave, by the system's routes, without sending any. */
function waysOut(): readonly string[] {
  return INTERNET.flatMap(({ type, address }) => {
    // With a synchronous lookup everything is done before `connect` returns
    const socket = createSocket({ type, lookup: (host, _options, done) => done(null, host, 0) });
    socket.on('error', () => undefined); // there is no route
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

/** Milliseconds for which the routes are cached. */
const ROUTES_TTL = 2_000;

/** Returns the same list with `isWayOut`. */
export function withWaysOut(interfaces: ListInterfaces, clock: Clock): ListInterfaces {
  let known: readonly string[] = [];
  let knownFor: string | undefined;
  let checkedAt = 0;
  return () => {
    const all = interfaces();
    const current = fingerprint(all);
    if (current !== knownFor || clock.elapsed() - checkedAt > ROUTES_TTL) {
      known = waysOut();
      knownFor = current;
      checkedAt = clock.elapsed();
    }
    const names = all.filter(({ address }) => known.includes(address)).map(({ name }) => name);
    return all.map((entry) => ({ ...entry, isWayOut: names.includes(entry.name) }));
  };
}

/** Returns a text that changes whenever sockets have to be reopened: with an address, mask or adapter. */
export const fingerprint = (interfaces: readonly NetworkInterface[]): string =>
  interfaces
    .map(({ name, address, netmask, mac, index }) => [name, address, netmask, mac, index ?? ''].join(' '))
    .sort()
    .join('\n');

/** Milliseconds between two checks of the interfaces. */
const WATCH_INTERVAL = 2_000;

/**
 * Calls `onChange` when the interfaces have changed, and after a gap in time: after system sleep a computer may be in the same network with
 * every membership lost. The gap is measured by the time of day, because a monotonic clock may stop during sleep.
 * @returns Stops watching.
 */
export function watchInterfaces(interfaces: ListInterfaces, clock: Clock, onChange: () => void): () => void {
  let known = fingerprint(interfaces());
  let checkedAt = clock.now();
  return every(clock, WATCH_INTERVAL, () => {
    const now = clock.now();
    const current = fingerprint(interfaces());
    const hasSlept = now - checkedAt > 5 * WATCH_INTERVAL;
    const hasChanged = current !== known;
    known = current;
    checkedAt = now;
    if (hasChanged || hasSlept) onChange();
  });
}

const VPN_NAME = /^(tun|tap|utun|ppp|ipsec|tailscale|zt|wg|ham)|vpn|wireguard|nordlynx|zerotier|anyconnect/i;
const VIRTUAL_NAME =
  /^(docker|br-|veth|vmnet|vmenet|vboxnet|virbr|bridge1\d\d|vEthernet|VirtualBox|VMware|Hyper-V|awdl|llw)/i;
/** Adapters without hardware, of OpenVPN on Windows, and of Hamachi. */
const VPN_HARDWARE = /^(00:00:00:00:00:00|00:ff:|7a:79:19)/i;
/**
 * The makers of virtual hardware: VirtualBox, VMware, Hyper-V, Parallels, Docker, libvirt. Adapters to virtual machines have such
 * addresses, but so do adapters inside the machines, which are as good as real ones; `isWayOut` distinguishes them.
 */
const VIRTUAL_HARDWARE =
  /^(0a:00:27|08:00:27|00:05:69|00:0c:29|00:1c:14|00:50:56|00:15:5d|00:1c:42|02:42|52:54:00)/i;
/** Networks with a prefix of this length or more are tunnels. */
const TUNNEL_PREFIX = 30;

/** Classifies an address: tunnel, container or virtual machine, no network (169.254), or home. */
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
 * Sorts the likeliest address for a guest first: home before tunnels and machines; then addresses that others have used, then the route to
 * the internet, then IPv4, which is shorter to type, then the home's own IPv6, which no provider changes.
 */
const byLikelihood =
  (contacted: readonly string[]) =>
  (one: NetworkInterface, other: NetworkInterface): number => {
    const marks = (entry: NetworkInterface): readonly number[] => [
      byKind[kindOf(entry)],
      Number(!contacted.includes(entry.address)),
      Number(entry.isWayOut !== true),
      Number(isIpv6(entry.address)),
      Number(isIpv6(entry.address) && rangeOfText(entry.address) !== 'private'),
      Number(!isLasting(entry.address)),
      isIpv6(entry.address) ? entry.address.length : 0,
    ];
    const theirs = marks(other);
    return marks(one).reduce((difference, mark, index) => difference || mark - (theirs[index] ?? 0), 0);
  };

/** Whether an IPv6 address is derived from the hardware's and so stays, unlike privacy addresses. */
const isLasting = (address: string): boolean => {
  const bytes = parseIp(address)?.bytes ?? [];
  return bytes[11] === 0xff && bytes[12] === 0xfe;
};

/**
 * Returns every address of this computer, the likeliest first. Of IPv6 one per network; link-local ones, which no browser accepts, only if
 * there is nothing else.
 */
export function ownAddresses(
  interfaces: readonly NetworkInterface[],
  contacted: readonly string[] = [],
): OwnAddress[] {
  return onePerNetwork(
    withoutSpareLinkLocal(interfaces).sort(byLikelihood(contacted)),
    ({ address }) => !isIpv6(address),
  ).map((entry) => ({
    address: entry.address,
    adapter: entry.name,
    prefix: networkLength(entry) ?? 0,
    kind: kindOf(entry),
    ...(needsZone(entry.address) && { needsApp: true as const }),
  }));
}

/** Removes link-local IPv6 addresses where the home network or their adapter has others. */
const withoutSpareLinkLocal = (interfaces: readonly NetworkInterface[]): NetworkInterface[] =>
  interfaces.filter(
    (entry) =>
      !needsZone(entry.address) ||
      (!isVirtual(entry) &&
        interfaces.every(
          (other) => needsZone(other.address) || (other.name !== entry.name && isVirtual(other)),
        )),
  );

/** Keeps the first address of each network, and all that `isKept` accepts. */
function onePerNetwork(
  interfaces: readonly NetworkInterface[],
  isKept: (entry: NetworkInterface) => boolean = () => false,
): readonly NetworkInterface[] {
  return interfaces.filter(
    (entry, index) =>
      isKept(entry) || !interfaces.slice(0, index).some((earlier) => isInNetworkOf(entry.address, earlier)),
  );
}

/** Returns where to use mDNS: every IPv4 address, and every real adapter with link-local IPv6. */
export const multicastInterfaces = (interfaces: readonly NetworkInterface[]): readonly NetworkInterface[] =>
  interfaces.filter((entry) => !isIpv6(entry.address) || (needsZone(entry.address) && !isVirtual(entry)));

/** Returns the addresses of an adapter to advertise in its network: all of IPv4, of IPv6 one per network. */
export const addressesOfAdapter = (
  { name }: NetworkInterface,
  interfaces: readonly NetworkInterface[],
): readonly string[] =>
  onePerNetwork(
    interfaces.filter((entry) => entry.name === name && !needsZone(entry.address)).sort(byLikelihood([])),
    ({ address }) => !isIpv6(address),
  ).map(({ address }) => address);

/** Moves items of real adapters before the rest, keeping the order otherwise. */
const realFirst = <Item extends { readonly isVirtual: boolean }>(items: Iterable<Item>): Item[] =>
  [...items].sort((one, other) => Number(one.isVirtual) - Number(other.isVirtual));

/** Whether the address is in a subnet of this computer; no other address is ever probed. */
export const isNear = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  interfacesNear(address, interfaces).length > 0;

function interfacesNear(
  address: string,
  interfaces: readonly NetworkInterface[],
): readonly NetworkInterface[] {
  return interfaces.filter((entry) => isInNetworkOf(address, entry));
}

/** A network larger than a class A is no home network but a mistake or a tunnel to everywhere. */
const SHORTEST_IPV4 = 8;
/** DHCPv6 assigns single addresses by mask, but neighbours share 64 bits. */
const LONGEST_IPV6 = 64;
const SHORTEST_IPV6 = 32;

/** Returns the number of leading bits that devices of an interface's network share; undefined if the mask makes no sense at home. */
function networkLength({ address, netmask }: NetworkInterface): number | undefined {
  const length = prefixLength(netmask);
  const [shortest, longest] = isIpv6(address) ? [SHORTEST_IPV6, LONGEST_IPV6] : [SHORTEST_IPV4, 32];
  return length === undefined || length < shortest ? undefined : Math.min(length, longest);
}

/** Returns the broadcast address of an interface; undefined for IPv6 and for networks of one or two addresses. */
export function broadcastAddress(entry: NetworkInterface): string | undefined {
  const [ip, length] = [parseIp(entry.address), networkLength(entry)];
  if (ip?.bytes.length !== 4 || length === undefined || length > 30) return undefined;
  const hostBits = (index: number): number => 255 >> Math.min(8, Math.max(0, length - index * 8));
  return ipText({ bytes: ip.bytes.map((byte, index) => byte | hostBits(index)) });
}

/** Whether the address is in the network of an interface. Link-local ones belong to the link of their zone. */
function isInNetworkOf(address: string, entry: NetworkInterface): boolean {
  const [there, here, length] = [parseIp(address), parseIp(entry.address), networkLength(entry)];
  if (there === undefined || here === undefined || length === undefined) return false;
  return sharePrefix(there, here, length) && there.zone === here.zone;
}

/**
 * Returns the addresses of another device to try, best first and without duplicates: the source of its packet, then the rest, those behind
 * a virtual adapter last. Addresses outside this computer's subnets are left out; so is IPv6 if IPv4 leads home too, and link-local ones if
 * any other does: each address is probed every few seconds, and a host should keep its address in the eyes of those who know it.
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
  const best = Math.min(
    ...near.flatMap(({ isVirtual: isBehindVirtual, family }) => (isBehindVirtual ? [] : [family])),
    2,
  );
  const worth = near.filter(({ family }) => family <= best);
  return realFirst(worth.sort((one, other) => one.family - other.family)).map(({ address }) => address);
}

/** Whether the address belongs to another device in a home network. */
export const isNeighbour = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  interfaces.every((entry) => entry.address !== address) &&
  interfacesNear(address, interfaces).some((entry) => !isVirtual(entry));

/**
 * Returns how other devices reach this computer: one address per network, the likeliest first.
 * @param contacted Own addresses that others have used; they count as real, whatever their adapter is.
 */
export function reachableAddresses(
  interfaces: readonly NetworkInterface[],
  contacted: readonly string[] = [],
): Reachable[] {
  const likely = withoutSpareLinkLocal(interfaces).sort(byLikelihood(contacted));
  const all = onePerNetwork(likely).map((entry) => ({
    address: withoutZone(entry.address),
    network: entry.name,
    isVirtual: isVirtual(entry) && !contacted.includes(entry.address),
    ...(needsZone(entry.address) && { needsApp: true as const }),
  }));
  return realFirst(all);
}
