import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import type { RecordList } from '../../core/protocol/records.ts';
import { recordOf } from '../../core/record/index.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import { RecordFiles } from '../../electron/host/storage/record-files.ts';
import { join } from '../helpers/host-client.ts';
import { opened, playedToTheEnd, readyTable, setupOf, joined, after } from '../helpers/table-log.ts';
import { BenchHost } from './host/start.ts';

const COUNTS = [0, 1_000];
const ROUNDS = 3;
const DAY = 24 * 60 * 60_000;

/** What a start, the first page of the history, all lines of the index and the statistics of the house cost, without records and with a thousand. */
export async function benchRecords(): Promise<void> {
  const costs: Cost[] = [];
  for (const count of COUNTS) {
    const cost = await costOf(count);
    costs.push(cost);
    console.log(`${String(count).padStart(5)} records: ${row(cost)}`);
  }
  const [none, many] = costs;
  if (none !== undefined && many !== undefined)
    console.log(`      ratio: ${(many.listening / none.listening).toFixed(2)} to listen`);
}

/** Milliseconds. */
interface Cost {
  readonly listening: number;
  /** From the request to the first page of the list, by a host that has just started: without an index file, and with it. */
  readonly firstWithout: number;
  readonly firstWith: number;
  /** The same request again. */
  readonly again: number;
  /** From the request to the statistics of the house, by a host that has just started: without an index file, and with it. */
  readonly houseWithout: number;
  readonly houseWith: number;
  /** The same request again. */
  readonly houseAgain: number;
  /** All lines, by a process that has read none: without an index file, and with it. */
  readonly linesWithout: number;
  readonly linesWith: number;
  /** The longest time for which reading without an index file kept the process from other work. */
  readonly blocked: number;
}

const row = (cost: Cost): string => {
  const of = (key: keyof Cost): string => cost[key].toFixed(0);
  return [
    `${of('listening')} ms to listen`,
    `first page ${of('firstWithout')} ms without index, ${of('firstWith')} ms with it, ${of('again')} ms again`,
    `statistics ${of('houseWithout')} ms without index, ${of('houseWith')} ms with it, ${of('houseAgain')} ms again`,
    `all lines ${of('linesWithout')} ms without index (blocked for ${of('blocked')} ms), ${of('linesWith')} ms with it`,
  ].join('; ');
};

/** Of a few rounds the least, since all else only adds to it. */
async function costOf(count: number): Promise<Cost> {
  const dataDir = await mkdtemp(pathOf(tmpdir(), 'auction-night-records-'));
  try {
    await writeRecords(pathOf(dataDir, 'records'), count);
    await writeFile(pathOf(dataDir, 'house.json'), JSON.stringify(HOUSE));
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round++) costs.push(await roundIn(dataDir));
    const leastOf = (of: (cost: Cost) => number): number => Math.min(...costs.map(of));
    return {
      listening: leastOf((cost) => cost.listening),
      firstWithout: leastOf((cost) => cost.firstWithout),
      firstWith: leastOf((cost) => cost.firstWith),
      again: leastOf((cost) => cost.again),
      houseWithout: leastOf((cost) => cost.houseWithout),
      houseWith: leastOf((cost) => cost.houseWith),
      houseAgain: leastOf((cost) => cost.houseAgain),
      linesWithout: leastOf((cost) => cost.linesWithout),
      linesWith: leastOf((cost) => cost.linesWith),
      blocked: leastOf((cost) => cost.blocked),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function roundIn(dataDir: string): Promise<Cost> {
  const index = pathOf(dataDir, 'records-index.json');
  await rm(index, { force: true });
  const without = await listIn(dataDir);
  const withIndex = await listIn(dataDir);
  await rm(index, { force: true });
  const houseWithout = await houseIn(dataDir);
  const houseWith = await houseIn(dataDir);
  await rm(index, { force: true });
  const meter = blockMeter();
  const linesWithout = await linesIn(dataDir);
  const blocked = meter.end();
  return {
    listening: Math.min(without.listening, withIndex.listening),
    firstWithout: without.first,
    firstWith: withIndex.first,
    again: withIndex.again,
    houseWithout: houseWithout.first,
    houseWith: houseWith.first,
    houseAgain: houseWith.again,
    linesWithout,
    linesWith: await linesIn(dataDir),
    blocked,
  };
}

async function listIn(dataDir: string): Promise<Record<'listening' | 'first' | 'again', number>> {
  const host = await BenchHost.start({ dataDir });
  try {
    const owner = await join(host.port, '/ws', host.owner);
    const list = (): Promise<RecordList> =>
      owner.ask({ type: 'list-records', most: 20 }) as Promise<RecordList>;
    return { listening: host.listening, first: await timeOf(list), again: await timeOf(list) };
  } finally {
    await host.end();
  }
}

async function houseIn(dataDir: string): Promise<Record<'first' | 'again', number>> {
  const host = await BenchHost.start({ dataDir });
  try {
    const owner = await join(host.port, '/ws', host.owner);
    const read = (): Promise<unknown> => owner.ask({ type: 'read-house' });
    return { first: await timeOf(read), again: await timeOf(read) };
  } finally {
    await host.end();
  }
}

async function linesIn(dataDir: string): Promise<number> {
  const files = new RecordFiles(systemDisk, pathOf(dataDir, 'records'));
  const time = await timeOf(() => files.games());
  await files.settled();
  return time;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Measures for how long the event loop has stood still at the most. */
function blockMeter(): { readonly end: () => number } {
  let [last, longest] = [performance.now(), 0];
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    timer = setImmediate(look);
  };
  let timer = setImmediate(look);
  return {
    end: () => {
      clearImmediate(timer);
      return Math.max(longest, performance.now() - last);
    },
  };
}

/** Twelve people, of whom three come to each evening. */
const PEOPLE = Array.from({ length: 12 }, (_, index) => `aaaaaaa${'abcdefghijkl'[index]}`);
const HOUSE = {
  format: 'auction-night/house@1',
  people: PEOPLE.map((id) => ({ id, name: id, otherNames: [], colour: 0, addedAt: 0, devices: [] })),
  merged: {},
  forgetting: [],
};

/** Writes matches of all games, three on an evening. */
async function writeRecords(folder: string, count: number): Promise<void> {
  await mkdir(folder);
  const records = ['money', 'for-sale', 'falsche-fuffziger'].map((game) => {
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => joined(name, { isHost: true }));
    const lobby = after(opened(setupOf({ game, options: {} })), ...seats);
    const ready = game === 'money' ? readyTable() : lobby;
    return JSON.parse(JSON.stringify(recordOf(playedToTheEnd(ready)))) as {
      readonly game: string;
      readonly meta: { readonly end: object; readonly seats: readonly (readonly object[])[] };
    };
  });
  for (let index = 0; index < count; index++) {
    const record = records[index % records.length];
    if (record === undefined) continue;
    const endedAt = Date.UTC(2026, 0, 1, 20) + Math.floor(index / 3) * DAY + index;
    const table = Math.floor(index / 3)
      .toString(16)
      .padStart(16, '0');
    const seats = record.meta.seats.map((players, at) => {
      const house = PEOPLE[(Math.floor(index / 3) * (at + 1) + at) % PEOPLE.length];
      return players.map((player) => ({ ...player, house }));
    });
    const end = { ...record.meta.end, endedAt };
    const meta = { ...record.meta, table, startedAt: endedAt - 1, seats, end };
    const day = new Date(endedAt).toISOString().slice(0, 10);
    const name = `${day}-${record.game}-${table}-${index % 3}.auction-game`;
    await writeFile(pathOf(folder, name), JSON.stringify({ ...record, meta }));
  }
}
