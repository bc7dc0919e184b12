import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TableId } from '../../core/base/ids.ts';
import type { TableSetup } from '../../core/table/index.ts';
import { startHost, type Host, type HostOptions } from '../../electron/host/index.ts';
import { join as joinTable, type HostClient } from './host-client.ts';

/** A host of its own on a free port of this computer. */
export interface TestHost {
  readonly host: Host;
  readonly folder: string;
  readonly log: readonly string[];
  /** Ends the host, keeps its folder. */
  stop(): Promise<void>;
  /** Ends the host and removes its folder. */
  dispose(): Promise<void>;
}

/** Far above what any test sends, so that only the tests of the limits meet them. */
const NO_HURRY = {
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  upgradeBurst: 1_000_000,
  arrivalBurst: 1_000_000,
  requestBurst: 1_000_000,
  lobbyBurst: 1_000_000,
};

export async function testHost(options: Partial<HostOptions> = {}): Promise<TestHost> {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'auction-night-host-')));
  const rendererDir = join(folder, 'page');
  await mkdir(join(rendererDir, 'assets'), { recursive: true });
  await writeFile(join(rendererDir, 'index.html'), '<!doctype html><title>Auction Night</title>');
  await writeFile(join(rendererDir, 'assets', 'index-abc123.js'), `/* ${'long '.repeat(400)} */`);
  await writeFile(join(rendererDir, 'assets', 'dense-abc123.js'), '/* dense */');
  await writeFile(join(rendererDir, 'assets', 'dense-abc123.js.gz'), gzipSync('/* dense */', { level: 0 }));
  const log: string[] = [];
  const host = await startHost({
    dataDir: folder,
    rendererDir,
    appVersion: '0.0.0-test',
    port: 0,
    reach: 'local',
    discovery: false,
    botDelay: 0,
    log: (line) => log.push(line),
    ...options,
    limits: { ...NO_HURRY, ...options.limits },
  });
  return {
    host,
    folder,
    log,
    stop: () => host.close(),
    dispose: async () => {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A table's setup, with what the test changes. */
export const setup = (more: Partial<TableSetup> = {}): TableSetup => ({
  coach: false,
  title: 'Kitchen',
  game: 'money',
  options: {},
  seatCount: 3,
  reach: 'local',
  graceSeconds: 0,
  pace: 'normal',
  clock: 'off',
  standIn: 'regular',
  door: 'open',
  ...more,
});

/** A fresh secret of 128 bits. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** Opens a table; an Error if that is refused. */
export async function openTestTable(
  host: Host,
  more: Partial<TableSetup> = {},
  pin?: string,
): Promise<TableId> {
  const created = await host.createTable(setup(more), pin);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** Somebody at a table: the connection and the token of the seat. */
export interface Guest {
  readonly client: HostClient;
  readonly token: string;
}

/** Connects, sits down and is ready. The first of them hosts. */
export async function seatGuests(
  host: Host,
  table: TableId,
  names: readonly string[],
): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (const [index, name] of names.entries()) {
    const client = await joinTable(host.port, `/ws/${table}`, index === 0 ? { owner: host.ownerSecret } : {});
    const token = newToken();
    await client.ask({ type: 'sit', token, name });
    const [at] = (await client.untilTable((frame) => frame.you.seats.length === 1)).you.seats;
    if (at === undefined) throw new Error('no seat');
    await client.ask({ type: 'ready', seat: at, ready: true });
    guests.push({ client, token });
  }
  return guests;
}
