import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../build/build.mjs';
import { launchApp, type LaunchOptions } from '../helpers/electron/launch.ts';

const ROUNDS = 11;

/** What a start came to, in milliseconds since it was asked for. */
interface Started {
  /** When the window had its first picture. */
  readonly painted: number;
  /** When the page was told where the app's own host is; absent without one. */
  readonly hosted?: number;
}

const SLOW_DISK = {
  NODE_OPTIONS: `--import ${new URL('../helpers/slow-syncs.mjs', import.meta.url).href}`,
  SYNC_MILLISECONDS: '300',
};

/** The app's start in the stand-in beside the least there can be, a window with a heading, in turns. */
export async function benchWindow(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const least = leastApp();
  const ways: Readonly<Record<string, LaunchOptions>> = {
    'the least: a window with a heading': { folder: least },
    'the app': {},
    'the app, 300 ms for each sync of its disk': { env: SLOW_DISK },
  };
  await start({}); // what the stand-in is made of is bundled and kept by the first
  const all = new Map<string, Started[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, options] of Object.entries(ways)) all.get(name)?.push(await start(options));
  rmSync(least, { recursive: true });
  print(all);
}

async function start(options: LaunchOptions): Promise<Started> {
  const began = Date.now();
  const app = await launchApp({ ...options, standIn: true });
  const page = await app.firstWindow();
  const painted = await page.evaluate(async () => {
    const entry = await new Promise<PerformanceEntry | undefined>((resolve) =>
      new PerformanceObserver((list) =>
        resolve(list.getEntriesByName('first-contentful-paint').at(0)),
      ).observe({ type: 'paint', buffered: true }),
    );
    return performance.timeOrigin + (entry?.startTime ?? Number.NaN);
  });
  const hosted = await page.evaluate(async () => {
    await window.auctionNight?.ownHost();
    return window.auctionNight === undefined ? undefined : Date.now();
  });
  await app.kill();
  rmSync(app.dataDir, { recursive: true, force: true, maxRetries: 5 });
  return { painted: painted - began, ...(hosted !== undefined && { hosted: hosted - began }) };
}

/** A folder with an app that opens a window and does nothing else. */
function leastApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-least-'));
  mkdirSync(join(folder, 'out/main'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'least', version: '1.0.0', type: 'module' }),
  );
  const program = `import { app, BrowserWindow } from 'electron';
    await app.whenReady();
    void new BrowserWindow({ width: 1280, height: 800 }).loadURL('data:text/html,<h1>Auction Night</h1>');`;
  writeFileSync(join(folder, 'out/main/index.js'), program);
  return folder;
}

function print(all: ReadonlyMap<string, readonly Started[]>): void {
  const median = (numbers: readonly number[]): number =>
    [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  const fastest = (numbers: readonly number[]): number => Math.min(...numbers);
  const [least = []] = all.values();
  console.log('from the start to the first picture of the window, and beside the least');
  for (const [name, starts] of all) {
    const text = (pick: typeof median): string => {
      const [ours, theirs] = [starts, least].map((some) => pick(some.map(({ painted }) => painted)));
      return `${ours?.toFixed(0)} ms: ${((ours ?? 0) / (theirs ?? 0)).toFixed(2)}`;
    };
    const hosted = starts.flatMap((one) => one.hosted ?? []);
    const host = hosted.length === 0 ? '' : `   its host is there: median ${median(hosted).toFixed(0)} ms`;
    console.log(
      `  ${name.padEnd(44)} median ${text(median).padEnd(16)} fastest ${text(fastest).padEnd(16)}${host}`,
    );
  }
}
