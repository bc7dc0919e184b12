import { tinted, type Ink } from '../games/shared/ink.ts';
import type { Paint } from './canvas.ts';

/** How a pen draws here. `tint`: the colour of a tint; `line`: how wide the drawing's line is. */
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
