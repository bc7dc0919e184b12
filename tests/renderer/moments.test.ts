import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useDateFormats } from '../../renderer/i18n/dates.ts';
import { showLanguage } from '../../renderer/i18n/load.ts';

beforeAll(() => showLanguage('en'));

afterEach(() => vi.restoreAllMocks());

it.each(['C', 'en_GB.UTF-8', ''])(
  'tells the time where the browser says that its language is %s',
  (language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    expect(useDateFormats().time(new Date(2026, 0, 1, 9, 5).getTime())).toMatch(/9:05/);
  },
);

it.each([
  ['en-GB', 'Sunday 11 October'],
  ['en-US', 'Sunday, October 11'],
  ['de-CH', 'Sunday, October 11'],
])('names a day as it is written where the browser is set to %s', (language, day) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const then = new Date(2026, 9, 11, 12).getTime();
  expect(useDateFormats().day(then, then)).toBe(day);
});
