import glyphFile from './glyphs.json';

/** Fonts: Inter for text, Inter bold for names and amounts, Fraunces for titles and numerals on cards. */
export type Weight = 'text' | 'bold' | 'title';

interface Letters {
  readonly glyphs: { readonly [letter: string]: readonly [width: number, outline: string] };
  readonly kerning: { readonly [pair: string]: number };
}

/** Units per em of the outlines. The baseline is at 0; up is negative. */
const EM = 1000;

const fonts = glyphFile as unknown as Readonly<Record<Weight, Letters>>;

/** One letter of a line, and where it begins. */
export interface SetLetter {
  readonly letter: string;
  readonly x: number;
}

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '→': '›',
};
const letterIn = (letter: string): string => SUBSTITUTES[letter] ?? letter;

const hasLetter = (letter: string, weight: Weight): boolean =>
  Object.hasOwn(fonts[weight].glyphs, letterIn(letter));

/** Removes the letters that the fonts do not have (emoji, other scripts, direction marks). */
export function drawable(text: string, weight: Weight = 'text'): string {
  const known = Array.from(text.normalize('NFC'), (letter) =>
    hasLetter(letter, weight) ? letterIn(letter) : '',
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

/** The outline of a letter, in units; empty for a space. */
export const outlineOf = (letter: string, weight: Weight): string => fonts[weight].glyphs[letter]?.[1] ?? '';

/** Sets a line: the positions of the letters, and the total width. */
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

export const widthOf = (text: string, weight: Weight, size: number): number =>
  setLine(text, weight, size).width;

/** Breaks a text into lines of at most `width`; a longer word has a line of its own. */
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

/** Cuts a line off with … if it is wider than `width`. */
export function cutTo(text: string, weight: Weight, size: number, width: number): string {
  const whole = drawable(text, weight);
  if (widthOf(whole, weight, size) <= width) return whole;
  let rest = Array.from(whole);
  while (rest.length > 0 && widthOf(`${rest.join('').trimEnd()}…`, weight, size) > width)
    rest = rest.slice(0, -1);
  return `${rest.join('').trimEnd()}…`;
}
