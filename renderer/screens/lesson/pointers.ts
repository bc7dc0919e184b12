/** Where something lies in the window, in px. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A lit place, and the arrow that points at it: where its head is, and from which side it comes. */
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

/** Px between what is meant and the ring, and what an arrow needs across and along. */
const GAP = 3;
const ARROW = { across: 26, along: 34 } as const;
/** Where along the side of a ring an arrow may stand, as parts of it, the best first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isInside = (one: Rect, other: Rect): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** Rings around what is meant, and an arrow to the first of them where it lies over nothing that is `filled`. */
export function pointersAt(meant: readonly Rect[], filled: readonly Rect[], room: Rect): readonly Pointer[] {
  return meant.map((rect, index) => {
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

/** A free place for an arrow: above the ring if there is one, else below it, else at its left. */
function arrowAt(ring: Rect, filled: readonly Rect[], room: Rect): Arrow | undefined {
  const along = (from: number, to: number): readonly number[] =>
    PLACES.map((part) => from + (to - from) * part);
  const across = along(ring.left, ring.right);
  const places: readonly Arrow[] = [
    ...across.map((x) => ({ x, y: ring.top, from: 'above' as const })),
    ...across.map((x) => ({ x, y: ring.bottom, from: 'below' as const })),
    ...along(ring.top, ring.bottom).map((y) => ({ x: ring.left, y, from: 'left' as const })),
  ];
  return places.find((place) => {
    const needed = roomFor(place);
    return isInside(needed, room) && !filled.some((one) => overlap(needed, one));
  });
}

function roomFor({ x, y, from }: Arrow): Rect {
  const half = ARROW.across / 2;
  if (from === 'left') return { left: x - ARROW.along, right: x, top: y - half, bottom: y + half };
  const top = from === 'above' ? y - ARROW.along : y;
  return { left: x - half, right: x + half, top, bottom: top + ARROW.along };
}
