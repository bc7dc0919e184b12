/** Where something lies in the window, in px. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The areas of a table that decide where a note lies; those that are not there are left out. */
export interface Areas {
  readonly table: Rect;
  readonly others?: Rect;
  readonly market?: Rect;
  readonly own?: Rect;
  readonly rail?: Rect;
}

/** Where a note lies. `side`: its words over the bar, its buttons over the others, who lie at the side. */
export type Place =
  | { readonly type: 'band'; readonly top: number; readonly least: number; readonly most: number }
  | { readonly type: 'side'; readonly bar: number; readonly width: number; readonly most: number };

type Band = Extract<Place, { type: 'band' }>;

/** Px between what is meant and the ring, what an arrow needs, both together, and how low a note may be so that it can be read. */
const GAP = 3;
const ARROW = 34;
const AROUND = 42;
const LEAST = 104;

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Both together. */
const around = (rects: readonly Rect[]): Rect | undefined =>
  rects.length === 0
    ? undefined
    : {
        left: Math.min(...rects.map(({ left }) => left)),
        top: Math.min(...rects.map(({ top }) => top)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };

/**
 * Where a note of this height lies, so that nothing of the table moves: above the market, over the others and where the game
 * stands. If that is what it speaks of it lies above or below it; over the market only while nothing is asked (`isAsked`).
 */
export function placeOf(areas: Areas, height: number, meant: readonly Rect[], isAsked: boolean): Place {
  const { table, others, market, own, rail } = areas;
  const bottom = rail?.top ?? table.bottom;
  if (others !== undefined && own !== undefined && market !== undefined && own.left >= market.right - 1)
    return { type: 'side', bar: table.top, width: others.right - table.left, most: bottom - table.top };
  const limit = Math.max(market?.top ?? own?.top ?? 0, LEAST);
  const band = snapped(bandOf(0, limit, table.top, height), height, [table.top, others?.bottom ?? 0, limit]);
  const target = around(meant);
  if (target === undefined || target.top >= limit) return band;
  const above = bandOf(0, target.top - GAP, table.top, height);
  if (above.most >= Math.min(height, LEAST)) return above;
  const below = target.bottom + AROUND;
  if (limit - below >= height || !isAsked) return bandOf(below, isAsked ? limit : bottom, below, height);
  return band;
}

/** As high as needed within `from` and `to`, from `wished` on if there is room. */
function bandOf(from: number, to: number, wished: number, height: number): Band {
  const top = Math.max(from, Math.min(wished, to - height));
  return { type: 'band', top, least: 0, most: to - top };
}

/** Ends where an area of the table does, so that none is cut in two. `edges`: where the bar ends, then the areas. */
function snapped(band: Band, height: number, edges: readonly number[]): Band {
  const end = band.top + band.most;
  const top = band.top < (edges[0] ?? 0) ? 0 : band.top;
  const bottom = edges.find((edge) => edge >= band.top + Math.min(height, band.most) - 1) ?? end;
  return { ...band, top, least: bottom - top, most: end - top };
}

/** What the styles of a note are told of its place. */
export const styleOf = ({ type: _type, ...sizes }: Place): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sizes).map(([name, px]) => [`--${name}`, `${px}px`]));

/** A lit place, and the arrow that points at it from where there is room: where its head is, and from which side it comes. */
export interface Pointer {
  readonly ring: Rect;
  readonly arrow?: { readonly x: number; readonly y: number; readonly from: 'above' | 'below' | 'left' };
}

/** Rings around what is seen of what is meant, and one arrow, not over `controls`; nothing where the note lies over it. */
export function pointersAt(
  meant: readonly Rect[],
  notes: readonly Rect[],
  room: Rect,
  controls: readonly Rect[] = [],
): readonly Pointer[] {
  const rings = meant
    .filter((rect) => notes.every((note) => !overlap(rect, note)))
    .map((rect) => ({
      left: Math.max(room.left, rect.left - GAP),
      top: Math.max(room.top, rect.top - GAP),
      right: Math.min(room.right, rect.right + GAP),
      bottom: Math.min(room.bottom, rect.bottom + GAP),
    }));
  return rings.map((ring, index) => {
    const found = index === 0 ? arrowAt(ring, [...notes, ...controls], room) : undefined;
    return found === undefined ? { ring } : { ring, arrow: { x: found.x, y: found.y, from: found.from } };
  });
}

/** From where there is room for an arrow, first of all from the side of the note. */
function arrowAt(ring: Rect, notes: readonly Rect[], room: Rect): Pointer['arrow'] {
  const x = (ring.left + ring.right) / 2;
  const y = (ring.top + ring.bottom) / 2;
  const ways = [
    { x, y: ring.top, from: 'above', needs: box(x, ring.top - ARROW) },
    { x, y: ring.bottom, from: 'below', needs: box(x, ring.bottom) },
    { x: ring.left, y, from: 'left', needs: box(ring.left - ARROW / 2, y - ARROW / 2) },
  ] as const;
  const [first] = notes;
  const isBelow = first !== undefined && first.top > ring.bottom - 1;
  const sorted = isBelow ? [ways[1], ways[0], ways[2]] : ways;
  return sorted.find(({ needs }) => isInside(needs, room) && notes.every((note) => !overlap(needs, note)));
}

const box = (x: number, top: number): Rect => ({
  left: x - ARROW / 2,
  right: x + ARROW / 2,
  top,
  bottom: top + ARROW,
});
const isInside = (one: Rect, other: Rect): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
