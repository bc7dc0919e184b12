import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { gameNamed } from '../../core/games/index.ts';
import { gameOptions, type TableEntry } from '../../core/table/index.ts';
import { EMPTY, encodeLines, JOURNAL_FORMAT } from '../../electron/host/journal/format.ts';
import { hashOf } from '../../electron/host/secrets.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import { opened, setupOf, tableId } from '../helpers/table-log.ts';
import { BenchHost } from './host/start.ts';

const LENGTHS = [10, 1_000, 10_000, 100_000];
const ACTS = 200;
const ROUNDS = 5;
const MB = 1024 * 1024;
const ADA = seat(0);
const MONEY = gameNamed('money');

/** What a start with the journal of one running game costs, and an act after that, by how many acts the game has had. */
export async function benchJournals(): Promise<void> {
  const empty = await costOf(undefined);
  console.log(`no table              ${row(empty)}`);
  for (const length of LENGTHS) {
    const cost = await costOf(length);
    const more = {
      listening: cost.listening - empty.listening,
      used: cost.used - empty.used,
      peak: cost.peak - empty.peak,
    };
    console.log(`${String(length).padStart(7)} acts          ${row(cost)}   above none: ${row(more)}`);
  }
}

interface Cost {
  /** Milliseconds until the host listened. */
  readonly listening: number;
  /** Microseconds of processors until then. */
  readonly used: number;
  /** Bytes of memory at the most. */
  readonly peak: number;
  /** Microseconds of the host's processors for an act. */
  readonly act?: number;
}

const row = ({ listening, used, peak, act }: Cost): string =>
  [
    `${listening.toFixed(0).padStart(6)} ms to listen`,
    `${(used / 1000).toFixed(0).padStart(6)} ms of processors`,
    `${(peak / MB).toFixed(0).padStart(5)} MB at most`,
    ...(act === undefined ? [] : [`${act.toFixed(0).padStart(6)} µs for an act`]),
  ].join(', ');

/** Of a few rounds the least, since all else only adds to it. */
async function costOf(length: number | undefined): Promise<Cost> {
  const dataDir = await mkdtemp(pathOf(tmpdir(), 'auction-night-journals-'));
  try {
    const token = newToken();
    await mkdir(pathOf(dataDir, 'tables'));
    if (length !== undefined)
      await writeFile(pathOf(dataDir, 'tables', `${tableId}.journal`), journalOf(length, token));
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round++) costs.push(await startIn(dataDir, length, token));
    const leastOf = (of: (cost: Cost) => number): number => Math.min(...costs.map(of));
    return {
      listening: leastOf(({ listening }) => listening),
      used: leastOf(({ used }) => used),
      peak: leastOf(({ peak }) => peak),
      ...(length !== undefined && { act: leastOf(({ act = Infinity }) => act) }),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startIn(dataDir: string, length: number | undefined, token: string): Promise<Cost> {
  const host = await BenchHost.start({ dataDir });
  try {
    const { peak, used } = await host.usage();
    const cost = { listening: host.listening, used, peak };
    if (length === undefined) return cost;
    const ada = await join(host.port, `/ws/${tableId}`, { tokens: [token] });
    await costOfAct(host, ada);
    return { ...cost, act: await costOfAct(host, ada) };
  } finally {
    await host.end();
  }
}

/** Ada chooses and takes it back, again and again, among two bots that watch and two people who have not chosen. */
function journalOf(length: number, token: string): string {
  if (MONEY === undefined) throw new Error('no Money!');
  const setup = setupOf({ seatCount: 5, options: { memoryAid: true }, pace: 'at-once' });
  const first = { type: 'opened', at: 1, id: tableId, setup } as const;
  const people = ['Ada', 'Ben', 'Cleo'].flatMap((name, index): TableEntry[] => [
    { type: 'joined', at: 2, name, isHost: index === 0, token: hashOf(index === 0 ? token : name) },
    { type: 'readied', at: 2, seat: seat(index), ready: true },
  ]);
  const bots = [3, 4].map((at): TableEntry => ({
    type: 'bot-seated',
    at: 3,
    seat: seat(at),
    bot: 'regular',
    name: `Bot ${at}`,
  }));
  const deal = MONEY.deal(gameOptions(opened(setup)), 5, createRng('journals'));
  const acts = Array.from({ length }, (_, index): TableEntry => ({
    type: 'acted',
    at: 5,
    seat: ADA,
    action: index % 2 === 0 ? { type: 'bid', cards: [0] } : { type: 'unbid' },
    by: 'person',
  }));
  const header = { format: JOURNAL_FORMAT, table: tableId, rules: MONEY.rulesVersion };
  const before = [first, ...people, ...bots].map((entry) => ({ entry }));
  const started = { entry: { type: 'started', at: 4, deal }, rules: MONEY.rulesVersion };
  return encodeLines(EMPTY, [header, ...before, started, ...acts.map((entry) => ({ entry }))]).text;
}

async function costOfAct(host: BenchHost, ada: HostClient): Promise<number> {
  await host.usage();
  for (let count = 0; count < ACTS; count++) {
    const { game } = await ada.untilTable((frame) => frame.game?.question !== undefined);
    const { legal = {}, question = 0 } = game ?? {};
    const action = 'unbid' in legal ? { type: 'unbid' } : { type: 'bid', cards: [0] };
    await ada.shownAfter({ type: 'act', seat: ADA, action, question });
  }
  return (await host.usage()).used / ACTS;
}
