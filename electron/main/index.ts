import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  net,
  powerMonitor,
  powerSaveBlocker,
  screen,
  session,
  shell,
} from 'electron';
import { basename, join } from 'node:path';
import { systemDisk } from '../host/storage/disk.ts';
import { catchFaults, type Faults } from '../host/faults.ts';
import type { Host, HostOptions } from '../host/index.ts';
import { CHANNELS } from '../preload/channels.ts';
import { APP_ID } from './app-id.ts';
import { registerAppScheme, serveAppScheme } from './app-scheme.ts';
import { createAttention } from './attention.ts';
import { createAwake, type Awake } from './awake.ts';
import { isOnWayland, sendToBackground, wayBack } from './background.ts';
import { offerEditing, setMenu } from './menu.ts';
import { recoverFromCrashes, noteCrashes } from './crashes.ts';
import { diagnosis } from './diagnosis.ts';
import { askToQuit, chooseRecord, showCopied, showKeysDamaged, showRelease } from './dialogs.ts';
import { failureText } from './failure.ts';
import { createLaunchIntents, type LaunchIntents } from './launch-intents.ts';
import { registerIpc } from './ipc.ts';
import { followHost, followWindows, isFirstInstance, showWindow, whenVisible } from './lifecycle.ts';
import { followLinks } from './links.ts';
import { forbidNavigation, denyPermissions, denyQuestions, forbidSpelling } from './permissions.ts';
import { HOST_KEYS_FILE, openHostKeys, type HostKeys } from './host-keys.ts';
import { createPipes, type Pipes } from './pipes.ts';
import { openBoundsFile, boundsOn, type BoundsFile } from './window-bounds.ts';
import { guardQuitting, type Quitting } from './quitting.ts';
import { followRecords, readRecordFile } from './records.ts';
import { checkForRelease, releasesOf } from './releases.ts';
import { KEYS_FILE, openSeatKeys } from './seat-keys.ts';
import { fallbackPage } from './fallback-page.ts';
import { DEFAULT_SIZE, onPageGone, openWindow } from './window.ts';
import { createSpeech, MESSAGES, type Speech, type Messages } from './messages.ts';

const rendererDir = join(import.meta.dirname, '../renderer');
const preload = join(import.meta.dirname, '../preload/index.cjs');

/** Separate from Chromium's own files. */
const hostDir = (): string => join(app.getPath('userData'), 'host');
/** Undefined if there is none yet. */
const firstWindow = (): BrowserWindow | undefined =>
  app.isReady() ? BrowserWindow.getAllWindows().at(0) : undefined;
/** Opens a window, once that is possible. */
let open = (): void => undefined;

/** Shows the first window, or opens one: on macOS the app continues without windows. */
function showFirst(): void {
  const window = firstWindow();
  if (window === undefined) open();
  else showWindow(window);
}

/** Resolves with the first window once it is visible, as the parent of a dialog. */
async function visibleWindow(): Promise<BrowserWindow | undefined> {
  showFirst();
  const window = firstWindow();
  if (window !== undefined) await whenVisible(window);
  return window;
}

async function start(launchIntents: LaunchIntents, faults: Faults): Promise<void> {
  const [boundsFile, releases] = await Promise.all([
    openBoundsFile(join(app.getPath('userData'), 'window.json')),
    releasesOf(app.getAppPath()),
    app.whenReady(),
  ]);
  denyPermissions(session.defaultSession);
  forbidSpelling(session.defaultSession, process.platform);
  const fallback = (): string => fallbackPage(speech.language(), speech.words().page);
  serveAppScheme(session.defaultSession, rendererDir, fallback);
  const awake = createAwake(powerSaveBlocker);
  let hasGuests = false;
  let host: Host | undefined;
  const speech = createMenus(launchIntents, releases, () => copyDiagnosis());
  offerEditing(app, speech);
  const copyDiagnosis = (): Promise<void> => copyReport(speech.language(), starting);
  let knownKeys: HostKeys | undefined;
  const pipes = createPipes(
    () => host,
    () => knownKeys,
  );
  registerIpc(ipcMain, {
    ownHost: async () => {
      const { port, ownerSecret } = await starting;
      return { address: '127.0.0.1', port, owner: ownerSecret };
    },
    pipes,
    seatKeys: () => seatKeys,
    hostKeys: () => hostKeys,
    attention: createAttention(app, process.platform, faults.log),
    awake,
    launchIntents,
    speech,
    copyDiagnosis,
    windowOf: (contents) => BrowserWindow.fromWebContents(contents),
  });
  const quitting = askOnQuitting(speech, () => hasGuests);
  open = () => {
    const window = openWindowOnDisplay(boundsFile, pipes, awake);
    recoverFromCrashes(window, faults.log);
    quitting.watch(window);
  };
  followWindows(app, process.platform, showFirst);
  open();
  const starting = startOwnHost(firstWindow(), {
    dataDir: hostDir(),
    rendererDir,
    appVersion: app.getVersion(),
    thinking: new URL('thinking.js', import.meta.url),
    drawing: new URL('drawing.js', import.meta.url),
    reach: 'local',
    faults,
    occupancyChanged: (occupancy) => {
      hasGuests = occupancy.hasGuests;
      awake.set('host', occupancy.isBusy);
    },
  });
  followHost(app, powerMonitor, starting, faults.log);
  // Only once the host has locked its folder: a second process on the same one writes nothing.
  const seatKeys = starting.then(() => {
    const file = join(app.getPath('userData'), KEYS_FILE);
    return openSeatKeys({ disk: systemDisk, log: faults.log }, file);
  });
  const hostKeys = starting.then(() =>
    openHostKeys({ disk: systemDisk, log: faults.log }, join(app.getPath('userData'), HOST_KEYS_FILE)),
  );
  for (const keys of [seatKeys, hostKeys]) keys.catch(() => undefined); // handled below
  try {
    knownKeys = await hostKeys; // before there is a host, no pipe opens
    host = await starting;
  } catch (error) {
    return fail(error, speech.words());
  }
  const { damage } = await seatKeys;
  if (damage !== undefined) await showKeysDamaged(visibleWindow, speech.words().seatKeys, damage);
}

/** Milliseconds after which the host starts without a visible window. */
const MAX_WAIT = 5_000;

/**
 * Starts the host once the first window is visible. Its code is most of the app and is only loaded then, since the first screen needs none
 * of it.
 */
async function startOwnHost(window: BrowserWindow | undefined, options: HostOptions): Promise<Host> {
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
  if (window !== undefined) await Promise.race([whenVisible(window), timeout]);
  const { startHost } = await import('../host/index.ts');
  return await startHost(options);
}

/** Shows why the app cannot start, and exits. */
function fail(error: unknown, { failure }: Messages = MESSAGES.en): void {
  dialog.showErrorBox(app.getName(), failureText(error, failure));
  app.exit(1);
}

/** Opens a window where the last one was closed. */
function openWindowOnDisplay(boundsFile: BoundsFile, pipes: Pipes, awake: Awake): BrowserWindow {
  const [displays, primary] = [screen.getAllDisplays(), screen.getPrimaryDisplay()];
  const bounds = boundsOn(boundsFile.current(), displays, primary, DEFAULT_SIZE);
  const window = openWindow({ preload, appVersion: app.getVersion(), bounds });
  onPageGone(window, (page) => {
    pipes.dropHolder(page);
    awake.set(page, false);
  });
  boundsFile.follow(window, screen);
  return window;
}

/** Asks on quitting, by a system dialog, what to do about guests. */
function askOnQuitting(speech: Speech, hasGuests: () => boolean): Quitting {
  const { platform, env } = process;
  const way = wayBack(platform, isOnWayland(env, app.commandLine.getSwitchValue('ozone-platform')));
  const quitting = guardQuitting(app, powerMonitor, {
    platform,
    hasGuests,
    ask: () => askToQuit(visibleWindow, speech.words(), way),
    show: showFirst,
    hide: () => {
      const parts = { wayBack: way, appName: app.getName(), speech, open: showFirst };
      for (const window of BrowserWindow.getAllWindows())
        sendToBackground(window, { ...parts, end: quitting.end });
    },
  });
  return quitting;
}

async function copyReport(language: string, starting: Promise<Host>): Promise<void> {
  const [appVersion, { versions }] = [app.getVersion(), process];
  const report = async (): Promise<readonly string[]> => (await starting).report();
  await clipboard.writeText(await diagnosis({ appVersion, language, versions, report }));
}

/** Checks for a newer release, shows the result, and opens its page on request. */
async function offerRelease(releases: string, { release }: Messages): Promise<void> {
  const own = app.getVersion();
  const found = await checkForRelease(releases, own, (address, options) => net.fetch(address, options));
  if ((await showRelease(visibleWindow, release, own, found)) && found.type === 'newer')
    await shell.openExternal(found.page);
}

/** Keeps the menus in the app's language. */
function createMenus(
  launchIntents: LaunchIntents,
  releases: string | undefined,
  copyDiagnosis: () => Promise<void>,
): Speech {
  const speech = createSpeech(app.getPreferredSystemLanguages());
  speech.follow(() =>
    setMenu({
      platform: process.platform,
      appName: app.getName(),
      words: speech.words().menu,
      go: (to) => launchIntents.put({ type: 'go', to }),
      copyDiagnosis: () =>
        void copyDiagnosis().then(() => showCopied(visibleWindow, speech.words().diagnosis)),
      ...(releases !== undefined && {
        checkForRelease: () => void offerRelease(releases, speech.words()),
      }),
      openRecord: () =>
        void chooseRecord(visibleWindow, speech.words().menu.savedGames, join(hostDir(), 'records')).then(
          (path) => (path === undefined ? undefined : showRecord(path, true)),
        ),
    }),
  );
  return speech;
}

/** Shows the first window and notifies its page, which takes the launch intent; later pages ask themselves. */
const launchIntents = createLaunchIntents(() => {
  showFirst();
  firstWindow()?.webContents.send(CHANNELS.launchIntentCame);
});
async function showRecord(path: string, isChosen: boolean): Promise<void> {
  const content = await readRecordFile(path);
  launchIntents.put({ type: 'record', name: basename(path), isChosen, content });
}

/** Sets up everything that must precede Electron's readiness, so nothing in it awaits; then starts. */
function begin(faults: Faults): void {
  // As in the installer; without it Windows shows no notifications.
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  app.enableSandbox();
  registerAppScheme();
  denyQuestions(app);
  forbidNavigation(app);
  noteCrashes(app, faults.log);
  if (!isFirstInstance(app, showFirst)) return app.quit();
  followLinks(app, process.argv, (to) => launchIntents.put({ type: 'link', to }));
  followRecords(app, { argv: process.argv, folder: process.cwd() }, (path) => void showRecord(path, false));
  start(launchIntents, faults).catch((error: unknown) => fail(error));
}

try {
  begin(catchFaults(process)); // else Electron shows a dialog with a stack trace
} catch (error) {
  fail(error);
}
