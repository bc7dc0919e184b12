import { standardErrorOf } from '../../../../core/base/percent.ts';
import type { ChancePoint } from '../../../../core/story/chances.ts';

/** The most moments that are marked in a chance line. */
const MOST_PINS = 3;
/** The least change of a chance that is marked. */
const LEAST_CHANGE = 0.15;

/** The positions at which the chances changed most since the round before, the end apart. */
export function pinsOf(points: readonly ChancePoint[], isComplete: boolean): readonly number[] {
  const rounds = isComplete ? points.slice(0, -1) : points;
  return rounds
    .flatMap(({ position, shares }, index) => {
      const before = rounds[index - 1]?.shares;
      const changes = shares.map((share, seat) => Math.abs(share - (before?.[seat] ?? share)));
      return { position, change: Math.max(...changes) };
    })
    .filter(({ change }) => change >= LEAST_CHANGE)
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST_PINS)
    .map(({ position }) => position);
}

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
    const error = (point: ChancePoint): number => standardErrorOf(lower(point), playouts);
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
