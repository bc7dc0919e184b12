import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { withoutZone } from '../../../core/base/endpoint.ts';
import { toTableId } from '../../../core/base/ids.ts';
import { frameBytes } from '../../../core/line/frames.ts';
import type { HostKey } from '../../../core/line/handshake.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Clock } from '../clock.ts';
import { valuesOf, type GateOutcome } from '../http/gate.ts';
import { peerOf } from '../http/peer.ts';
import type { HostLimits } from '../limits.ts';
import { createHostLine } from '../line/host-line.ts';
import type { Admission, ConnectionSlot } from './admission.ts';
import type { Channel } from './channel.ts';
import { hostService, type HostApi, type HostBroadcast } from './host-service.ts';
import { answerToClearHello } from './other-protocol.ts';
import { createOutbox } from './outbox.ts';
import { ConnectionHandler } from './connection-handler.ts';
import { tableService, type Caller } from './table-service.ts';
import { webSocketChannel } from './web-socket-channel.ts';

export interface SocketParts {
  readonly host: HostApi;
  readonly broadcast: HostBroadcast;
  readonly admission: Admission;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
  /** The long-term key of this host. */
  readonly hostKey: HostKey;
}

/** Milliseconds after which a connection without a closing handshake is cut when the host closes. */
const CLOSE_PATIENCE = 500;
/** Milliseconds for the answer to a refused handshake to be sent. */
const REFUSAL_PATIENCE = 2_000;
/** Most frames of a message, and most parts in which one may arrive: browsers send one frame, networks a dozen parts. */
const MAX_FRAGMENTS = 16;
const MAX_PARTS = 128;

/** The WebSockets of a host. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: frameBytes(LIMITS.messageBytes),
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_PARTS,
    perMessageDeflate: false, // a small frame may unpack to a huge one
  });
  readonly #slots = new WeakMap<Duplex, ConnectionSlot>();
  readonly #open = new Map<Channel, { readonly closed: Promise<void>; readonly local: string }>();
  #isClosing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  /** Accepts a new TCP connection if there is room, else destroys it. */
  onConnection(socket: Socket): ConnectionSlot | undefined {
    const { device, local } = peerOf(socket);
    const slot = this.#parts.admission.arrive(device, local, () => socket.destroy());
    if (slot === undefined) {
      socket.destroy();
      return undefined;
    }
    this.#slots.set(socket, slot);
    socket.once('close', slot.leave);
    return slot;
  }

  /** Handles a handshake after the gate. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, gate: GateOutcome): void {
    socket.on('error', () => socket.destroy());
    const path = request.url ?? '';
    if (!gate.ok) return this.#refuse(socket, gate.status);
    if (path !== '/ws' && !path.startsWith('/ws/')) return this.#refuse(socket, 404);
    const slot = this.#slots.get(socket);
    const { host: endpoint } = gate;
    const refusal = this.#isClosing ? CLOSE.hostClosing : slot?.upgrade();
    if (slot === undefined || refusal === 'unsaid') return this.#refuse(socket, 503);
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      if (refusal === undefined) this.#serve(webSocket, socket, request, { slot, endpoint });
      else this.#closeWithReason(webSocket, socket, refusal);
    });
  }

  /** Refuses new connections, closes the open ones, and waits until they have ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const channel of this.#open.keys()) channel.close(CLOSE.hostClosing);
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref());
    const ended = [...this.#open.values()].map(({ closed }) => closed);
    await Promise.race([Promise.all(ended), patience]);
    for (const channel of this.#open.keys()) channel.terminate();
  }

  /** Answers a handshake with an HTTP status, and destroys the socket once the answer has left or takes too long. */
  #refuse(socket: Duplex, status: keyof typeof REASONS): void {
    const cancel = this.#parts.clock.after(REFUSAL_PATIENCE, () => socket.destroy());
    socket.once('close', cancel);
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  /** Closes a WebSocket with its reason: a page cannot read the status of a refused handshake. */
  #closeWithReason(webSocket: WebSocket, socket: Duplex, code: number): void {
    webSocket.on('error', () => undefined);
    const cancel = this.#parts.clock.after(REFUSAL_PATIENCE, () => socket.destroy());
    socket.once('close', cancel);
    webSocket.close(code);
    socket.end();
  }

  /** Terminates connections over addresses that this computer no longer has: nothing travels on them any more, and no side learns of it. */
  cutLost(isOwn: (address: string) => boolean): void {
    for (const [channel, { local }] of this.#open) if (!isOwn(local)) channel.terminate();
  }

  #serve(
    webSocket: WebSocket,
    stream: Duplex,
    request: IncomingMessage,
    { slot, endpoint }: { readonly slot: ConnectionSlot; readonly endpoint: string },
  ): void {
    const { clock, limits, host, broadcast, log, hostKey } = this.#parts;
    const path = request.url ?? '';
    const line = createHostLine(hostKey, path, answerToClearHello);
    const channel = webSocketChannel(webSocket, stream, line, { clock, limits });
    const { device: address, isLoopback: isLocal, local } = peerOf(request.socket);
    this.#open.set(channel, { closed: channel.closed, local: withoutZone(local) });
    slot.endBy(() => channel.close(CLOSE.tooMany));
    void channel.closed.then(() => this.#open.delete(channel));
    const lineOfCaller = { path, binding: () => line.binding(), words: () => line.words() };
    const outbox = createOutbox(channel, clock, limits, log);
    const sessionParts = { channel, outbox, clock, limits, log };
    if (path === '/ws')
      return void new ConnectionHandler(
        hostService(host, broadcast, outbox, { use: slot.use, endpoint, address, line: lineOfCaller }),
        sessionParts,
      );
    const id = toTableId(path.slice('/ws/'.length));
    const table = id === undefined ? Promise.resolve(undefined) : host.tables.find(id);
    // Browsers always send an origin; the desktop app has none
    const device = valuesOf(request.rawHeaders, 'origin').length === 0 ? 'app' : 'browser';
    const { isOwnComputer, use } = slot;
    const isPutAway = (): boolean =>
      host.tables
        .putAwayListings()
        .some(({ id: one, own }) => one === id && (isLocal || own.reach === 'network'));
    const caller: Caller = {
      channel,
      outbox,
      address,
      endpoint,
      isLocal,
      device,
      isOwnComputer,
      isPutAway,
      use,
      log,
      line: lineOfCaller,
    };
    new ConnectionHandler(tableService(table, caller), sessionParts);
  }
}

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  503: 'Service Unavailable',
} as const;
