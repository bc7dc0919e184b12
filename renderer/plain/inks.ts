import { tinted, type Ink } from '../games/shared/ink.ts';
import type { Paint } from './canvas.ts';

/**
 * @param tint returns the colour of a tint
 * @param line width of the drawing's line
 */
export function inkPaint(
  { fill, stroke, lines, width, opacity, dash, isEvenOdd }: Ink,
  tint: (name: string) => string,
  line: number,
): Paint {
  return {
    ...(fill !== undefined && { fill: tinted(fill, tint) }),
    ...(stroke !== undefined && { stroke: tinted(stroke, tint), strokeWidth: width ?? line * (lines ?? 1) }),
    ...(opacity !== undefined && { opacity }),
    ...(dash !== undefined && { dash: `${dash} ${dash}` }),
    ...(isEvenOdd === true && { isEvenOdd }),
  };
}
