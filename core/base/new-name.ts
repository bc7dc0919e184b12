import { badName, LONGEST_NAME, parseName, type NameReason } from './name.ts';
import type { Rejection } from './rejection.ts';
import { fail, type Result } from './result.ts';

/**
 * A name as it may be taken from now on: what `parseName` allows, spaces as one, everything in it drawn by every device, and letters
 * of scripts that do not imitate each other. Rejects with bad-name; `data.reason` is also `invisible`, `marks` or `scripts`.
 */
export function parseNewName(input: string): Result<string, Rejection> {
  return parseDrawn(input, LONGEST_NAME, (name) => unclear(name) ?? mixed(name));
}

/** As `parseNewName`, for the title of a table, in which words of several scripts may stand. */
export function parseNewTitle(input: string, longest: number): Result<string, Rejection> {
  return parseDrawn(input, longest, unclear);
}

function parseDrawn(
  input: string,
  longest: number,
  refuse: (name: string) => NameReason | undefined,
): Result<string, Rejection> {
  const name = parseName(input.replace(/\p{Zs}+/gu, ' '), longest);
  if (!name.ok) return name;
  const reason = refuse(name.value);
  return reason === undefined ? name : fail(badName(reason));
}

// Private use, and what has no meaning yet (drawn as a box), except in the two blocks to which emoji are added
const UNKNOWN = /(?![\u{1F6D0}-\u{1F6FF}\u{1FA70}-\u{1FAFF}])[\p{Co}\p{Cn}]/u;
// Ignorable or for layout alone; and empty signs of braille, music, Khitan and hieroglyphs, which Unicode does not call ignorable
const BLANK = /[\u{16FE4}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1D159}\u{13441}\u{13442}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/gu;
// A mark that any letter takes; those of Arabic are shared too, and three of them are no pile
const GENERAL_MARKS = /(?!\p{scx=Arabic})\p{sc=Inherited}/gu;
// On nothing, three of those that any letter takes, five of a script's own, or one twice
const PILE = /(?:^| )\p{M}|(?:(?!\p{scx=Arabic})\p{sc=Inherited}){3}|\p{M}{5}|([\p{Mn}\p{Me}])\1/u;

function unclear(name: string): NameReason | undefined {
  if (UNKNOWN.test(name)) return 'characters';
  const drawn = name.replace(SELECTORS, '');
  if (BLANK.test(drawn)) return 'invisible';
  const isPiled = PILE.test(drawn) || count(GENERAL_MARKS, drawn) > count(VISIBLE, drawn);
  return isPiled ? 'marks' : undefined;
}

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA\\u1039\\u17D2]';
const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?';
/**
 * What is ignorable by itself, where it changes how its neighbours are drawn. Nobody imitates a name by it: `looksOf` leaves it
 * out. (Contexts of the joiners: RFC 5892, appendix A.1 and A.2; the flags of England, Scotland and Wales are spelled in tags.)
 */
const SELECTORS = new RegExp(
  [
    `(?<=${PICTURE}\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})`,
    `(?<=${PICTURE})(?:\\uFE0E|\\uFE0F)`,
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    ...['gbeng', 'gbsct', 'gbwls'].map((flag) => `(?<=\\u{1F3F4})${tags(flag)}\\u{E007F}`),
    '(?<=\\p{sc=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `(?<=${VIRAMA})[\\u200C\\u200D]`,
    `(?<=\\p{L})\\u200D(?=${VIRAMA})`,
    '(?<=\\p{sc=Arabic}\\p{M}*)\\u200C(?=\\p{sc=Arabic})',
  ].join('|'),
  'gu',
);

function tags(text: string): string {
  return [...text].map((letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join('');
}

// Scripts in use today (Unicode Standard Annex 31, tables 5 and 7): those of East Asia are written together, those that hold no Latin
// look-alikes may stand beside Latin letters, all others stand alone.
const TOGETHER = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const BESIDE_LATIN =
  'Arabic Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';
const ALONE =
  'Adlam Armenian Canadian_Aboriginal Cherokee Cyrillic Greek Javanese Mongolian Nko Ol_Chiki Syriac Tifinagh Yi';

const lettersOf = (scripts: readonly string[]): RegExp =>
  new RegExp(
    `^[\\P{L}\\p{sc=Common}\\p{sc=Inherited}${scripts.map((one) => `\\p{scx=${one}}`).join('')}]*$`,
    'u',
  );
const WRITTEN_TOGETHER: readonly RegExp[] = [
  lettersOf(TOGETHER),
  ...BESIDE_LATIN.split(' ').map((script) => lettersOf(['Latin', script])),
  ...ALONE.split(' ').map((script) => lettersOf([script])),
];
const ANY_SCRIPT = lettersOf([...TOGETHER, ...BESIDE_LATIN.split(' '), ...ALONE.split(' ')]);

/** Letters that nobody writes into one name, or that few devices can draw. */
function mixed(name: string): NameReason | undefined {
  if (!ANY_SCRIPT.test(name)) return 'characters';
  return WRITTEN_TOGETHER.some((letters) => letters.test(name)) ? undefined : 'scripts';
}
