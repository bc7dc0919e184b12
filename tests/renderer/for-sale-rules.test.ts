import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  CHEQUES,
  refundOf,
  removedCount,
  roundsOf,
  startMoney,
} from '../../core/games/for-sale/material.ts';
import { facts, SEATS } from '../../core/games/for-sale/options.ts';
import type { RulesSection, RulesText } from '../../renderer/games/rules-text.ts';
import { optionNames } from '../helpers/renderer/rules-text.ts';
import { purchasesOfExample, salesOfExample, seatOf, SOLD } from '../helpers/renderer/for-sale-example.ts';
import { forSale } from '../../renderer/games/for-sale/index.ts';
import { inAll } from '../helpers/renderer/in-all.ts';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';

/** The rules in each language, with the words for setting up a game in the same. */
const rulesIn = await inAll(forSale.rules);
const wordsIn = await inAll(forSale.messages);
const en = rulesIn.en;
const LANGUAGES = LANGUAGE_CODES.map(
  (code) => [code, { rules: rulesIn[code], words: wordsIn[code] }] as const,
);
const OTHERS = LANGUAGES.filter(([code]) => code !== 'en');

/** The sections by their place, which is the same in all languages. */
const MATERIAL = 1;
const SETUP = 2;
const COST = 4;
const BUYING_EXAMPLE = 5;
const SELLING_EXAMPLE = 7;
const END = 8;
const HOUSE_RULES = 10;
const PLAY_WELL = 11;

const at = <Item>(items: readonly Item[] | undefined, place: number): Item => {
  const item = items?.[place];
  if (item === undefined) throw new RangeError(`nothing at ${place}`);
  return item;
};
const rowsOf = ({ sections }: RulesText, section: number) => at(sections, section).table?.rows ?? [];

/** All texts of a section, for checks that go over everything. */
const textsOf = ({ title, paragraphs, list = [], table, clarifications = [] }: RulesSection) => [
  title,
  ...paragraphs,
  ...list,
  ...(table === undefined ? [] : [...table.head, ...table.rows.flat()]),
  ...clarifications.map(({ text }) => text),
];
/** The numbers in a text, ascending; those in thousands may be grouped in the manner of the language. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:[.,]\d{3})*/g)]
    .map(([number]) => Number(number.replace(/[.,]/g, '')))
    .sort((one, other) => one - other);
/** A cell of a table: its number; 0 for a word or a dash, which mean none. */
const amountIn = (cell: string): number => numbersIn(cell)[0] ?? 0;

const partsOf = ({ sections }: RulesText) =>
  sections.map(({ paragraphs, list, table, clarifications }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    columns: table?.head.length,
    rows: table?.rows.map((row) => row.length),
    decisions: clarifications?.map(({ decision }) => decision),
  }));

/** The rows of the table that tells how a round went, with seats for names. */
const storyIn = (rules: RulesText, section: number) =>
  rowsOf(rules, section).map(([name = '', ...cells]) => [seatOf(name), ...cells.map(amountIn)]);

describe('the rules of For Sale in all languages', () => {
  it.each(OTHERS)('%s: the same sections, rows and clarifications as in English', (_, { rules }) => {
    expect(partsOf(rules)).toEqual(partsOf(en));
  });

  it.each(OTHERS)('%s: the same numbers in every text as in English', (_, { rules }) => {
    expect(rules.sections.map((section) => textsOf(section).map(numbersIn))).toEqual(
      en.sections.map((section) => textsOf(section).map(numbersIn)),
    );
  });

  it.each(LANGUAGES)('%s: every decision is cited once', (_, { rules }) => {
    const cited = rules.sections.flatMap(({ clarifications = [] }) =>
      clarifications.map(({ decision }) => decision),
    );
    const decisions = [...Array.from({ length: 9 }, (__, index) => `F${index + 1}`), 'A1', 'A2'];
    expect(cited.toSorted()).toEqual(decisions.toSorted());
  });

  it.each(LANGUAGES)('%s: no two sections have the same title', (_, { rules }) => {
    expect(new Set(rules.sections.map(({ title }) => title)).size).toBe(rules.sections.length);
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
});

describe('a rules text that fits a phone', () => {
  /** The most characters of a text: about eight lines at 360 pixels, and one line for titles. */
  const MOST = { summary: 280, paragraph: 260, item: 210, clarification: 210, title: 36, row: 50, hint: 110 };
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
    expect(found).toEqual([]);
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

describe.each(LANGUAGES)('what the rules of For Sale say in %s', (_, { rules }) => {
  it('of the cards is what there is', () => {
    const [buildings = '', cheques = ''] = at(rules.sections, MATERIAL).list ?? [];
    expect(numbersIn(buildings)).toEqual([Math.min(...BUILDINGS), BUILDINGS.length, Math.max(...BUILDINGS)]);
    const amounts = [...new Set(CHEQUES)].filter((amount) => amount > 0);
    // none of 1, some of 0, from the lowest to the highest, and how many there are
    expect(numbersIn(cheques)).toEqual([0, 1, Math.min(...amounts), Math.max(...amounts), CHEQUES.length]);
  });

  it('of the set-up is what the game does', () => {
    const seatCounts = Array.from({ length: SEATS.max - SEATS.min + 1 }, (__, index) => SEATS.min + index);
    expect(rowsOf(rules, SETUP).map((row) => row.map(amountIn))).toEqual(
      seatCounts.map((count) => [count, startMoney(count), removedCount(count), roundsOf(count)]),
    );
  });

  it('of the price of passing is what the game does (For Sale Decision F5)', () => {
    const rows = rowsOf(rules, COST).map((row) => row.map(amountIn));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(
      rows.map(([bid = 0]) => [bid, bid - refundOf(bid, 'half-down'), refundOf(bid, 'half-down')]),
    );
    const [otherwise] = at(rules.sections, COST).clarifications ?? [];
    const back = refundOf(3, 'half-up');
    expect(numbersIn(otherwise?.text ?? '')).toEqual([3 - back, back, 3]);
    // the tip on odd bids
    expect(numbersIn(at(at(rules.sections, PLAY_WELL).list, 2))).toEqual([2, 3, 4]);
    expect([3, 4].map((bid) => bid - refundOf(bid, 'half-down'))).toEqual([2, 2]);
  });

  it('in the example of buying is what happens', () => {
    expect(storyIn(rules, BUYING_EXAMPLE)).toEqual(
      purchasesOfExample().map(({ seat, building, bid, paid, refund }) => [
        seat,
        building,
        bid,
        paid,
        refund,
      ]),
    );
  });

  it('in the example of selling is what happens', () => {
    expect(storyIn(rules, SELLING_EXAMPLE)).toEqual(
      salesOfExample(SOLD).map(({ seat, building, cheque }) => [seat, building, cheque]),
    );
  });

  it('in the example of selling about a 13 instead of the 25 is what would have happened', () => {
    expect(numbersIn(at(at(rules.sections, SELLING_EXAMPLE).paragraphs, 1))).toEqual([0, 6, 13, 14, 25]);
    const [told, otherwise] = [SOLD, { ...SOLD, Clara: 13 }].map(
      (choices) => salesOfExample(choices).find(({ seat }) => seat === seatOf('Clara'))?.cheque,
    );
    expect(told).toBe(6);
    expect(otherwise).toBe(told);
  });

  it('in the example of a tie adds up (For Sale Decision F8)', () => {
    const told = numbersIn(at(at(rules.sections, END).paragraphs, 1));
    const [lessMoney = 0, moreMoney = 0, lessEarned = 0, moreEarned = 0, total = 0] = told;
    expect(told).toHaveLength(5);
    expect([moreMoney + lessEarned, lessMoney + moreEarned]).toEqual([total, total]);
  });
});
