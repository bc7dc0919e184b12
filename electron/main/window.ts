import { BrowserWindow, nativeImage, nativeTheme } from 'electron';
import icon from '../../build/resources/icons/128x128.png?inline';
import { VERSION_ARGUMENT } from '../preload/channels.ts';
import { OWN_PAGE } from './app-scheme.ts';
import type { WindowBounds } from './window-bounds.ts';
import { showFallbackOnFailure } from './fallback-page.ts';

/** The options of a window. */
export interface WindowOptions {
  readonly preload: string;
  readonly appVersion: string;
  readonly bounds: WindowBounds;
}

/** The first size of a window, in logical pixels. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;

// The page's background colour, so that nothing flashes before it is drawn.
const PAPER = { light: '#f6f1e4', dark: '#17201b' } as const;

/** Opens a window with our page, shown once the page has drawn or failed. */
export function openWindow({ preload, appVersion, bounds }: WindowOptions): BrowserWindow {
  const { isMaximized, ...rectangle } = bounds;
  const window = new BrowserWindow({
    ...rectangle,
    minWidth: 360,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
    // Other systems use the installed app's icon; Linux finds it only for packages
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
  showFallbackOnFailure(window);
  void window.loadURL(OWN_PAGE);
  return window;
}

/** Milliseconds from loading to the first paint, if `ready-to-show` comes at all. */
const PAINT_TIME = 300;
/** Milliseconds after which a window is shown in any case. */
const MAX_WAIT = 4_000;

/**
 * Shows a window once its page has drawn. On Wayland `ready-to-show` may wait for the window to be shown, and elsewhere it is sometimes
 * missing, so loading, failing and a timeout count as well.
 */
export function showOnce(window: BrowserWindow, platform: NodeJS.Platform, show: () => void): void {
  const timers = [setTimeout(once, MAX_WAIT)];
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
    else timers.push(setTimeout(once, PAINT_TIME));
  });
  webContents.once('did-fail-load', once);
}

/** Calls `forget` when the page reloads or is gone, so that nothing of the old page remains. */
export function onPageGone(window: BrowserWindow, forget: (contentsId: number) => void): void {
  const { webContents } = window;
  const { id } = webContents;
  webContents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) forget(id);
  });
  webContents.on('render-process-gone', () => forget(id));
  window.on('closed', () => forget(id));
}
