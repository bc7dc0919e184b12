import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { PAGE } from '../host/page.ts';
import { reportUsage } from '../host/usage.ts';

// What Node gives by itself, as a process of its own: its HTTP server with a page in memory and something short, and a WebSocket that
// answers whatever comes. No limits but Node's own.
const usage = reportUsage();
const server = createServer((request, response) => {
  response.end(request.url === '/health' ? '{}' : PAGE);
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('error', () => undefined);
  socket.on('message', () => socket.send('{}'));
});
server.on('clientError', (_error, socket) => socket.destroy());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => process.exit(0));
