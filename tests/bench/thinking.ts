import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { buildIfStale } from '../../build/build.mjs';
import { seat } from '../../core/base/ids.ts';
import { gameNames } from '../../core/games/index.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import type { Usage } from './host/usage.ts';
import { BenchHost } from './host/start.ts';

const TABLES = 20;
const SEATS = 4;
const BOT = 'master';
/** Milliseconds a bot takes at the normal pace. */
const BOT_DELAY = 900;
const WARM_UP = 8_000;
const WATCHED = 40_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** npm run bench -- thinking: how late the host's event loop is while strong bots think at many tables, in threads and in its own. */
export async function benchThinking(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const program = pathToFileURL(resolve(ROOT, 'out/main/thinking.js')).href;
  console.log(`${TABLES} tables of ${SEATS} ${BOT}s: how late the host's event loop is, in milliseconds`);
  print('bots think in threads', await lagWith(program));
  print("bots think in the host's own", await lagWith(undefined));
}

function print(title: string, { lag, used }: Usage): void {
  if (lag === undefined) throw new Error('the host did not watch its event loop');
  console.log(
    `  ${title.padEnd(32)} median ${lag.p50.toFixed(1)}, 99 % ${lag.p99.toFixed(1)}, most ${lag.max.toFixed(0)}; ` +
      `processor ${((100 * used) / (WATCHED * 1_000)).toFixed(0)} %`,
  );
}

async function lagWith(thinking: string | undefined): Promise<Usage> {
  const host = await BenchHost.start({
    botDelay: BOT_DELAY,
    watchesLag: true,
    ...(thinking !== undefined && { thinking }),
  });
  try {
    const owners: HostClient[] = [];
    for (let count = 0; count < TABLES; count++) owners.push(await ownerAt(host, count));
    await pause(WARM_UP);
    await host.usage();
    await pause(WATCHED);
    return await host.usage();
  } finally {
    await host.end();
  }
}

/** The owner of a table of bots, who starts the next game whenever one has ended. */
async function ownerAt(host: BenchHost, count: number): Promise<HostClient> {
  const game = gameNames[count % gameNames.length] ?? '';
  const table = await host.openTable({ game, seatCount: SEATS, reach: 'local' });
  const owner = await join(host.port, `/ws/${table}`, host.owner);
  for (let at = 0; at < SEATS; at++) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: BOT });
  await owner.ask({ type: 'start' });
  return owner;
}
