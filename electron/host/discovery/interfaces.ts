import { networkInterfaces } from 'node:os';
import type { Reachable } from '../../../core/protocol/frames.ts';
import { isInSubnet, subnetOf, toBits, type Subnet } from './ipv4.ts';

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

const VIRTUAL_NAME =
  /^(docker|br-|veth|vmnet|vboxnet|virbr|tun|tap|utun|tailscale|zt|wg|ham|vEthernet|VirtualBox|VMware|Hyper-V)/i;
const VIRTUAL_RANGES = [subnetOf('100.64.0.0', '255.192.0.0'), subnetOf('169.254.0.0', '255.255.0.0')];

/** All IPv4 addresses of this computer, loopback included. */
function allInterfaces(): readonly NetworkInterface[] {
  return Object.entries(networkInterfaces()).flatMap(([name, entries = []]) => {
    const scoped = entries.find((entry) => entry.family === 'IPv6' && entry.scopeid !== 0);
    const index = scoped?.family === 'IPv6' ? { index: scoped.scopeid } : {};
    return entries
      .filter((entry) => entry.family === 'IPv4')
      .map(({ address, netmask, mac }) => ({ name, address, netmask, mac, ...index }));
  });
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

/** The subnet an interface is in; undefined if its netmask makes no sense for a home. */
export const subnetOfInterface = ({ address, netmask }: NetworkInterface): Subnet | undefined =>
  subnetOf(address, netmask);

/** Whether the interface belongs to a container, a virtual machine, a tunnel, or to no network at all (169.254). */
export const isVirtual = ({ name, address }: NetworkInterface): boolean =>
  VIRTUAL_NAME.test(name) ||
  VIRTUAL_RANGES.some((range) => range !== undefined && isInSubnet(address, range));

/** The interface in whose subnet the address lies, real adapters first. */
function interfaceFor(
  address: string,
  interfaces: readonly NetworkInterface[],
): NetworkInterface | undefined {
  const near = interfaces.filter((entry) => {
    const subnet = subnetOfInterface(entry);
    return subnet !== undefined && isInSubnet(address, subnet);
  });
  return near.find((entry) => !isVirtual(entry)) ?? near[0];
}

/** Whether the address lies in a subnet of this computer; no other address is ever probed. */
export const isNear = (address: string, interfaces: readonly NetworkInterface[]): boolean =>
  toBits(address) !== undefined && interfaceFor(address, interfaces) !== undefined;

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
    const through = interfaceFor(address, interfaces);
    return through === undefined ? [] : [{ address, isLast: isVirtual(through) }];
  });
  return [...near.filter((entry) => !entry.isLast), ...near.filter((entry) => entry.isLast)].map(
    (entry) => entry.address,
  );
}

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
  const reachable = [...perNetwork.values()];
  return [...reachable.filter((entry) => !entry.isVirtual), ...reachable.filter((entry) => entry.isVirtual)];
}
