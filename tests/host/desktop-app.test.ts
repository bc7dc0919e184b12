import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { failureText } from '../../electron/main/failure.ts';
import en from '../../electron/main/messages/en.json';
import type { AuctionNightApi } from '../../electron/preload/api.ts';
import { electronBinary } from '../helpers/electron/binary.ts';
import { buildFixture, FIXTURE_VERSION } from '../helpers/electron/fixture/build.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { askedOf, pressNotice, watchSystem } from '../helpers/electron/system.ts';
import { eventually } from '../helpers/eventually.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

declare global {
  interface Window {
    readonly auctionNight?: AuctionNightApi;
  }
}

const TABLE = toTableId('0123456789abcdef') as TableId;
const KEY = { token: 'a'.repeat(32), host: '192.168.1.5:47474' };
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";
/** The desktop shell runs in Electron where its program is, else in the stand-in. */
const missing = electronBinary() === undefined ? missingChromium : undefined;

let folder = '';
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built desktop shell', () => {
  let app: DesktopApp | undefined;
  let page: Page;
  let log = '';
  const heard = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');

  beforeEach(async (context) => {
    requireOrSkip(context, missing);
    log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
    app = await launchApp({ folder, env: { FIXTURE_HOST_LOG: log }, size: { width: 1000, height: 700 } });
    page = await app.firstWindow();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  const running = (): DesktopApp => {
    if (app === undefined) throw new Error('no app is running');
    return app;
  };

  it('shows the page of its own scheme, styled, at the size asked for, with the policy that forbids connections', async () => {
    expect(await page.title()).toBe('Fixture');
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color),
    ).toBe('rgb(1, 2, 3)');
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 700]);
    const policy = await page.evaluate(async () => {
      const blocked = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.originalPolicy), {
          once: true,
        }),
      );
      void fetch('./page.css').catch(() => undefined);
      return await blocked;
    });
    expect(policy).toBe(POLICY);
  });

  it('gives the page named functions and nothing more', async () => {
    const api = await page.evaluate(() =>
      Object.fromEntries(
        Object.entries(window.auctionNight ?? {}).map(([name, value]) => [name, typeof value]),
      ),
    );
    expect(api).toEqual({
      appVersion: 'string',
      platform: 'string',
      ownHost: 'function',
      openPipe: 'function',
      sendPipe: 'function',
      closePipe: 'function',
      onPipe: 'function',
      seatKeys: 'function',
      keepSeatKey: 'function',
      dropSeatKey: 'function',
      forgetHostKey: 'function',
      checkHost: 'function',
      trustHost: 'function',
      copyText: 'function',
      copyDiagnosis: 'function',
      setTheme: 'function',
      toggleFullScreen: 'function',
      setLanguage: 'function',
      takeLaunchIntent: 'function',
      onLaunchIntent: 'function',
      callAttention: 'function',
      endAttention: 'function',
      keepAwake: 'function',
    });
    expect(await page.evaluate(() => window.auctionNight?.appVersion)).toBe(FIXTURE_VERSION);
    const platform = await running().evaluate(() => process.platform);
    expect(await page.evaluate(() => window.auctionNight?.platform)).toBe(platform);
  });

  it('relays text frames to the own host and back, without an Origin', async () => {
    const events = await page.evaluate(async () => {
      const api = window.auctionNight;
      if (api === undefined) throw new Error('no api');
      const own = await api.ownHost();
      const seen: unknown[] = [];
      return await new Promise<unknown[]>((resolve) => {
        void api
          .openPipe({ address: own.address, port: own.port, path: '/ws/0123456789abcdef', typed: false })
          .then((opening) => {
            if (!opening.ok) return resolve([opening]);
            const stop = api.onPipe(({ pipe, event }) => {
              if (pipe !== opening.pipe) return;
              seen.push(event.type === 'close' ? { type: 'close', code: event.code } : event);
              if (event.type === 'open') api.sendPipe(pipe, 'grüezi');
              if (event.type === 'message') api.closePipe(pipe);
              if (event.type === 'close') {
                stop();
                resolve(seen);
              }
            });
          });
      });
    });
    expect(events).toEqual([
      { type: 'open' },
      { type: 'message', text: 'echo grüezi' },
      { type: 'close', code: 1005 },
    ]);
    expect(heard()).toContain('connection /ws/0123456789abcdef origin none');
  });

  it('refuses pipes to addresses that were neither found nor typed, and malformed requests', async () => {
    const answers = await page.evaluate(async () => {
      const api = window.auctionNight;
      if (api === undefined) throw new Error('no api');
      const { port } = await api.ownHost();
      const outcome = (target: unknown): Promise<unknown> => {
        const open: (one: never) => Promise<unknown> = api.openPipe;
        return open(target as never).catch(() => 'rejected');
      };
      return [
        await outcome({ address: '192.168.1.7', port, path: '/ws', typed: false }),
        await outcome({ address: '224.0.0.251', port, path: '/ws', typed: true }), // of no single device
        await outcome({ address: '127.0.0.1', port, path: '/health', typed: false }),
        await outcome({ address: '127.0.0.1', port: 0, path: '/ws', typed: false }),
        await outcome({ address: '127.0.0.1', port, path: '/ws', typed: false, more: 1 }),
      ];
    });
    const refused = { ok: false, reason: 'not-allowed' };
    expect(answers).toEqual([refused, refused, refused, 'rejected', 'rejected']);
  });

  it('keeps the page where it is and opens no windows', async () => {
    const before = page.url();
    await page.evaluate(() => {
      window.open('https://example.org/');
      location.href = 'https://example.org/';
    });
    await page.evaluate(() => location.assign('#table'));
    expect(page.url()).toBe(`${before}#table`);
    await eventually(() => expect(running().windows().length).toBe(1));
    expect(await page.title()).toBe('Fixture');
  });

  it('lets the page load itself anew, which is how it tries again', async () => {
    await page.evaluate(() => {
      document.title = 'old';
      location.hash = '#/rules';
      location.reload();
    });
    await page.waitForFunction(() => document.title === 'Fixture');
    expect(page.url()).toMatch(/#\/rules$/);
  });

  it('copies text, follows the theme and toggles full screen', async () => {
    await page.evaluate(async () => {
      await window.auctionNight?.copyText('http://192.168.1.7:47474/');
      await window.auctionNight?.setTheme('dark');
      await window.auctionNight?.toggleFullScreen();
    });
    expect(await running().evaluate(({ clipboard }) => clipboard.readText())).toBe(
      'http://192.168.1.7:47474/',
    );
    expect(await running().evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark');
    await eventually(async () =>
      expect(
        await running().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen()),
      ).toBe(true),
    );
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  });

  it('closes the pipes of a page that is left, tells the host of a resume, and closes it when it quits', async () => {
    await page.evaluate(async () => {
      const api = window.auctionNight;
      if (api === undefined) throw new Error('no api');
      const own = await api.ownHost();
      await api.openPipe({ address: own.address, port: own.port, path: '/ws', typed: false });
    });
    await eventually(() => expect(heard()).toContain('connection /ws origin none'));
    await running().evaluate(async ({ BrowserWindow, powerMonitor }) => {
      powerMonitor.emit('resume');
      const [window] = BrowserWindow.getAllWindows();
      await window?.loadURL(window.webContents.getURL());
    });
    await eventually(() => expect(heard()).toContain('closed 1001'));
    expect(heard()).toContain('network changed');
    await running().close();
    app = undefined;
    expect(heard()).toContain('closed the host');
  });
});

it('can be seen before the host begins, and is there before the host is, which the page waits for', async (context) => {
  requireOrSkip(context, missing);
  const log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
  const gate = createServer().listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const asked = once(gate, 'request');
  const app = await launchApp({
    folder,
    env: { FIXTURE_HOST_LOG: log, FIXTURE_HOST_WAITS: `http://127.0.0.1:${port}` },
  });
  try {
    const [, response] = (await asked) as [unknown, ServerResponse];
    const page = await app.firstWindow();
    await page.getByRole('heading', { name: 'Fixture' }).waitFor();
    const own = page.evaluate(() => window.auctionNight?.ownHost());
    response.end();
    expect(await own).toMatchObject({ address: '127.0.0.1', port: expect.any(Number) });
    expect(readFileSync(log, 'utf8')).toContain('begins with 1 windows to be seen');
  } finally {
    await app.close();
    gate.close();
  }
});

it('goes on after an error that nobody caught, before its host is there and later, and the host has it in its log', async (context) => {
  requireOrSkip(context, missing);
  const log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
  const gate = createServer().listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const asked = once(gate, 'request');
  const env = { FIXTURE_HOST_LOG: log, FIXTURE_HOST_WAITS: `http://127.0.0.1:${port}` };
  const app = await launchApp({ folder, env });
  const plant = (when: string): Promise<void> =>
    app.evaluate((_electron, text) => {
      setTimeout(() => {
        throw new Error(`thrown ${text}`);
      });
      void Promise.reject(new Error(`rejected ${text}`));
    }, when);
  const told = (): string => readFileSync(log, 'utf8');
  try {
    const [, response] = (await asked) as [unknown, ServerResponse];
    await plant('before');
    await app.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(told()).not.toContain('before');
    response.end();
    await eventually(() => expect(told()).toMatch(/rejected before[^]*thrown before/));
    await plant('later');
    await eventually(() => expect(told()).toMatch(/rejected later[^]*thrown later/));
    const page = await app.firstWindow();
    expect(await page.evaluate(() => window.auctionNight?.ownHost())).toMatchObject({ address: '127.0.0.1' });
  } finally {
    await app.close();
    gate.close();
  }
});

it('says what helps where its folder cannot be used, in words of the app', async (context) => {
  requireOrSkip(context, missingChromium);
  const real = await buildFixture('real');
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-'));
  writeFileSync(join(dataDir, 'host'), '');
  const launching = launchApp({ folder: real, dataDir, standIn: true });
  const ending = await launching.then(
    async (app) => `${await app.ended}: ${app.output()}`,
    (error: unknown) => String(error),
  );
  const place = en.failure.folder.replace('{folder}', join(dataDir, 'host'));
  expect(ending).toContain(`Auction Night: ${place}\n\n${en.failure.file}`);
  for (const path of [real, dataDir]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

it('keeps the keys of seats in a file of its own, once the host has its folder, and beside it one that it could not read', async (context) => {
  requireOrSkip(context, missingChromium);
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-'));
  const file = join(dataDir, 'seat-keys.ndjson');
  const gate = createServer().listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const asked = once(gate, 'request');
  writeFileSync(file, 'no keys\n');
  const waits = { FIXTURE_HOST_WAITS: `http://127.0.0.1:${port}` };
  const app = await launchApp({ folder, dataDir, standIn: true, env: waits }); // a dialog of the system would be in the way
  try {
    const [, response] = (await asked) as [unknown, ServerResponse];
    const page = await app.firstWindow();
    const keeping = page.evaluate(([table, key]) => window.auctionNight?.keepSeatKey(table, key), [
      TABLE,
      KEY,
    ] as const);
    await page.evaluate(() => window.auctionNight?.copyText('')); // answered after that was asked
    expect(readdirSync(dataDir).filter((name) => name.startsWith('seat-keys'))).toEqual(['seat-keys.ndjson']);
    expect(readFileSync(file, 'utf8')).toBe('no keys\n');
    response.end();
    expect(await keeping).toBe(true);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('no keys\n');
    expect(readFileSync(file, 'utf8')).toContain(KEY.token);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await page.evaluate((table) => window.auctionNight?.seatKeys(table), TABLE)).toEqual([KEY]);
  } finally {
    await app.close();
    gate.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});

it('says why and ends when the host cannot start', async (context) => {
  requireOrSkip(context, missingChromium);
  const launching = launchApp({ folder, standIn: true, env: { FIXTURE_HOST_FAILS: '1' } });
  const ending = launching.then(
    async (app) => `${await app.ended}: ${app.output()}`, // it was seen running before it ended
    (error: unknown) => String(error),
  );
  const text = failureText(new Error('The port is taken.'), en.failure);
  expect(await ending).toMatch(/\b1:\s/);
  expect(await ending).toContain(`Auction Night: ${text}`);
});

it('calls for attention while its window is behind, and comes to the front when its notification is pressed', async (context) => {
  requireOrSkip(context, missingChromium);
  const app = await launchApp({ folder, standIn: true });
  const page = await app.firstWindow();
  await watchSystem(app);
  const seen = async () => {
    const { isCalling, notices } = await askedOf(app);
    const isFocused = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.isFocused(),
    );
    return { isFocused, isCalling, shown: notices };
  };
  const call = () =>
    page.evaluate(() =>
      window.auctionNight?.callAttention({ inTaskbar: true, notice: { title: 'Your turn', text: 'Money!' } }),
    );
  const blur = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur());
  await call();
  await page.evaluate(() => window.auctionNight?.copyText('')); // answered after the call
  expect(await seen()).toEqual({ isFocused: true, isCalling: false, shown: [] });
  await blur();
  await call();
  await eventually(async () =>
    expect(await seen()).toEqual({ isFocused: false, isCalling: true, shown: ['Your turn'] }),
  );
  await pressNotice(app);
  expect(await seen()).toEqual({ isFocused: true, isCalling: false, shown: [] });
  await blur();
  await call();
  await eventually(async () => expect((await seen()).isCalling).toBe(true));
  await page.evaluate(() => window.auctionNight?.endAttention());
  await eventually(async () =>
    expect(await seen()).toEqual({ isFocused: false, isCalling: false, shown: [] }),
  );
  await app.close();
});
