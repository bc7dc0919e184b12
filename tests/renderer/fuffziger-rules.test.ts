import { describe, expect, it } from 'vitest';
import { facts } from '../../core/games/falsche-fuffziger/options.ts';
import { at, decisionsIn, numbersIn, optionNames, partsOf, textsOf } from '../helpers/renderer/rules-text.ts';
import { falscheFuffziger } from '../../renderer/games/falsche-fuffziger/index.ts';
import { inAll } from '../helpers/renderer/in-all.ts';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';

/** The rules in each language, with the words for setting up a game in the same. */
const rulesIn = await inAll(falscheFuffziger.rules);
const wordsIn = await inAll(falscheFuffziger.messages);
const en = rulesIn.en;
const LANGUAGES = LANGUAGE_CODES.map(
  (code) => [code, { rules: rulesIn[code], words: wordsIn[code] }] as const,
);
const OTHERS = LANGUAGES.filter(([code]) => code !== 'en');

const HOUSE_RULES = 18;

describe('the rules of Falsche Fuffziger in all languages', () => {
  it.each(OTHERS)('%s: the same sections, rows and clarifications as in English', (_, { rules }) => {
    expect(partsOf(rules)).toEqual(partsOf(en));
  });

  it.each(OTHERS)('%s: the same numbers in every text as in English', (_, { rules }) => {
    expect(rules.sections.map((section) => textsOf(section).map(numbersIn))).toEqual(
      en.sections.map((section) => textsOf(section).map(numbersIn)),
    );
  });

  it.each(LANGUAGES)('%s: every decision is cited once', (_, { rules }) => {
    const decisions = [...Array.from({ length: 16 }, (__, index) => `X${index + 1}`), 'A1', 'A2'];
    expect(decisionsIn(rules).toSorted()).toEqual(decisions.toSorted());
  });

  it.each(LANGUAGES)('%s: no two sections have the same title', (_, { rules }) => {
    expect(new Set(rules.sections.map(({ title }) => title)).size).toBe(rules.sections.length);
  });

  it.each(LANGUAGES)('%s: a section for each of the six phases, in their order', (_, { rules }) => {
    const told = rules.sections.map(({ title }) => /^(?:Ph|F)ase (\d)\s?: /.exec(title)?.[1]);
    expect(told.filter((phase) => phase !== undefined)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each(LANGUAGES)('%s: the phases of a round are called as their sections are', (_, { rules }) => {
    const titles = rules.sections.map(({ title }) => title).filter((title) => /^\S+ \d\s?: /.test(title));
    const lines = at(rules.sections, 1).list ?? [];
    expect(titles).toHaveLength(6);
    expect(lines.map((line) => line.split(/\s?: /)[0])).toEqual(
      titles.map((title) => title.replace(/\s?:/, ',')),
    );
  });

  it.each(LANGUAGES)(
    '%s: names every option as it is called when a game is set up',
    (code, { rules, words }) => {
      const names = optionNames(code, facts.optionFields, words);
      const told = at(rules.sections, HOUSE_RULES).list ?? [];
      expect(told).toHaveLength(names.length);
      names.forEach((name, index) =>
        expect(at(told, index)).toMatch(new RegExp(`^[“„‘«]\\s?${name}\\s?[”“’»]\\s?: `)),
      );
    },
  );

  it.each(LANGUAGES)('%s: words for every edition and option', (_, { words }) => {
    expect(Object.keys(words.editions)).toEqual(Object.keys(facts.presets));
    expect(Object.keys(words.options)).toEqual(facts.optionFields.map(({ key }) => key));
    expect(words.title).toBe('Falsche Fuffziger');
  });
});

describe('a rules text that fits a phone', () => {
  /** The most characters of a text: about eight lines at 360 pixels, and one line for titles. */
  const MOST = { summary: 280, paragraph: 260, item: 210, clarification: 210, title: 38, row: 50, hint: 110 };
  /** The texts that have more characters than they should. */
  const tooLong = (...pieces: readonly (readonly [most: number, texts: readonly string[]])[]) =>
    pieces.flatMap(([most, texts]) => texts.filter(({ length }) => length > most));

  it.each(LANGUAGES)('%s', (_, { rules: { title, summary, sections } }) => {
    const paragraphs = sections.flatMap((section) => section.paragraphs);
    const items = sections.flatMap(({ list = [] }) => list);
    const clarifications = sections
      .flatMap((section) => section.clarifications ?? [])
      .map(({ text }) => text);
    const rows = sections.flatMap(({ table }) => (table === undefined ? [] : [table.head, ...table.rows]));
    const found = tooLong(
      [MOST.title, [title, ...sections.map((section) => section.title)]],
      [MOST.summary, [summary]],
      [MOST.paragraph, paragraphs],
      [MOST.item, items],
      [MOST.clarification, clarifications],
      [MOST.row, rows.map((row) => row.join(''))],
    );
    expect(found.map((text) => `${text.length} ${text}`)).toEqual([]);
  });

  it.each(LANGUAGES)('%s: and so do the words for setting up', (_, { words }) => {
    const told = [words.editions, words.options, words.bots].flatMap((group) => Object.values(group));
    const hints = [words.tagline, ...told.map(({ hint }) => hint)];
    const titles = told.map(({ title }) => title);
    expect(tooLong([MOST.hint, hints], [MOST.title, titles])).toEqual([]);
  });

  it.each(LANGUAGES)(
    '%s: in print as it should be, without typewriter quotes and double spaces',
    (_, { rules, words }) => {
      const texts = [
        rules.title,
        rules.summary,
        ...rules.sections.flatMap(textsOf),
        JSON.stringify(words).replaceAll('"', ''),
      ];
      expect(texts.filter((text) => text.trim() === '' || /["']| {2}|\.\.\./.test(text))).toEqual([]);
    },
  );
});
