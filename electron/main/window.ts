import { BrowserWindow, nativeTheme } from 'electron';
import { VERSION_ARGUMENT } from '../preload/channels.ts';
import { APP_ORIGIN } from './app-scheme.ts';
import type { Place } from './placement.ts';

/** What a window is made of. */
export interface WindowOptions {
  readonly preload: string;
  readonly appVersion: string;
  readonly place: Place;
}

/** The size that a window has at first, in logical pixels. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;

// The page's paper, so that nothing flashes before it has drawn itself.
const PAPER = { light: '#f6f1e4', dark: '#17201b' } as const;

/** Opens a window with our page; it is shown once the page has something to show. */
export function openWindow({ preload, appVersion, place }: WindowOptions): BrowserWindow {
  const { isMaximized, ...bounds } = place;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 360,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
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
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
}

/** Crashes of a page in a minute after which it is left as it is: it would only crash again. */
const MOST_CRASHES = 3;

/** A page that has crashed is loaded anew at once, where it was; its seats are on this device, and the host has kept everything else. */
export function bringBack({ webContents }: BrowserWindow, now: () => number = () => performance.now()): void {
  let crashes: readonly number[] = [];
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    crashes = [...crashes.filter((at) => now() - at < 60_000), now()];
    if (crashes.length > MOST_CRASHES) return;
    setImmediate(() => {
      if (!webContents.isDestroyed()) webContents.reload(); // Electron is still busy with the old page until then
    });
  });
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
