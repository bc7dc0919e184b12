import type { CSSProperties } from 'vue';

/** Fill and stroke of a path, for components and for the plain picture. A colour is `#…`, or the name of a tint that varies by card. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  /** Stroke width as a multiple of the drawing's line width. */
  readonly lines?: number;
  /** Stroke width in units of the drawing. */
  readonly width?: number;
  readonly opacity?: number;
  /** Length of dashes and gaps; also makes the ends flat. */
  readonly dash?: number;
  readonly isEvenOdd?: boolean;
}

/** Resolves a colour that may be a tint. */
export const tinted = (colour: string, tint: (name: string) => string): string =>
  colour.startsWith('#') ? colour : tint(colour);

/**
 * @param tint returns the CSS value of a tint
 * @param line CSS value of the line width
 */
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
