/** Each seat's chance to win, estimated by playouts from rounds of a finished match. Later rounds may still be missing. */
export interface Chances {
  /** The bot that played the playouts. */
  readonly policy: string;
  readonly seed: string;
  /** From each point. */
  readonly playouts: number;
  /** In order of time. */
  readonly points: readonly ChancePoint[];
}

export interface ChancePoint {
  /** The position in the match. */
  readonly position: number;
  /** The round's name. */
  readonly round: string;
  /** By seat, 0–1; they add up to 1. */
  readonly shares: readonly number[];
}

/** The most columns of the chart. */
export const MOST_COLUMNS = 40;

/** At most so many of the points, evenly chosen, among them the first, the last, and those at the positions `kept`. */
export function columnsOf(points: readonly ChancePoint[], kept: readonly number[]): readonly ChancePoint[] {
  if (points.length <= MOST_COLUMNS) return points;
  const must = points.filter(
    ({ position }, index) => index === 0 || index === points.length - 1 || kept.includes(position),
  );
  const others = points.filter((point) => !must.includes(point));
  const room = Math.max(0, MOST_COLUMNS - must.length);
  const chosen = new Set([
    ...must,
    ...Array.from({ length: room }, (_, index) => others[Math.floor((index * others.length) / room)]),
  ]);
  return points.filter((point) => chosen.has(point));
}

/** The standard error of a share. */
export const errorOf = (share: number, playouts: number): number =>
  Math.sqrt((share * (1 - share)) / Math.max(1, playouts));

/** A share as it is said: in steps of 5 per cent. */
export const roundedPercent = (share: number): number => Math.round(share * 20) * 5;

/** Paths in a square of 100 × 100; the first seat lies at the top. */
export interface Band {
  readonly path: string;
  /** One standard error around the lower edge; empty for the last seat, whose edge is the bottom. */
  readonly soft: string;
  /** The middle of its end, 0–1 from the top. */
  readonly end: number;
}

/** The bands of all seats. Each point is in the middle of its column. */
export function bandsOf(points: readonly ChancePoint[], playouts: number): readonly Band[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const columns = [
    { x: 0, point: first },
    ...points.map((point, index) => ({ x: (100 * (index + 0.5)) / points.length, point })),
    { x: 100, point: last },
  ];
  const edgeAt = ({ shares }: ChancePoint, seat: number): number =>
    shares.slice(0, seat).reduce((sum, share) => sum + share, 0);
  const area = (top: (point: ChancePoint) => number, bottom: typeof top): string => {
    const cornersOf = (edge: typeof top): readonly string[] =>
      columns.map(
        ({ x, point }) => `${x.toFixed(2)} ${(100 * Math.min(1, Math.max(0, edge(point)))).toFixed(2)}`,
      );
    const corners = [...cornersOf(top), ...[...cornersOf(bottom)].reverse()];
    return `M${corners.join('L')}Z`;
  };
  return first.shares.map((_, seat) => {
    const upper = (point: ChancePoint): number => edgeAt(point, seat);
    const lower = (point: ChancePoint): number => edgeAt(point, seat + 1);
    const error = (point: ChancePoint): number => errorOf(lower(point), playouts);
    return {
      path: area(upper, lower),
      soft:
        seat === first.shares.length - 1
          ? ''
          : area(
              (point) => lower(point) - error(point),
              (point) => lower(point) + error(point),
            ),
      end: (upper(last) + lower(last)) / 2,
    };
  });
}
