import { fitGrid, type GridFit } from '../../shared/grid.ts';
import type { Box } from '../../../components/use-box.ts';

/** Height of a card by its width. */
export const CARD_RATIO = 108 / 200;

/** Heights and gaps of a hand of whole cards, in rem. */
const HEAD = 1.75;
const LIFT = 0.3;
const ROW_GAP = 0.5;
const GROUP_GAP = 0.75;
const LEAST_GROUP = 4.9;

/** Widths that cards in a hand may have, in rem. */
const WIDEST = 8.6;
const LEAST = 3.4;
/** Cards of this width are read at ease. In one line they are larger than that, or there are two lines. */
const EASY = 4.8;
const EASY_LINE = 6;

/** How much of a card stays in sight under the next one, the roomiest first. */
const STEPS = [0.72, 0.62, 0.5, 0.4] as const;

/** How wide the cards of a hand are (rem), and how far each is from the one before (part of the width). */
export interface HandFit {
  readonly width: number;
  readonly step: number;
}

const groupWidth = (count: number, { width, step }: HandFit): number =>
  Math.max(LEAST_GROUP, width * (1 + step * (count - 1)));

/** Lines that the groups take if each is put beside the one before as long as there is room. `room` in rem. */
function lines(sizes: readonly number[], fit: HandFit, room: number): number {
  let [count, used] = [1, 0];
  for (const size of sizes) {
    const wide = groupWidth(size, fit);
    const after = used === 0 ? wide : used + GROUP_GAP + wide;
    if (after <= room) used = after;
    else [count, used] = [count + 1, wide];
  }
  return count;
}

/** The cards of which most is in sight with which a hand takes no more than `most` lines and fits into the room; lengths in rem. */
function largestIn(
  sizes: readonly number[],
  room: Box,
  steps: readonly number[],
  most: number,
): HandFit | undefined {
  const fits = (fit: HandFit): boolean => {
    const count = lines(sizes, fit, room.width);
    const height = count * (HEAD + LIFT + fit.width * CARD_RATIO) + (count - 1) * ROW_GAP;
    return (
      count <= most && height <= room.height && sizes.every((size) => groupWidth(size, fit) <= room.width)
    );
  };
  const widths = Array.from({ length: Math.floor((WIDEST - LEAST) / 0.2) + 1 }, (_, at) => WIDEST - at * 0.2);
  const found = steps.flatMap((step) => {
    const width = widths.find((wide) => fits({ width: wide, step }));
    return width === undefined ? [] : [{ width, step }];
  });
  const isEasy = ({ width }: HandFit): number => (width >= EASY ? 1 : 0);
  return found.sort(
    (one, other) => isEasy(other) - isEasy(one) || other.width * other.step - one.width * one.step,
  )[0];
}

/**
 * How the cards of a hand of groups of these sizes fit into the box: in one line if they are read at ease there, else as large as
 * they get in two lines, or three. If they never fit they are as small as they get, and the hand scrolls. `rem`: px of a rem.
 */
export function fitHand(sizes: readonly number[], { width, height }: Box, rem: number): HandFit {
  const room = { width: width / rem, height: height / rem };
  for (const most of [1, 2, 3]) {
    const found = largestIn(sizes, room, STEPS.slice(0, 3), most);
    if (found !== undefined && found.width >= (most === 1 ? EASY_LINE : EASY)) return found;
  }
  return largestIn(sizes, room, STEPS, sizes.length) ?? { width: LEAST, step: STEPS[3] };
}

/** The gap between tiles in px; their least and greatest edge in rem: a thumb's width, and no giants. */
export const TILE_GAP = 4;
const TILES = { least: 2.75, most: 6 } as const;

/**
 * In how many lines groups of cards of these sizes lie, each after its head, and which of them begin a line so that a head has its
 * first card beside it.
 */
export function tileLines(
  sizes: readonly number[],
  columns: number,
): { readonly lines: number; readonly beginners: ReadonlySet<number> } {
  const beginners = new Set<number>();
  let place = 0;
  for (const [group, size] of sizes.entries()) {
    if (columns > 1 && place % columns === columns - 1) {
      beginners.add(group);
      place += 1;
    }
    place += 1 + size;
  }
  return { lines: Math.ceil(place / columns), beginners };
}

/** How the tiles of such groups and their heads fill the box; none is smaller than a thumb: then they scroll. */
export function fitTiles(sizes: readonly number[], box: Box, rem: number): GridFit {
  const count = sizes.reduce((sum, size) => sum + size, sizes.length);
  const tiles = { gap: TILE_GAP, widest: TILES.most * rem, ratio: 1 };
  const fit = fitGrid(count, box, tiles, (columns) => tileLines(sizes, columns).lines);
  if (fit.width >= TILES.least * rem) return fit;
  const columns = Math.max(1, Math.floor((box.width + TILE_GAP) / (TILES.least * rem + TILE_GAP)));
  return { columns, width: Math.floor((box.width + TILE_GAP) / columns - TILE_GAP) };
}
