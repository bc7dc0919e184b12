import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { join, type hello } from './host-client.ts';

/** Other devices, played by further addresses of this computer, that take up room at a host until they are stopped. */
export interface Attack {
  /** Connections that the host has taken so far. */
  opened(): number;
  /** Resolves when the host has taken so many connections. */
  until(opened: number): Promise<void>;
  stop(): void;
}

interface Plan {
  readonly port: number;
  readonly addresses: readonly string[];
  /** Connections that are held at once, over all addresses. */
  readonly held: number;
}

/** Milliseconds after which the oldest connections of an attack are given up for new ones. */
const PACE = 100;

/**
 * Keeps `held` connections, each begun by `begin`; some of them are replaced every so often, as a device does that notices that it
 * is being thrown out.
 */
function hold({ port, addresses, held }: Plan, begin: (socket: Socket) => void): Attack {
  const sockets: Socket[] = [];
  const waiting = new Set<{ readonly opened: number; readonly done: () => void }>();
  let opened = 0;
  let next = 0;
  const open = (): void => {
    const localAddress = addresses[next++ % addresses.length] ?? '127.0.0.2';
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true }, () => {
      opened += 1;
      for (const one of waiting) if (opened >= one.opened && waiting.delete(one)) one.done();
      begin(socket);
    });
    socket.on('error', () => undefined);
    sockets.push(socket);
  };
  for (let index = 0; index < held; index++) open();
  const timer = setInterval(() => {
    const some = Math.ceil(held / 16);
    for (const old of sockets.splice(0, some)) old.destroy();
    for (let index = 0; index < some; index++) open();
  }, PACE);
  return {
    opened: () => opened,
    until: (least) =>
      new Promise((resolve) => {
        if (opened >= least) resolve();
        else waiting.add({ opened: least, done: resolve });
      }),
    stop: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What begins a WebSocket. */
export const handshake = (port: number, path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** Handshakes that are refused; the answer is never read, the connection never closed. */
export const refusedUpgrades = (plan: Plan): Attack =>
  hold(plan, (socket) => {
    socket.pause();
    socket.write(handshake(plan.port, '/elsewhere'));
  });

/** Connections on which nothing is ever said or read. */
export const silentConnections = (plan: Plan): Attack => hold(plan, (socket) => void socket.pause());

/** WebSockets that never say hello. */
export const silentWebSockets = (plan: Plan): Attack =>
  hold(plan, (socket) => {
    socket.resume();
    socket.write(handshake(plan.port, '/ws'));
  });

/** An empty, masked pong, very many times. */
const PONGS = Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0x8a, 0x80, 1, 2, 3, 4])));

/** WebSockets that send pongs as fast as the host reads. */
export const pongFlood = (plan: Plan): Attack =>
  hold(plan, (socket) => {
    const more = (): void => void (socket.writable && socket.write(PONGS, more));
    socket.once('data', more);
    socket.resume();
    socket.write(handshake(plan.port, '/ws'));
  });

/** Milliseconds until somebody is admitted at the first try; rejects if the host refuses. */
export async function admission(
  port: number,
  path: string,
  who: Parameters<typeof hello>[0] = {},
  localAddress?: string,
): Promise<number> {
  const started = performance.now();
  const client = await join(port, path, who, localAddress === undefined ? {} : { localAddress });
  const taken = performance.now() - started;
  await client.close();
  return Math.round(taken);
}
