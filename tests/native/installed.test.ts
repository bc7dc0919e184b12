import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APP_NAME } from '../../core/protocol/version.ts';
import { launchApp } from '../helpers/electron/launch.ts';
import { eventually } from '../helpers/eventually.ts';

/** Where the installers put the app's program when nobody chooses a place. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: '/opt/Auction Night/auction-night',
  darwin: '/Applications/Auction Night.app/Contents/MacOS/Auction Night',
  win32: String.raw`C:\Program Files\Auction Night\Auction Night.exe`,
};

it('is what the system opens links with', async () => {
  const asking = await launchApp(); // any Electron can ask; this one is not installed
  const name = await asking.evaluate(({ app }) => app.getApplicationNameForProtocol('auction-night://'));
  await asking.close();
  expect(name).toMatch(/^auction.night/i);
});

it('starts from its archive, with its switches as they were packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-'));
  const app = spawn(PROGRAMS[process.platform] ?? '', [`--user-data-dir=${folder}`], { stdio: 'inherit' });
  const ended = once(app, 'exit');
  const answer = await Promise.race([
    eventually(() => fetch('http://127.0.0.1:47474/health')),
    ended.then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
  expect(await answer.json()).toMatchObject({ app: APP_NAME });
  app.kill();
  await ended;
});
