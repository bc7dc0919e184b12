import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APP_NAME } from '../../core/protocol/version.ts';
import { launchApp } from '../helpers/electron/launch.ts';
import { eventually } from '../helpers/eventually.ts';

/** The installed program; absent: nothing can be started, and that fails. */
const { PROGRAM = '' } = process.env;

it('is what the system opens links with', async () => {
  const asking = await launchApp(); // any Electron can ask; this one is not installed
  const name = await asking.evaluate(({ app }) => app.getApplicationNameForProtocol('auction-night://'));
  await asking.close();
  expect(name).toMatch(/^auction.night/i);
});

it('starts from its archive, with its switches as they were packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-'));
  const app = spawn(PROGRAM, [`--user-data-dir=${folder}`], { stdio: 'inherit' });
  const ended = once(app, 'exit');
  const answer = await Promise.race([
    eventually(() => fetch('http://127.0.0.1:47474/health')),
    ended.then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
  expect(await answer.json()).toMatchObject({ app: APP_NAME });
  app.kill();
  await ended;
});
