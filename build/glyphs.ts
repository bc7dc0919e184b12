// Writes the glyphs of the picture for old televisions: outlines and widths of our two font families, so that it needs no fonts where it is
// drawn.
import { create, type Font } from 'fontkit';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The weights of the picture, each with its files; the first that has a glyph is used. */
const FONTS = {
  text: ['inter', 500, ['latin', 'latin-ext', 'cyrillic', 'greek']],
  bold: ['inter', 700, ['latin', 'latin-ext', 'cyrillic', 'greek']],
  title: ['fraunces', 600, ['latin', 'latin-ext']],
} as const;

/** Letters of European names, and characters of sentences and amounts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** Units per em. */
const EM = 1000;
/** Characters whose pairs are checked for kerning. */
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:!?’';

/** One weight: width and outline by letter, and kerning by pair. */
export interface GlyphFile {
  readonly glyphs: { readonly [letter: string]: readonly [width: number, outline: string] };
  readonly kerning: { readonly [pair: string]: number };
}

/** Returns the glyphs of all weights. */
export function glyphs(): Readonly<Record<keyof typeof FONTS, GlyphFile>> {
  return { text: weight('text'), bold: weight('bold'), title: weight('title') };
}

function weight(name: keyof typeof FONTS): GlyphFile {
  const [family, grade, subsets] = FONTS[name];
  const fonts = subsets.map((subset) => {
    const file = new URL(
      `../node_modules/@fontsource/${family}/files/${family}-${subset}-${grade}-normal.woff2`,
      import.meta.url,
    );
    const font = create(readFileSync(file));
    if (!('glyphForCodePoint' in font)) throw new Error(`${family}-${subset}: not one font`);
    return font;
  });
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const entries = letters.flatMap((letter) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter));
    return font === undefined ? [] : [[String.fromCodePoint(letter), outlineOf(font, letter)] as const];
  });
  const [latin] = fonts;
  return { glyphs: Object.fromEntries(entries), kerning: latin === undefined ? {} : kerningOf(latin) };
}

function outlineOf(font: Font, letter: number): readonly [number, string] {
  const scale = EM / font.unitsPerEm;
  const { advanceWidth, path } = font.glyphForCodePoint(letter);
  return [Math.round(advanceWidth * scale), rounded(path.scale(scale, -scale).toSVG())];
}

/** Rounds an outline to whole units. */
const rounded = (outline: string): string =>
  outline.replace(/-?\d+(?:\.\d+)?/g, (value) => String(Math.round(Number(value))));

function kerningOf(font: Font): GlyphFile['kerning'] {
  const scale = EM / font.unitsPerEm;
  const pairs = Array.from(KERNED).flatMap((one) => Array.from(KERNED, (other) => one + other));
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const run = font.layout(pair);
      const [first] = run.glyphs;
      const [position] = run.positions;
      const offset = Math.round(((position?.xAdvance ?? 0) - (first?.advanceWidth ?? 0)) * scale);
      return Math.abs(offset) < 8 ? [] : [[pair, offset]];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('../renderer/plain/glyphs.json', import.meta.url), `${JSON.stringify(glyphs())}\n`);
