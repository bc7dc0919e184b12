import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { endOf } from '../../core/record/index.ts';
import replay from '../../renderer/i18n/messages/en/replay.json';
import trouble from '../../renderer/i18n/messages/en/trouble.json';
import { errorsOf, missingChromium } from '../helpers/e2e/chromium.ts';
import { openByFile } from '../helpers/electron/desktops.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { answerWith, watchSystem } from '../helpers/electron/system.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { scenarios } from '../helpers/scenarios.ts';

const folder = mkdtempSync(join(tmpdir(), 'auction-night-records-'));
let app: DesktopApp | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => app?.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with a finished game of a kind. */
function savedGame(game: string): { readonly path: string; readonly names: readonly string[] } {
  const path = join(folder, `${game}.auction-game`);
  for (const { request } of scenarios()) {
    const end = endOf(request['record']);
    if (!end.ok || end.value?.type !== 'finished' || end.value.record.game !== game) continue;
    writeFileSync(path, JSON.stringify(request['record']));
    return { path, names: end.value.record.seats };
  }
  throw new Error(`no finished game of ${game}`);
}

it('a saved game that the app is opened with is replayed after a question, one that is chosen at once', async () => {
  const money = savedGame('money');
  const running = await launchApp({ link: money.path });
  app = running;
  await watchSystem(running);
  const page = await running.firstWindow();
  const errors = errorsOf(page);
  const dialog = page.getByRole('dialog', { name: trouble.record.title });
  await dialog.getByText('money.auction-game').waitFor();
  expect(await dialog.getByText(money.names[0] ?? '').count()).toBe(0); // asked first
  await dialog.getByRole('button', { name: trouble.record.show }).click();
  await dialog.waitFor({ state: 'detached' });
  const expectReplay = async ({ names }: { readonly names: readonly string[] }): Promise<void> => {
    for (const name of names) await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('slider', { name: replay.position }).waitFor();
  };
  await expectReplay(money);

  const choose = async (path: string): Promise<void> => {
    await answerWith(running, { files: [path] });
    await running.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('record')?.click());
  };
  for (const game of ['for-sale', 'falsche-fuffziger']) {
    const saved = savedGame(game);
    await choose(saved.path);
    await expectReplay(saved);
  }
  const none = join(folder, 'none.auction-game');
  writeFileSync(none, 'console.log("hello")');
  await openByFile(running, none);
  await dialog.getByRole('button', { name: trouble.record.show }).click();
  await page.getByText('isn’t an Auction Night saved game').waitFor();
  expect(errors).toEqual([]);
});
