import type { Socket } from 'node:net';
import type { DeviceContact } from '../../../core/protocol/network-check.ts';
import type { Clock } from '../clock.ts';
import { peerOf } from './peer.ts';

/** Most devices that are remembered. */
const MAX_DEVICES = 16;

interface OpenContact {
  at: string;
  /** Its last contact, as `elapsed`. */
  lastContact: number;
  /** Its open WebSockets. */
  open: number;
}

/** Other devices that have recently reached the server. The cost does not grow with the number of requests. */
export interface DeviceContacts {
  /** Notes a request. */
  noteRequest(socket: Socket): void;
  /** Notes a WebSocket, whose device counts as connected until it closes. */
  noteWebSocket(socket: Socket): void;
  /** The newest first. */
  list(): readonly DeviceContact[];
}

export function createDeviceContacts(clock: Clock): DeviceContacts {
  const known = new Map<string, OpenContact>();
  const noteRequest = (socket: Socket): OpenContact | undefined => {
    const { remote, local, isLoopback } = peerOf(socket);
    // A peer with the same address on both ends is this computer itself
    if (remote === '' || isLoopback || remote === local) return undefined;
    const contact = known.get(remote) ?? { at: local, lastContact: 0, open: 0 };
    contact.at = local;
    contact.lastContact = clock.elapsed();
    known.delete(remote);
    known.set(remote, contact);
    const [oldest] = known.keys();
    if (known.size > MAX_DEVICES && oldest !== undefined) known.delete(oldest);
    return contact;
  };
  return {
    noteRequest: (socket) => void noteRequest(socket),
    noteWebSocket: (socket) => {
      const contact = noteRequest(socket);
      if (contact === undefined) return;
      contact.open += 1;
      socket.once('close', () => {
        contact.open -= 1;
        contact.lastContact = clock.elapsed();
      });
    },
    list: () =>
      [...known]
        .map(([from, { at, lastContact, open }]) => ({
          from,
          at,
          ago: open > 0 ? 0 : Math.round(clock.elapsed() - lastContact),
        }))
        .reverse()
        .sort((one, other) => one.ago - other.ago),
  };
}
