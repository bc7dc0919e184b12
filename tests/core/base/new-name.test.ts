import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConfusable, confusableWith } from '../../../core/base/confusable.ts';
import { parseName, parseNewName } from '../../../core/base/name.ts';
import { parseRecord } from '../../../core/record/index.ts';
import { after, joined, opened } from '../../helpers/table-log.ts';

const PEOPLE =
  "Ada|Zoë|José|Anne-Marie|O'Neill|O’Neill|Łukasz|Søren|Ğülşah|Ẹ̀bùn|Việt Nguyễn|Ada 2|J. R. “Bob” D.|Ⅳ|1|!|" +
  'Наталья|Αλέξανδρος|ᾍδης|Արամ|ნინო|ᏣᎳᎩ|李雷|山田さん|タロウ|ｱﾀﾞ|김철수|Ada 李|محمد|مُحَمَّد|שרה|שָׂרָה|Ada אדה|' +
  'हिन्दी|श्रीमती|தமிழ்|മലയാളം|สมชาย|น้ำผึ้ง|ཀརྨ|ខ្មែរ|ဗမာ|ኣበበ';
// Signs that are nothing by themselves, where they do something: joiners, selectors of emoji and of Han, the tags of a flag
const DRAWN = [
  'क्\u200Dष',
  'ක්\u200Dරිස්ටිනා',
  'র\u200D্যাচেল',
  'می\u200Cخواهم',
  '辻\u{E0100}',
  '❤',
  '❤\uFE0F',
  '👍🏽',
  '🇩🇪🇳🇱',
  '1\uFE0F\u20E3',
  '*\uFE0F\u20E3',
  '👨\u200D👩\u200D👧\u200D👦',
  '🏳\uFE0F\u200D🌈',
  '🚶🏽\u200D♀\uFE0F\u200D➡\uFE0F',
  '🧑🏽\u200D🤝\u200D🧑🏻',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '\u{1FAEF}', // younger than the Unicode of Node 20
];

describe('a new name', () => {
  it.each([...PEOPLE.split('|'), ...DRAWN])('may be %s', (name) => {
    expect(parseNewName(name)).toEqual({ ok: true, value: name });
  });

  it('has single spaces', () => {
    expect(parseNewName(' 山田\u3000\u00A0 太郎 ')).toEqual({ ok: true, value: '山田 太郎' });
  });

  it.each(['DJ Саша', 'Ада Ben', 'Jörg Ω', 'Anna ☭', '李Анна', 'Z\u0335\u0321\u0322', 'A\u200Bda'])(
    'may be %j, whatever alphabets it is written in',
    (name) => {
      expect(parseNewName(name)).toEqual({ ok: true, value: name });
    },
  );

  it.each([
    [
      'invisible',
      ['\u200B', '\u3164', '\uFFA0', '\u115F', '\u1160', '\u2800', '\u17B4', '\u180E', '\u{1D159}'],
    ],
    ['invisible', ['\u0301', '\u200D\uFE0F', '\u3164 \u2800']],
    ['characters', ['A\u202Eda', 'A\nda']],
    ['empty', ['', '\u3000']],
    ['too-long', ['x'.repeat(25)]],
  ])('is refused as %s: %j', (reason, names) => {
    for (const name of names)
      expect(parseNewName(name), JSON.stringify(name)).toMatchObject(refusedAs(reason));
  });

  it('of a table may be longer', () => {
    expect(parseNewName('Вечер Money! Вечер Money! Вечер', 40)).toMatchObject({ ok: true });
    expect(parseNewName('x'.repeat(41), 40)).toMatchObject(refusedAs('too-long'));
  });
});

const refusedAs = (reason: string) => ({ ok: false, error: { code: 'bad-name', data: { reason } } });

describe('names', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аda'], // the first letter is Cyrillic
    ['Ada', 'Аԁа'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝐀𝐝𝐚'],
    ['Ada', 'A\u200Bda'],
    ['Ben', 'Веn'],
    ['асе', 'ACE'],
    ['Ο', 'O'],
    ['José', 'Јоѕé'],
    ['O’Neill', "O'Neill"],
    ['❤', '❤\uFE0F'],
    ['辻\u{E0100}', '辻'],
  ])('%s and %s have the same look', (one, other) => {
    expect([isConfusable(one, other), isConfusable(other, one)]).toEqual([true, true]);
    expect([confusableWith(one, other), confusableWith(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Bob', 'B0b'],
    ['Ian', 'lan'],
    ['Ada 1', 'Ada l'],
    ['Arno', 'Amo'],
    ['Zoe', 'Zoë'],
    ['José', 'Jose'],
  ])('%s and %s look alike, and both may sit down', (one, other) => {
    expect([confusableWith(one, other), confusableWith(other, one)]).toEqual([true, true]);
    expect([isConfusable(one, other), isConfusable(other, one)]).toEqual([false, false]);
  });

  it.each([
    ['Ian', 'Lan'],
    ['Ilse', 'Lise'],
    ['Ada 1', 'Ada 2'],
    ['Наталья', 'Natalja'],
    ['Саша', 'Sasha'],
    ['李', '季'],
    ['राम', 'रमा'],
    ['👍🏽', '👍🏻'],
  ])('%s and %s do not', (one, other) => {
    expect([confusableWith(one, other), confusableWith(other, one)]).toEqual([false, false]);
  });
});

/** Whatever a trickster may type: letters and their imitations, signs that draw nothing, marks, emoji, anything at all. */
const PIECES = [
  ...'AdalI1O0mrn еаоАΑαՕᎪ李ロ口שم́̈ूि्\u200B\u200C\u200D\u00AD\u034F\u2800\u3164\uFE0F\u{E0067}🏴👩🎲🏽1\u20E3',
];
const typed = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
    {
      weight: 2,
      arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    },
  ),
  maxLength: 8,
});
/** Graphemes that are something to the eye: emoji, or not only marks, spaces and what Unicode calls format, filler or empty. */
const drawn = (name: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)]
    .map(({ segment }) => segment)
    .filter((segment) =>
      /\p{Extended_Pictographic}|[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0\u2800\u{1D159}]/u.test(
        segment,
      ),
    );

describe('of any names that are typed', () => {
  it('those that are accepted have something to see, stay as they are, and are read by logs and records', () => {
    let accepted = 0;
    fc.assert(
      fc.property(typed, (input) => {
        const name = parseNewName(input);
        if (!name.ok) return;
        accepted += 1;
        expect(drawn(name.value)).not.toEqual([]);
        expect(parseNewName(name.value)).toEqual(name);
        expect(parseName(name.value)).toEqual(name);
      }),
      { numRuns: 5_000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it('a name with a sign that draws nothing put anywhere is refused, or looks like the name', () => {
    const nothing = fc.constantFrom(
      '\u200B',
      '\u200C',
      '\u200D',
      '\u00AD',
      '\u034F',
      '\u3164',
      '\u2800',
      '\uFE0F',
      '\u{E0067}',
    );
    fc.assert(
      fc.property(typed, nothing, fc.nat(8), (input, sign, place) => {
        const name = parseNewName(input);
        if (!name.ok) return;
        const signs = [...name.value];
        const other = parseNewName([...signs.slice(0, place), sign, ...signs.slice(place)].join(''));
        if (other.ok) expect(confusableWith(name.value, other.value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a name that could not be taken any more', () => {
  it.each(['\u3164', 'A\u200Bda', 'Аda', 'Z\u0335\u0321\u0322'])(
    '%j is still read in logs and records',
    (name) => {
      expect(after(opened(), joined(name)).seats[0]).toMatchObject({ type: 'person', name });
      expect(parseName(name)).toEqual({ ok: true, value: name });
      const deal = { starter: 0 }; // the names are read before the deal
      const record = {
        format: 'auction-night/record@1',
        game: 'for-sale',
        seats: [name, 'Ben', 'Cleo'],
        deal,
      };
      expect(parseRecord(record)).not.toMatchObject({ error: { code: 'bad-seats' } });
    },
  );
});
