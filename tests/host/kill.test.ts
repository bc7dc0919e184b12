import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, setup } from '../helpers/host-fixture.ts';
import { choose } from '../helpers/host-player.ts';

const CHILD = fileURLToPath(new URL('../helpers/host-child.ts', import.meta.url));
const KILLS = 6;
const NAMES = ['Ada', 'Ben', 'Cleo'];

interface Child {
  readonly process: ChildProcess;
  readonly port: number;
  readonly owner: string;
}

let folder: string;
let child: Promise<Child>;
let errors = '';

/** Starts the host as a process of its own, and resolves once it answers. */
function startChild(port: number): Promise<Child> {
  const started = spawn(process.execPath, ['--import', 'tsx', CHILD, folder, String(port)]);
  started.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  return new Promise((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the host ended with ${code}: ${errors}`)));
    started.stdout.once('data', (line: Buffer) => {
      const { port: bound, owner } = JSON.parse(line.toString()) as { port: number; owner: string };
      resolve({ process: started, port: bound, owner });
    });
  });
}

/** Kills the host without a warning and starts it again on the same port. */
async function killAndRestart(): Promise<void> {
  const { process: old, port } = await child;
  const gone = new Promise((resolve) => old.once('exit', resolve));
  old.kill('SIGKILL');
  child = gone.then(() => startChild(port));
  await child;
}

beforeAll(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-kill-'));
  child = startChild(0);
  await child;
});
afterAll(async () => {
  const { process: last } = await child;
  const gone = new Promise((resolve) => last.once('exit', resolve));
  last.kill('SIGKILL');
  await gone;
  await rm(folder, { recursive: true, force: true });
});

/** Counts what the players hear, and kills when the count is reached. */
function killer(seed: string): { heard(): void; readonly kills: () => number } {
  const rng = createRng(seed);
  let kills = 0;
  let left = 5 + rng.below(10);
  return {
    heard: () => {
      left -= 1;
      if (left > 0 || kills >= KILLS) return;
      kills += 1;
      left = 5 + rng.below(20);
      void killAndRestart();
    },
    kills: () => kills,
  };
}

interface Player {
  readonly token: string;
  readonly rng: ReturnType<typeof createRng>;
  /** Acts that the host has acknowledged, as text. */
  readonly acknowledged: string[];
  pending: (Body & { type: 'act' }) | undefined;
}

const isDue = ({ table, game, you }: TableFrame): boolean =>
  table.phase === 'ended' || (you.facing !== null && game?.awaits.includes(you.facing) === true);

/** Plays on one connection; rejects when it breaks. */
async function playOnce(client: HostClient, player: Player): Promise<TableFrame> {
  for (;;) {
    if (player.pending !== undefined) {
      const answer = await client.request(player.pending);
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
      const { action, seat: own } = player.pending;
      player.acknowledged.push(JSON.stringify([own, action]));
      player.pending = undefined;
      // A repeated act that was already on disk changes nothing, so no frame follows it by itself: asking to face does.
      await client.request({ type: 'face', seat: own });
      await client.untilTable((frame) => frame.table.phase === 'ended' || !isStale(client));
    }
    const frame = await client.untilTable(isDue);
    if (frame.table.phase === 'ended') return frame;
    const action = choose(frame, player.rng);
    if (frame.you.facing === null || action === undefined) throw new Error('nothing to do');
    player.pending = { type: 'act', seat: frame.you.facing, action, question: frame.game?.question ?? 0 };
  }
}

/** Whether the newest frame came before the newest answer, and may still show the choice as owed. */
function isStale(client: HostClient): boolean {
  const types = client.texts.map((text) => (JSON.parse(text) as { type: string }).type);
  return types.lastIndexOf('table') < types.lastIndexOf('answer');
}

/** Plays to the end, coming back whenever the host is there again. */
async function play(table: TableId, player: Player, heard: () => void): Promise<TableFrame> {
  for (;;) {
    const { port } = await child;
    const client = await join(port, `/ws/${table}`, { tokens: [player.token] }).catch(() => undefined);
    if (client === undefined) continue;
    client.socket.on('message', heard);
    const end = await playOnce(client, player).catch((error: Error) => {
      if (error.message.startsWith('refused')) throw error;
      return undefined;
    });
    if (end === undefined) continue;
    await client.close();
    return end;
  }
}

it('a host that is killed again and again comes back with the same table, and nothing acknowledged is lost', async () => {
  const { port, owner } = await child;
  const desk = await join(port, '/ws', { owner });
  const { table } = (await desk.ask({ type: 'create-table', setup: setup() })) as { table: TableId };
  const clients: HostClient[] = [];
  const players: Player[] = [];
  for (const [index, name] of NAMES.entries()) {
    const client = await join(port, `/ws/${table}`, index === 0 ? { owner } : {});
    const token = newToken();
    await client.ask({ type: 'sit', token, name });
    await client.ask({ type: 'ready', seat: seat(index), ready: true });
    clients.push(client);
    players.push({ token, rng: createRng(`kill ${index}`), acknowledged: [], pending: undefined });
  }
  await clients[0]?.ask({ type: 'start' });
  await Promise.all(clients.map((client) => client.close()));

  const { heard, kills } = killer('moments');
  const ends = await Promise.all(players.map((player) => play(table, player, heard)));
  expect(kills()).toBe(KILLS);
  for (const end of ends) expect(end.table.ledger).toEqual(ends[0]?.table.ledger);
  expect(ends[0]?.game?.result).toBeDefined();

  const journal = await readFile(joinPath(folder, 'tables', `${table}.journal`), 'utf8');
  const written = journal.split('\n').flatMap((line) => {
    const { entry } = JSON.parse(line.slice(9) || '{}') as {
      entry?: { type: string; seat: number; action: object };
    };
    return entry?.type === 'acted' ? [JSON.stringify([entry.seat, entry.action])] : [];
  });
  const acknowledged = players.flatMap((player) => player.acknowledged);
  expect([...written].sort()).toEqual([...acknowledged].sort());
  expect(errors).not.toContain('not taken up');
});
