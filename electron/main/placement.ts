import { renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BrowserWindow, Display, Rectangle, Screen } from 'electron';
import { isJsonObject, isWhole } from '../../core/base/parse.ts';

/** Where a window lies, in logical pixels of all displays together; without a corner in the middle of the main display. */
export interface WindowBounds {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

type Displays = readonly Pick<Display, 'id' | 'workArea'>[];

interface KeptPlace extends Rectangle {
  readonly isMaximized: boolean;
}

/** What is kept from one start to the next. */
export interface Placements {
  /** The display that the window lay on last. */
  readonly last?: number;
  /** By the display's id. */
  readonly places: { readonly [display: string]: KeptPlace };
}

const NONE: Placements = { places: {} };
/** Logical pixels on the wide desktops there are. */
const FAR = 1_000_000;

/** A file that keeps where windows lie. */
export interface PlacementFile {
  readonly kept: () => Placements;
  /** Keeps where the window lies on its display when it is closed. That it cannot be written takes nothing from anybody. */
  follow(window: BrowserWindow, screen: Pick<Screen, 'getDisplayMatching'>): void;
}

/** Reads the file once, so that no window waits for the disk; one that is not there, or says something else, keeps nothing. Never rejects. */
export async function openPlacements(file: string): Promise<PlacementFile> {
  let placements = await read(file);
  return {
    kept: () => placements,
    follow: (window, screen) =>
      window.on('close', () => {
        const bounds = window.getNormalBounds();
        const { id } = screen.getDisplayMatching(bounds);
        const place = { ...bounds, isMaximized: window.isMaximized() };
        placements = { last: id, places: { ...placements.places, [id]: place } };
        try {
          writeFileSync(`${file}.new`, `${JSON.stringify(placements)}\n`);
          renameSync(`${file}.new`, file);
        } catch {
          // the next start opens a window as this one did
        }
      }),
  };
}

async function read(file: string): Promise<Placements> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isJsonObject(kept) || !isJsonObject(kept['places'])) return NONE;
    const places = Object.entries(kept['places']).flatMap(([id, place]) =>
      isPlace(place) ? [[id, place] as const] : [],
    );
    const { last } = kept;
    return { ...(typeof last === 'number' && { last }), places: Object.fromEntries(places) };
  } catch {
    return NONE;
  }
}

const isPlace = (place: unknown): place is KeptPlace =>
  isJsonObject(place) &&
  [place['x'], place['y']].every((at) => isWhole(at, -FAR, FAR)) &&
  [place['width'], place['height']].every((length) => isWhole(length, 1, FAR)) &&
  typeof place['isMaximized'] === 'boolean';

/** Where a window opens: as it lay on the display that it lay on last, wholly on it; of the usual size where that is not known. */
export function placeOn(
  { last, places }: Placements,
  displays: Displays,
  primary: Displays[number],
  usual: { readonly width: number; readonly height: number },
): WindowBounds {
  const display = displays.find(({ id }) => id === last) ?? primary;
  const { workArea } = display;
  const kept = places[display.id];
  const { width, height } = kept ?? usual;
  const size = { width: Math.min(width, workArea.width), height: Math.min(height, workArea.height) };
  if (kept === undefined) return { ...size, isMaximized: false };
  const within = (at: number, start: number, room: number): number =>
    Math.min(Math.max(at, start), start + room);
  return {
    ...size,
    x: within(kept.x, workArea.x, workArea.width - size.width),
    y: within(kept.y, workArea.y, workArea.height - size.height),
    isMaximized: kept.isMaximized,
  };
}
