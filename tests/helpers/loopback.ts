import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import type { NetworkInterface } from '../../electron/host/discovery/interfaces.ts';
import { healthAnswers } from './health-answers.ts';

/** The loopback interface as discovery sees it. */
export const LOOPBACK: NetworkInterface = {
  name: 'lo',
  address: '127.0.0.1',
  netmask: '255.0.0.0',
  mac: '00:00:00:00:00:00',
};

/** What this computer lacks for being another device as well; undefined if nothing. macOS has one loopback address until somebody adds more. */
export const missingLoopback =
  process.platform !== 'darwin' ||
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '127.0.0.2'))
    ? undefined
    : 'guests from other addresses: this computer has no 127.0.0.2';

/** A UDP port that nobody on this computer uses now. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '0.0.0.0');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** The id `digits`, repeated to 16 places. */
export function tableId(digits: string): TableId {
  const id = toTableId(digits.repeat(16).slice(0, 16));
  if (id === undefined) throw new Error(`${digits} makes no table id`);
  return id;
}

export interface TestServer {
  readonly port: number;
  close(): Promise<void>;
}

/** An HTTP server on loopback. */
export async function httpServer(
  listener: RequestListener,
  address = '127.0.0.1',
  port = 0,
): Promise<TestServer> {
  const server = createServer(listener);
  server.listen(port, address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An HTTP server that answers for the health of one table. */
export const healthServer = (
  table: { id: TableId; title?: string; protocol?: number },
  address?: string,
): Promise<TestServer> =>
  httpServer((request, response) => {
    const answer = healthAnswers(table)(request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
  }, address);
