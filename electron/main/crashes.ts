import type { App, BrowserWindow } from 'electron';
import { bugText, type Log } from '../host/guard.ts';
import { TROUBLE_PAGE } from './app-scheme.ts';

/** Crashes of a page in a minute after which it is not loaded anew by itself: it would only crash again. */
const MOST_CRASHES = 3;
/** Milliseconds in which a page may answer again, once Electron has found that it does not. */
const PATIENCE = 10_000;

/** What a page is said to have failed with that something else was loaded instead of. */
export const ABORTED = -3;

/** Notes what ends unasked, pages and what Chromium starts again by itself, and pages that do not even begin. */
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
 * A page that has crashed is loaded anew at once, where it was; its seats are on this device, and the host has kept everything else. One that
 * hangs is ended first.
 */
export function bringBack(
  { webContents }: BrowserWindow,
  log: Log,
  now: () => number = () => performance.now(),
): void {
  let crashes: readonly number[] = [];
  let hanging: NodeJS.Timeout | undefined;
  const answered = (): void => {
    clearTimeout(hanging);
    hanging = undefined;
  };
  webContents.on('unresponsive', () => {
    hanging ??= setTimeout(() => {
      log('a page does not answer, and is ended');
      webContents.forcefullyCrashRenderer();
    }, PATIENCE);
  });
  webContents.on('responsive', answered);
  webContents.on('destroyed', answered);
  webContents.on('render-process-gone', (_event, { reason }) => {
    answered();
    if (reason === 'clean-exit') return;
    crashes = [...crashes.filter((at) => now() - at < 60_000), now()];
    if (crashes.length > MOST_CRASHES + 1) return; // the other page did as well
    if (crashes.length > MOST_CRASHES) log('a page crashes again and again, and is not loaded anew');
    setImmediate(() => {
      if (webContents.isDestroyed()) return; // Electron is still busy with the old page until now
      if (crashes.length > MOST_CRASHES) void webContents.loadURL(TROUBLE_PAGE);
      else webContents.reload();
    });
  });
}
