import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPlacement, placeOn, readPlacements } from '../../electron/main/placement.ts';

const USUAL = { width: 1280, height: 800 };
const LAPTOP = { id: 1, workArea: { x: 0, y: 25, width: 1440, height: 875 } };
const BESIDE = { id: 2, workArea: { x: 1440, y: 0, width: 2560, height: 1440 } };
const SMALL = { id: 3, workArea: { x: 0, y: 0, width: 1024, height: 600 } };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auction-night-placement-'));
  file = join(folder, 'window.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A window is closed there. */
function close(x: number, y: number, display = LAPTOP, isMaximized = false): void {
  const getNormalBounds = () => ({ x, y, width: 900, height: 700 });
  const window = Object.assign(new EventEmitter(), { getNormalBounds, isMaximized: () => isMaximized });
  keepPlacement(window as object as BrowserWindow, { getDisplayMatching: () => display as never }, file);
  window.emit('close');
}
const opened = (...displays: readonly (typeof LAPTOP)[]) =>
  placeOn(readPlacements(file), displays, displays[0] ?? LAPTOP, USUAL);

it('a window opens in the usual size the first time, or as large as the display is', () => {
  expect(opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
  expect(opened(SMALL)).toEqual({ width: 1024, height: 600, isMaximized: false });
});

it('a window opens where it was closed, on each display where it lay there', () => {
  close(100, 50);
  expect(opened(LAPTOP)).toEqual({ x: 100, y: 50, width: 900, height: 700, isMaximized: false });
  close(1500, 20, BESIDE, true);
  expect(opened(LAPTOP, BESIDE)).toMatchObject({ x: 1500, y: 20, isMaximized: true });
  expect(opened(LAPTOP)).toMatchObject({ x: 100, y: 50, isMaximized: false }); // the other one is not plugged in
});

it('a window is wholly on its display, whatever has become of that', () => {
  close(1400, -300);
  expect(opened(LAPTOP)).toMatchObject({ x: 540, y: 25 });
  expect(opened({ ...LAPTOP, workArea: SMALL.workArea })).toMatchObject({
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
])('a file that says %j keeps nothing', (text) => {
  writeFileSync(file, text);
  expect(opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
  close(100, 50);
  expect(opened(LAPTOP)).toMatchObject({ x: 100, y: 50 });
});

it('a file that cannot be written keeps the window from nothing', () => {
  mkdirSync(file);
  expect(() => close(100, 50)).not.toThrow();
  expect(() => readFileSync(file)).toThrow();
  expect(opened(LAPTOP)).toEqual({ ...USUAL, isMaximized: false });
});
