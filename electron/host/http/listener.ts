import type { Server } from 'node:http';
import { errorCode } from '../files.ts';

export const LOOPBACK = '127.0.0.1';
/** Ports that are tried one after the other. */
const TRIES = 100;
const LAST_PORT = 65_535;

/**
 * Binds the server to the first free port from `first` on, or to any (0, or where a hundred in a row are taken or forbidden), and resolves
 * with it. Rejects with the system's error.
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
 * Binds a server that listens on this computer only to `address`, on the same port. Connections stay. If that cannot be done it
 * listens as before, and this rejects with the system's error.
 */
export async function rebind(server: Server, address: string, port: number): Promise<void> {
  server.close(); // ends listening at once; sockets that were upgraded live on
  try {
    await listen(server, address, port);
  } catch (error) {
    await listen(server, LOOPBACK, port);
    throw error;
  }
}

/** Errors of a system without IPv6. */
const NO_IPV6: readonly (string | undefined)[] = ['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'];

/** Listens on an address; `::` stands for every address of IPv6 and IPv4, and of IPv4 alone where the system has nothing else. */
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
