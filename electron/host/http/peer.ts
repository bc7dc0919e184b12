import { ipText, parseIp, canonicalAddress, rangeOf, sharePrefix } from '../../../core/base/address.ts';
import { isLoopback } from './gate.ts';

/** The ends of a connection. */
export interface Peer {
  readonly remote: string;
  /** This computer's address that the other end connected to. */
  readonly local: string;
  /** What the other end is counted, limited and banned by: see `deviceOf`. */
  readonly device: string;
  /** Whether it can only be a program on this computer. */
  readonly isLoopback: boolean;
}

/** Returns the ends of a socket. IPv4 stays IPv4 on a dual-stack socket. */
export function peerOf(socket: {
  readonly remoteAddress?: string | undefined;
  readonly localAddress?: string | undefined;
}): Peer {
  const remote = canonicalAddress(socket.remoteAddress ?? '');
  const local = canonicalAddress(socket.localAddress ?? '');
  return { remote, local, device: deviceOf(remote, local), isLoopback: isLoopback(remote) };
}

/** Bits of an IPv6 address that name a network. */
const NETWORK = 64;

/**
 * What identifies a device: its address, or for IPv6 from outside its network, because a device has any number of addresses there. In the
 * home network all devices share that prefix, so there each address counts.
 */
export function deviceOf(remote: string, local: string): string {
  const [there, here] = [parseIp(remote), parseIp(local)];
  if (there === undefined || there.bytes.length === 4) return remote;
  const isNear = here !== undefined && sharePrefix(there, here, NETWORK);
  if (isNear || rangeOf(there) === 'link-local' || rangeOf(there) === 'loopback') return remote;
  const bytes = there.bytes.map((byte, index) => (index < NETWORK / 8 ? byte : 0));
  return `${ipText({ bytes })}/${NETWORK}`;
}
