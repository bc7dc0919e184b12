import { cutTo, linesOf, outlineOf, setLine, widthOf, type Weight } from './letters.ts';

/** Size of the picture's coordinate system; it scales to any screen. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The safe area: televisions may cut off what is outside. */
export const SAFE: Box = { x: 72, y: 42, width: 1136, height: 636 };

/** A box without its edges. */
export const inset = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});

/** SVG attributes of a shape. */
export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly transform?: string;
  /** Round caps and joins of strokes. */
  readonly isRound?: boolean;
  readonly isEvenOdd?: boolean;
}

export interface TextLook {
  /** Font size; shrinks to fit the room, down to `least` (default: 0.7 × `size`). */
  readonly size: number;
  readonly least?: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly align?: 'start' | 'middle' | 'end';
  /** Greatest number of lines (default 1); the rest is cut off with …. */
  readonly lines?: number;
  /** Vertical alignment in the box. */
  readonly at?: 'top' | 'middle' | 'bottom';
  /** An outline around the letters in the colour of the background. */
  readonly halo?: readonly [colour: string, width: number];
}

/** A drawn text, for tests, with the box that it was given and the box that it fills. */
export interface DrawnText {
  readonly text: string;
  readonly room: Box;
  readonly ink: Box;
}

const LEADING = 1.18;
/** Height of capitals and digits above the baseline, and depth of letters below it, in ems. */
const RISE = 0.735;
const FALL = 0.21;

const number = (value: number): string => String(Math.round(value * 100) / 100);

const attributes = ({
  fill,
  stroke,
  strokeWidth,
  opacity,
  dash,
  transform,
  isRound,
  isEvenOdd,
}: Paint): string =>
  [
    ` fill="${fill ?? 'none'}"`,
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${number(strokeWidth ?? 1)}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    isRound === true ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    isEvenOdd === true ? ' fill-rule="evenodd"' : '',
    transform === undefined ? '' : ` transform="${transform}"`,
  ].join('');

/**
 * Draws a self-contained SVG. Letters are outlines, so that apart from the title there is no text to escape.
 */
export class Canvas {
  readonly texts: DrawnText[] = [];
  readonly #parts: string[] = [];
  readonly #defs = new Map<string, string>();
  /** Position of the current coordinate system in the picture. */
  #grid = { x: 0, y: 0, scale: 1 };

  rect({ x, y, width, height }: Box, paint: Paint, radius = 0): void {
    const corner = radius === 0 ? '' : ` rx="${number(radius)}"`;
    this.#parts.push(
      `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${corner}${attributes(paint)}/>`,
    );
  }

  path(d: string, paint: Paint): void {
    this.#parts.push(`<path d="${d}"${attributes(paint)}/>`);
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#parts.push(
      `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"${attributes(paint)}/>`,
    );
  }

  /**
   * Draws in a coordinate system of `width` × `height` that is fitted into the box.
   *
   * @param radius corner radius of a clip path; undefined: no clipping
   */
  place(box: Box, width: number, height: number, draw: () => void, radius?: number): void {
    const scale = Math.min(box.width / width, box.height / height);
    const x = box.x + (box.width - width * scale) / 2;
    const y = box.y + (box.height - height * scale) / 2;
    const id = radius === undefined ? undefined : `c${number(width)}-${number(height)}-${number(radius)}`;
    if (id !== undefined)
      this.#defs.set(
        id,
        `<clipPath id="${id}"><rect width="${number(width)}" height="${number(height)}" rx="${number(radius ?? 0)}"/></clipPath>`,
      );
    this.#parts.push(
      `<g transform="translate(${number(x)} ${number(y)}) scale(${Number(scale.toPrecision(4))})"${id === undefined ? '' : ` clip-path="url(#${id})"`}>`,
    );
    const outer = this.#grid;
    this.#grid = { x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: outer.scale * scale };
    draw();
    this.#grid = outer;
    this.#parts.push('</g>');
  }

  group(transform: string, draw: () => void): void {
    this.#parts.push(`<g transform="${transform}">`);
    draw();
    this.#parts.push('</g>');
  }

  /** Draws a path that is defined once and reused. `name`: letters, digits and hyphens. */
  shared(name: string, d: () => string, paint: Paint): void {
    if (!this.#defs.has(name)) this.#defs.set(name, `<path id="${name}" d="${d()}"/>`);
    this.#parts.push(`<use xlink:href="#${name}"${attributes(paint)}/>`);
  }

  /** Draws a text in a box. @returns the width of its longest line */
  text(text: string, room: Box, look: TextLook): number {
    const { weight = 'text', align = 'start', at = 'middle', lines: most = 1, fill, halo } = look;
    const { size, lines } = this.#fitted(text, room, look, weight, most);
    const height = (lines.length - 1) * size * LEADING + size * (RISE + FALL);
    const spare = room.height - height;
    const top = room.y + (at === 'top' ? 0 : at === 'bottom' ? spare : spare / 2);
    const widths = lines.map((line, index) => {
      const width = widthOf(line, weight, size);
      const left = room.x + (align === 'start' ? 0 : (room.width - width) * (align === 'end' ? 1 : 0.5));
      this.#line(line, weight, size, left, top + size * RISE + index * size * LEADING, fill, halo);
      return width;
    });
    const width = Math.max(0, ...widths);
    const x = room.x + (align === 'start' ? 0 : (room.width - width) * (align === 'end' ? 1 : 0.5));
    if (lines.length > 0)
      this.texts.push({
        text,
        room: this.#inPicture(room),
        ink: this.#inPicture({ x, y: top, width, height }),
      });
    return width;
  }

  svg(label: string): string {
    const escaped = label.replace(/[^\p{L}\p{N} .,!:–-]/gu, '');
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
      `<title>${escaped}</title><defs>${[...this.#defs.values()].join('')}</defs>`,
      ...this.#parts,
      '</svg>',
    ].join('');
  }

  #inPicture(box: Box): Box {
    const { x, y, scale } = this.#grid;
    return {
      x: x + box.x * scale,
      y: y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
  }

  /** The lines of a text, and the size at which they fit the room. */
  #fitted(
    text: string,
    room: Box,
    { size: largest, least = largest * 0.7 }: TextLook,
    weight: Weight,
    most: number,
  ): { readonly size: number; readonly lines: readonly string[] } {
    for (let size = largest; ; size = Math.max(least, size * 0.95)) {
      const lines = most === 1 ? [text] : linesOf(text, weight, size, room.width);
      const isHigh = (lines.length - 1) * size * LEADING + size * (RISE + FALL) > room.height + 0.01;
      const isWide = lines.some((line) => widthOf(line, weight, size) > room.width);
      if (lines.length <= most && !isHigh && !isWide) return { size, lines };
      if (size > least) continue;
      const cutLines = lines.slice(0, most).map((line, index) => {
        const rest = index === most - 1 ? lines.slice(index).join(' ') : line;
        return cutTo(rest, weight, size, room.width);
      });
      return { size, lines: cutLines.filter((line) => line !== '') };
    }
  }

  #line(
    text: string,
    weight: Weight,
    size: number,
    x: number,
    y: number,
    fill: string,
    halo: TextLook['halo'],
  ): void {
    const scale = size / 1000;
    const { letters } = setLine(text, weight, size);
    const uses = letters.flatMap(({ letter, x: at }) => {
      const outline = outlineOf(letter, weight);
      if (outline === '') return [];
      const id = `${weight}-${letter.codePointAt(0)?.toString(16)}`;
      if (!this.#defs.has(id)) this.#defs.set(id, `<path id="${id}" d="${outline}"/>`);
      return [`<use xlink:href="#${id}" x="${Math.round(at / scale)}"/>`];
    });
    if (uses.length === 0) return;
    const transform = `transform="translate(${number(x)} ${number(y)}) scale(${Number(scale.toPrecision(4))})"`;
    if (halo !== undefined)
      this.#parts.push(
        `<g ${transform} fill="${halo[0]}" stroke="${halo[0]}" stroke-width="${number(halo[1] / scale)}" stroke-linejoin="round">${uses.join('')}</g>`,
      );
    this.#parts.push(`<g ${transform} fill="${fill}">${uses.join('')}</g>`);
  }
}

/**
 * Lays out equal boxes of one shape (`width` : `height`) in rows, as large as they fit.
 *
 * @param most greatest width of a box
 * @param below gap between rows
 */
export function gridOf(
  count: number,
  room: Box,
  shape: readonly [width: number, height: number],
  gap: number,
  most = Number.POSITIVE_INFINITY,
  below = gap,
): readonly Box[] {
  if (count === 0) return [];
  const ratio = shape[1] / shape[0];
  const sizes = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const width = Math.min(
      (room.width - (columns - 1) * gap) / columns,
      (room.height - (rows - 1) * below) / rows / ratio,
      most,
    );
    return { columns, rows, width };
  });
  const { columns, rows, width } = sizes.reduce((best, one) => (one.width > best.width + 0.5 ? one : best));
  const height = width * ratio;
  const top = room.y + (room.height - rows * height - (rows - 1) * below) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return {
      x: left + (index - row * columns) * (width + gap),
      y: top + row * (height + below),
      width,
      height,
    };
  });
}
