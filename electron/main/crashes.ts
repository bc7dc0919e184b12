import type { App, BrowserWindow } from 'electron';
import { bugText, type Log } from '../host/guard.ts';
import { FALLBACK_PAGE } from './app-scheme.ts';

/** Crashes of a page within a minute after which it is not reloaded: it would only crash again. */
const MAX_CRASHES = 3;
/** Milliseconds for a page to respond again after Electron has reported it. */
const PATIENCE = 10_000;

/** The error code of a page that was replaced by another load. */
export const ABORTED = -3;

/** Logs crashed pages and Chromium processes, and pages that fail to load. */
export function noteCrashes(app: Pick<App, 'on'>, log: Log): void {
  const note = (reason: string, exitCode: number, ...names: readonly string[]): void => {
    if (reason === 'clean-exit') return;
    log(`a process of Chromium is gone: ${[...names, `${reason} (${exitCode})`].join(', ')}`);
  };
  app.on('child-process-gone', (_event, { type, name, reason, exitCode }) =>
    note(reason, exitCode, type, ...(name === undefined ? [] : [name])),
  );
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => note(reason, exitCode, 'page'));
  app.on('web-contents-created', (_created, contents) => {
    contents.on('did-fail-load', (_event, code, text) => {
      if (code !== ABORTED) log(`a page could not be loaded: ${text} (${code})`);
    });
    contents.on('preload-error', (_event, _path, error) =>
      log(`the preload of a page failed: ${bugText(error)}`),
    );
  });
}

/**
 * Reloads a crashed page immediately, at the same place; its seats are on this device, and the host has everything else. A hanging page is
 * ended first.
 */
export function recoverFromCrashes(
  { webContents }: BrowserWindow,
  log: Log,
  now: () => number = () => performance.now(),
): void {
  let crashes: readonly number[] = [];
  let hangTimeout: NodeJS.Timeout | undefined;
  const cancelTimeout = (): void => {
    clearTimeout(hangTimeout);
    hangTimeout = undefined;
  };
  webContents.on('unresponsive', () => {
    hangTimeout ??= setTimeout(() => {
      log('a page does not answer, and is ended');
      webContents.forcefullyCrashRenderer();
    }, PATIENCE);
  });
  webContents.on('responsive', cancelTimeout);
  webContents.on('destroyed', cancelTimeout);
  webContents.on('render-process-gone', (_event, { reason }) => {
    cancelTimeout();
    if (reason === 'clean-exit') return;
    crashes = [...crashes.filter((at) => now() - at < 60_000), now()];
    if (crashes.length > MAX_CRASHES + 1) return; // the fallback page crashed too
    if (crashes.length > MAX_CRASHES) log('a page crashes again and again, and is not loaded anew');
    setImmediate(() => {
      if (webContents.isDestroyed()) return; // until now Electron was busy with the old page
      if (crashes.length > MAX_CRASHES) void webContents.loadURL(FALLBACK_PAGE);
      else webContents.reload();
    });
  });
}
