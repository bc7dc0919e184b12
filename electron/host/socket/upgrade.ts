import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { toTableId } from '../../../core/base/ids.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Clock } from '../clock.ts';
import { isLoopback, valuesOf, type GateOutcome } from '../http/gate.ts';
import type { HostLimits } from '../limits.ts';
import { createAdmission, type Admission, type Place } from './admission.ts';
import type { Channel } from './channel.ts';
import { hostService, type HostDesk, type Lobby } from './host-service.ts';
import { createOutbox } from './outbox.ts';
import { Session } from './session.ts';
import { tableService } from './table-service.ts';
import { webSocketChannel } from './web-socket-channel.ts';

export interface SocketParts {
  readonly desk: HostDesk;
  readonly lobby: Lobby;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** Milliseconds after which a connection that does not say goodbye is cut when the host closes. */
const CLOSE_PATIENCE = 500;

/** The WebSockets of a host. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #admission: Admission;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false, // a small frame may unpack to a huge one
  });
  readonly #open = new Map<Channel, Promise<void>>();
  #isClosing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#admission = createAdmission(parts.clock, parts.limits);
  }

  /** Takes a handshake that the gate has let through or not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, gate: GateOutcome): void {
    socket.on('error', () => socket.destroy());
    const path = request.url ?? '';
    if (!gate.ok) return refuse(socket, gate.status);
    if (path !== '/ws' && !path.startsWith('/ws/')) return refuse(socket, 404);
    const address = request.socket.remoteAddress ?? '';
    const place = this.#isClosing ? undefined : this.#admission.enter(address);
    if (place === undefined) return refuse(socket, 503);
    socket.once('close', place.leave);
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#serve(webSocket, request, place));
  }

  /** Takes no more connections, ends those there are, and waits until they have ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const channel of this.#open.keys()) channel.close(CLOSE.hostClosing);
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref());
    await Promise.race([Promise.all(this.#open.values()), patience]);
    for (const channel of this.#open.keys()) channel.terminate();
  }

  #serve(webSocket: WebSocket, request: IncomingMessage, place: Place): void {
    const { clock, limits, desk, lobby, log } = this.#parts;
    const channel = webSocketChannel(webSocket, clock, limits);
    this.#open.set(channel, channel.closed);
    void channel.closed.then(() => this.#open.delete(channel));
    const outbox = createOutbox(channel, clock, limits, log);
    const session = { channel, outbox, clock, limits, admitted: place.admitted, log };
    const path = request.url ?? '';
    if (path === '/ws') return void new Session(hostService(desk, lobby, outbox), session);
    const address = request.socket.remoteAddress ?? '';
    const isLocal = isLoopback(address);
    const id = toTableId(path.slice('/ws/'.length));
    const table = id === undefined ? Promise.resolve(undefined) : desk.tables.find(id);
    // Browsers always say from which page they come; the desktop app has no page to name
    const device = valuesOf(request.rawHeaders, 'origin').length === 0 ? 'app' : 'browser';
    new Session(tableService(table, { channel, outbox, address, isLocal, device }), session);
  }
}

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  503: 'Service Unavailable',
} as const;

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
