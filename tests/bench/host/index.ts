import { fileURLToPath } from 'node:url';
import { programFile } from '../../helpers/program.ts';
import { createDice, type Dice } from '../choices.ts';
import { installPeer, PEER_SERVER } from '../peer-package.ts';
import { BenchHost, BenchServer } from './start.ts';
import { openBareTable, openPeerTable, openTable, type BenchTable } from './tables.ts';

/** Acts in a second, all tables together; at a table each waits for the one before. */
const RATE = 100;
/** Tables of four players and one who watches. Of the last load every table acts as fast as it can. */
const LOADS = [
  { tables: 1, rate: RATE },
  { tables: 12, rate: RATE },
  { tables: 50, rate: RATE },
  { tables: 50, rate: Infinity },
] as const;
const BARE_SERVER = fileURLToPath(new URL('./bare.ts', import.meta.url));
const ACTS = 1_500;
const WARMING = 150;
const GAMES = 300;
const SEED = 7;

/** What acts cost with so many tables. */
export interface Load {
  readonly tables: number;
  /** Acts in a second; infinite: as many as there can be. */
  readonly rate: number;
  /** Milliseconds from the sending of an act until the last of five has what came of it. */
  readonly p50: number;
  readonly p99: number;
  /** For each act: bytes that were sent to the five and to whoever else is there, and processor time in microseconds. */
  readonly bytes: number;
  readonly used: number;
  /** Bytes. */
  readonly memory: number;
}

/** One server: milliseconds from its start until it listens, memory with no table, and what it does under load. */
export interface Served {
  readonly start: number;
  readonly idle: number;
  readonly loads: readonly Load[];
}

export interface HostFigures {
  readonly ours: Served;
  readonly peer: Served;
  /** The least that there can be: an act is saved, and all are sent as much, without a game. */
  readonly bare: Served;
  /** Memory of our host after 300 games at one table. */
  readonly afterGames: number;
}

/** Our host, the least that there can be and boardgame.io's server, one after the other, each in a process of its own with the same tables and acts by lot. */
export async function benchHost(): Promise<HostFigures> {
  installPeer();
  const ours = await serve(
    () => BenchHost.start(),
    (host, dice) => openTable(host, dice),
  );
  let places = 0;
  const bare = await serve(
    async () => BenchServer.spawn(await programFile(BARE_SERVER), {}),
    ({ port }) => openBareTable(port, `${places++}`),
  );
  const peer = await serve(
    () => BenchServer.spawn(PEER_SERVER, {}),
    ({ port }, dice) => openPeerTable(port, dice),
  );
  return { ours, bare, peer, afterGames: await memoryAfterGames() };
}

function percentiles(ascending: readonly number[]): Pick<Load, 'p50' | 'p99'> {
  const at = (part: number): number => ascending[Math.floor(part * ascending.length)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function serve<Server extends BenchServer>(
  start: () => Promise<Server>,
  open: (server: Server, dice: Dice) => Promise<BenchTable>,
): Promise<Served> {
  const server = await start();
  try {
    const dice = createDice(SEED);
    const { memory: idle } = await server.usage();
    const tables: BenchTable[] = [];
    const loads: Load[] = [];
    for (const load of LOADS) {
      while (tables.length < load.tables) tables.push(await open(server, dice));
      await play(tables, WARMING, load.rate);
      await server.usage();
      const times = (await play(tables, ACTS, load.rate)).sort((one, other) => one - other);
      const { used, sent, memory } = await server.usage();
      loads.push({
        ...load,
        ...percentiles(times),
        bytes: sent / ACTS,
        used: used / ACTS,
        memory,
      });
    }
    await Promise.all(tables.map((table) => table.end()));
    return { start: server.listening, idle, loads };
  } finally {
    await server.end();
  }
}

/** So many acts at the rate, by turns at all tables; each waits for the one before at its table. The milliseconds of each. */
async function play(tables: readonly BenchTable[], acts: number, rate: number): Promise<number[]> {
  const began = performance.now();
  const times: number[] = [];
  await Promise.all(
    tables.map(async (table, place) => {
      for (let act = place; act < acts; act += tables.length) {
        const wait = began + (act / rate) * 1000 - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        times.push(await table.act());
      }
    }),
  );
  return times;
}

async function memoryAfterGames(): Promise<number> {
  const host = await BenchHost.start();
  try {
    const table = await openTable(host, createDice(SEED));
    while (table.games() <= GAMES) await table.act();
    await table.end();
    return (await host.usage()).memory;
  } finally {
    await host.end();
  }
}
