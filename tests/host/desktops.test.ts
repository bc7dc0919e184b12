import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import en from '../../electron/main/messages/en.json';
import {
  hasIcon,
  isAway,
  isSeen,
  openByLink,
  pressInDock,
  startAgain,
  wantToQuit,
} from '../helpers/electron/desktops.ts';
import { buildFixture } from '../helpers/electron/fixture/build.ts';
import { launchApp, type Desktop, type DesktopApp, type LaunchOptions } from '../helpers/electron/launch.ts';
import { answerWith, askedOf, watchSystem } from '../helpers/electron/system.ts';
import { eventually, until } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

const KEEP = 0;
const END = 1;

let folder = '';
let app: DesktopApp | undefined;
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(async () => {
  if (app === undefined) return;
  await answerWith(app, { button: END }).catch(() => undefined); // it has ended already
  await app.close();
  app = undefined;
});

/** The app on a desktop, with guests at its table. */
async function launch(desktop: Desktop, options: LaunchOptions = {}): Promise<DesktopApp> {
  const running = await launchApp({ folder, desktop, env: { FIXTURE_HOST_GUESTS: '1' }, ...options });
  app = running;
  await watchSystem(running);
  // The host comes after the window, and with it the guests
  await (await running.firstWindow()).evaluate(() => window.auctionNight?.ownHost());
  return running;
}

const BACK = {
  x11: en.wayBack.taskbar,
  wayland: en.wayBack.start,
  mac: en.wayBack.dock,
  windows: en.wayBack.icon,
} as const;

const lastQuestion = async (running: DesktopApp): Promise<string | undefined> =>
  (await askedOf(running)).dialogs.at(-1)?.detail;

describe.each(['x11', 'wayland', 'mac', 'windows'] as const)('on %s', (desktop) => {
  it('the window is seen, goes to the background when that is wanted, comes back, and ends the app', async () => {
    const running = await launch(desktop);
    await until(() => isSeen(running));

    await answerWith(running, { button: KEEP });
    await wantToQuit(running);
    await until(() => isAway(running));
    expect(await lastQuestion(running)).toContain(BACK[desktop]);
    expect((await askedOf(running)).icons).toBe(hasIcon(running) ? 1 : 0);
    await pressInDock(running);
    await until(() => isSeen(running));
    expect((await askedOf(running)).icons).toBe(0);

    await wantToQuit(running);
    await until(() => isAway(running));
    await answerWith(running, { button: END });
    await running.evaluate(({ app: one }) => one.quit()); // as the dock does, and whatever else ends programs
    expect(await running.ended).toBe(0);
  });
});

const erranded = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.auctionNight?.takeLaunchIntent());

describe('on macOS', () => {
  it('the table goes on when the last window is closed, and who quits then is asked in a new one', async () => {
    const running = await launch('mac');
    await running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await until(() => running.windows().length === 0);
    expect((await askedOf(running)).dialogs).toEqual([]);
    await answerWith(running, { button: KEEP });
    await running.evaluate(({ app: one }) => one.quit());
    await eventually(async () => expect((await askedOf(running)).dialogs).toHaveLength(1));
    await until(() => isAway(running));
    await pressInDock(running);
    await until(() => isSeen(running));
    await answerWith(running, { button: END });
    await running.evaluate(({ app: one }) => one.quit());
    expect(await running.ended).toBe(0);
  });

  it('a link that starts the app comes before it is ready, and one that comes later opens a window', async () => {
    const running = await launch('mac', { link: 'auction-night://192.168.1.20:47474' });
    expect(await erranded(await running.firstWindow())).toEqual({ type: 'link', to: '192.168.1.20:47474' });
    await running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await until(() => running.windows().length === 0);
    await openByLink(running, 'auction-night://192.168.1.21:47474');
    await until(() => isSeen(running));
    expect(await erranded(await running.firstWindow())).toEqual({ type: 'link', to: '192.168.1.21:47474' });
  });

  it('a saved game that starts the app comes before it is ready', async () => {
    const file = join(folder, 'Spiel für Jürgen.auction-game');
    writeFileSync(file, '{}');
    const running = await launch('mac', { link: file });
    const page = await running.firstWindow();
    await eventually(async () =>
      expect(await erranded(page)).toMatchObject({ type: 'record', name: 'Spiel für Jürgen.auction-game' }),
    );
  });
});

describe('on Windows', () => {
  it('nobody is asked when the computer shuts down', async () => {
    const running = await launch('windows');
    await running.evaluate(({ app: one, BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.emit('session-end', { reasons: ['shutdown'] });
      one.quit();
    });
    expect(await running.ended).toBe(0);
  });

  it('a saved game is found where the second start was made, in a folder with any letters', async () => {
    const running = await launch('windows');
    const page = await running.firstWindow();
    const games = mkdtempSync(join(tmpdir(), 'Spiele für Jürgen 🎲 '));
    writeFileSync(join(games, 'Abend.auction-game'), '{}');
    await startAgain(running, ['--original-process-start-time=1', 'Abend.auction-game'], games);
    await eventually(async () =>
      expect(await erranded(page)).toEqual({
        type: 'record',
        name: 'Abend.auction-game',
        isChosen: false,
        content: { ok: true, text: '{}' },
      }),
    );
    rmSync(games, { recursive: true });
  });
});

describe('a page that is not there', () => {
  const page = (): string => join(folder, 'out/renderer/index.html');

  it('leaves a window that says so and tries again when asked to', async () => {
    renameSync(page(), `${page()}.away`);
    try {
      const running = await launch('x11');
      await until(() => isSeen(running));
      const shown = await running.firstWindow();
      await shown.getByRole('heading', { name: en.page.failed }).waitFor();
      await shown.getByRole('link', { name: en.page.again }).click(); // it is still away
      await shown.getByRole('heading', { name: en.page.failed }).waitFor();
      renameSync(`${page()}.away`, page());
      await shown.getByRole('link', { name: en.page.again }).click();
      await shown.getByRole('heading', { name: 'Fixture' }).waitFor();
    } finally {
      if (existsSync(`${page()}.away`)) renameSync(`${page()}.away`, page());
    }
  });

  it('leaves a window that says so when it cannot be loaded at all', async () => {
    const running = await launch('x11');
    const shown = await running.firstWindow();
    await shown.route(
      ({ pathname }) => pathname === '/',
      (route) => route.abort('failed'),
      { times: 1 },
    );
    await running.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      await window?.loadURL(window.webContents.getURL()).catch(() => undefined);
    });
    await shown.getByRole('heading', { name: en.page.failed }).waitFor();
    await shown.getByRole('link', { name: en.page.again }).click();
    await shown.getByRole('heading', { name: 'Fixture' }).waitFor();
  });
});
