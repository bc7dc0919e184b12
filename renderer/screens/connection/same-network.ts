import type { OwnAddress } from '../../../core/protocol/network-check.ts';

const NUMBERS = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** The address as a number of 32 bits; undefined for anything but four numbers. */
function toBits(address: string): number | undefined {
  const parts = NUMBERS.exec(address)?.slice(1).map(Number);
  return parts?.reduce((bits, part) => bits * 256 + part, 0);
}

/** Whether an address is in the network of an own one; undefined for a name, of which nobody can tell. */
export function isInNetwork(address: string, own: OwnAddress): boolean | undefined {
  const [one, other] = [toBits(address), toBits(own.address)];
  if (one === undefined || other === undefined) return undefined;
  const size = 2 ** (32 - own.prefix);
  return Math.floor(one / size) === Math.floor(other / size);
}
