import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A second router: whoever is behind it comes to a host from its one address. */
export interface Router {
  /** For browsers: the way out. */
  readonly proxy: string;
  close(): void;
}

/** Opens a router whose address is of this computer's loopback, but not the usual one. It speaks SOCKS 5 (RFC 1928), as far as browsers need it. */
export async function openRouter(localAddress: string): Promise<Router> {
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => undefined).once('close', () => open.delete(socket));
  };
  const server = createServer((inside) => void lead(keep(inside), localAddress, keep));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxy: `socks5://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Greeting, then the way to a place; from there on the bytes pass. */
async function lead(inside: Socket, localAddress: string, keep: (socket: Socket) => Socket): Promise<void> {
  await once(inside, 'data');
  inside.write(Buffer.of(5, 0));
  const [wish] = (await once(inside, 'data')) as [Buffer];
  const end = 5 + wish.readUInt8(4); // Chromium says even an address as a name, after its length
  const place = { host: wish.toString('latin1', 5, end), port: wish.readUInt16BE(end) };
  const outside = keep(connect({ ...place, localAddress }));
  outside.once('connect', () => {
    inside.write(Buffer.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0));
    inside.pipe(outside).pipe(inside);
  });
  outside.once('close', () => inside.destroy());
  inside.once('close', () => outside.destroy());
}
