import { app, BrowserWindow, dialog, ipcMain, powerMonitor, screen, session } from 'electron';
import { join } from 'node:path';
import { startHost } from '../host/index.ts';
import { CHANNELS } from '../preload/channels.ts';
import { APP_ID } from './app-id.ts';
import { registerAppScheme, serveAppScheme } from './app-scheme.ts';
import { createAttention } from './attention.ts';
import { registerIpc } from './ipc.ts';
import { followHost, followWindows, isFirstInstance, showWindow } from './lifecycle.ts';
import { keepLinks, type LinkBox } from './links.ts';
import { setMenu } from './menu.ts';
import { forbidNavigation } from './navigation.ts';
import { denyPermissions, denyQuestions } from './permissions.ts';
import { createPipes } from './pipes.ts';
import { keepPlacement, placeOn, readPlacements } from './placement.ts';
import { bringBack, DEFAULT_SIZE, onPageGone, openWindow } from './window.ts';

const rendererDir = join(import.meta.dirname, '../renderer');
const preload = join(import.meta.dirname, '../preload/index.cjs');

async function start(links: LinkBox): Promise<void> {
  await app.whenReady();
  denyPermissions(session.defaultSession);
  serveAppScheme(session.defaultSession, rendererDir);
  setMenu(process.platform);
  const appVersion = app.getVersion();
  const host = await startHost({
    dataDir: join(app.getPath('userData'), 'host'), // apart from what Chromium keeps there
    rendererDir,
    appVersion,
    reach: 'local',
  });
  followHost(app, powerMonitor, host);
  const pipes = createPipes(host);
  registerIpc(ipcMain, {
    ownHost: { address: '127.0.0.1', port: host.port, owner: host.ownerSecret },
    pipes,
    attention: createAttention(app),
    links,
    windowOf: (contents) => BrowserWindow.fromWebContents(contents),
  });
  const placement = join(app.getPath('userData'), 'window.json');
  const open = (): void => {
    const [displays, primary] = [screen.getAllDisplays(), screen.getPrimaryDisplay()];
    const place = placeOn(readPlacements(placement), displays, primary, DEFAULT_SIZE);
    const window = openWindow({ preload, appVersion, place });
    onPageGone(window, pipes.dropHolder);
    bringBack(window);
    keepPlacement(window, screen, placement);
  };
  followWindows(app, process.platform, () => BrowserWindow.getAllWindows().length > 0, open);
  open();
}

// As in the installer: without it Windows shows no notifications.
if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
// All of this has to stand before Electron is ready, so nothing above it awaits.
app.enableSandbox();
registerAppScheme();
denyQuestions(app);
forbidNavigation(app);
const showFirst = (): void => BrowserWindow.getAllWindows().slice(0, 1).forEach(showWindow);
/** The first window is shown, and its page takes the link; a page that comes later asks for itself. */
function linkCame(): void {
  showFirst();
  BrowserWindow.getAllWindows().at(0)?.webContents.send(CHANNELS.linkCame);
}
if (isFirstInstance(app, showFirst)) {
  start(keepLinks(app, process.argv, linkCame)).catch((error: unknown) => {
    dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error));
    app.exit(1);
  });
} else {
  app.quit();
}
