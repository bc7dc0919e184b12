import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { withoutZone } from '../../../core/base/endpoint.ts';
import { toTableId } from '../../../core/base/ids.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Clock } from '../clock.ts';
import { valuesOf, type GateOutcome } from '../http/gate.ts';
import { peerOf } from '../http/peer.ts';
import type { HostLimits } from '../limits.ts';
import type { Admission, ConnectionSlot } from './admission.ts';
import type { Channel } from './channel.ts';
import { hostService, type HostApi, type HostBroadcast } from './host-service.ts';
import { createOutbox } from './outbox.ts';
import { ConnectionHandler } from './connection-handler.ts';
import { tableService, type Caller } from './table-service.ts';
import { webSocketChannel } from './web-socket-channel.ts';

export interface SocketParts {
  readonly desk: HostApi;
  readonly lobby: HostBroadcast;
  readonly admission: Admission;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** Milliseconds after which a connection that does not say goodbye is cut when the host closes. */
const CLOSE_PATIENCE = 500;
/** Milliseconds for the answer to a refused handshake to leave. */
const REFUSAL_PATIENCE = 2_000;
/** Frames of which a message may consist, and parts in which one may arrive: browsers send one frame, networks a dozen parts. */
const MOST_FRAGMENTS = 16;
const MOST_PARTS = 128;

/** The WebSockets of a host. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.messageBytes,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_PARTS,
    perMessageDeflate: false, // a small frame may unpack to a huge one
  });
  readonly #visits = new WeakMap<Duplex, ConnectionSlot>();
  readonly #open = new Map<Channel, { readonly closed: Promise<void>; readonly local: string }>();
  #isClosing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  /** Takes a connection on which nothing was said yet, if there is room; else ends it. */
  arrived(socket: Socket): ConnectionSlot | undefined {
    const { device, local } = peerOf(socket);
    const visit = this.#parts.admission.arrive(device, local, () => socket.destroy());
    if (visit === undefined) {
      socket.destroy();
      return undefined;
    }
    this.#visits.set(socket, visit);
    socket.once('close', visit.leave);
    return visit;
  }

  /** Takes a handshake that the gate has let through or not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, gate: GateOutcome): void {
    socket.on('error', () => socket.destroy());
    const path = request.url ?? '';
    if (!gate.ok) return this.#refuse(socket, gate.status);
    if (path !== '/ws' && !path.startsWith('/ws/')) return this.#refuse(socket, 404);
    const visit = this.#visits.get(socket);
    const { host: place } = gate;
    const refusal = this.#isClosing ? CLOSE.hostClosing : visit?.upgrade();
    if (visit === undefined || refusal === 'unsaid') return this.#refuse(socket, 503);
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      if (refusal === undefined) this.#serve(webSocket, socket, request, { visit, place });
      else this.#turnAway(webSocket, socket, refusal);
    });
  }

  /** Takes no more connections, ends those there are, and waits until they have ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const channel of this.#open.keys()) channel.close(CLOSE.hostClosing);
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref());
    const ended = [...this.#open.values()].map(({ closed }) => closed);
    await Promise.race([Promise.all(ended), patience]);
    for (const channel of this.#open.keys()) channel.terminate();
  }

  /** Answers a handshake with an HTTP status, and hangs up as soon as the answer has left, or does not leave. */
  #refuse(socket: Duplex, status: keyof typeof REASONS): void {
    const cancel = this.#parts.clock.after(REFUSAL_PATIENCE, () => socket.destroy());
    socket.once('close', cancel);
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  /** Ends a WebSocket with the reason why it may not stay: a page cannot read the status of a refused handshake. */
  #turnAway(webSocket: WebSocket, socket: Duplex, code: number): void {
    webSocket.on('error', () => undefined);
    const cancel = this.#parts.clock.after(REFUSAL_PATIENCE, () => socket.destroy());
    socket.once('close', cancel);
    webSocket.close(code);
    socket.end();
  }

  /** Cuts what came over an address that this computer no longer has: nothing comes or goes there any more, and nobody says so. */
  cutLost(isOwn: (address: string) => boolean): void {
    for (const [channel, { local }] of this.#open) if (!isOwn(local)) channel.terminate();
  }

  #serve(
    webSocket: WebSocket,
    stream: Duplex,
    request: IncomingMessage,
    { visit, place }: { readonly visit: ConnectionSlot; readonly place: string },
  ): void {
    const { clock, limits, desk, lobby, log } = this.#parts;
    const channel = webSocketChannel(webSocket, stream, clock, limits);
    const { device: address, isLoopback: isLocal, local } = peerOf(request.socket);
    this.#open.set(channel, { closed: channel.closed, local: withoutZone(local) });
    visit.endBy(() => channel.close(CLOSE.tooMany));
    void channel.closed.then(() => this.#open.delete(channel));
    const outbox = createOutbox(channel, clock, limits, log);
    const session = { channel, outbox, clock, limits, log };
    const path = request.url ?? '';
    if (path === '/ws')
      return void new ConnectionHandler(hostService(desk, lobby, outbox, { use: visit.use, place }), session);
    const id = toTableId(path.slice('/ws/'.length));
    const table = id === undefined ? Promise.resolve(undefined) : desk.tables.find(id);
    // Browsers always say from which page they come; the desktop app has no page to name
    const device = valuesOf(request.rawHeaders, 'origin').length === 0 ? 'app' : 'browser';
    const { isOwnComputer, use } = visit;
    const caller: Caller = { channel, outbox, address, place, isLocal, device, isOwnComputer, use, log };
    new ConnectionHandler(tableService(table, caller), session);
  }
}

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  503: 'Service Unavailable',
} as const;
