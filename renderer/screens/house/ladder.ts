import { RUNGS, type Rung } from '../../../core/base/rungs.ts';
import type { Strength } from '../../../core/house/index.ts';

/** How far the drawing goes beyond the ladder at both ends, in rungs. */
const BEYOND = 0.6;
const LAST = RUNGS.length - 1;
const HEIGHT = LAST + 2 * BEYOND;

/** How far from the top of the drawing a place on the ladder is, in per cent; what lies farther out is at its edge. */
export const fromTop = (rungs: number): number => {
  const kept = Math.min(LAST + BEYOND, Math.max(-BEYOND, rungs));
  return ((LAST + BEYOND - kept) / HEIGHT) * 100;
};

/** The rungs from the top down, with their places in the drawing. */
export const DRAWN_RUNGS: readonly { readonly rung: Rung; readonly top: number }[] = RUNGS.map(
  (rung, index) => ({ rung, top: fromTop(index) }),
).reverse();

/** The rungs within which an interval surely lies: absent where it goes beyond the ladder. */
export function rungsAround({ low, high }: Pick<Strength, 'low' | 'high'>): {
  readonly from?: Rung;
  readonly to?: Rung;
} {
  const from = RUNGS.filter((_, rung) => rung <= low).at(-1);
  const to = RUNGS.find((_, rung) => rung >= high);
  return { ...(from && { from }), ...(to && { to }) };
}
