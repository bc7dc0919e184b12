import type { Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { remInPx, type Box } from '../../../components/use-box.ts';

/*
 * How a ladder fits into the room it has; lengths in rem, as in its styles. Room that is not known yet is enough for everything.
 */

/** The least room for a step, for one with names on it, and the most that one takes. */
const RUNG = { wide: 4.75, narrow: 3.1, named: 7, most: 20 } as const;
/** How large a name with its state may get. */
const NAME = { width: 8.5, height: 2.7 } as const;
/** What a lay takes of the height and at most, how much wider than high it is, and the lines above and below it. */
const LAY = { share: 0.34, most: 8.5, shape: 2.15, lines: 4.1 } as const;

const inRem = (pixels: number | undefined): number => (pixels ?? Number.POSITIVE_INFINITY) / remInPx();

/** How many steps fit beside each other, the one for the next lay apart. */
export const mostRungs = (box: Box | undefined, isNarrow: boolean): number =>
  Math.max(2, Math.floor(inRem(box?.width) / RUNG[isNarrow ? 'narrow' : 'wide']) - 1);

/** Whether so many seats can stand on one of `rungs` steps with their names, beside and below each other. */
export function hasRoomForNames(box: Box | undefined, rungs: number, seats: number): boolean {
  const wide = Math.min(inRem(box?.width) / rungs, RUNG.most);
  if (wide < RUNG.named) return false;
  const high = inRem(box?.height);
  const below = high - Math.min(high * LAY.share, wide / LAY.shape, LAY.most) - LAY.lines;
  const columns = Math.max(1, Math.floor(wide / NAME.width));
  return Math.ceil(seats / columns) * NAME.height <= below;
}

/** By the number of kinds how large each piece of money is of what it could be. */
const SCALES = [1, 1, 0.64, 0.46, 0.46, 0.37, 0.37] as const;

/** How large the pieces of a step are of what one alone could be; several lie where steps were put together. */
export const pieceScale = ({ notes, real }: Money): number =>
  SCALES[Object.keys(notes).length + (real > 0 ? 1 : 0)] ?? 0.37;
