import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsOf, missingChromium } from '../helpers/e2e/chromium.ts';
import { comeBack, hasOwnSeat, killAfterSitting, killBeforeSitting } from '../helpers/e2e/crash.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere, sitDown, tableOf } from '../helpers/e2e/screens.ts';
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
  const player = moneyPlayer(page);
  expect(await player.until('bid')).toEqual({ type: 'bid' }); // without her seat bots would play to the end
  await player.through('bid');
  expect(errors).toEqual([]);
});

it.each([0, 200])(
  'a seat that the host has had for %i ms is there after a crash of the app',
  async (time) => {
    await killAfterSitting(await launchApp({ dataDir }), time);
    const again = await comeBack(dataDir);
    ({ app } = again);
    expect(await hasOwnSeat(again.page)).toBe(true);
  },
);

it('a key whose seat was not asked for any more does no harm', async () => {
  await killBeforeSitting(await launchApp({ dataDir }));
  const { page, ...again } = await comeBack(dataDir);
  ({ app } = again);
  expect(await hasOwnSeat(page)).toBe(true);
  expect(await page.getByText('Ben').count()).toBe(0);
  await sitDown(page, 'Ben');
  await page.getByText('Ben').first().waitFor();
});
