import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { bugText } from '../guard.ts';
import { answerRequest, type Site } from './answer.ts';
import { isLoopback, passGate, type GateOutcome, type OwnNames } from './gate.ts';

export interface ServerParts {
  readonly site: Site;
  readonly ownNames: () => OwnNames;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, gate: GateOutcome) => void;
  readonly log: (line: string) => void;
}

/** Bytes of all headers of a request, and connections that are open at once, sockets included. */
const MOST_HEADERS = 8 * 1024;
const MOST_CONNECTIONS = 256;

/** The HTTP server, gate and all; it does not listen yet. Slow or unfinished requests are ended within seconds. */
export function createHttpServer({ site, ownNames, upgrade, log }: ServerParts): Server {
  const server = createServer({
    headersTimeout: 5_000,
    requestTimeout: 5_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: MOST_HEADERS,
    requireHostHeader: false, // the gate says what is wrong with the Host header
  });
  server.maxConnections = MOST_CONNECTIONS;
  const gate = (request: IncomingMessage): GateOutcome =>
    passGate({ rawHeaders: request.rawHeaders, localAddress: request.socket.localAddress ?? '' }, ownNames());

  server.on('request', (request, response) => {
    const isLocal = isLoopback(request.socket.remoteAddress ?? '');
    answerRequest(request, response, gate(request), site, isLocal).catch((error: unknown) => {
      log(`an HTTP request failed: ${bugText(error)}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade(request, socket, head, gate(request));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}
