import type { Server } from 'node:http';
import { errorCode } from '../files.ts';

const LOOPBACK = '127.0.0.1';
/** Ports that are tried one after the other. */
const TRIES = 100;
const LAST_PORT = 65_535;

/** Binds the server to the first free port from `first` on (0: any) and resolves with it. Rejects with the system's error. */
export async function listenFrom(server: Server, address: string, first: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await listen(server, address, port);
    } catch (error) {
      const isTaken = errorCode(error) === 'EADDRINUSE' || errorCode(error) === 'EACCES';
      if (!isTaken || first === 0 || port === LAST_PORT || port >= first + TRIES) throw error;
    }
  }
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

function listen(server: Server, address: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}
