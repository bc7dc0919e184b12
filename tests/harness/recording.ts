import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { Json } from '../../core/base/json.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { budgetOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/game.ts';
import { games } from '../../core/games/index.ts';
import type { ChancesAnswer } from '../../core/protocol/answers.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { recordOf } from '../../core/record/index.ts';
import { chancePlanOf, chancePoint, chancePositionsOf, playoutsAt } from '../../core/story/chances.ts';
import { chanceClaims } from '../../core/story/turns.ts';
import { resultAt } from '../../core/table/index.ts';
import { ID_BYTES } from '../../electron/host/secrets.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { plantedMatches, plantHouse, type PlantedPerson } from '../helpers/planted-house.ts';
import type { Moments } from './moments.ts';

/** Who plays. */
export const NAMES: readonly string[] = ['Anna', 'Ben', 'Carla', 'David', 'Elena', 'Felix'];
const HOUR = 3_600_000;
/** Games that are played at most until every moment has been met. */
const MOST_GAMES = 8;

/** What somebody was shown at one time, what this viewer could look up then, and what is told of the match once it has ended. */
export interface Still {
  readonly frame: TableFrame;
  readonly history: readonly Json[];
  readonly story?: Json;
  readonly chances?: ChancesAnswer;
}

/** A host of this computer whose tables are played by programs, and which serves the built page. */
export interface Recorder extends TestHost {
  /** From now on all chance follows from this text: what is recorded does not depend on what was recorded before. */
  seed(text: string): void;
}

/** Who has played in the house of the recorder: none of those who play at its tables. */
const HOUSE = [
  { id: 'gretagre', name: 'Greta', otherNames: ['Gretl'], devices: 2 },
  { id: 'hugohugo', name: 'Hugo' },
  { id: 'maximili', name: 'Maximiliane-Katharina' },
  { id: 'danieldd', name: 'דניאל' },
  { id: 'inesines', name: 'Ines' },
] as const satisfies readonly PlantedPerson[];
export const [GRETA] = HOUSE;
const HOUSE_MATCHES = 30;

/** Starts a recorder that serves the page in this folder. */
export async function startRecorder(rendererDir: string): Promise<Recorder> {
  const dataDir = await mkdtemp(joinPath(tmpdir(), 'auction-night-recorder-'));
  await plantHouse(
    dataDir,
    HOUSE,
    plantedMatches(
      HOUSE.map(({ id }) => id),
      HOUSE_MATCHES,
    ),
  );
  let rng = createRng('');
  const ids = createRng('ids'); // apart, so that the games do not depend on how many there are
  const recorder = await testHost({
    dataDir,
    rendererDir,
    botDelay: HOUR,
    entropy: (size) => Uint8Array.from({ length: size }, () => (size === ID_BYTES ? ids : rng).below(256)),
  });
  return { ...recorder, seed: (text) => void (rng = createRng(text)) };
}

/**
 * Plays games until each moment of the game was met, and keeps the fullest frame of each: the hardest one to lay out.
 * An Error names the moments that never came.
 */
export async function recordGame(
  recorder: Recorder,
  game: string,
  seatCount: number,
  moments: Moments,
  seed: string,
): Promise<ReadonlyMap<string, Still>> {
  const { host } = recorder;
  recorder.seed(`${seed} ${game} ${seatCount}`);
  const table = await openTestTable(host, { game, seatCount, options: { memoryAid: true } });
  const guests = await seatGuests(host, table, NAMES.slice(0, seatCount));
  const watcher = await join(host.port, `/ws/${table}`);
  const clients = [...guests.map(({ client }) => client), watcher];
  const [owner] = clients;
  const wanted = Object.keys(moments);
  const stills = new Map<string, Still>();
  for (let played = 0; played < MOST_GAMES; played++) {
    await owner?.ask({ type: 'start' });
    const best = await playThrough(game, moments, clients, createRng(`${seed} ${game} ${played}`));
    const found = await withHistory(best, clients, () => chancesAt(recorder, table));
    for (const [name, still] of found) if (!stills.has(name)) stills.set(name, still);
    if (wanted.every((name) => stills.has(name))) break;
    await owner?.ask({ type: 'rematch' });
    await Promise.all(guests.map(({ client }) => sayReady(client)));
  }
  await Promise.all(clients.map((client) => client.close()));
  const missing = wanted.filter((name) => !stills.has(name));
  if (missing.length > 0) throw new Error(`${game}, ${seatCount} players: never came: ${missing.join(', ')}`);
  return stills;
}

async function sayReady(client: HostClient): Promise<void> {
  const [at] = (await client.untilTable(({ table }) => table.phase === 'lobby')).you.seats;
  if (at !== undefined) await client.ask({ type: 'ready', seat: at, ready: true });
}

interface Candidate {
  readonly frame: TableFrame;
  readonly size: number;
  readonly client: HostClient;
  /** Acts before it. */
  readonly acts: number;
}

async function playThrough(
  game: string,
  moments: Moments,
  clients: readonly HostClient[],
  rng: Rng,
): Promise<ReadonlyMap<string, Candidate>> {
  const players = new Map(clients.map((client) => [client, playerOf(game, rng)]));
  const best = new Map<string, Candidate>();
  for (let acts = 0; ; acts++) {
    // An answer comes after every frame that was sent before it.
    await Promise.all(clients.map((client) => client.settled()));
    for (const client of clients) keepBest(moments, best, client, acts);
    const asked = clients.map((client) => ({ client, decide: players.get(client)?.(client.table()) }));
    if (clients[0]?.table()?.table.phase !== 'playing') break;
    const { client, decide } = rng.pick(asked.filter(({ decide: isDue }) => isDue !== undefined));
    if (decide !== undefined) await client.shownAfter(decide());
  }
  return best;
}

function keepBest(moments: Moments, best: Map<string, Candidate>, client: HostClient, acts: number): void {
  const shown = client.table();
  if (shown === undefined) return;
  const frame: TableFrame = { ...shown, events: [], news: [] }; // as for somebody who has just come
  const size = JSON.stringify(frame.game ?? {}).length;
  for (const [name, { when }] of Object.entries(moments))
    if (size > (best.get(name)?.size ?? 0) && when(frame)) best.set(name, { frame, size, client, acts });
}

/** Playouts for each point of a recorded chance line: a rough one, since a host takes some seconds for its own. */
const ROUGH = 6;

async function chancesAt(recorder: Recorder, id: TableId): Promise<ChancesAnswer> {
  const { state } = await hostedTable(recorder, id);
  const record = recordOf(state);
  const plan = record && chancePlanOf(record);
  const result = state.game && resultAt(state, state.game);
  if (record === undefined || plan === undefined || result === undefined)
    return { points: [], isComplete: true };
  const line = { ...plan, playouts: ROUGH };
  const points = chancePositionsOf(record).map((at) =>
    chancePoint(at, playoutsAt(record, at.position, line, 0, ROUGH), line),
  );
  const [claim] = chanceClaims({ ...line, points }, result);
  return { ...plan, points, isComplete: true, ...(claim && { claim }) };
}

async function withHistory(
  best: ReadonlyMap<string, Candidate>,
  clients: readonly HostClient[],
  chancesOf: () => Promise<ChancesAnswer>,
): Promise<ReadonlyMap<string, Still>> {
  const asked = clients.map(
    async (client) => [client, await client.ask({ type: 'history', from: 0 })] as const,
  );
  const known = new Map(await Promise.all(asked));
  const story = (await clients[0]?.ask({ type: 'story' })) as Json;
  const isWanted = [...best.values()].some(({ frame }) => frame.table.phase === 'ended');
  const afterwards = { story, ...(isWanted && { chances: await chancesOf() }) };
  return new Map(
    [...best].map(([name, { frame, client, acts }]) => {
      const { entries } = known.get(client) as {
        readonly entries: readonly (Json & { readonly at: number })[];
      };
      const still = { frame, history: entries.filter(({ at }) => at < acts) };
      return [name, frame.table.phase === 'ended' ? { ...still, ...afterwards } : still];
    }),
  );
}

/** Somebody who plays as the expert does: given each frame, a way to know what it does then, if it is asked. */
function playerOf(game: string, rng: Rng) {
  const bot = games[game]?.bots['expert'] as Bot<never> | undefined;
  if (bot === undefined) throw new Error(`no game ${game}`);
  let memory: Json = bot.initial;
  let observed: TableFrame | undefined;
  return (frame: TableFrame | undefined) => {
    const seat = frame?.you.facing;
    if (frame?.game === undefined || seat === undefined || seat === null) return undefined;
    const { view, legal, awaits, question } = frame.game;
    if (frame !== observed) memory = bot.observe?.(memory, view as never, frame.events as never) ?? memory;
    observed = frame;
    if (!awaits.includes(seat) || question === undefined) return undefined;
    return () => {
      const action: object = bot.decide(view as never, legal as never, memory, rng, budgetOf(bot));
      return { type: 'act', seat, action, question } as const;
    };
  };
}

/** The tables of the shell's own screens: a lobby with a bot and a free seat, and two people who share a device. */
export async function recordShell({ host }: Recorder): Promise<ReadonlyMap<string, Still>> {
  const lobby = await openTestTable(host, { seatCount: 5, reach: 'network' });
  const [owner, guest] = await seatGuests(host, lobby, NAMES.slice(0, 3));
  await owner?.client.ask({ type: 'seat-bot', seat: seat(3), bot: 'expert' });
  const pair = await openTestTable(host, { seatCount: 3 });
  const [first, second] = await seatGuests(host, pair, NAMES.slice(0, 2));
  await first?.client.ask({ type: 'sit', token: newToken(), name: NAMES[2] ?? '' });
  await first?.client.ask({ type: 'ready', seat: seat(2), ready: true });
  await first?.client.ask({ type: 'start' });
  const stills = new Map<string, Still>();
  for (const [name, client] of [
    ['lobby', owner?.client],
    ['lobby-guest', guest?.client],
    ['curtain', first?.client],
  ] as const)
    stills.set(name, await stillOf(client));
  const television = await join(host.port, `/ws/${lobby}`, { television: true });
  stills.set('television-lobby', await stillOf(television));
  await television.close();
  const newcomer = await join(host.port, `/ws/${lobby}`);
  stills.set('lobby-newcomer', await stillOf(newcomer));
  await newcomer.close();
  for (const one of [owner, guest, first, second]) await one?.client.close();
  return stills;
}

/** What is shown to somebody now, as to somebody who has just come. */
export async function stillOf(client: HostClient | undefined): Promise<Still> {
  await client?.settled();
  const frame = client?.table();
  if (frame === undefined) throw new Error('nothing was shown');
  return { frame: { ...frame, events: [], news: [] }, history: [] };
}
