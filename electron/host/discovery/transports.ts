import type { Clock } from '../clock.ts';
import { openBroadcastAsker, type BroadcastAsker } from './broadcast-asker.ts';
import type { BroadcastAnswer } from './broadcast-message.ts';
import type { NetworkInterface } from './interfaces.ts';
import { openMulticast, type Multicast } from './multicast.ts';

export interface TransportOptions {
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
  /** Called when one of the sockets comes up or fails. */
  readonly onState: () => void;
  readonly onResponse: (packet: unknown, from: string) => void;
  readonly onAnswer: (answer: BroadcastAnswer, from: string) => void;
}

/** The sockets by which a browser asks: mDNS and broadcast on each interface. */
export interface Transports {
  /** Opens them on these interfaces; those opened before are closed first. */
  open(interfaces: readonly NetworkInterface[]): Promise<void>;
  query(): void;
  /** Whether at least one socket works, or may yet. */
  areUsable(): boolean;
  close(): Promise<void>;
}

/** No sockets yet. Nothing here throws or rejects. */
export function createTransports(options: TransportOptions): Transports {
  let sockets: readonly (Multicast | BroadcastAsker)[] = [];
  let work: Promise<void> = Promise.resolve();
  const replace = (interfaces: readonly NetworkInterface[]) => {
    work = work.then(async () => {
      const closing = sockets;
      sockets = [];
      await Promise.all(closing.map((socket) => socket.close()));
      sockets = interfaces.flatMap((network) => openOn(network, options));
    });
    return work;
  };
  return {
    open: replace,
    query: () => {
      for (const socket of sockets) socket.query();
    },
    areUsable: () => sockets.some((socket) => socket.state() !== 'failed'),
    close: () => replace([]),
  };
}

function openOn(
  network: NetworkInterface,
  options: TransportOptions,
): readonly (Multicast | BroadcastAsker)[] {
  const { mdnsPort, broadcastPort, clock, onState, onResponse, onAnswer } = options;
  const multicast = openMulticast({ address: network.address, port: mdnsPort, clock, onState, onResponse });
  const asker = openBroadcastAsker({ network, port: broadcastPort, onState, onAnswer });
  return asker === undefined ? [multicast] : [multicast, asker];
}
