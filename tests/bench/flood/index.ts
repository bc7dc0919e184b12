import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { join, type HostClient } from '../../helpers/host-client.ts';
import { programFile } from '../../helpers/program.ts';
import { BenchHost, BenchServer } from '../host/start.ts';
import type { Flood } from './attacker.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const PLAIN = fileURLToPath(new URL('./plain.ts', import.meta.url));
/** Milliseconds for which others are watched, and between two things that they ask. */
const WATCHED = 8_000;
const EVERY = 20;
/** After that somebody is not waited for any more. */
const GIVEN_UP = 30_000;

const devices = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
const FLOODS: readonly (Omit<Flood, 'port'> & { readonly title: string })[] = [
  { title: 'nobody', path: '/', addresses: [], connections: 0, pipelined: 1, reads: true },
  {
    ...{ title: 'one device, 8 connections, as many requests as go', path: '/health' },
    ...{ addresses: devices(1), connections: 8, pipelined: 2_000, reads: true },
  },
  {
    ...{ title: 'one device, 32 connections, 8 requests at once', path: '/health' },
    ...{ addresses: devices(1), connections: 32, pipelined: 8, reads: true },
  },
  {
    ...{ title: 'one device, 8 connections, the page, never read', path: '/' },
    ...{ addresses: devices(1), connections: 8, pipelined: 2_000, reads: false },
  },
  {
    ...{ title: 'six devices, 8 connections each, as many as go', path: '/health' },
    ...{ addresses: devices(6), connections: 8, pipelined: 2_000, reads: true },
  },
];

/** Milliseconds that others waited while somebody asked for much, and what the server used meanwhile. */
interface Waits {
  readonly socket: readonly number[];
  readonly page: readonly number[];
  readonly newcomer: readonly number[];
  readonly memory: number;
  readonly used: number;
}

/** npm run bench -- flood: how long a device waits while another one asks for as much as it can, at our host and at Node's own server. */
export async function benchFlood(): Promise<void> {
  for (const { title, ...flood } of FLOODS) {
    const ours = await waits(() => BenchHost.start({ hasPage: true }), flood);
    const plain = await waits(async () => BenchServer.spawn(await programFile(PLAIN), {}), flood);
    console.log(`while ${title} asks: milliseconds, half and most`);
    row('an answer on an open WebSocket', ours, plain, ({ socket }) => socket);
    row('a short answer of HTTP', ours, plain, ({ page }) => page);
    row('a new connection and its answer', ours, plain, ({ newcomer }) => newcomer);
    const mib = ({ memory }: Waits): string => `${(memory / 1024 ** 2).toFixed(0)} MiB`;
    const cpu = ({ used }: Waits): string =>
      `${((100 * used) / (WATCHED * 1_000)).toFixed(0)} % of a processor`;
    console.log(
      `  ${'memory, processor'.padEnd(34)} ours ${mib(ours)}, ${cpu(ours)}; Node's ${mib(plain)}, ${cpu(plain)}`,
    );
  }
}

function row(name: string, ours: Waits, plain: Waits, of: (waits: Waits) => readonly number[]): void {
  const half = (times: readonly number[]): number => times[Math.floor(times.length / 2)] ?? NaN;
  const most = (times: readonly number[]): number => times.at(-1) ?? NaN;
  const text = (waited: Waits): string => `${half(of(waited)).toFixed(1)} / ${most(of(waited)).toFixed(0)}`;
  const ratio = most(of(plain)) / most(of(ours));
  console.log(
    `  ${name.padEnd(34)} ours ${text(ours).padStart(12)}   Node's ${text(plain).padStart(14)}   most: ratio ${ratio.toFixed(1)}`,
  );
}

async function waits(start: () => Promise<BenchServer>, flood: Omit<Flood, 'port'>): Promise<Waits> {
  const server = await start();
  const socket = await openSocket(server.port);
  await answerOf(server.port);
  const attacker = fork(await programFile(ATTACKER), [JSON.stringify({ ...flood, port: server.port })]);
  await once(attacker, 'message');
  await server.usage();
  const until = performance.now() + WATCHED;
  const [onSocket, page, newcomer] = await Promise.all([
    repeat(until, () => socket.ask({ type: 'ping' })),
    repeat(until, () => answerOf(server.port)),
    repeat(until, async () => (await openSocket(server.port, '127.0.0.60')).socket.terminate()),
  ]);
  attacker.disconnect();
  await once(attacker, 'exit');
  const { memory, used } = await server.usage();
  socket.socket.terminate();
  await server.end();
  return { socket: onSocket, page, newcomer, memory, used };
}

/** The milliseconds that each took, ascending; one that is not done in half a minute counts as that. */
async function repeat(until: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await Promise.race([act().catch(() => undefined), pause(GIVEN_UP, undefined, { ref: false })]);
    times.push(performance.now() - began);
    await pause(EVERY);
  }
  return times.sort((one, other) => one - other);
}

/** A connection of another device that has said hello. */
const openSocket = (port: number, localAddress = '127.0.0.50'): Promise<HostClient> =>
  join(port, '/ws', {}, { localAddress });

/** A short answer over a connection of its own. */
function answerOf(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const from = { host: '127.0.0.1', localAddress: '127.0.0.51' };
    get({ port, path: '/health', agent: false, ...from }, (response) => {
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
}
