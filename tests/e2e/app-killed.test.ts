import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsOf, missingChromium } from '../helpers/e2e/chromium.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere, tableOf } from '../helpers/e2e/screens.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
let dataDir: string;
beforeEach((context) => {
  requireOrSkip(context, missingChromium);
  dataDir = mkdtempSync(join(tmpdir(), 'auction-night-'));
});
afterEach(async () => {
  await app?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

it('after a crash of the app its next start offers the table that was open, with the seat', async () => {
  app = await launchApp({ dataDir, env: { AUCTION_NIGHT_BOT_DELAY_MS: '0' } });
  const before = await app.firstWindow();
  await playHere(before, ['Anna'], { seats: 3, edition: /Gryphon/ });
  await moneyPlayer(before).until('bid');
  const table = await tableOf(before);
  await app.kill();

  app = await launchApp({ dataDir, env: { AUCTION_NIGHT_BOT_DELAY_MS: '0' } });
  const page = await app.firstWindow();
  const errors = errorsOf(page);
  await page.getByRole('link', { name: /^Continue: / }).click();
  expect(await tableOf(page)).toBe(table);
  await moneyPlayer(page).through('bid'); // Anna is asked, and answers
  expect(errors).toEqual([]);
});
