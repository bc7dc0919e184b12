import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../../build/build.mjs';
import { createRng } from '../../core/base/rng.ts';
import { gameNamed } from '../../core/games/index.ts';
import { choose } from '../helpers/host-player.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import { BenchHost } from './host/start.ts';

const GAMES = ['money', 'for-sale', 'falsche-fuffziger'];
const SEATS = 4;
/** Acts that are watched, and milliseconds between two of them: people who are quick. */
const ACTS = 30;
const EVERY = 1_500;
const WAYS = { PNG: '*/*', SVG: 'image/svg+xml,*/*' } as const;

interface Got {
  readonly text: string;
  readonly bytes: number;
}

/** npm run bench -- television: from an act to the picture of it on a set that is shown pictures, beside the frame on one that has a page, and what that costs the host. */
export async function benchTelevision(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  for (const game of GAMES)
    for (const [way, accept] of Object.entries(WAYS)) {
      const host = await BenchHost.start({
        drawing: new URL('../../out/main/drawing.js', import.meta.url).href,
      });
      try {
        await watched(host, game, way, accept);
      } finally {
        await host.end();
      }
    }
}

async function watched(host: BenchHost, game: string, way: string, accept: string): Promise<void> {
  const options = gameNamed(game)?.parseOptions({}, SEATS);
  if (options?.ok !== true) throw new Error(`no game ${game}`);
  const table = await host.openTable({ game, seatCount: SEATS, options: options.value as object });
  const clients: HostClient[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const client = await join(host.port, `/ws/${table}`, host.owner);
    await client.ask({ type: 'sit', token: newToken(), name: `Player ${seat + 1}` });
    clients.push(client);
    const [at] = (await client.untilTable(({ you }) => you.seats.length === 1)).you.seats;
    if (at !== undefined) await client.ask({ type: 'ready', seat: at, ready: true });
  }
  await clients[0]?.ask({ type: 'start' });
  const set = await openSet(host.port, table, accept);
  await set.picture(set.version); // what draws wakes up
  const peer = await join(host.port, `/ws/${table}`, { television: true });
  const rng = createRng(`television ${game}`);
  const times: number[] = [];
  const frames: number[] = [];
  let bytes = 0;
  await host.usage();
  const began = performance.now();
  for (let act = 0; act < ACTS; act++) {
    const next = set.next();
    const before = peer.table();
    const acted = performance.now();
    const framed = peer.untilTable((frame) => frame !== before).then(() => performance.now() - acted);
    if (!(await actOnce(clients, rng))) break;
    const picture = await set.picture(await next);
    times.push(performance.now() - acted);
    frames.push(await framed);
    bytes += picture.bytes;
    await pause(Math.max(0, EVERY - (performance.now() - acted)));
  }
  const seconds = (performance.now() - began) / 1000;
  const { used } = await host.usage();
  await Promise.all([...clients, peer].map((client) => client.close()));
  console.log(
    `${game}, ${way}: from act to picture ${inWords(times)}, to the frame of a television with a page ${inWords(frames)}, ` +
      `ratio ${(partOf(times, 0.5) / partOf(frames, 0.5)).toFixed(1)}; ` +
      `${(used / 1e4 / seconds).toFixed(1)} % of a core; ${(bytes / 1000 / seconds).toFixed(0)} kB/s`,
  );
}

const partOf = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

const inWords = (times: readonly number[]): string =>
  `${partOf(times, 0.5).toFixed(0)} ms (half), ${partOf(times, 0.9).toFixed(0)} ms (nine tenths), ${partOf(times, 1).toFixed(0)} ms (most)`;

/** Whoever is asked first does something; false: the game is over. */
async function actOnce(clients: readonly HostClient[], rng: ReturnType<typeof createRng>): Promise<boolean> {
  for (const client of clients) {
    await client.settled();
    const frame = client.table();
    const action = frame === undefined ? undefined : choose(frame, rng);
    const seat = frame?.you.facing;
    if (frame === undefined || action === undefined || seat === undefined || seat === null) continue;
    await client.shownAfter({ type: 'act', seat, action, question: frame.game?.question ?? 0 });
    return true;
  }
  return false;
}

/** A set as the page's script is one. */
async function openSet(port: number, table: string, accept: string) {
  const ask = (path: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { accept, 'accept-encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ text: body.toString(), bytes: body.length });
        });
      }).on('error', reject);
    });
  const page = `/tv/plain/${table}`;
  const [, query = '', first = ''] = /picture\?(key=\w+)&amp;at=(\w+)/.exec((await ask(page)).text) ?? [];
  const set = {
    version: first,
    next: async (): Promise<string> => {
      const { text } = await ask(`${page}/next?${query}&at=${set.version}`);
      set.version = text.split('\n')[0] ?? '';
      return set.version;
    },
    picture: (version: string): Promise<Got> => ask(`${page}/picture?${query}&at=${version}&width=1280`),
  };
  return set;
}
