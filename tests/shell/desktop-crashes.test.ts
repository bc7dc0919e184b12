import { EventEmitter } from 'node:events';
import type { App, BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverFromCrashes, noteCrashes } from '../../electron/main/crashes.ts';

// The module `electron`, as far as these files touch it.
vi.mock('electron', () => ({ protocol: {} }));

/** Hands a fake over as the part of Electron it stands for. */
const as = <Part>(fake: object): Part => fake as Part;

let now = 0;
let lines: string[] = [];
const log = (line: string): void => void lines.push(line);
const [reload, loadURL] = [vi.fn(), vi.fn()];
const crash = vi.fn();
let webContents: EventEmitter;
beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  lines = [];
  reload.mockClear();
  loadURL.mockClear();
  crash
    .mockReset()
    .mockImplementation(() => webContents.emit('render-process-gone', {}, { reason: 'killed' }));
  webContents = Object.assign(new EventEmitter(), {
    reload,
    loadURL,
    forcefullyCrashRenderer: crash,
    isDestroyed: () => false,
  });
  recoverFromCrashes(as<BrowserWindow>({ webContents }), log, () => now);
});
afterEach(() => vi.useRealTimers());
const goes = (reason: string): void => void webContents.emit('render-process-gone', {}, { reason });

it('loads a page that has crashed anew, and in place of one that crashes again and again one without a program', () => {
  const crashed = (reason: string): void => {
    goes(reason);
    vi.runAllTimers();
  };
  crashed('clean-exit');
  expect(reload).not.toHaveBeenCalled();
  for (let times = 1; times <= 3; times++) crashed('oom');
  expect([reload.mock.calls.length, loadURL.mock.calls.length]).toEqual([3, 0]);
  for (let times = 1; times <= 3; times++) crashed('oom'); // and that one crashes, too
  expect([reload.mock.calls.length, loadURL.mock.calls]).toEqual([3, [['app://auction-night/trouble']]]);
  expect(lines).toEqual(['a page crashes again and again, and is not loaded anew']);
  now = 60_000;
  crashed('crashed');
  expect(reload).toHaveBeenCalledTimes(4);
});

it('ends a page that has not answered for ten seconds, and loads it anew', () => {
  webContents.emit('unresponsive');
  vi.advanceTimersByTime(5_000);
  webContents.emit('unresponsive'); // said again as long as it goes on
  vi.advanceTimersByTime(4_999);
  expect(crash).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(crash).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect([crash.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  expect(lines).toEqual(['a page does not answer, and is ended']);
  webContents.emit('unresponsive'); // the new one
  vi.advanceTimersByTime(10_000);
  expect(crash).toHaveBeenCalledTimes(2);
});

it.each([
  ['answers again', () => webContents.emit('responsive')],
  ['has crashed by itself', () => goes('crashed')],
  ['is closed', () => webContents.emit('destroyed')],
])('ends no page that %s', (_what, happens) => {
  webContents.emit('unresponsive');
  vi.advanceTimersByTime(9_999);
  happens();
  vi.runAllTimers();
  expect(crash).not.toHaveBeenCalled();
});

it('notes a page that cannot be loaded, or whose preload fails', () => {
  const app = new EventEmitter();
  noteCrashes(as<App>(app), log);
  app.emit('web-contents-created', {}, webContents);
  webContents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'app://auction-night/', true);
  webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://auction-night/', true);
  webContents.emit('preload-error', {}, '/p/index.cjs', new Error('no such channel'));
  expect(lines).toEqual([
    'a page could not be loaded: ERR_FILE_NOT_FOUND (-6)',
    expect.stringMatching(/^the preload of a page failed: Error: no such channel\n +at /),
  ]);
});

it('notes every process of Chromium that ends unasked', () => {
  const app = new EventEmitter();
  noteCrashes(as<App>(app), log);
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
  app.emit(
    'child-process-gone',
    {},
    { type: 'Utility', reason: 'killed', exitCode: 9, name: 'Network Service' },
  );
  app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  app.emit('render-process-gone', {}, {}, { reason: 'oom', exitCode: 1 });
  app.emit('render-process-gone', {}, {}, { reason: 'clean-exit', exitCode: 0 });
  expect(lines).toEqual([
    'a process of Chromium is gone: GPU, crashed (139)',
    'a process of Chromium is gone: Utility, Network Service, killed (9)',
    'a process of Chromium is gone: page, oom (1)',
  ]);
});
