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
import { systemDisk } from '../host/disk.ts';
import { catchFaults, type Faults } from '../host/faults.ts';
import type { Host, HostOptions } from '../host/index.ts';
import { CHANNELS } from '../preload/channels.ts';
import { APP_ID } from './app-id.ts';
import { registerAppScheme, serveAppScheme } from './app-scheme.ts';
import { createAttention } from './attention.ts';
import { createAwake, type Awake } from './awake.ts';
import { isOnWayland, sendToBackground, wayBack } from './background.ts';
import { offerEditing } from './context-menu.ts';
import { bringBack, noteCrashes } from './crashes.ts';
import { diagnosis } from './diagnosis.ts';
import { askToQuit, chooseRecord, sayCopied, sayKeysDamaged, sayRelease } from './dialogs.ts';
import { createErrands, type Errands } from './launch-intents.ts';
import { failureText } from './failure.ts';
import { registerIpc } from './ipc.ts';
import { followHost, followWindows, isFirstInstance, showWindow, whenSeen } from './lifecycle.ts';
import { followLinks } from './links.ts';
import { setMenu } from './menu.ts';
import { forbidNavigation } from './navigation.ts';
import { denyPermissions, denyQuestions, forbidSpelling } from './permissions.ts';
import { createPipes, type Pipes } from './pipes.ts';
import { openPlacements, placeOn, type PlacementFile } from './placement.ts';
import { guardQuitting, type Quitting } from './quitting.ts';
import { followRecords, openRecord } from './records.ts';
import { lookForRelease, releasesOf } from './releases.ts';
import { KEYS_FILE, openSeatKeys } from './seat-keys.ts';
import { troublePage } from './trouble.ts';
import { DEFAULT_SIZE, onPageGone, openWindow } from './window.ts';
import { createSpeech, WORDS, type Speech, type Words } from './words.ts';

const rendererDir = join(import.meta.dirname, '../renderer');
const preload = join(import.meta.dirname, '../preload/index.cjs');

/** Apart from what Chromium keeps in the same place. */
const hostDir = (): string => join(app.getPath('userData'), 'host');
/** Undefined where there is none, or cannot be one yet. */
const firstWindow = (): BrowserWindow | undefined =>
  app.isReady() ? BrowserWindow.getAllWindows().at(0) : undefined;
/** Opens a window, where there can be one. */
let open = (): void => undefined;

/** Shows the first window, or opens one: on macOS the app goes on without. */
function showFirst(): void {
  const window = firstWindow();
  if (window === undefined) open();
  else showWindow(window);
}

/** The first window once it can be seen, for a dialog that lies over it. */
async function seenWindow(): Promise<BrowserWindow | undefined> {
  showFirst();
  const window = firstWindow();
  if (window !== undefined) await whenSeen(window);
  return window;
}

async function start(launchIntents: Errands, faults: Faults): Promise<void> {
  const [placements, releases] = await Promise.all([
    openPlacements(join(app.getPath('userData'), 'window.json')),
    releasesOf(app.getAppPath()),
    app.whenReady(),
  ]);
  denyPermissions(session.defaultSession);
  forbidSpelling(session.defaultSession, process.platform);
  const trouble = (): string => troublePage(speech.language(), speech.words().page);
  serveAppScheme(session.defaultSession, rendererDir, trouble);
  const awake = createAwake(powerSaveBlocker);
  let hasGuests = false;
  let host: Host | undefined;
  const speech = followMenu(launchIntents, releases, () => copyDiagnosis());
  offerEditing(app, speech);
  const copyDiagnosis = (): Promise<void> => copyReport(speech.language(), starting);
  const pipes = createPipes(() => host);
  registerIpc(ipcMain, {
    ownHost: async () => {
      const { port, ownerSecret } = await starting;
      return { address: '127.0.0.1', port, owner: ownerSecret };
    },
    pipes,
    seatKeys: () => seatKeys,
    attention: createAttention(app, process.platform, faults.log),
    awake,
    launchIntents,
    speech,
    copyDiagnosis,
    windowOf: (contents) => BrowserWindow.fromWebContents(contents),
  });
  const quitting = followQuitting(speech, () => hasGuests);
  open = () => {
    const window = openPlaced(placements, pipes, awake);
    bringBack(window, faults.log);
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
      awake.want('host', occupancy.isBusy);
    },
  });
  followHost(app, powerMonitor, starting, faults.log);
  // Only once the host has taken its folder: a second process that has the same one writes nothing.
  const seatKeys = starting.then(() => {
    const file = join(app.getPath('userData'), KEYS_FILE);
    return openSeatKeys({ disk: systemDisk, log: faults.log }, file);
  });
  seatKeys.catch(() => undefined); // said just below
  try {
    host = await starting;
  } catch (error) {
    return fail(error, speech.words());
  }
  const { damage } = await seatKeys;
  if (damage !== undefined) await sayKeysDamaged(seenWindow, speech.words().seatKeys, damage);
}

/** Milliseconds after which a host starts for which nobody can see a window. */
const UNSEEN = 5_000;

/**
 * Starts the host once the first window can be seen. Its programs are most of the app: they are loaded only then, since the first screen needs
 * none of them.
 */
async function startOwnHost(window: BrowserWindow | undefined, options: HostOptions): Promise<Host> {
  const unseen = new Promise((resolve) => setTimeout(resolve, UNSEEN));
  if (window !== undefined) await Promise.race([whenSeen(window), unseen]);
  const { startHost } = await import('../host/index.ts');
  return await startHost(options);
}

/** Says why the app cannot start, and ends it. */
function fail(error: unknown, { failure }: Words = WORDS.en): void {
  dialog.showErrorBox(app.getName(), failureText(error, failure));
  app.exit(1);
}

/** Opens a window where the last one was closed. */
function openPlaced(placements: PlacementFile, pipes: Pipes, awake: Awake): BrowserWindow {
  const [displays, primary] = [screen.getAllDisplays(), screen.getPrimaryDisplay()];
  const place = placeOn(placements.kept(), displays, primary, DEFAULT_SIZE);
  const window = openWindow({ preload, appVersion: app.getVersion(), place });
  onPageGone(window, (page) => {
    pipes.dropHolder(page);
    awake.want(page, false);
  });
  placements.follow(window, screen);
  return window;
}

/** Has whoever quits asked, by a dialog of the system, what becomes of the guests. */
function followQuitting(speech: Speech, hasGuests: () => boolean): Quitting {
  const { platform, env } = process;
  const way = wayBack(platform, isOnWayland(env, app.commandLine.getSwitchValue('ozone-platform')));
  const quitting = guardQuitting(app, powerMonitor, {
    platform,
    hasGuests,
    ask: () => askToQuit(seenWindow, speech.words(), way),
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

/** Looks for a newer release, says what came of it, and opens its page for who wants that. */
async function tellOfRelease(releases: string, { release }: Words): Promise<void> {
  const own = app.getVersion();
  const found = await lookForRelease(releases, own, (address, how) => net.fetch(address, how));
  if ((await sayRelease(seenWindow, release, own, found)) && found.type === 'newer')
    await shell.openExternal(found.page);
}

/** Keeps the menus in the language of the app. */
function followMenu(
  launchIntents: Errands,
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
      copyDiagnosis: () => void copyDiagnosis().then(() => sayCopied(seenWindow, speech.words().diagnosis)),
      ...(releases !== undefined && {
        lookForRelease: () => void tellOfRelease(releases, speech.words()),
      }),
      openRecord: () =>
        void chooseRecord(seenWindow, speech.words().menu.savedGames, join(hostDir(), 'records')).then(
          (path) => (path === undefined ? undefined : showRecord(path, true)),
        ),
    }),
  );
  return speech;
}

/** The first window is shown, and its page takes it; a page that comes later asks for itself. */
const launchIntents = createErrands(() => {
  showFirst();
  firstWindow()?.webContents.send(CHANNELS.errandCame);
});
async function showRecord(path: string, isChosen: boolean): Promise<void> {
  const opened = await openRecord(path);
  launchIntents.put({ type: 'record', name: basename(path), isChosen, opened });
}

/** All that has to stand before Electron is ready, so nothing in it awaits; then the start. */
function begin(faults: Faults): void {
  // As in the installer: without it Windows shows no notifications.
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
  begin(catchFaults(process)); // else Electron shows a box with a stack in front of whatever goes on
} catch (error) {
  fail(error);
}
