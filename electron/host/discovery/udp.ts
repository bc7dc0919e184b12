import type { Socket } from 'node:dgram';

/** Closes a datagram socket, bound or not; one that is closed already is left alone. */
export function closeSocket(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    try {
      socket.close(resolve);
    } catch {
      resolve(); // it was closed already
    }
  });
}
