import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP proxy, through which a browser on this computer is another device. */
export interface AddressProxy {
  /** For Playwright's `proxy`. */
  readonly settings: { readonly server: string; readonly bypass: string };
  close(): Promise<void>;
}

/** Starts a proxy that connects from an address of the loopback, such as `127.0.0.2`. */
export async function startAddressProxy(localAddress: string): Promise<AddressProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const onward = request(incoming.url ?? '', { method, headers, localAddress, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
