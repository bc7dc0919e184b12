// npm run crashes -- --rounds N: the app is killed while somebody sits down, before it and after it; is the seat there at its next start?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/build.mjs';
import { comeBack, hasOwnSeat, killAfterSitting, killBeforeSitting } from '../helpers/e2e/crash.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
if (!(rounds > 0)) throw new Error('--rounds takes a number above 0');
if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');

/** By when the app is killed. */
const KILLS: Readonly<Record<string, (app: DesktopApp) => Promise<void>>> = {
  'between key and question': killBeforeSitting,
  'as the host has the seat': (app) => killAfterSitting(app, 0),
  '0.2 s later': (app) => killAfterSitting(app, 200),
  '1 s later': (app) => killAfterSitting(app, 1_000),
  '5 s later': (app) => killAfterSitting(app, 5_000),
};

let lost = 0;
for (const [when, kill] of Object.entries(KILLS)) {
  let kept = 0;
  for (let round = 0; round < rounds; round++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-crash-'));
    await kill(await launchApp({ dataDir }));
    const { app, page } = await comeBack(dataDir);
    if (await hasOwnSeat(page)) kept += 1;
    await app.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${when.padEnd(26)} ${kept} of ${rounds}`);
  lost += rounds - kept;
}
process.exitCode = lost > 0 ? 1 : 0;
