import { BrowserWindow, nativeImage, nativeTheme } from 'electron';
import icon from '../../build/resources/icons/128x128.png?inline';
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
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
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
