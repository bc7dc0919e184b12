import type { TableLayout } from '../../shared/use-table-box.ts';
import type { Box } from '../../../components/use-box.ts';

/** Height of a card by its width. */
export const CARD_RATIO = 108 / 200;

/**
 * In how many columns so many cards lie in a display. That goes by their number alone: its height changes from phase to phase, and a
 * card stays where it was seen.
 */
export function displayColumns(count: number, layout: TableLayout): number {
  if (layout === 'beside') return Math.max(1, count > 3 ? Math.ceil(count / 2) : count);
  if (layout === 'narrow' && count < 7) return 2;
  return Math.max(1, Math.ceil(Math.sqrt(count)));
}

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

/** The gap between the cards and lines of a hand on a phone, and between two groups that share a line, in px. */
export const LINE_GAP = 4;
export const PAIR_GAP = 12;
/** What stands before the cards of a line, its sign and sum, in rem; a thumb's width, and the highest line. */
export const LINE_HEAD = 3.75;
const THUMB = 2.75;
const HIGHEST = 3.75;
/** How much of a note has to stay in sight under the next one for its numeral; a tile's numeral takes more of it. */
const SIGHT = { note: 0.5, tile: 0.72 } as const;
const WIDTHS = { note: 1 / CARD_RATIO, tile: 1 } as const;

/** How a group stands in its line, in px. */
export interface GroupLine {
  readonly shape: 'note' | 'tile';
  readonly width: number;
  /** How far a card is from the one before. */
  readonly step: number;
  /** No other group stands beside it. */
  readonly isWhole: boolean;
}

/** A hand in lines: groups stand one below the other, or two of few cards side by side. */
export interface LinesFit {
  readonly columns: 1 | 2;
  readonly height: number;
  readonly lines: number;
  readonly groups: readonly GroupLine[];
}

/** So many lines take groups of which some need one to themselves. */
function linesOf(groups: LinesFit['groups']): number {
  const whole = groups.filter(({ isWhole }) => isWhole).length;
  return whole + Math.ceil((groups.length - whole) / 2);
}

/** The groups by their places, in their order, but that beside one of few cards comes the next of few cards. */
export function orderIn(lines: readonly GroupLine[]): readonly number[] {
  const order: number[] = [];
  const rest = lines.map((_, at) => at);
  while (rest.length > 0) {
    const [at = 0] = rest.splice(0, 1);
    const isHalf = (one: number): boolean => lines[one]?.isWhole === false;
    const beside = isHalf(at) ? rest.findIndex(isHalf) : -1;
    order.push(at, ...(beside < 0 ? [] : rest.splice(beside, 1)));
  }
  return order;
}

function linesAt(
  sizes: readonly number[],
  { width: whole }: Box,
  rem: number,
  { columns, shape, height }: Pick<LinesFit & GroupLine, 'columns' | 'shape' | 'height'>,
): LinesFit {
  const width = Math.floor(height * WIDTHS[shape]);
  const [line, half] = [whole, (whole - PAIR_GAP) / 2].map((room) => room - LINE_HEAD * rem);
  const stepIn = (room: number, count: number): number =>
    count === 1 ? width : Math.min(width + LINE_GAP, (room - width) / (count - 1));
  const least = Math.max(THUMB * rem, width * SIGHT[shape]);
  const groups = sizes.map((count) => {
    const isWhole = columns === 1 || width > (half ?? 0) || stepIn(half ?? 0, count) < least;
    const step = Math.floor(stepIn((isWhole ? line : half) ?? 0, count));
    return { shape, width, step, isWhole };
  });
  return { columns, height, groups, lines: linesOf(groups) };
}

/** How groups stand in lines, the one that is read most easily first. */
const ARRANGEMENTS = [
  { columns: 1, shape: 'note' },
  { columns: 1, shape: 'tile' },
  { columns: 2, shape: 'note' },
  { columns: 2, shape: 'tile' },
] as const;

/**
 * How a hand of groups of these sizes stands in lines in the box, its cards as large as the first arrangement allows in which a thumb
 * hits each of them. If none does, lines are as low as a thumb, what has no room in one goes on in the next, and the hand scrolls.
 * `rem`: px of a rem.
 */
export function fitLines(sizes: readonly number[], box: Box, rem: number): LinesFit {
  const thumb = Math.ceil(THUMB * rem);
  const heights = Array.from(
    { length: Math.floor(HIGHEST * rem) - thumb + 1 },
    (_, at) => HIGHEST * rem - at,
  );
  for (const arrangement of ARRANGEMENTS) {
    for (const height of heights.map(Math.floor)) {
      const fit = linesAt(sizes, box, rem, { ...arrangement, height });
      const isHit = fit.groups.every(
        ({ shape, width, step }) => step >= Math.max(thumb, width * SIGHT[shape]),
      );
      if (isHit && fit.lines * (height + LINE_GAP) - LINE_GAP <= box.height) return fit;
    }
  }
  const least = linesAt(sizes, box, rem, { columns: 2, shape: 'tile', height: thumb });
  const groups = least.groups.map((line) =>
    line.step < thumb ? { ...line, step: line.width + LINE_GAP } : line,
  );
  return { ...least, groups };
}
