import { ipText, parseIp, canonicalAddress, rangeOf, sharePrefix } from '../../../core/base/address.ts';
import { isLoopback } from './gate.ts';

/** The ends of a connection. */
export interface Peer {
  readonly remote: string;
  /** The own address that the other end has come to. */
  readonly local: string;
  /** What the other end is counted, limited and kept out by: see `deviceOf`. */
  readonly device: string;
  /** It can only be a program on this computer. */
  readonly isLoopback: boolean;
}

/** Who is at the other end of a socket. IPv4 is IPv4, also where it comes through a socket for both. */
export function peerOf(socket: {
  readonly remoteAddress?: string | undefined;
  readonly localAddress?: string | undefined;
}): Peer {
  const remote = canonicalAddress(socket.remoteAddress ?? '');
  const local = canonicalAddress(socket.localAddress ?? '');
  return { remote, local, device: deviceOf(remote, local), isLoopback: isLoopback(remote) };
}

/** The part of an IPv6 address that is a network's. */
const NETWORK = 64;

/**
 * What tells one device from another: its address; of IPv6 from elsewhere the network, because a device has as many addresses there as it
 * likes. In the network of the own address, which is the home, every guest has the same one, so there each address counts.
 */
export function deviceOf(remote: string, local: string): string {
  const [there, here] = [parseIp(remote), parseIp(local)];
  if (there === undefined || there.bytes.length === 4) return remote;
  const isNear = here !== undefined && sharePrefix(there, here, NETWORK);
  if (isNear || rangeOf(there) === 'link-local' || rangeOf(there) === 'loopback') return remote;
  const bytes = there.bytes.map((byte, index) => (index < NETWORK / 8 ? byte : 0));
  return `${ipText({ bytes })}/${NETWORK}`;
}
