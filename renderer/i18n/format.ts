import { madeOnce } from './made-once.ts';
import { useI18n } from './translate.ts';

/** Isolates the writing direction of a foreign text, such as a name, within a sentence (U+2068 … U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

const integerIn = madeOnce((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));
const shareIn = madeOnce((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const listIn = madeOnce((language) => new Intl.ListFormat(language));

/** Integers below this look the same in all languages: they have no group separator. */
const GROUPED = 1000;

/** Formats numbers and names in the language of the app. */
export function useFormat() {
  const { locale } = useI18n();
  const list = (parts: readonly string[]): string => listIn(locale.value).format(parts);
  return {
    number: (value: number): string =>
      Number.isInteger(value) && value >= 0 && value < GROUPED
        ? String(value)
        : integerIn(locale.value).format(value),
    /** "50 %"; `value` in integer per cent. */
    percent: (value: number): string => shareIn(locale.value).format(value / 100),
    /** "2 × 20 and 50". */
    list,
    names: (names: readonly string[]): string => list(names.map(isolate)),
  };
}
