import { connect } from 'node:net';

/** What a device does to a host, as the first argument in JSON. */
export interface Flood {
  readonly port: number;
  readonly path: string;
  /** Addresses that it has, and connections that it holds from each. */
  readonly addresses: readonly string[];
  readonly connections: number;
  /** Whether it reads what it is sent. */
  readonly reads: boolean;
  /** Requests that it sends on a connection at once; the next ones follow as fast as they are taken. */
  readonly pipelined: number;
}

// A process of its own: it asks as fast as it can, and comes back as often as it is thrown out, until its parent ends.
const { port, path, addresses, connections, reads, pipelined } = JSON.parse(process.argv[2] ?? '{}') as Flood;
const requests = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(pipelined);
/** Milliseconds until it comes back. */
const PAUSE = 10;
let answered = 0;

function attack(localAddress: string): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const more = (): void => void (socket.writable && socket.write(requests, more));
  socket.on('connect', more);
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(() => attack(localAddress), PAUSE));
  if (!reads) return void socket.pause();
  socket.on('data', (part) => (answered += part.toString('latin1').split('HTTP/1.1 ').length - 1));
}
for (const address of addresses) for (let index = 0; index < connections; index++) attack(address);

process.on('message', () => process.send?.(answered));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
