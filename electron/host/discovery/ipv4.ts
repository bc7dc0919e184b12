import { isIPv4 } from 'node:net';

/** The address as a number of 32 bits, or undefined if the text is no dotted IPv4 address. */
export function toBits(address: string): number | undefined {
  if (!isIPv4(address)) return undefined;
  return address.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);
}

/** A number of 32 bits as a dotted address. */
export const toAddress = (bits: number): string =>
  [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');

/** A range of addresses: the first one and how many there are (a power of two). */
export interface Subnet {
  readonly first: number;
  readonly size: number;
}

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

/** The part of the subnet that lies in the /24 around the address; the subnet itself if it is smaller. */
export function around(address: string, subnet: Subnet): Subnet {
  const bits = toBits(address) ?? subnet.first;
  return subnet.size <= 256 ? subnet : { first: bits - (bits % 256), size: 256 };
}

/** Whether the address lies in the subnet. */
export function isInSubnet(address: string, subnet: Subnet): boolean {
  const bits = toBits(address);
  return bits !== undefined && bits >= subnet.first && bits < subnet.first + subnet.size;
}

/** Where a datagram for everybody in the subnet goes; undefined for networks of one or two addresses. */
export const broadcastAddress = (subnet: Subnet): string | undefined =>
  subnet.size < 4 ? undefined : toAddress(subnet.first + subnet.size - 1);

/** All addresses of the subnet that a device can have, ascending. */
export function deviceAddresses(subnet: Subnet): string[] {
  const all = Array.from({ length: subnet.size }, (_, index) => toAddress(subnet.first + index));
  return subnet.size < 4 ? all : all.slice(1, -1);
}
