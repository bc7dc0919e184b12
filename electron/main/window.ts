import { BrowserWindow, nativeTheme } from 'electron';
import { VERSION_ARGUMENT } from '../preload/channels.ts';
import { APP_ORIGIN } from './app-scheme.ts';

/** What a window is made of. */
export interface WindowOptions {
  readonly preload: string;
  readonly appVersion: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** The size a window opens with, in logical pixels. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;

// The page's paper, so that nothing flashes before it has drawn itself.
const PAPER = { light: '#f6f1e4', dark: '#17201b' } as const;

/** Opens a window with our page; it is shown once the page has something to show. */
export function openWindow({ preload, appVersion, size }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...size,
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
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
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
