import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { common, home } from '../../renderer/i18n/messages/de/app.json';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { eventually } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
let dataDir = '';
beforeEach((context) => {
  requireOrSkip(context, missingChromium);
  dataDir = mkdtempSync(join(tmpdir(), 'auction-night-'));
});
afterEach(async () => {
  await app?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Where the stand-in was asked to send anything so far; of files of the page and of discovery the place alone. */
const askedBy = async (running: DesktopApp): Promise<readonly string[]> => {
  const asked = await running.evaluate(() => [...Reflect.get(globalThis, 'standInTraffic')] as string[]);
  const places = asked.map((one) =>
    one.replace(/^(GET app:\/\/[^/]+)\/.*/, '$1').replace(/^(udp .*):\d+$/, '$1'),
  );
  return [...new Set(places)].sort();
};

it('from the start to the result of a game the app asks nobody but itself and its own network', async () => {
  const running = await launchApp({ standIn: true, dataDir, env: { AUCTION_NIGHT_BOT_DELAY_MS: '0' } });
  app = running;
  const page = await running.firstWindow();
  expect(await running.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled())).toBe(false);
  await playHere(page, ['Anna'], { seats: 3, edition: /Gryphon/ });
  await moneyPlayer(page).toTheEnd();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const { port }: { port: number } = JSON.parse(readFileSync(join(dataDir, 'host/host.json'), 'utf8'));
  // Discovery is confined to this computer here: elsewhere it sends the same to each network at home
  const usual = [
    'GET app://auction-night',
    `tcp 127.0.0.1:${port}`,
    'udp 127.255.255.255',
    'udp 224.0.0.251',
  ];
  expect(await askedBy(running)).toEqual(usual);

  // What else might be asked would have been seen
  await running.evaluate(() => {
    for (const place of ['127.0.0.1:1023', 'nowhere.invalid'])
      void fetch(`http://${place}/`).catch(() => undefined);
  });
  await page.evaluate(() => {
    new Image().src = 'app://elsewhere/picture.png';
  });
  const found = [
    'GET app://elsewhere',
    'tcp 127.0.0.1:1023',
    'tcp nowhere.invalid:80',
    'name nowhere.invalid',
  ];
  await eventually(async () => expect(await askedBy(running)).toEqual([...usual, ...found].sort()));
});

it('nothing that the page does is against its policy, in another language either', async () => {
  app = await launchApp({ standIn: true, dataDir });
  const page = await app.firstWindow();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('heading', { level: 1, name: common.settings }).waitFor();
  // The first page, which says what the build has put there, comes again
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    void window?.loadURL(window.webContents.getURL().replace(/#.*/, ''));
  });
  await page.getByText(home.tagline).waitFor();
  await page.getByRole('link', { name: common.rules }).first().click();
  await page.getByRole('heading', { level: 1, name: common.rules }).waitFor();
  expect(app.output()).toBe('');
});
