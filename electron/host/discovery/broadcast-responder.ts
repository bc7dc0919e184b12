import { createSocket, type Socket } from 'node:dgram';
import type { Clock } from '../clock.ts';
import { decodeQuestion, encodeAnswer, type BroadcastAnswer } from './broadcast-message.ts';
import { isNear, type ListInterfaces } from './interfaces.ts';
import type { MulticastState } from './multicast.ts';
import { createRateLimit } from './rate-limit.ts';
import { closeSocket } from './udp.ts';

export interface BroadcastResponderOptions {
  readonly interfaces: ListInterfaces;
  /** The UDP port on which questions come. */
  readonly port: number;
  readonly clock: Clock;
  readonly onState: () => void;
  /** What is answered now. */
  readonly answer: () => Pick<BroadcastAnswer, 'port' | 'tables'>;
}

/** Answers broadcast questions for tables. Nothing here throws or rejects. */
export interface BroadcastResponder {
  readonly state: () => MulticastState;
  /** Listens, if it does not already. */
  open(): void;
  close(): Promise<void>;
}

const ANSWERS_AT_ONCE = 10;
const ANSWERS_PER_SECOND = 2;

/**
 * Answers only devices of the own subnets, each at a limited rate, never with more bytes than the question had: so it can
 * neither be turned on others nor multiply what is sent to it.
 */
export function createBroadcastResponder(options: BroadcastResponderOptions): BroadcastResponder {
  const limit = createRateLimit(options.clock, ANSWERS_AT_ONCE, ANSWERS_PER_SECOND);
  let socket: Socket | undefined;
  let state: MulticastState = 'opening';
  const become = (next: MulticastState) => {
    state = next;
    options.onState();
  };

  const open = () => {
    if (socket !== undefined) return;
    const opened = createSocket({ type: 'udp4', reuseAddr: true });
    socket = opened;
    opened.on('error', () => {
      if (socket !== opened) return;
      socket = undefined; // the next look at the interfaces opens another one
      void closeSocket(opened);
      become('failed');
    });
    opened.on('listening', () => become('ready'));
    opened.on('message', (datagram, from) => {
      const nonce = decodeQuestion(datagram);
      if (nonce === undefined || !isNear(from.address, options.interfaces())) return;
      if (!limit.take(from.address)) return;
      const answer = encodeAnswer({ nonce, ...options.answer() });
      if (answer !== undefined && from.port >= 1024)
        opened.send(answer, from.port, from.address, () => undefined);
    });
    // Broadcasts reach only sockets that are bound to every address.
    opened.bind({ port: options.port, address: '0.0.0.0' });
  };

  return {
    state: () => state,
    open,
    close: () => {
      const closing = socket;
      socket = undefined;
      return closing === undefined ? Promise.resolve() : closeSocket(closing);
    },
  };
}
