import type { CSSProperties } from 'vue';

/** How a pen of a drawing draws, for components and for the plain picture. A colour is `#…`, or a tint that each card has its own of. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  /** How wide the stroke is, in units of the drawing's line. */
  readonly lines?: number;
  /** The same in the drawing's own units. */
  readonly width?: number;
  readonly opacity?: number;
  /** Lengths of dashes and gaps; the ends are not round. */
  readonly dash?: number;
  readonly isEvenOdd?: boolean;
}

/** A tint in its colour. */
export const tinted = (colour: string, tint: (name: string) => string): string =>
  colour.startsWith('#') ? colour : tint(colour);

/** As styles of a path. `tint`: the value of a tint; `line`: that of the line's width. */
export function inkStyle(
  { fill, stroke, lines, width, opacity, dash, isEvenOdd }: Ink,
  tint: (name: string) => string,
  line: string,
): CSSProperties {
  return {
    fill: fill === undefined ? 'none' : tinted(fill, tint),
    ...(stroke !== undefined && { stroke: tinted(stroke, tint) }),
    ...(lines !== undefined && { strokeWidth: lines === 1 ? line : `calc(${line} * ${lines})` }),
    ...(width !== undefined && { strokeWidth: `${width}px` }),
    ...(opacity !== undefined && { opacity }),
    ...(dash !== undefined && { strokeLinecap: 'butt', strokeDasharray: `${dash}px ${dash}px` }),
    ...(isEvenOdd === true && { fillRule: 'evenodd' }),
  };
}
