import { randomBytes } from 'node:crypto';
import type { RemoteInfo, Socket } from 'node:dgram';
import * as v from 'valibot';
import { parseJson } from '../../../core/protocol/decode.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { tableId } from '../../../core/protocol/forms.ts';
import { APP_NAME } from '../../../core/protocol/version.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit } from '../rate-limit.ts';
import { broadcastAddress, isNear, type ListInterfaces, type NetworkInterface } from './interfaces.ts';
import { createQuietSocket, type DiscoverySocket, type QueryingSocket, type SocketState } from './mdns.ts';

/** The UDP port on which hosts answer broadcasts. */
export const BROADCAST_PORT = 47475;

/** Bytes of every question. Answers are never longer, so that a host cannot be used to amplify traffic. */
export const QUESTION_BYTES = 1_024;

const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a nonce of 16 hexadecimal digits'));
const question = v.strictObject({ ask: v.literal(APP_NAME), nonce, padding: v.string() });
const answer = v.object({
  app: v.literal(APP_NAME),
  nonce,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  tables: v.pipe(v.array(tableId), v.maxLength(LIMITS.tables)),
});

/** A host's TCP port and tables. */
export type BroadcastAnswer = v.InferOutput<typeof answer>;

/** Encodes the question for tables; answers repeat the nonce. */
export function encodeQuestion(nonceText: string): Buffer {
  const padded = (padding: string) => JSON.stringify({ ask: APP_NAME, nonce: nonceText, padding });
  return Buffer.from(padded('.'.repeat(QUESTION_BYTES - padded('').length)));
}

/** Returns the nonce of a question; undefined for anything else, including another length. */
function decodeQuestion(datagram: Buffer): string | undefined {
  if (datagram.length !== QUESTION_BYTES) return undefined;
  const parsed = v.safeParse(question, jsonOf(datagram));
  return parsed.success ? parsed.output.nonce : undefined;
}

/** Encodes an answer; undefined if it would be longer than a question. */
function encodeAnswer(content: Omit<BroadcastAnswer, 'app'>): Buffer | undefined {
  const datagram = Buffer.from(JSON.stringify({ app: APP_NAME, ...content }));
  return datagram.length > QUESTION_BYTES ? undefined : datagram;
}

/** Decodes an answer to the question with that nonce; undefined for anything else. */
function decodeAnswer(datagram: Buffer, nonceText: string): BroadcastAnswer | undefined {
  if (datagram.length > QUESTION_BYTES) return undefined;
  const parsed = v.safeParse(answer, jsonOf(datagram));
  return parsed.success && parsed.output.nonce === nonceText ? parsed.output : undefined;
}

function jsonOf(datagram: Buffer): unknown {
  const parsed = parseJson(datagram.toString());
  return parsed.ok ? parsed.value : undefined;
}

export interface BroadcastAskerOptions {
  readonly network: NetworkInterface;
  /** The UDP port on which hosts answer. */
  readonly port: number;
  readonly onState: () => void;
  readonly onAnswer: (answer: BroadcastAnswer, from: string) => void;
}

/** Returns a function that starts asking an interface's subnet for tables; undefined if the network has no broadcast. */
export function broadcastAsker(options: BroadcastAskerOptions): (() => QueryingSocket) | undefined {
  const broadcastTo = broadcastAddress(options.network);
  return broadcastTo === undefined ? undefined : () => openAsker(options, broadcastTo);
}

function openAsker(
  { network, port, onState, onAnswer }: BroadcastAskerOptions,
  broadcastTo: string,
): QueryingSocket {
  const nonceText = randomBytes(8).toString('hex');
  const datagram = encodeQuestion(nonceText);
  const socket = openSocket({
    bind: { port: 0, address: network.address },
    onState,
    onBound: (bound) => {
      bound.setBroadcast(true);
      query();
    },
    onMessage: (message, from) => {
      const decoded = decodeAnswer(message, nonceText);
      if (decoded !== undefined) onAnswer(decoded, from.address);
    },
  });
  const query = () =>
    socket.send(datagram, port, broadcastTo, (error) => socket.become(error ? 'unsent' : 'ready'));
  return { state: socket.state, query, close: socket.close };
}

export interface BroadcastResponderOptions {
  readonly interfaces: ListInterfaces;
  /** The UDP port for questions. */
  readonly port: number;
  readonly clock: Clock;
  readonly onState: () => void;
  /** Returns the current answer. */
  readonly answer: () => Pick<BroadcastAnswer, 'port' | 'tables'>;
}

const ANSWERS_AT_ONCE = 10;
const ANSWERS_PER_SECOND = 2;

/**
 * Answers broadcast questions for tables: only from devices of this computer's subnets, each at a limited rate, never with more bytes than
 * the question. So it can neither attack others nor amplify traffic.
 */
export function openBroadcastResponder(options: BroadcastResponderOptions): DiscoverySocket {
  const limit = createRateLimit(options.clock, ANSWERS_AT_ONCE, ANSWERS_PER_SECOND);
  const socket = openSocket({
    // Broadcasts reach only sockets bound to every address; several hosts on one computer share the port.
    bind: { port: options.port, address: '0.0.0.0' },
    reuseAddr: true,
    onState: options.onState,
    onMessage: (datagram, from) => {
      const nonceText = decodeQuestion(datagram);
      if (nonceText === undefined || !isNear(from.address, options.interfaces())) return;
      if (limit.take(from.address) > 0) return;
      const reply = encodeAnswer({ nonce: nonceText, ...options.answer() });
      if (reply !== undefined && from.port >= 1024) socket.send(reply, from.port, from.address);
    },
  });
  return { state: socket.state, close: socket.close };
}

/** A datagram socket. Nothing here throws or rejects. */
interface Datagrams extends DiscoverySocket {
  /** Changes the state, unless the socket is closed. */
  become(state: SocketState): void;
  /**
   * Sends a datagram if the socket is bound.
   * @param done Called with the error, or null.
   */
  send(datagram: Buffer, port: number, address: string, done?: (error: Error | null) => void): void;
}

function openSocket(options: {
  readonly bind: { readonly port: number; readonly address: string };
  readonly reuseAddr?: boolean;
  readonly onState: () => void;
  readonly onBound?: (socket: Socket) => void;
  readonly onMessage: (datagram: Buffer, from: RemoteInfo) => void;
}): Datagrams {
  const { bind, reuseAddr = false, onState, onBound, onMessage } = options;
  let state: SocketState = 'opening';
  let isBound = false;
  let isClosed = false;
  const become = (next: SocketState) => {
    if (isClosed || next === state) return;
    state = next;
    onState();
  };
  const socket = createQuietSocket(reuseAddr, () => become('failed'));
  socket.on('error', () => become('failed'));
  socket.on('message', onMessage);
  socket.bind(bind, () => {
    isBound = true;
    become('ready');
    onBound?.(socket);
  });
  return {
    state: () => state,
    become,
    send: (datagram, port, address, done = () => undefined) => {
      if (isBound && !isClosed) socket.send(datagram, port, address, done);
    },
    close: () =>
      new Promise((resolve) => {
        if (isClosed) return resolve();
        isClosed = true;
        socket.close(() => resolve());
      }),
  };
}
