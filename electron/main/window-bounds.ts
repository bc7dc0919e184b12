import { renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BrowserWindow, Display, Rectangle, Screen } from 'electron';
import { isJsonObject, isIntegerIn } from '../../core/base/parse.ts';

/** A window's bounds, in logical pixels of the whole desktop; without a position centred on the primary display. */
export interface WindowBounds {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

type Displays = readonly Pick<Display, 'id' | 'workArea'>[];

interface StoredBounds extends Rectangle {
  readonly isMaximized: boolean;
}

/** The stored window bounds. */
export interface BoundsByDisplay {
  /** The display of the last closed window. */
  readonly last?: number;
  /** By display id. */
  readonly places: { readonly [display: string]: StoredBounds };
}

const NONE: BoundsByDisplay = { places: {} };
/** A limit beyond all real desktops, in logical pixels. */
const MAX_COORDINATE = 1_000_000;

/** A file of window bounds. */
export interface BoundsFile {
  readonly current: () => BoundsByDisplay;
  /** Stores a window's bounds when it closes. Write errors are ignored. */
  follow(window: BrowserWindow, screen: Pick<Screen, 'getDisplayMatching'>): void;
}

/** Reads the file once, so that no window waits for the disk; a missing or malformed file counts as empty. Never rejects. */
export async function openBoundsFile(file: string): Promise<BoundsFile> {
  let byDisplay = await read(file);
  return {
    current: () => byDisplay,
    follow: (window, screen) =>
      window.on('close', () => {
        const bounds = window.getNormalBounds();
        const { id } = screen.getDisplayMatching(bounds);
        const stored = { ...bounds, isMaximized: window.isMaximized() };
        byDisplay = { last: id, places: { ...byDisplay.places, [id]: stored } };
        try {
          writeFileSync(`${file}.new`, `${JSON.stringify(byDisplay)}\n`);
          renameSync(`${file}.new`, file);
        } catch {
          // the next start uses the same bounds as this one
        }
      }),
  };
}

async function read(file: string): Promise<BoundsByDisplay> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isJsonObject(stored) || !isJsonObject(stored['places'])) return NONE;
    const places = Object.entries(stored['places']).flatMap(([id, value]) =>
      isStoredBounds(value) ? [[id, value] as const] : [],
    );
    const { last } = stored;
    return { ...(typeof last === 'number' && { last }), places: Object.fromEntries(places) };
  } catch {
    return NONE;
  }
}

const isStoredBounds = (value: unknown): value is StoredBounds =>
  isJsonObject(value) &&
  [value['x'], value['y']].every((at) => isIntegerIn(at, -MAX_COORDINATE, MAX_COORDINATE)) &&
  [value['width'], value['height']].every((length) => isIntegerIn(length, 1, MAX_COORDINATE)) &&
  typeof value['isMaximized'] === 'boolean';

/** Returns the bounds of a new window: as on its last display, moved fully onto it, or the default size. */
export function boundsOn(
  { last, places }: BoundsByDisplay,
  displays: Displays,
  primary: Displays[number],
  defaultSize: { readonly width: number; readonly height: number },
): WindowBounds {
  const display = displays.find(({ id }) => id === last) ?? primary;
  const { workArea } = display;
  const stored = places[display.id];
  const { width, height } = stored ?? defaultSize;
  const size = { width: Math.min(width, workArea.width), height: Math.min(height, workArea.height) };
  if (stored === undefined) return { ...size, isMaximized: false };
  const within = (at: number, start: number, room: number): number =>
    Math.min(Math.max(at, start), start + room);
  return {
    ...size,
    x: within(stored.x, workArea.x, workArea.width - size.width),
    y: within(stored.y, workArea.y, workArea.height - size.height),
    isMaximized: stored.isMaximized,
  };
}
