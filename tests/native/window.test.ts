import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { electronBinary } from '../helpers/electron/binary.ts';
import { eventually } from '../helpers/eventually.ts';
import { visibleWindows } from './visible-windows.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** What is started: the program that PROGRAM names, else Electron's own with the app from its sources. */
const { PROGRAM } = process.env;
const [program, ...args] = PROGRAM === undefined ? [electronBinary() ?? '', PROJECT] : [PROGRAM];

it('shows a window at its first start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-'));
  const app = spawn(program, [...args, `--user-data-dir=${folder}`], { stdio: 'inherit' });
  const ended = once(app, 'exit');
  await Promise.race([
    eventually(() => expect(visibleWindows()).toContain('Auction Night')),
    ended.then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
  app.kill();
  await ended;
});
