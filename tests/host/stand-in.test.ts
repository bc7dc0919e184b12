import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFixture } from '../helpers/electron/fixture/build.ts';
import { launchApp, type Desktop } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

let folder = '';
let server: Server | undefined;
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A server that says so much of every page and never ends it. */
async function slowServer(
  beginning: string,
): Promise<{ readonly url: string; readonly asked: Promise<unknown> }> {
  const slow = createServer((_request, response) => {
    if (beginning === '') return;
    response.setHeader('content-type', 'text/html');
    response.write(beginning);
  });
  server = slow;
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const { port } = slow.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked: once(slow, 'request') };
}

it.each([
  ['has not begun to arrive', ''],
  ['has begun to arrive', '<h1>Half a page</h1>'],
])('quits in good order while a page is still loading that %s', async (_, beginning) => {
  const { url, asked } = await slowServer(beginning);
  const log = join(mkdtempSync(join(tmpdir(), 'auction-night-log-')), 'host');
  const app = await launchApp({ folder, standIn: true, env: { FIXTURE_HOST_LOG: log } });
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }, address) => {
    void new BrowserWindow({}).loadURL(address);
  }, url);
  await asked;
  await app.close();
  expect(await app.ended).toBe(0);
  expect(app.output()).toBe('');
  expect(readFileSync(log, 'utf8')).toContain('closed the host');
});

it('quits in good order before its first page is there', async () => {
  const app = await launchApp({ folder, standIn: true });
  await app.close();
  expect(await app.ended).toBe(0);
  expect(app.output()).toBe('');
});

it.each([true, false])('asks for little motion: %s', async (reducedMotion) => {
  const app = await launchApp({ folder, standIn: true, reducedMotion });
  const page = await app.firstWindow();
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    reducedMotion,
  );
  await app.close();
});

/** What a main process of these lines says; each is run before the app is ready, and after it. */
async function said(desktop: Desktop, lines: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const own = mkdtempSync(join(tmpdir(), 'auction-night-lines-'));
  mkdirSync(join(own, 'out/main'), { recursive: true });
  writeFileSync(
    join(own, 'package.json'),
    JSON.stringify({ name: 'lines', version: '1.0.0', type: 'module' }),
  );
  const tries = lines.map((line) => `[${JSON.stringify(line)}, () => { ${line} }],`);
  const program = `import * as electron from 'electron';
    const { app, BrowserWindow, Menu, Notification, powerMonitor, protocol, screen, session, Tray } = electron;
    const attempt = (run) => { try { run(); return 'fine'; } catch ({ message }) { return message; } };
    const tries = [${tries.join('\n')}];
    const before = tries.map(([, run]) => attempt(run));
    await app.whenReady();
    console.log('<' + JSON.stringify(Object.fromEntries(
      tries.map(([line, run], at) => [line, [before[at], attempt(run)]]),
    )) + '>');
    app.exit(0);`;
  writeFileSync(join(own, 'out/main/index.js'), program);
  const launching = launchApp({ folder: own, desktop });
  const output = await launching.then(
    async (app) => ((await app.ended) === 0 ? app.output() : ''), // it was seen running before it ended
    (error: unknown) => String(error),
  );
  rmSync(own, { recursive: true });
  const [, answers = '{}'] = /<(.*)>/.exec(output) ?? [];
  return JSON.parse(answers);
}

it('lets nothing be used that Electron does not declare, or not then, or not on this desktop', async () => {
  const fine = ['fine', 'fine'];
  const early = (what: string) => [`${what} cannot be used before ready`, 'fine'];
  const both = (message: string) => [message, message];
  const cases = {
    'app.getVersion()': fine,
    'app.dock': fine, // declared as missing where there is none
    "app.on('activate', () => {})": fine, // it just never comes
    "app.on('second-instance', () => {})": fine,
    'app.getCleverness': both('Electron declares no App.getCleverness'),
    'app.cleverness = 1': both('Electron declares no App.cleverness'),
    'app.getLocaleCountryCode()': both('The stand-in has no App.getLocaleCountryCode yet'),
    "app.on('clever', () => {})": both('Electron declares no event clever of App'),
    "app.once('clever', () => {})": both('Electron declares no event clever of App'),
    "app.emit('activate', {}, true)": both('Electron has the event activate of App on darwin only'),
    "app.emit('second-instance', {}, [])": both('second-instance of App has 4 values, not 2'),
    "app.setAppUserModelId('x')": both('Electron has App.setAppUserModelId on win32 only'),
    'app.enableSandbox()': ['fine', 'App.enableSandbox cannot be used after ready'],
    'protocol.registerSchemesAsPrivileged([])': [
      'fine',
      'Protocol.registerSchemesAsPrivileged cannot be used after ready',
    ],
    "protocol.handle('x' + performance.now(), () => {})": early('Protocol.handle'),
    'screen.getAllDisplays()': early('Screen.getAllDisplays'),
    'session.defaultSession': early('Session.defaultSession'),
    'BrowserWindow.getAllWindows()': early('BrowserWindow.getAllWindows'),
    'new BrowserWindow({ show: false })': early('BrowserWindow'),
    'new Notification()': early('Notification'),
    'BrowserWindow.getCleverWindows()': both('Electron declares no BrowserWindow.getCleverWindows'),
    "Menu.buildFromTemplate([{ label: 'x' }]).items[0].clever": both('Electron declares no MenuItem.clever'),
    "powerMonitor.on('shutdown', () => {})": fine,
  };
  expect(await said('x11', Object.keys(cases))).toEqual(cases);
});

it('has on macOS and Windows what is there alone', async () => {
  const lines = ["app.dock?.setBadge('1')", "app.setAppUserModelId('x')", "powerMonitor.emit('shutdown')"];
  const [fine, only] = [['fine', 'fine'], (what: string) => [what, what]];
  const [mac, windows] = await Promise.all([said('mac', lines), said('windows', lines)]);
  expect(Object.values(mac)).toEqual([fine, only('Electron has App.setAppUserModelId on win32 only'), fine]);
  expect(Object.values(windows)).toEqual([
    fine,
    fine,
    only('Electron has the event shutdown of PowerMonitor on linux, darwin only'),
  ]);
});

it('is not closed in good order when something was used that Electron does not have, though nobody noticed', async () => {
  const app = await launchApp({ folder, standIn: true });
  await app.evaluate(({ app: running }) => {
    try {
      Reflect.get(running, 'cleverness');
    } catch {
      // nobody notices
    }
  });
  await expect(app.close()).rejects.toThrow('Electron declares no App.cleverness');
});
