import type { Socket } from 'node:net';
import type { Visit } from '../../../core/protocol/network-check.ts';
import type { Clock } from '../clock.ts';
import { peerOf } from './peer.ts';

/** Devices that are remembered. */
const MOST = 16;

interface Visitor {
  at: string;
  /** When it came last, as `elapsed`. */
  came: number;
  /** Its WebSockets that are open. */
  open: number;
}

/** Which other devices have reached the server of late. It costs next to nothing, however many requests come. */
export interface Visits {
  /** A request has come on a connection. */
  came(socket: Socket): void;
  /** A WebSocket has come; its device is here until that ends. */
  stays(socket: Socket): void;
  /** The newest first. */
  list(): readonly Visit[];
}

export function createVisits(clock: Clock): Visits {
  const known = new Map<string, Visitor>();
  const came = (socket: Socket): Visitor | undefined => {
    const { remote, local, isLoopback } = peerOf(socket);
    // Who comes from the address that it asks is this computer itself
    if (remote === '' || isLoopback || remote === local) return undefined;
    const visitor = known.get(remote) ?? { at: local, came: 0, open: 0 };
    visitor.at = local;
    visitor.came = clock.elapsed();
    known.delete(remote);
    known.set(remote, visitor);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return visitor;
  };
  return {
    came: (socket) => void came(socket),
    stays: (socket) => {
      const visitor = came(socket);
      if (visitor === undefined) return;
      visitor.open += 1;
      socket.once('close', () => {
        visitor.open -= 1;
        visitor.came = clock.elapsed();
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
