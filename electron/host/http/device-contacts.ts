import type { Socket } from 'node:net';
import type { DeviceContact } from '../../../core/protocol/network-check.ts';
import type { Clock } from '../clock.ts';
import { peerOf } from './peer.ts';

/** Devices that are remembered. */
const MOST = 16;

interface OpenContact {
  at: string;
  /** When it came last, as `elapsed`. */
  came: number;
  /** Its WebSockets that are open. */
  open: number;
}

/** Which other devices have reached the server of late. It costs next to nothing, however many requests come. */
export interface DeviceContacts {
  /** A request has come on a connection. */
  came(socket: Socket): void;
  /** A WebSocket has come; its device is here until that ends. */
  stays(socket: Socket): void;
  /** The newest first. */
  list(): readonly DeviceContact[];
}

export function createDeviceContacts(clock: Clock): DeviceContacts {
  const known = new Map<string, OpenContact>();
  const came = (socket: Socket): OpenContact | undefined => {
    const { remote, local, isLoopback } = peerOf(socket);
    // Who comes from the address that it asks is this computer itself
    if (remote === '' || isLoopback || remote === local) return undefined;
    const contact = known.get(remote) ?? { at: local, came: 0, open: 0 };
    contact.at = local;
    contact.came = clock.elapsed();
    known.delete(remote);
    known.set(remote, contact);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return contact;
  };
  return {
    came: (socket) => void came(socket),
    stays: (socket) => {
      const contact = came(socket);
      if (contact === undefined) return;
      contact.open += 1;
      socket.once('close', () => {
        contact.open -= 1;
        contact.came = clock.elapsed();
      });
    },
    list: () =>
      [...known]
        .map(([from, { at, came: last, open }]) => ({
          from,
          at,
          ago: open > 0 ? 0 : Math.round(clock.elapsed() - last),
        }))
        .reverse()
        .sort((one, other) => one.ago - other.ago),
  };
}
