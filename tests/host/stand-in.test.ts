import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFixture } from '../helpers/electron/fixture/build.ts';
import { launchApp } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

let folder = '';
let server: Server | undefined;
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A server that says so much of every page and never ends it. */
async function slowServer(
  beginning: string,
): Promise<{ readonly url: string; readonly asked: Promise<unknown> }> {
  const slow = createServer((_request, response) => {
    if (beginning === '') return;
    response.setHeader('content-type', 'text/html');
    response.write(beginning);
  });
  server = slow;
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const { port } = slow.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked: once(slow, 'request') };
}

it.each([
  ['has not begun to arrive', ''],
  ['has begun to arrive', '<h1>Half a page</h1>'],
])('quits in good order while a page is still loading that %s', async (_, beginning) => {
  const { url, asked } = await slowServer(beginning);
  const log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
  const app = await launchApp({ folder, standIn: true, env: { FIXTURE_HOST_LOG: log } });
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }, address) => {
    void new BrowserWindow({}).loadURL(address);
  }, url);
  await asked;
  await app.close();
  expect(await app.ended).toBe(0);
  expect(app.output()).toBe('');
  expect(readFileSync(log, 'utf8')).toContain('closed the host');
});

it('quits in good order before its first page is there', async () => {
  const app = await launchApp({ folder, standIn: true });
  await app.close();
  expect(await app.ended).toBe(0);
  expect(app.output()).toBe('');
});

it.each([true, false])('asks for little motion: %s', async (reducedMotion) => {
  const app = await launchApp({ folder, standIn: true, reducedMotion });
  const page = await app.firstWindow();
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    reducedMotion,
  );
  await app.close();
});
