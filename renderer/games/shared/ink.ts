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

/** Paths from back to front, each with the name of its pen and its path data. */
type Paths<Pen extends string> = readonly (readonly [pen: Pen, d: string])[];

/**
 * Returns the markup of a drawing, for `innerHTML` of an SVG element: the page has one node to keep for a drawing, not one for each path.
 * Each path has its pen as its class.
 * @param tint returns the CSS value of a tint
 * @param line CSS value of the line width
 */
export const drawn = <Pen extends string>(
  paths: Paths<Pen>,
  inks: Readonly<Record<Pen, Ink>>,
  tint: (name: string) => string,
  line: string,
): string =>
  paths.map(([pen, d]) => `<path class="${pen}" ${attributesOf(inks[pen], tint, line)} d="${d}"/>`).join('');

/** The presentation attributes of an ink. */
function attributesOf(
  { fill, stroke, lines = 1, width, opacity, dash, isEvenOdd }: Ink,
  tint: (name: string) => string,
  line: string,
): string {
  const attributes = {
    fill: fill === undefined ? 'none' : tinted(fill, tint),
    ...(stroke !== undefined && {
      stroke: tinted(stroke, tint),
      'stroke-width': width ?? (lines === 1 ? line : `calc(${line} * ${lines})`),
    }),
    ...(opacity !== undefined && { opacity }),
    ...(dash !== undefined && { 'stroke-linecap': 'butt', 'stroke-dasharray': `${dash} ${dash}` }),
    ...(isEvenOdd === true && { 'fill-rule': 'evenodd' }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
