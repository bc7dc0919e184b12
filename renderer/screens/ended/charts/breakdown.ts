import { aboutPercentOf } from '../../../../core/base/percent.ts';
import {
  PARTS,
  isCertain,
  type Estimate,
  type Part,
  type SeatBreakdown,
} from '../../../../core/base/breakdown.ts';

/** Ten-thousandths in one point of a hundred. */
const POINT = 100;

/** An amount in points of a hundred, rounded to 5 as it is said; undefined if it is too small to tell. */
export const pointsOf = (estimate: Estimate): number | undefined =>
  isCertain(estimate) ? aboutPercentOf(estimate.amount / POINT / 100) : undefined;

/** A standard error in whole points of a hundred, at least one. */
export const errorOf = ({ error }: Estimate): number => Math.max(1, Math.round(error / POINT));

/** A part of a bar that is large enough to tell. */
export interface BarPiece {
  readonly part: Part;
  readonly points: number;
  /** Where it begins, in points from the equal share: losses lie before it, gains behind it. */
  readonly from: number;
}

/** A seat's bar, its parts from the equal share outwards. */
export function barOf(seat: SeatBreakdown): readonly BarPiece[] {
  let [lost, gained] = [0, 0];
  return PARTS.flatMap((part): readonly BarPiece[] => {
    const points = pointsOf(seat[part]) ?? 0;
    if (points === 0) return [];
    if (points < 0) return [{ part, points, from: (lost += points) }];
    gained += points;
    return [{ part, points, from: gained - points }];
  });
}

/** How far the longest bars reach to both sides, in points from the equal share. */
export function reachOf(bars: readonly (readonly BarPiece[])[]): {
  readonly from: number;
  readonly to: number;
} {
  const pieces = bars.flat();
  return {
    from: Math.min(0, ...pieces.map(({ from }) => from)),
    to: Math.max(1, ...pieces.map(({ from, points }) => from + Math.abs(points))),
  };
}
