import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBoundsFile, boundsOn, type BoundsFile } from '../../electron/main/window-bounds.ts';

const USUAL = { width: 1280, height: 800 };
const LAPTOP = { id: 1, workArea: { x: 0, y: 25, width: 1440, height: 875 } };
const BESIDE = { id: 2, workArea: { x: 1440, y: 0, width: 2560, height: 1440 } };
const SMALL = { id: 3, workArea: { x: 0, y: 0, width: 1024, height: 600 } };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auction-night-bounds-'));
  file = join(folder, 'window.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A window is closed there. */
async function close(x: number, y: number, display = LAPTOP, isMaximized = false): Promise<BoundsFile> {
  const getNormalBounds = () => ({ x, y, width: 900, height: 700 });
  const window = Object.assign(new EventEmitter(), { getNormalBounds, isMaximized: () => isMaximized });
  const boundsFile = await openBoundsFile(file);
  boundsFile.follow(window as object as BrowserWindow, { getDisplayMatching: () => display as never });
  window.emit('close');
  return boundsFile;
}
const placed = ({ current }: BoundsFile, ...displays: readonly (typeof LAPTOP)[]) =>
  boundsOn(current(), displays, displays[0] ?? LAPTOP, USUAL);
/** Where the next start opens a window. */
const opened = async (...displays: readonly (typeof LAPTOP)[]) =>
  placed(await openBoundsFile(file), ...displays);

it('a window opens in the usual size the first time, or as large as the display is', async () => {
  expect(await opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
  expect(await opened(SMALL)).toEqual({ width: 1024, height: 600, isMaximized: false });
});

it('a window opens where it was closed, on each display where it lay there', async () => {
  await close(100, 50);
  expect(await opened(LAPTOP)).toEqual({ x: 100, y: 50, width: 900, height: 700, isMaximized: false });
  await close(1500, 20, BESIDE, true);
  expect(await opened(LAPTOP, BESIDE)).toMatchObject({ x: 1500, y: 20, isMaximized: true });
  expect(await opened(LAPTOP)).toMatchObject({ x: 100, y: 50, isMaximized: false }); // the other one is not plugged in
});

it('a window is wholly on its display, whatever has become of that', async () => {
  await close(1400, -300);
  expect(await opened(LAPTOP)).toMatchObject({ x: 540, y: 25 });
  expect(await opened({ ...LAPTOP, workArea: SMALL.workArea })).toMatchObject({
    x: 124,
    y: 0,
    width: 900,
    height: 600,
  });
});

it.each([
  '',
  '[]',
  '{"places":[1]}',
  '{"last":1,"places":{"1":{"x":"0","y":0,"width":900,"height":700,"isMaximized":false}}}',
  '{"last":1,"places":{"1":{"x":0,"y":0,"width":0,"height":700,"isMaximized":false}}}',
])('a file that says %j keeps nothing', async (text) => {
  writeFileSync(file, text);
  expect(await opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
  await close(100, 50);
  expect(await opened(LAPTOP)).toMatchObject({ x: 100, y: 50 });
});

it('a window of the same start opens where the one before was closed, also where the file cannot be written', async () => {
  mkdirSync(file);
  expect(placed(await close(100, 50), LAPTOP)).toMatchObject({ x: 100, y: 50 });
  expect(() => readFileSync(file)).toThrow();
  expect(await opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
});
