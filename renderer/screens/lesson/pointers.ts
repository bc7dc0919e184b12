/** A rectangle in the window, in px. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A highlighted area, and the arrow that points at it: the position of its head, and the side it comes from. */
export interface Pointer {
  readonly ring: Rect;
  readonly arrow?: Arrow;
}

type Side = 'above' | 'below' | 'left';
export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly from: Side;
}

/** Px between the target and its ring, and the size of an arrow. */
const GAP = 3;
const ARROW = { across: 26, along: 34 } as const;
/** Positions of an arrow along a side of the ring, as fractions, the best first. */
const POSITIONS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isInside = (one: Rect, other: Rect): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** Rings around the targets, and an arrow to the first one if it covers no `filled` area. */
export function pointersAt(
  targets: readonly Rect[],
  filled: readonly Rect[],
  room: Rect,
): readonly Pointer[] {
  return targets.map((rect, index) => {
    const ring = {
      left: Math.max(room.left, rect.left - GAP),
      top: Math.max(room.top, rect.top - GAP),
      right: Math.min(room.right, rect.right + GAP),
      bottom: Math.min(room.bottom, rect.bottom + GAP),
    };
    const arrow = index === 0 ? arrowAt(ring, filled, room) : undefined;
    return { ring, ...(arrow && { arrow }) };
  });
}

/** A free position for an arrow: above the ring, else below it, else to its left. */
function arrowAt(ring: Rect, filled: readonly Rect[], room: Rect): Arrow | undefined {
  const along = (from: number, to: number): readonly number[] =>
    POSITIONS.map((part) => from + (to - from) * part);
  const across = along(ring.left, ring.right);
  const candidates: readonly Arrow[] = [
    ...across.map((x) => ({ x, y: ring.top, from: 'above' as const })),
    ...across.map((x) => ({ x, y: ring.bottom, from: 'below' as const })),
    ...along(ring.top, ring.bottom).map((y) => ({ x: ring.left, y, from: 'left' as const })),
  ];
  return candidates.find((arrow) => {
    const area = areaOf(arrow);
    return isInside(area, room) && !filled.some((other) => overlap(area, other));
  });
}

function areaOf({ x, y, from }: Arrow): Rect {
  const half = ARROW.across / 2;
  if (from === 'left') return { left: x - ARROW.along, right: x, top: y - half, bottom: y + half };
  const top = from === 'above' ? y - ARROW.along : y;
  return { left: x - half, right: x + half, top, bottom: top + ARROW.along };
}
