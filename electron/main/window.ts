import { BrowserWindow, nativeImage, nativeTheme } from 'electron';
import icon from '../../build/resources/icons/128x128.png?inline';
import { VERSION_ARGUMENT } from '../preload/channels.ts';
import { OWN_PAGE } from './app-scheme.ts';
import type { WindowBounds } from './placement.ts';
import { followTrouble } from './trouble.ts';

/** What a window is made of. */
export interface WindowOptions {
  readonly preload: string;
  readonly appVersion: string;
  readonly place: WindowBounds;
}

/** The size that a window has at first, in logical pixels. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;

// The page's paper, so that nothing flashes before it has drawn itself.
const PAPER = { light: '#f6f1e4', dark: '#17201b' } as const;

/** Opens a window with our page; it is shown once the page has something to show, or nothing comes. */
export function openWindow({ preload, appVersion, place }: WindowOptions): BrowserWindow {
  const { isMaximized, ...bounds } = place;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 360,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
    // Elsewhere the installed app has one, which Linux finds only for what was installed as a package
    ...(process.platform === 'linux' && { icon: nativeImage.createFromDataURL(icon) }),
    backgroundColor: nativeTheme.shouldUseDarkColors ? PAPER.dark : PAPER.light,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      additionalArguments: [`${VERSION_ARGUMENT}${appVersion}`],
    },
  });
  showOnce(window, process.platform, () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  followTrouble(window);
  void window.loadURL(OWN_PAGE);
  return window;
}

/** Milliseconds from the page's being loaded to its first picture, where `ready-to-show` comes at all. */
const TO_PICTURE = 300;
/** Milliseconds after which a window is shown whatever its page does. */
const LATEST = 4_000;

/**
 * Shows a window when its page has something to show. On Wayland `ready-to-show` may wait for the window to be shown, and elsewhere it has
 * failed to come now and then, so whatever else says that there is nothing more to wait for does as well.
 */
export function showOnce(window: BrowserWindow, platform: NodeJS.Platform, show: () => void): void {
  const timers = [setTimeout(once, LATEST)];
  let isDone = false;
  function once(): void {
    if (isDone) return;
    isDone = true;
    for (const timer of timers) clearTimeout(timer);
    show();
  }
  window.once('ready-to-show', once);
  window.once('closed', () => {
    isDone = true;
  });
  const { webContents } = window;
  webContents.once('did-finish-load', () => {
    if (platform === 'linux') once();
    else timers.push(setTimeout(once, TO_PICTURE));
  });
  webContents.once('did-fail-load', once);
}

/** Calls `forget` when the page starts anew or is gone, so that nothing of the old page lives on. */
export function onPageGone(window: BrowserWindow, forget: (contentsId: number) => void): void {
  const { webContents } = window;
  const { id } = webContents;
  webContents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) forget(id);
  });
  webContents.on('render-process-gone', () => forget(id));
  window.on('closed', () => forget(id));
}
