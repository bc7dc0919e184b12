import glyphFile from './glyphs.json';

/** The weights of letters: Inter for what is read, Inter bold for names and amounts, Fraunces for titles and numerals on cards. */
export type Weight = 'text' | 'bold' | 'title';

interface Letters {
  readonly glyphs: { readonly [letter: string]: readonly [width: number, outline: string] };
  readonly kerning: { readonly [pair: string]: number };
}

/** Units of an em, in which the outlines are given; they stand on a line at 0, and grow upwards to below 0. */
const EM = 1000;

const fonts = glyphFile as unknown as Readonly<Record<Weight, Letters>>;

/** One letter of a line: its outline (empty for a space) and where it begins. */
export interface SetLetter {
  readonly letter: string;
  readonly x: number;
}

const SAME: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '→': '›' };
const letterIn = (letter: string): string => SAME[letter] ?? letter;

const hasLetter = (letter: string, weight: Weight): boolean =>
  Object.hasOwn(fonts[weight].glyphs, letterIn(letter));

/** The letters of a text that can be drawn. Others (emoji, scripts that our families do not have, marks of direction) are left out. */
export function drawable(text: string, weight: Weight = 'text'): string {
  const known = Array.from(text.normalize('NFC'), (letter) =>
    hasLetter(letter, weight) ? letterIn(letter) : '',
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

/** The outline of a letter of an em's size in units. */
export const outlineOf = (letter: string, weight: Weight): string => fonts[weight].glyphs[letter]?.[1] ?? '';

/** A line of so large letters: each with its place, and the width of all. */
export function setLine(
  text: string,
  weight: Weight,
  size: number,
): { readonly letters: readonly SetLetter[]; readonly width: number } {
  const { glyphs, kerning } = fonts[weight];
  const scale = size / EM;
  let x = 0;
  let before = '';
  const letters: SetLetter[] = [];
  for (const letter of drawable(text, weight)) {
    x += (kerning[before + letter] ?? 0) * scale;
    letters.push({ letter, x });
    x += (glyphs[letter]?.[0] ?? 0) * scale;
    before = letter;
  }
  return { letters, width: x };
}

/** How wide a text is. */
export const widthOf = (text: string, weight: Weight, size: number): number =>
  setLine(text, weight, size).width;

/** Words in lines that are no wider than this; a word that is wider alone has a line of its own. */
export function linesOf(text: string, weight: Weight, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of drawable(text, weight).split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of a line as has room, and … for the rest. */
export function cutTo(text: string, weight: Weight, size: number, width: number): string {
  const whole = drawable(text, weight);
  if (widthOf(whole, weight, size) <= width) return whole;
  let kept = Array.from(whole);
  while (kept.length > 0 && widthOf(`${kept.join('').trimEnd()}…`, weight, size) > width)
    kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
