import { afterEach, expect, it } from 'vitest';
import { useFormat } from '../../renderer/i18n/index.ts';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';
import { setLocale } from '../../renderer/i18n/translate.ts';

afterEach(() => setLocale('en'));

it.each(LANGUAGE_CODES)('numbers in %s are written as the language does', (code) => {
  setLocale(code);
  const { number } = useFormat();
  const asWritten = new Intl.NumberFormat(code, { maximumFractionDigits: 0 });
  const numbers = [...Array(1201).keys(), -1, -12, 0.4, 12.6, 9000, 10_000, 1_234_567];
  expect(numbers.map(number)).toEqual(numbers.map((value) => asWritten.format(value)));
});

it.each([
  ['en', 'A, B, and C'],
  ['de', 'A, B und C'],
  ['it', 'A, B e C'],
] as const)('what is counted up in %s is joined as the language does', (code, text) => {
  setLocale(code);
  const { list, names } = useFormat();
  expect(list(['A', 'B', 'C'])).toBe(text);
  expect(list([])).toBe('');
  expect(names(['A'])).toBe('\u2068A\u2069');
});
