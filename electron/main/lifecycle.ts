import type { App, BrowserWindow, PowerMonitor } from 'electron';
import { bugText, type Log } from '../host/guard.ts';

/** What must close with the app, and learn of network changes. */
export interface Closable {
  close(): Promise<void>;
  networkChanged(): void;
}

/**
 * Most milliseconds that quitting waits for the host: its goodbye takes at most 600, the rest is for closing sockets. A timeout loses
 * nothing, because every accepted action is on disk before it is acknowledged.
 */
const CLOSING_LIMIT = 1_000;

/** Whether this process is the first on its data; a later one shows the first one's window and quits. */
export function isFirstInstance(app: App, showWindow: () => void): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', showWindow);
  return true;
}

/** Brings a window to the front. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Resolves once a window is visible or has closed. */
export async function whenVisible(window: BrowserWindow): Promise<void> {
  if (window.isVisible()) return;
  await new Promise<void>((resolve) => {
    window.once('show', resolve);
    window.once('closed', resolve);
  });
}

/** Quits when the last window closes, except on macOS, where the table continues and the dock reopens a window. */
export function followWindows(app: App, platform: NodeJS.Platform, show: () => void): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  app.on('activate', show);
}

/** Closes the host, which may still be starting, before the app quits, and notifies it after system sleep. */
export function followHost(
  app: App,
  powerMonitor: PowerMonitor,
  starting: Promise<Closable>,
  log: Log,
): void {
  let state: 'running' | 'closing' | 'closed' = 'running';
  const whenStarted = (act: (host: Closable) => void | Promise<void>): Promise<void> =>
    starting.then(act).catch((error: unknown) => log(`the host was told, and failed: ${bugText(error)}`));
  powerMonitor.on('resume', () => void whenStarted((host) => host.networkChanged()));
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    void Promise.race([whenStarted((host) => host.close()), limit()]).then(() => {
      state = 'closed';
      app.quit();
    });
  });
}

const limit = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CLOSING_LIMIT).unref());
