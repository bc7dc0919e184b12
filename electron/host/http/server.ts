import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { bugText } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { PacedConnection, RequestQueue } from './pacing.ts';
import { answerRequest, type Site } from './answer.ts';
import { passGate, type GateOutcome, type OwnNames } from './gate.ts';
import type { DeviceContacts } from './device-contacts.ts';

export interface ServerParts {
  readonly site: Site;
  readonly ownNames: () => OwnNames;
  /** Handles a new connection. Returns undefined if it was refused and is gone. */
  readonly onConnection: (socket: Socket) => { readonly isOwnComputer: boolean } | undefined;
  readonly upgrade: (request: IncomingMessage, socket: Socket, head: Buffer, gate: GateOutcome) => void;
  readonly contacts: DeviceContacts;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** Most bytes of all headers of a request. */
const MAX_HEADER_BYTES = 8 * 1024;

/**
 * Creates the HTTP server with its gate; it does not listen yet. Slow or unfinished requests end within seconds, unread answers within half
 * a minute. `onConnection` limits the connections: a limit regardless of addresses would lock out the owner.
 */
export function createHttpServer(parts: ServerParts): Server {
  const { site, ownNames, onConnection, upgrade, contacts, clock, limits, log } = parts;
  const server = createServer({
    headersTimeout: limits.request,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.request,
    connectionsCheckingInterval: limits.request / 5,
    maxHeaderSize: MAX_HEADER_BYTES,
    requireHostHeader: false, // the gate rejects wrong Host headers
  });
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  const gate = (request: IncomingMessage): GateOutcome =>
    passGate({ rawHeaders: request.rawHeaders, localAddress: request.socket.localAddress ?? '' }, ownNames());

  const queue = new RequestQueue(clock, limits);
  const atOnce: Pick<RequestQueue, 'add'> = { add: ({ serve }) => void setImmediate(serve) };
  const [parse] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const slot = onConnection(socket);
    if (slot === undefined) return;
    // Requests of this computer do not queue
    const connection = new PacedConnection(socket, slot.isOwnComputer ? atOnce : queue);
    Reflect.apply(parse as (connection: Duplex) => void, server, [connection]);
  });
  server.on('request', (request, response) => {
    const connection = pacedBy(request);
    connection.onRequest();
    contacts.noteRequest(request.socket);
    const cancelTimeout = clock.after(limits.reading, () => connection.destroy());
    response.once('close', () => {
      cancelTimeout();
      connection.onAnswered();
    });
    answerRequest(request, response, gate(request), site).catch((error: unknown) => {
      log(`an HTTP request failed: ${bugText(error)}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, _connection: Duplex, head: Buffer) => {
    const outcome = gate(request);
    const { socket, sent } = pacedBy(request).release();
    contacts.noteWebSocket(socket);
    upgrade(request, socket, Buffer.concat([head, sent]), outcome);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

/** Returns the connection of a request, which Node treats as a socket. */
function pacedBy(request: IncomingMessage): PacedConnection {
  const connection: unknown = request.socket;
  if (connection instanceof PacedConnection) return connection;
  throw new Error('a request came past the queue');
}
