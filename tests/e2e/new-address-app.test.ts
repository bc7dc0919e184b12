import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsOf, missingChromium } from '../helpers/e2e/chromium.ts';
import { hostTable, printedAddress, sitDown } from '../helpers/e2e/screens.ts';
import { launchApp, loopbackOnly } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const ends: (() => Promise<unknown>)[] = [];
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A program that has a port, and says nothing. */
async function occupy(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('an app finds its table by itself where its host has another address, and has its seat there', async () => {
  const { AUCTION_NIGHT_MDNS_PORT = '' } = loopbackOnly();
  const env = { AUCTION_NIGHT_MDNS_PORT };
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-moved-'));
  ends.push(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })));
  const [anna, ben] = await Promise.all([launchApp({ env, dataDir }), launchApp({ env })]);
  ends.push(() => ben.close());
  const [host, guest] = await Promise.all([anna.firstWindow(), ben.firstWindow()]);
  const errors = errorsOf(guest);
  await hostTable(host, 'Anna', { seats: 3 });
  const before = await printedAddress(host);
  await guest.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(guest, 'Ben');
  await guest.waitForURL((url) => decodeURIComponent(url.href).includes(before));

  await anna.close();
  const other = await occupy(Number(before.split(':')[1])); // so the host has to take another place
  ends.push(() => new Promise((done) => other.close(done)));
  const again = await launchApp({ env, dataDir });
  ends.push(() => again.close());
  await guest.waitForURL(
    (url) =>
      /at=127\.0\.0\.1:\d+/.test(decodeURIComponent(url.href)) &&
      !decodeURIComponent(url.href).includes(before),
  );
  await guest.getByRole('button', { name: 'Not ready after all' }).click(); // nobody else may say so
  await guest.getByRole('button', { name: 'I’m ready' }).waitFor();
  expect(errors).toEqual([]);
});
