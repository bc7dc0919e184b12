import { afterEach, expect, it } from 'vitest';
import { useFormat } from '../../renderer/i18n/index.ts';
import { LANGUAGES, type Language } from '../../renderer/i18n/languages.ts';
import { showLanguage } from '../../renderer/i18n/load.ts';
import { setLocale } from '../../renderer/i18n/shown.ts';

afterEach(() => setLocale('en'));

it.each(Object.keys(LANGUAGES) as readonly Language[])(
  'numbers in %s are written as the language does',
  (code) => {
    setLocale(code);
    const { number } = useFormat();
    const asWritten = new Intl.NumberFormat(code, { maximumFractionDigits: 0 });
    const numbers = [...Array(1201).keys(), -1, -12, 0.4, 12.6, 9000, 10_000, 1_234_567];
    expect(numbers.map(number)).toEqual(numbers.map((value) => asWritten.format(value)));
  },
);

it.each(Object.keys(LANGUAGES) as readonly Language[])(
  'what is counted up in %s is joined as the language does',
  async (code) => {
    await showLanguage(code);
    const { list } = useFormat();
    const asWritten = new Intl.ListFormat(code, { type: 'conjunction' });
    for (const parts of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']])
      expect(list(parts)).toBe(asWritten.format(parts));
  },
);
