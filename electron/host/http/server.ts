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
  /** A connection has come, on which nothing was said yet. Absent: it was refused, and is gone. */
  readonly arrived: (socket: Socket) => { readonly isOwnComputer: boolean } | undefined;
  readonly upgrade: (request: IncomingMessage, socket: Socket, head: Buffer, gate: GateOutcome) => void;
  readonly visits: DeviceContacts;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** Bytes of all headers of a request. */
const MOST_HEADERS = 8 * 1024;

/**
 * The HTTP server, gate and all; it does not listen yet. Slow or unfinished requests are ended within seconds, answers that are not read
 * within half a minute. How many connections there may be is for `arrived` to say: a limit that knows no addresses would shut out the owner.
 */
export function createHttpServer(parts: ServerParts): Server {
  const { site, ownNames, arrived, upgrade, visits, clock, limits, log } = parts;
  const server = createServer({
    headersTimeout: limits.request,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.request,
    connectionsCheckingInterval: limits.request / 5,
    maxHeaderSize: MOST_HEADERS,
    requireHostHeader: false, // the gate says what is wrong with the Host header
  });
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  const gate = (request: IncomingMessage): GateOutcome =>
    passGate({ rawHeaders: request.rawHeaders, localAddress: request.socket.localAddress ?? '' }, ownNames());

  const queue = new RequestQueue(clock, limits);
  const atOnce: Pick<RequestQueue, 'add'> = { add: ({ serve }) => void setImmediate(serve) };
  const [parse] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const visit = arrived(socket);
    if (visit === undefined) return;
    // This computer waits for nobody
    const connection = new PacedConnection(socket, visit.isOwnComputer ? atOnce : queue);
    Reflect.apply(parse as (connection: Duplex) => void, server, [connection]);
  });
  server.on('request', (request, response) => {
    const connection = pacedBy(request);
    connection.asked();
    visits.came(request.socket);
    const done = clock.after(limits.reading, () => connection.destroy());
    response.once('close', () => {
      done();
      connection.answered();
    });
    answerRequest(request, response, gate(request), site).catch((error: unknown) => {
      log(`an HTTP request failed: ${bugText(error)}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, _connection: Duplex, head: Buffer) => {
    const outcome = gate(request);
    const { socket, sent } = pacedBy(request).release();
    visits.stays(socket);
    upgrade(request, socket, Buffer.concat([head, sent]), outcome);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

/** The connection of a request, which Node takes for a socket. */
function pacedBy(request: IncomingMessage): PacedConnection {
  const connection: unknown = request.socket;
  if (connection instanceof PacedConnection) return connection;
  throw new Error('a request came past the queue');
}
