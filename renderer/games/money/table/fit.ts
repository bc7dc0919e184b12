/** How cards share the room they have. Lengths in px unless said otherwise. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Height of a card by its width. */
const CARD_RATIO = 108 / 200;

/** Heights and gaps of a hand, in rem. */
const HEAD = 1.5;
const LIFT = 0.35;
const ROW_GAP = 0.5;
const GROUP_GAP = 0.75;
const LEAST_GROUP = 4.9;

/** Widths that cards in a hand may have, in rem. */
const WIDEST = 7;
const LEAST = 3.4;

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

const heightOf = (sizes: readonly number[], fit: HandFit, room: number): number => {
  const count = lines(sizes, fit, room);
  return count * (HEAD + LIFT + fit.width * CARD_RATIO) + (count - 1) * ROW_GAP;
};

/**
 * The largest cards with which a hand of groups of these sizes fits into the box; the smallest ones if it never does (then
 * the hand scrolls). `rem`: px of a rem.
 */
export function fitHand(sizes: readonly number[], { width, height }: Box, rem: number): HandFit {
  const room = width / rem;
  const widths = Array.from({ length: Math.round((WIDEST - LEAST) / 0.2) + 1 }, (_, index) => WIDEST - index * 0.2);
  const fits = (fit: HandFit): boolean =>
    heightOf(sizes, fit, room) * rem <= height && sizes.every((size) => groupWidth(size, fit) <= room);
  for (const step of STEPS) {
    const found = widths.find((wide) => fits({ width: wide, step }));
    if (found !== undefined && (found > 4 || step === STEPS[3])) return { width: found, step };
  }
  return { width: LEAST, step: STEPS[3] };
}

/** The widest cards (px) with which `count` of them fit into the box side by side and in lines. */
export function fitGrid(count: number, { width, height }: Box, gap: number, widest: number): number {
  const candidates = Array.from({ length: Math.max(1, count) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    return Math.min(
      (width - gap * (columns - 1)) / columns,
      (height - gap * (rows - 1)) / rows / CARD_RATIO,
    );
  });
  return Math.floor(Math.min(widest, Math.max(...candidates)));
}
