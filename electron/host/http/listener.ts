import type { Server } from 'node:http';
import { errorCode } from '../storage/files.ts';

export const LOOPBACK = '127.0.0.1';
/** Ports that are tried in a row. */
const TRIES = 100;
const LAST_PORT = 65_535;

/**
 * Binds the server to the first free port from `first` on, or to any (if 0, or if a hundred in a row are taken or forbidden).
 * @returns The port.
 * @throws The system's error.
 */
export async function listenFrom(server: Server, address: string, first: number): Promise<number> {
  for (let port = first; port !== 0; port = port >= Math.min(first + TRIES, LAST_PORT) ? 0 : port + 1) {
    try {
      return await listen(server, address, port);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' && errorCode(error) !== 'EACCES') throw error;
    }
  }
  return listen(server, address, 0);
}

/**
 * Binds a server that listens on loopback to `address`, on the same port. Open connections stay.
 * @throws The system's error, while it listens as before.
 */
export async function rebind(server: Server, address: string, port: number): Promise<void> {
  server.close(); // stops listening at once; upgraded sockets stay open
  try {
    await listen(server, address, port);
  } catch (error) {
    await listen(server, LOOPBACK, port);
    throw error;
  }
}

/** Errors of a system without IPv6. */
const NO_IPV6: readonly (string | undefined)[] = ['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'];

/** Listens on an address; `::` means every IPv6 and IPv4 address, or IPv4 alone on a system without IPv6. */
async function listen(server: Server, address: string, port: number): Promise<number> {
  try {
    return await bind(server, address, port);
  } catch (error) {
    if (address !== '::' || !NO_IPV6.includes(errorCode(error))) throw error;
    return bind(server, '0.0.0.0', port);
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: false }, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}
