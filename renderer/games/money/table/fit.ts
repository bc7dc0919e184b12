import type { TableLayout } from '../../shared/use-table-box.ts';
import type { Box } from '../../../components/use-box.ts';

/** Height of a card divided by its width. */
export const CARD_RATIO = 108 / 200;

/**
 * The number of columns of a display. It does not depend on the height of the display, which changes between phases, so that cards do
 * not move.
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

/** Range of the width of cards in a hand, in rem. */
const WIDEST = 8.6;
const LEAST = 3.4;
/** Width in rem from which cards are easy to read. A single line has to reach `EASY_LINE`; otherwise there are two lines. */
const EASY = 4.8;
const EASY_LINE = 6;

/** Visible parts of a card under the next one, the largest first. */
const STEPS = [0.72, 0.62, 0.5, 0.4] as const;

export interface HandFit {
  /** Of a card, in rem. */
  readonly width: number;
  /** From one card to the next, as a part of the width. */
  readonly step: number;
}

const groupWidth = (count: number, { width, step }: HandFit): number =>
  Math.max(LEAST_GROUP, width * (1 + step * (count - 1)));

/** The number of lines that the groups take if each is next to the one before where there is room. `room` in rem. */
function countLines(sizes: readonly number[], fit: HandFit, room: number): number {
  let [count, used] = [1, 0];
  for (const size of sizes) {
    const width = groupWidth(size, fit);
    const after = used === 0 ? width : used + GROUP_GAP + width;
    if (after <= room) used = after;
    else [count, used] = [count + 1, width];
  }
  return count;
}

/** The fit with the largest visible part of each card in at most `most` lines; lengths in rem. */
function largestIn(
  sizes: readonly number[],
  room: Box,
  steps: readonly number[],
  most: number,
): HandFit | undefined {
  const fits = (fit: HandFit): boolean => {
    const count = countLines(sizes, fit, room.width);
    const height = count * (HEAD + LIFT + fit.width * CARD_RATIO) + (count - 1) * ROW_GAP;
    return (
      count <= most && height <= room.height && sizes.every((size) => groupWidth(size, fit) <= room.width)
    );
  };
  const widths = Array.from({ length: Math.floor((WIDEST - LEAST) / 0.2) + 1 }, (_, at) => WIDEST - at * 0.2);
  const candidates = steps.flatMap((step) => {
    const width = widths.find((wide) => fits({ width: wide, step }));
    return width === undefined ? [] : [{ width, step }];
  });
  const isEasy = ({ width }: HandFit): number => (width >= EASY ? 1 : 0);
  return candidates.sort(
    (one, other) => isEasy(other) - isEasy(one) || other.width * other.step - one.width * one.step,
  )[0];
}

/**
 * Fits the cards of a hand, in groups of these sizes, into the box (px): in one line if they are easy to read there, else as large as
 * possible in two or three lines. If they do not fit, they have the least size and the hand scrolls. `rem`: px of a rem.
 */
export function fitHand(sizes: readonly number[], { width, height }: Box, rem: number): HandFit {
  const room = { width: width / rem, height: height / rem };
  for (const most of [1, 2, 3]) {
    const fit = largestIn(sizes, room, STEPS.slice(0, 3), most);
    if (fit !== undefined && fit.width >= (most === 1 ? EASY_LINE : EASY)) return fit;
  }
  return largestIn(sizes, room, STEPS, sizes.length) ?? { width: LEAST, step: STEPS[3] };
}

/** The gap between cards and lines of a hand on a phone, and between two groups in a line, in px. */
export const LINE_GAP = 4;
export const PAIR_GAP = 12;
/** In rem: width of a line's head (sign and sum), width of a thumb, and greatest height of a line. */
export const LINE_HEAD = 3.75;
const THUMB = 2.75;
const HIGHEST = 3.75;
/** The part of a card that has to be visible under the next one for its numeral; larger on a tile. */
const SIGHT = { note: 0.5, tile: 0.72 } as const;
const WIDTHS = { note: 1 / CARD_RATIO, tile: 1 } as const;

/** The layout of a group in its line, in px. */
export interface GroupLine {
  readonly shape: 'note' | 'tile';
  readonly width: number;
  /** From one card to the next. */
  readonly step: number;
  /** The group has the line to itself. */
  readonly isWhole: boolean;
}

/** A hand in lines: groups one below the other, or two of few cards side by side. */
export interface LinesFit {
  readonly columns: 1 | 2;
  readonly height: number;
  readonly lines: number;
  readonly groups: readonly GroupLine[];
}

/** The number of lines that the groups take. */
function linesOf(groups: LinesFit['groups']): number {
  const whole = groups.filter(({ isWhole }) => isWhole).length;
  return whole + Math.ceil((groups.length - whole) / 2);
}

/** The indices of the groups in order, except that a half-line group is followed by the next half-line group. */
export function orderIn(lines: readonly GroupLine[]): readonly number[] {
  const order: number[] = [];
  const rest = lines.map((_, at) => at);
  while (rest.length > 0) {
    const [at = 0] = rest.splice(0, 1);
    const isHalf = (one: number): boolean => lines[one]?.isWhole === false;
    const partner = isHalf(at) ? rest.findIndex(isHalf) : -1;
    order.push(at, ...(partner < 0 ? [] : rest.splice(partner, 1)));
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

/** In order of legibility. */
const ARRANGEMENTS = [
  { columns: 1, shape: 'note' },
  { columns: 1, shape: 'tile' },
  { columns: 2, shape: 'note' },
  { columns: 2, shape: 'tile' },
] as const;

/**
 * Fits a hand, in groups of these sizes, into lines in the box (px), with cards as large as possible in the first arrangement in which a
 * thumb can hit each card. If there is none, lines are as low as a thumb, groups wrap into further lines, and the hand scrolls. `rem`: px
 * of a rem.
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
      const canHit = fit.groups.every(
        ({ shape, width, step }) => step >= Math.max(thumb, width * SIGHT[shape]),
      );
      if (canHit && fit.lines * (height + LINE_GAP) - LINE_GAP <= box.height) return fit;
    }
  }
  const least = linesAt(sizes, box, rem, { columns: 2, shape: 'tile', height: thumb });
  const groups = least.groups.map((line) =>
    line.step < thumb ? { ...line, step: line.width + LINE_GAP } : line,
  );
  return { ...least, groups };
}
