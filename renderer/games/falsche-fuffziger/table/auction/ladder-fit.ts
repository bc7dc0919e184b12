import type { Money } from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import { remInPx, type Box } from '../../../../components/use-box.ts';

/*
 * Fits a ladder into its box. Lengths are in rem, as in its styles. An unknown box counts as infinitely large.
 */

/** Least width of a step, least width of one with names, and greatest width. */
const RUNG = { wide: 4.75, narrow: 3.1, named: 7, most: 20 } as const;
/** Greatest size of a name with its state. */
const NAME = { width: 8.5, height: 2.7 } as const;
/** Of the money on a step: part of the height, greatest height, width divided by height, and height of the lines around it. */
const MONEY = { part: 0.34, most: 8.5, shape: 2.15, lines: 4.1 } as const;

const inRem = (pixels: number | undefined): number => (pixels ?? Number.POSITIVE_INFINITY) / remInPx();

/** The number of steps that fit side by side, not counting the one for the next raise. */
export const mostRungs = (box: Box | undefined, isNarrow: boolean): number =>
  Math.max(2, Math.floor(inRem(box?.width) / RUNG[isNarrow ? 'narrow' : 'wide']) - 1);

/** Whether `seats` players fit with their names on one of `rungs` steps. */
export function hasRoomForNames(box: Box | undefined, rungs: number, seats: number): boolean {
  const wide = Math.min(inRem(box?.width) / rungs, RUNG.most);
  if (wide < RUNG.named) return false;
  const high = inRem(box?.height);
  const below = high - Math.min(high * MONEY.part, wide / MONEY.shape, MONEY.most) - MONEY.lines;
  const columns = Math.max(1, Math.floor(wide / NAME.width));
  return Math.ceil(seats / columns) * NAME.height <= below;
}

/** Scale of the pieces of money, by the number of kinds. */
const SCALES = [1, 1, 0.64, 0.46, 0.46, 0.37, 0.37] as const;

/** Scale of the pieces on a step, 0–1; joined steps have several kinds. */
export const pieceScale = ({ notes, real }: Money): number =>
  SCALES[Object.keys(notes).length + (real > 0 ? 1 : 0)] ?? 0.37;
