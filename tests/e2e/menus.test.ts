import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import de from '../../electron/main/messages/de.json';
import en from '../../electron/main/messages/en.json';
import help from '../../renderer/i18n/messages/en/connection.json';
import { television } from '../../renderer/i18n/messages/en/device.json';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { askedOf, watchSystem } from '../helpers/electron/system.ts';
import { eventually } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => app?.close());

const titles = (running: DesktopApp): Promise<readonly string[] | undefined> =>
  running.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
const choose = (running: DesktopApp, id: string): Promise<void> =>
  running.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id);

it('the menus lead to screens of the page, in the language that it shows', async () => {
  app = await launchApp();
  const running = app;
  const page = await app.firstWindow();
  const { file, edit, view, window, help } = en.menu;
  expect((await titles(app))?.slice(-5)).toEqual([file, edit, view, window, help]);
  const screens = [
    ['host', 'Host a table'],
    ['history', 'History'],
    ['help', 'Connection help'],
    ['rules', 'Rules'],
  ] as const;
  for (const [id, name] of screens) {
    await choose(app, id);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await choose(app, 'settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await eventually(async () => expect(await titles(running)).toContain(de.menu.file));
  await choose(app, 'join');
  await page.getByRole('heading', { level: 1, name: 'Per Adresse beitreten' }).waitFor();
});

it('the diagnosis is copied from the menu, which says so, and from the connection help', async () => {
  app = await launchApp();
  const running = app;
  await watchSystem(app);
  const page = await app.firstWindow();
  const take = (): Promise<string> =>
    running.evaluate(async ({ clipboard }) => {
      const text = await clipboard.readText();
      await clipboard.writeText('');
      return text;
    });
  await choose(app, 'diagnosis');
  await eventually(async () =>
    expect((await askedOf(running)).dialogs).toEqual([
      { type: 'info', message: en.diagnosis.copied, detail: en.diagnosis.detail },
    ]),
  );
  expect(await take()).toMatch(
    /^Auction Night \d.*, shown in en\nElectron .*\nsystem: .*\nnetwork: listens /,
  );
  await choose(app, 'help');
  await page.getByRole('button', { name: help.diagnosis.do }).click();
  await page.getByText(help.diagnosis.copied).waitFor();
  expect(await take()).toContain('listens on port');
});

it('the window fills the screen by a button of the page, and does not any more by the next press', async () => {
  app = await launchApp();
  const running = app;
  const page = await app.firstWindow();
  const isFull = (): Promise<boolean | undefined> =>
    running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  await choose(app, 'settings');
  for (const full of [true, false]) {
    await page.getByRole('button', { name: television.fullScreen }).click();
    await eventually(async () => expect(await isFull()).toBe(full));
  }
  await page.evaluate(() => {
    location.hash = '/tv';
  });
  await page.locator('.television').waitFor();
  await page.mouse.move(10, 10); // its buttons come with the pointer
  await page.getByRole('button', { name: television.fullScreen }).click();
  await eventually(async () => expect(await isFull()).toBe(true));
});

it('a newer release is looked for only when that is wanted, and its page opened', async () => {
  const asked: (readonly [string | undefined, string | undefined])[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push([url, headers.accept]);
    response.end(JSON.stringify({ id: 1, tag_name: 'v99.0.0' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const releases = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`;
  const folder = appWith({ releases });
  try {
    app = await launchApp({ folder });
    const running = app;
    await watchSystem(app);
    expect(asked).toEqual([]);
    await choose(app, 'release');
    await eventually(async () =>
      expect((await askedOf(running)).opened).toEqual([`${releases}/tag/v99.0.0`]),
    );
    expect(asked).toEqual([['/releases/latest', 'application/json']]);
    expect((await askedOf(running)).dialogs).toMatchObject([
      { message: en.release.newer, buttons: [en.release.open, en.release.later] },
    ]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

it('an app from its sources does not know where releases are, and offers nothing', async () => {
  app = await launchApp();
  await app.firstWindow();
  expect(
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('release') ?? null),
  ).toBeNull();
});

/** A folder with the app as it was built, and more in its manifest. */
function appWith(more: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-app-'));
  const manifest: object = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...more }));
  symlinkSync(join(process.cwd(), 'out'), join(folder, 'out'));
  return folder;
}
