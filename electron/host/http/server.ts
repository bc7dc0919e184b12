import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { bugText } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { answerRequest, type Site } from './answer.ts';
import { passGate, type GateOutcome, type OwnNames } from './gate.ts';
import type { Visits } from './visits.ts';

export interface ServerParts {
  readonly site: Site;
  readonly ownNames: () => OwnNames;
  /** A connection has come, on which nothing was said yet. */
  readonly arrived: (socket: Socket) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, gate: GateOutcome) => void;
  readonly visits: Visits;
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
  const gate = (request: IncomingMessage): GateOutcome =>
    passGate({ rawHeaders: request.rawHeaders, localAddress: request.socket.localAddress ?? '' }, ownNames());

  server.on('connection', arrived);
  server.on('request', (request, response) => {
    visits.came(request.socket);
    const done = clock.after(limits.reading, () => request.socket.destroy());
    response.once('close', done);
    answerRequest(request, response, gate(request), site).catch((error: unknown) => {
      log(`an HTTP request failed: ${bugText(error)}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    visits.stays(request.socket);
    upgrade(request, socket, head, gate(request));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}
