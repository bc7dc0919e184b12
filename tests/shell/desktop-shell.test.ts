import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, BrowserWindow, PowerMonitor, Session } from 'electron';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAppRequest, CONTENT_SECURITY_POLICY } from '../../electron/main/app-scheme.ts';
import { followHost, followWindows, isFirstInstance } from '../../electron/main/lifecycle.ts';
import {
  forbidNavigation,
  denyPermissions,
  denyQuestions,
  forbidSpelling,
} from '../../electron/main/permissions.ts';
import { showFallbackOnFailure, fallbackPage } from '../../electron/main/fallback-page.ts';
import { openWindow, showOnce } from '../../electron/main/window.ts';
import { MESSAGES } from '../../electron/main/messages.ts';
import { eventually } from '../helpers/eventually.ts';

// The module `electron`, as far as these files touch it; what they ask of it is kept for looking at.
const electron = vi.hoisted(() => ({
  windows: [] as { options: Record<string, unknown>; loaded: string[] }[],
}));
vi.mock('electron', () => ({
  BrowserWindow: class {
    loaded: string[] = [];
    options: Record<string, unknown>;
    constructor(options: Record<string, unknown>) {
      this.options = options;
      electron.windows.push(this);
    }
    once(): void {}
    show(): void {} // in the end, whatever its page does
    webContents = { on: () => undefined, once: () => undefined };
    loadURL(url: string): Promise<void> {
      this.loaded.push(url);
      return Promise.resolve();
    }
  },
  nativeImage: { createFromDataURL: (address: string) => ({ address }) },
  nativeTheme: { shouldUseDarkColors: false },
  protocol: {},
}));

/** Hands a fake over as the part of Electron it stands for. */
const as = <Part>(fake: object): Part => fake as Part;

describe('the app: scheme', () => {
  const root = mkdtempSync(join(tmpdir(), 'auction-night-scheme-'));
  const rendererDir = join(root, 'renderer');
  mkdirSync(join(rendererDir, 'assets'), { recursive: true });
  writeFileSync(join(rendererDir, 'index.html'), '<p>page</p>');
  writeFileSync(join(rendererDir, 'assets/a.js'), '1');
  writeFileSync(join(rendererDir, 'secret'), 'no type');
  writeFileSync(join(root, 'outside.js'), 'outside');
  mkdirSync(join(root, 'renderer-2'));
  writeFileSync(join(root, 'renderer-2/beside.js'), 'beside');
  afterAll(() => rmSync(root, { recursive: true }));
  const trouble = () => fallbackPage('de', MESSAGES.de.page);
  const get = (url: string, method = 'GET', folder = rendererDir) =>
    answerAppRequest(new Request(url, { method }), folder, trouble);

  it('serves the page and its files with their types and the policy, exactly', async () => {
    const page = await get('app://auction-night/');
    expect([page.status, await page.text()]).toEqual([200, '<p>page</p>']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'",
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    writeFileSync(
      join(rendererDir, 'inline.html'),
      '<link rel="manifest" href="./manifest.webmanifest" /><script>1</script><style>a{}</style>',
    );
    const inline = await get('app://auction-night/inline.html');
    expect(await inline.text()).toBe('<script>1</script><style>a{}</style>'); // nothing for home screens
    expect(inline.headers.get('content-security-policy')).toMatch(
      /; script-src 'self' 'sha256-[^']{44}'; style-src 'self' 'sha256-[^']{44}'; img-src/,
    );
    const script = await get('app://auction-night/assets/a.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it.each([
    'app://auction-night/../outside.js',
    'app://auction-night/%2e%2e/outside.js',
    'app://auction-night/..%2foutside.js',
    'app://auction-night/assets/..%2f..%2foutside.js',
    'app://auction-night/..%2frenderer-2%2fbeside.js',
    'app://auction-night/..%5coutside.js',
    'app://auction-night/%00.js',
    'app://auction-night/%zz.js',
    'app://elsewhere/assets/a.js',
    'app://auction-night/secret',
    'app://auction-night/assets/',
    'app://auction-night/nothing.js',
  ])('refuses %s, with the policy all the same', async (url) => {
    const answer = await get(url);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
  });

  it('says what is wrong, without a program, where the page is not there, or is asked to', async () => {
    for (const page of [
      await get('app://auction-night/', 'GET', root),
      await get('app://auction-night/trouble'),
    ]) {
      const html = await page.text();
      for (const text of Object.values(MESSAGES.de.page)) expect(html).toContain(text);
      expect(html).toContain('<html lang="de" dir="ltr">');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('content-security-policy')).toMatch(
        /; script-src 'self'; style-src 'self' 'sha256-[^']{44}'; img-src/,
      );
    }
    expect((await get('app://auction-night/index.html', 'GET', root)).status).toBe(404);
  });

  it('answers reading only', async () => {
    expect((await get('app://auction-night/', 'POST')).status).toBe(405);
  });
});

it('opens windows that are sandboxed, isolated and without Node', () => {
  openWindow({
    preload: '/p/index.cjs',
    appVersion: '1.2.3',
    bounds: { width: 1280, height: 800, isMaximized: false },
  });
  const [window] = electron.windows;
  expect(window?.loaded).toEqual(['app://auction-night/']);
  expect(window?.options['webPreferences']).toEqual({
    preload: '/p/index.cjs',
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    additionalArguments: ['--auction-night-version=1.2.3'],
  });
});

it('gives windows the picture of the app on Linux, where only installed apps have one', () => {
  openWindow({ preload: '', appVersion: '', bounds: { width: 1280, height: 800, isMaximized: false } });
  const icon: unknown = electron.windows.at(-1)?.options['icon'];
  if (process.platform === 'linux')
    expect(icon).toEqual({ address: expect.stringMatching(/^data:image\/png;base64,./) });
  else expect(icon).toBeUndefined();
});

describe('a window is shown', () => {
  const LATEST = 4_000;
  function windowOn(platform: NodeJS.Platform) {
    const [webContents, show] = [new EventEmitter(), vi.fn()];
    const window = Object.assign(new EventEmitter(), { webContents });
    showOnce(as<BrowserWindow>(window), platform, show);
    return { window, webContents, show };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('as soon as there is a picture, and once', () => {
    const { window, webContents, show } = windowOn('win32');
    vi.advanceTimersByTime(LATEST - 1);
    expect(show).not.toHaveBeenCalled();
    window.emit('ready-to-show');
    expect(show).toHaveBeenCalledOnce();
    for (const name of ['did-finish-load', 'did-fail-load']) webContents.emit(name);
    vi.advanceTimersByTime(2 * LATEST);
    expect(show).toHaveBeenCalledOnce();
  });

  it('when the page is loaded and no picture is told of: soon after that, on Linux at once', () => {
    const others = ['win32', 'darwin'] as const;
    for (const { webContents, show } of others.map(windowOn)) {
      webContents.emit('did-finish-load');
      vi.advanceTimersByTime(299);
      expect(show).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(show).toHaveBeenCalledOnce();
    }
    const { webContents, show } = windowOn('linux');
    webContents.emit('did-finish-load');
    expect(show).toHaveBeenCalledOnce();
  });

  it('when the page cannot be loaded, and when nothing is heard of it', () => {
    const failed = windowOn('darwin');
    failed.webContents.emit('did-fail-load');
    expect(failed.show).toHaveBeenCalledOnce();
    const silent = windowOn('darwin');
    vi.advanceTimersByTime(LATEST);
    expect(silent.show).toHaveBeenCalledOnce();
  });

  it('no more when it has been closed', () => {
    const { window, show } = windowOn('linux');
    window.emit('closed');
    vi.advanceTimersByTime(LATEST);
    expect(show).not.toHaveBeenCalled();
  });
});

const later = () => new Promise((resolve) => setImmediate(resolve));

it('shows a page without a program in place of one that cannot be loaded', async () => {
  const loadURL = vi.fn();
  const webContents = Object.assign(new EventEmitter(), { loadURL, isDestroyed: () => false });
  showFallbackOnFailure(as<BrowserWindow>({ webContents }));
  const fail = async (code: number, url: string, isMainFrame: boolean) => {
    webContents.emit('did-fail-load', {}, code, '', url, isMainFrame);
    await later();
  };
  await fail(-3, 'app://auction-night/', true); // something else was loaded instead
  await fail(-2, 'app://auction-night/', false);
  await fail(-2, 'app://auction-night/trouble', true); // for ever
  expect(loadURL).not.toHaveBeenCalled();
  await fail(-2, 'app://auction-night/', true);
  expect(loadURL.mock.calls).toEqual([['app://auction-night/trouble']]);
});

it('prevents navigation, redirects, webviews and new windows of every page, which may only load itself anew', () => {
  const app = new EventEmitter();
  forbidNavigation(as<App>(app));
  const open = vi.fn();
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: open });
  app.emit('web-contents-created', {}, contents);
  const isPrevented = (name: string, url: string, isMainFrame = true): boolean => {
    const event = { preventDefault: vi.fn(), url, isMainFrame };
    contents.emit(name, event, url);
    return event.preventDefault.mock.calls.length > 0;
  };
  const own = ['app://auction-night/', 'app://auction-night/#/rules'];
  const others = [
    'app://auction-night/other',
    'app://auction-night/?q',
    'app://auction-night.example/',
    'app://elsewhere/',
    'https://example.org/#app://auction-night/',
  ];
  for (const name of ['will-navigate', 'will-frame-navigate']) {
    expect([name, own.filter((url) => isPrevented(name, url))]).toEqual([name, []]);
    expect([name, own.filter((url) => isPrevented(name, url, false))]).toEqual([name, own]);
    expect([name, others.filter((url) => isPrevented(name, url))]).toEqual([name, others]);
  }
  for (const name of ['will-redirect', 'will-attach-webview'])
    expect([name, own.filter((url) => isPrevented(name, url))]).toEqual([name, own]);
  expect(open.mock.calls[0]?.[0]({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
});

it('denies every permission, check and device', () => {
  const handlers = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
  };
  const session = Object.assign(new EventEmitter(), handlers);
  denyPermissions(as<Session>(session));
  const given = (handler: ReturnType<typeof vi.fn>, ...values: unknown[]): unknown =>
    handler.mock.calls[0]?.[0](...values);
  for (const permission of ['media', 'geolocation', 'notifications', 'fullscreen', 'clipboard-read']) {
    const answer = vi.fn();
    given(handlers.setPermissionRequestHandler, {}, permission, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(given(handlers.setPermissionCheckHandler, {}, permission)).toBe(false);
  }
  expect(given(handlers.setDevicePermissionHandler, {})).toBe(false);
  const answer = vi.fn();
  given(handlers.setDisplayMediaRequestHandler, {}, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith({});
  for (const name of ['select-hid-device', 'select-serial-port', 'select-usb-device']) {
    const event = { preventDefault: vi.fn() };
    const choose = vi.fn();
    session.emit(name, event, {}, name === 'select-serial-port' ? {} : choose, choose);
    expect(event.preventDefault, name).toHaveBeenCalledOnce();
    expect(choose.mock.calls[0]?.[0] || undefined, name).toBeUndefined();
  }
});

it('answers every question of a page with no, and leaves none open', () => {
  const app = new EventEmitter();
  denyQuestions(as<App>(app));
  const event = { preventDefault: vi.fn() };
  const choose = vi.fn();
  app.emit('select-client-certificate', event, null, 'https://example.org/', [{}], choose);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(choose.mock.calls).toEqual([[]]);
  // By itself Electron cancels this one
  expect(app.listenerCount('login')).toBe(0);
  const contents = new EventEmitter();
  app.emit('web-contents-created', {}, contents);
  contents.emit('select-bluetooth-device', event, [], choose);
  expect(choose).toHaveBeenLastCalledWith('');
});

it('has no spelling checked, for which a dictionary would be fetched; on macOS the system has them', () => {
  const asked = (platform: NodeJS.Platform) => {
    const session = { setSpellCheckerEnabled: vi.fn(), setSpellCheckerLanguages: vi.fn() };
    forbidSpelling(as<Session>(session), platform);
    return Object.values(session).map((method) => method.mock.calls);
  };
  expect(asked('win32')).toEqual([[[false]], [[[]]]]);
  expect(asked('linux')).toEqual([[[false]], [[[]]]]);
  expect(asked('darwin')).toEqual([[[false]], []]);
});

describe('the life of the app', () => {
  const log = vi.fn();
  const fakeApp = (isFirst = true) =>
    Object.assign(new EventEmitter(), { quit: vi.fn(), requestSingleInstanceLock: () => isFirst });

  it('is one of a kind: a second start shows the first', () => {
    const app = fakeApp();
    const show = vi.fn();
    expect(isFirstInstance(as<App>(app), show)).toBe(true);
    app.emit('second-instance');
    expect(show).toHaveBeenCalledOnce();
    expect(isFirstInstance(as<App>(fakeApp(false)), show)).toBe(false);
  });

  it('ends with its last window, on macOS only when asked to', () => {
    const quits = (['linux', 'win32', 'darwin'] as const).map((platform) => {
      const app = fakeApp();
      const open = vi.fn();
      followWindows(as<App>(app), platform, open);
      app.emit('window-all-closed');
      app.emit('activate');
      expect(open).toHaveBeenCalledOnce();
      return app.quit.mock.calls.length;
    });
    expect(quits).toEqual([1, 1, 0]);
  });

  it('waits for the host to close before it ends, also if that fails, and tells it of a resume', async () => {
    const app = fakeApp();
    const power = new EventEmitter();
    const closing = resolvers();
    const host = { close: vi.fn(() => closing.promise), networkChanged: vi.fn() };
    followHost(as<App>(app), as<PowerMonitor>(power), Promise.resolve(host), log);
    power.emit('resume');
    await eventually(() => expect(host.networkChanged).toHaveBeenCalledOnce());
    const event = { preventDefault: vi.fn() };
    app.emit('will-quit', event);
    app.emit('will-quit', event);
    await eventually(() => expect(host.close).toHaveBeenCalled());
    expect([
      host.close.mock.calls.length,
      event.preventDefault.mock.calls.length,
      app.quit.mock.calls.length,
    ]).toEqual([1, 2, 0]);
    closing.reject(new Error('disk full'));
    await eventually(() => expect(app.quit).toHaveBeenCalledOnce());
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^the host was told, and failed: Error: disk full\n/)],
    ]);
    app.emit('will-quit', event);
    expect(event.preventDefault).toHaveBeenCalledTimes(2);
  });

  const never = () => new Promise<never>(() => undefined);
  it.each([
    ['that is still starting', never()],
    ['that does not close', Promise.resolve({ close: never, networkChanged: vi.fn() })],
  ])('does not wait for ever for one %s', async (_, host) => {
    vi.useFakeTimers();
    const app = fakeApp();
    followHost(as<App>(app), as<PowerMonitor>(new EventEmitter()), host, log);
    app.emit('will-quit', { preventDefault: vi.fn() });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(app.quit).toHaveBeenCalledOnce();
  });

  function resolvers() {
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<void>((_resolve, no) => (reject = no));
    return { promise, reject };
  }
});
