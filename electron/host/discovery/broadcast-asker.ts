import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { decodeAnswer, encodeQuestion, type BroadcastAnswer } from './broadcast-message.ts';
import { subnetOfInterface, type NetworkInterface } from './interfaces.ts';
import { broadcastAddress } from './ipv4.ts';
import type { MulticastState } from './multicast.ts';
import { closeSocket } from './udp.ts';

export interface BroadcastAskerOptions {
  readonly network: NetworkInterface;
  /** The UDP port on which hosts answer. */
  readonly port: number;
  readonly onState: () => void;
  readonly onAnswer: (answer: BroadcastAnswer, from: string) => void;
}

/** Asks the subnet of one interface for tables. Nothing here throws or rejects. */
export interface BroadcastAsker {
  readonly state: () => MulticastState;
  query(): void;
  close(): Promise<void>;
}

/** Opens a socket on the interface; undefined where its network knows no broadcast. */
export function openBroadcastAsker(options: BroadcastAskerOptions): BroadcastAsker | undefined {
  const subnet = subnetOfInterface(options.network);
  const everybody = subnet === undefined ? undefined : broadcastAddress(subnet);
  if (everybody === undefined) return undefined;

  const nonce = randomBytes(8).toString('hex');
  const question = encodeQuestion(nonce);
  const socket = createSocket('udp4');
  let state: MulticastState = 'opening';
  let isClosed = false;
  const become = (next: MulticastState) => {
    if (isClosed || next === state) return;
    state = next;
    options.onState();
  };
  let isBound = false;
  const query = () => {
    if (isClosed || !isBound) return;
    socket.send(question, options.port, everybody, (error) => become(error ? 'failed' : 'ready'));
  };
  socket.on('error', () => become('failed'));
  socket.on('message', (datagram, from) => {
    const answer = decodeAnswer(datagram, nonce);
    if (answer !== undefined) options.onAnswer(answer, from.address);
  });
  socket.bind({ port: 0, address: options.network.address }, () => {
    isBound = true;
    socket.setBroadcast(true);
    become('ready');
    query();
  });
  return {
    state: () => state,
    query,
    close: () => {
      isClosed = true;
      return closeSocket(socket);
    },
  };
}
