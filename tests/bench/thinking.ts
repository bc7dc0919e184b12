import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { buildIfStale } from '../../build/build.mjs';
import { seat, type Seat } from '../../core/base/ids.ts';
import { gameNames } from '../../core/games/index.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import type { Usage } from './host/usage.ts';
import { BenchHost } from './host/start.ts';

const TABLES = 20;
const SEATS = 4;
const BOT = 'master';
/** Further tables, at which somebody asks the coach, and lets a bot play on, at every choice. */
const ASKERS = 3;
const OTHER = 'regular';
/** Milliseconds between two choices of theirs, so that a game has many and comes to its end. */
const ASKED_EVERY = 150;
/** Milliseconds a bot takes at the normal pace. */
const BOT_DELAY = 900;
const WARM_UP = 8_000;
const WATCHED = 40_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** npm run bench -- thinking: how late the host's event loop is while strong bots think at many tables, in threads and in its own, alone and while the coach is asked and stand-ins take over. */
export async function benchThinking(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const program = pathToFileURL(resolve(ROOT, 'out/main/thinking.js')).href;
  console.log(`${TABLES} tables of ${SEATS} ${BOT}s: how late the host's event loop is, in milliseconds`);
  for (const askers of [0, ASKERS]) {
    const beside = askers === 0 ? '' : ', with coach and stand-ins';
    print(`bots think in threads${beside}`, await lagWith(program, askers));
    print(`bots think in the host's own${beside}`, await lagWith(undefined, askers));
  }
}

function print(title: string, { lag, used, choices, games }: Usage & Asked): void {
  if (lag === undefined) throw new Error('the host did not watch its event loop');
  console.log(
    `  ${title.padEnd(56)} median ${lag.p50.toFixed(1)}, 99 % ${lag.p99.toFixed(1)}, most ${lag.max.toFixed(0)}; ` +
      `processor ${((100 * used) / (WATCHED * 1_000)).toFixed(0)} %` +
      (choices === 0 ? '' : `; ${choices} choices and ${games} games asked about`),
  );
}

/** How often the coach was asked what to do, with a stand-in after it, and which games it has looked through. */
interface Asked {
  choices: number;
  games: number;
}

async function lagWith(thinking: string | undefined, askers: number): Promise<Usage & Asked> {
  const host = await BenchHost.start({
    botDelay: BOT_DELAY,
    watchesLag: true,
    ...(thinking !== undefined && { thinking }),
  });
  try {
    for (let count = 0; count < TABLES; count++) await ownerAt(host, count);
    const asked: Asked = { choices: 0, games: 0 };
    for (let count = 0; count < askers; count++) void askerAt(host, count, asked).catch(() => undefined); // until the host ends
    await pause(WARM_UP);
    await host.usage();
    await pause(WATCHED);
    return { ...(await host.usage()), ...asked };
  } finally {
    await host.end();
  }
}

/** The owner of a table of bots. */
async function ownerAt(host: BenchHost, count: number): Promise<void> {
  const table = await host.openTable({ game: gameAt(count), seatCount: SEATS, reach: 'local' });
  const owner = await join(host.port, `/ws/${table}`, host.owner);
  for (let at = 0; at < SEATS; at++) await owner.ask({ type: 'seat-bot', seat: seat(at), bot: BOT });
  await owner.ask({ type: 'start' });
}

const gameAt = (count: number): string => gameNames[count % gameNames.length] ?? '';

/** Somebody who plays game after game without a choice of their own: asks what to do, lets a bot do it, and has each game looked through. */
async function askerAt(host: BenchHost, count: number, asked: Asked): Promise<void> {
  const setup = { game: gameAt(count), seatCount: SEATS, reach: 'local', pace: 'at-once' } as const;
  const table = await host.openTable(setup);
  const asker = await join(host.port, `/ws/${table}`, host.owner);
  const own = seat(0);
  await asker.ask({ type: 'sit', token: newToken(), name: 'Ada', seat: own });
  for (let at = 1; at < SEATS; at++) await asker.ask({ type: 'seat-bot', seat: seat(at), bot: OTHER });
  for (;;) {
    await asker.ask({ type: 'start' });
    for (; await isAsked(asker, own); asked.choices++) await beHelped(asker, own);
    await asker.ask({ type: 'review', seat: own });
    await asker.untilTable(({ you }) => you.review?.marks !== undefined);
    asked.games++;
    await asker.ask({ type: 'rematch' });
  }
}

/** Waits until the seat owes a choice; answers whether it ever will in this game. */
async function isAsked(asker: HostClient, own: Seat): Promise<boolean> {
  const { table } = await asker.untilTable(
    ({ table: { phase }, game }) => phase === 'ended' || game?.awaits.includes(own) === true,
  );
  return table.phase === 'playing';
}

async function beHelped(asker: HostClient, own: Seat): Promise<void> {
  await asker.ask({ type: 'advise', seat: own });
  const { game } = await asker.untilTable(
    ({ you }) => you.advice?.advice !== undefined || you.advice?.failed === true,
  );
  await asker.ask({ type: 'take-over', seat: own, bot: OTHER });
  await asker.untilTable(
    (now) =>
      now.table.phase === 'ended' || now.game?.question !== game?.question || !now.game?.awaits.includes(own),
  );
  await asker.request({ type: 'give-back', seat: own }); // refused where the game has ended
  await pause(ASKED_EVERY);
}
