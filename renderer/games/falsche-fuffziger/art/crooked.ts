import { round, type Point } from './drawings/pens.ts';

/**
 * Path data of a shape cut out with pinking shears: every other point along its sides is set in by `depth`.
 * `corners` clockwise, in units of the drawing; a tooth is about `tooth` wide.
 */
export const pinked = (corners: readonly Point[], tooth: number, depth: number): string => {
  const points = corners.flatMap(([x, y], index): readonly Point[] => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    const count = 2 * Math.round(length / tooth);
    const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
    return Array.from({ length: count }, (_, step): Point => {
      const along = (length * step) / count;
      const inward = step % 2 === 0 ? 0 : depth;
      return [x + alongX * along - alongY * inward, y + alongY * along + alongX * inward];
    });
  });
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
};

/** The crooked edge of a counterfeit note on 120 × 80. */
export const noteEdge = pinked(
  [
    [3, 7],
    [117, 2],
    [114, 76],
    [6, 78],
  ],
  5.4,
  2.2,
);
