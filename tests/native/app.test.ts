import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../core/base/languages.ts';
import { MESSAGES } from '../../electron/main/messages.ts';
import trouble from '../../renderer/i18n/messages/en/trouble.json';
import { electronBinary } from '../helpers/electron/binary.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { eventually } from '../helpers/eventually.ts';

let app: DesktopApp;
beforeAll(async () => {
  app = await launchApp();
});
afterAll(() => app.close());

it('runs its page without Node, isolated from what the preload has', async () => {
  expect(app.kind).toBe('electron');
  const page = await app.firstWindow();
  const known = await page.evaluate(() =>
    ['process', 'require', 'module', 'Buffer', 'electron', 'auctionNight'].filter((name) => name in window),
  );
  expect(known).toEqual(['auctionNight']);
});

it('runs its page in the sandbox of the system', async () => {
  expect(process.getuid?.(), 'as root on Linux Chromium has no sandbox').not.toBe(0);
  const { pid, sandboxed } = await app.evaluate(({ app: running, BrowserWindow }) => {
    const page = BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0;
    const metric = running.getAppMetrics().find((one) => one.pid === page);
    return { pid: page, sandboxed: metric?.sandboxed };
  });
  // Electron itself does not know it on Linux. 2: system calls are filtered
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\s+2$/m);
  else expect(sandboxed).toBe(true);
});

it('has fetched no dictionary for spelling by the time its page is there', async () => {
  await app.firstWindow();
  expect(await app.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled())).toBe(false);
  expect(existsSync(join(app.dataDir, 'Dictionaries'))).toBe(false);
});

it('is started once: a second start hands its link to the first, and ends', async () => {
  const page = await app.firstWindow();
  const again = spawn(
    electronBinary() ?? '',
    ['.', `--user-data-dir=${app.dataDir}`, 'auction-night://10.0.0.7:47475'],
    { stdio: 'inherit' },
  );
  expect(await once(again, 'exit')).toEqual([0, null]);
  const dialog = page.getByRole('dialog', { name: trouble.link.title });
  await dialog.getByText('10.0.0.7:47475').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(app.windows()).toHaveLength(1);
});

it.each(Object.keys(MESSAGES) as Language[])(
  'has menus all in the language of the page: %s',
  async (language) => {
    const page = await app.firstWindow();
    await page.evaluate((code) => window.auctionNight?.setLanguage(code), language);
    const { menu } = MESSAGES[language];
    const titles = [menu.file, menu.edit, menu.view, menu.window, menu.help];
    const labels = await eventually(async () => {
      const found = await app.evaluate(({ Menu }) =>
        (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => ({
          title: label,
          items: (submenu?.items ?? [])
            .flatMap((item) => [item, ...(item.submenu?.items ?? [])])
            .flatMap((item) => (item.type === 'separator' ? [] : [item.label])),
        })),
      );
      expect(found.map(({ title }) => title).slice(-titles.length)).toEqual(titles);
      return found.flatMap(({ items }) => items);
    });
    const words: readonly string[] = Object.values(menu).filter((word) => typeof word === 'string');
    expect(labels.filter((label) => !words.includes(label))).toEqual([]);
  },
);

/** What a program of the page comes to, without the debugger, which loses a page that crashes; empty while there is none. */
const inPage = (program: string): Promise<unknown> =>
  app.evaluate(async ({ BrowserWindow }, text) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return contents?.isCrashed() === false ? await contents.executeJavaScript(text) : '';
  }, program);

const processOfPage = (): Promise<number | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId());

it.each(['has crashed', 'hangs'])('brings a page back that %s, where it was', async (how) => {
  await inPage("location.hash = '/rules'");
  const title = "document.querySelector('h1')?.textContent ?? ''";
  await eventually(async () => expect(await inPage(title)).toBe('Rules'));
  const before = await processOfPage();
  // That a page hangs is not said of one with a debugger, as this has
  await app.evaluate(({ BrowserWindow }, what) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (what === 'hangs') contents?.emit('unresponsive');
    else contents?.forcefullyCrashRenderer();
  }, how);
  await eventually(async () => {
    expect(await processOfPage()).not.toBe(before);
    expect(await inPage(title)).toBe('Rules');
  });
});
