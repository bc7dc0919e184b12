import { describe, expect, it } from 'vitest';
import {
  BACKS,
  backsOf,
  cardsOf,
  cardsPerLetter,
  dealOf,
  DIE,
  INSPECTORS,
  isLargeTable,
  type LaunderingCard,
  LETTERS,
  PRESS_TYPES,
  PRICES,
  type Side,
  SIDES,
  typeOf,
} from '../../../core/games/falsche-fuffziger/material.ts';
import { facts, SEATS } from '../../../core/games/falsche-fuffziger/options.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';
import {
  COSTS,
  LAUNDERING_CARDS,
  NUMBERS,
  offerOf,
  SCRAPS,
  SELLS,
  sideOf,
  TYPES,
} from '../../games/falsche-fuffziger/tables.ts';

describe('presses', () => {
  it('are of five types with these prices', () => {
    expect(PRESS_TYPES).toEqual(TYPES);
    for (const type of TYPES)
      expect(PRICES[type]).toEqual({ costs: COSTS[type], sells: SELLS[type], scraps: SCRAPS[type] });
  });

  it('are 108, by type 24, 27, 27, 18 and 12 (Falsche Fuffziger Decision X1)', () => {
    const numbers = TYPES.map((type) => backsOf(type).length);
    expect(numbers).toEqual(TYPES.map((type) => NUMBERS[type]));
    expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(108);
  });

  it.each([
    [10, [3, 3, 6, 9, 3]],
    [20, [3, 6, 6, 9, 3]],
    [50, [3, 6, 6, 9, 3]],
    [100, [2, 3, 4, 6, 3]],
  ] as const)(
    'of %i have so many broken backs, the same, the same ×2, the next type, the next type ×2: %j',
    (type, counts) => {
      const next = TYPES[TYPES.indexOf(type) + 1];
      const names = ['broken', `${type}`, `${type}x2`, `${next}`, `${next}x2`];
      expect(Object.fromEntries(Object.entries(BACKS[type]))).toEqual(
        Object.fromEntries(names.map((name, index) => [name, counts[index]])),
      );
    },
  );

  it('of 150 have no next type, but three special ones', () => {
    expect(BACKS[150]).toEqual({ broken: 2, '150': 3, '150x2': 4, '150+3': 3 });
  });

  it('count as the side that lies up, and print one note or two', () => {
    for (const side of Object.keys(SIDES) as Side[]) {
      const { type, notes } = sideOf(side);
      expect([typeOf(side), SIDES[side].notes]).toEqual([type, notes]);
    }
    expect([typeOf('150+3'), SIDES['150+3'].notes]).toEqual([150, 1]);
  });
});

describe('laundering cards', () => {
  it('are ten of each letter, ascending by least bid', () => {
    expect(LETTERS.flatMap(cardsOf)).toEqual(LAUNDERING_CARDS);
    expect(LAUNDERING_CARDS).toHaveLength(40);
    for (const letter of LETTERS) {
      const least = cardsOf(letter).map((card) => dealOf(card).least);
      expect(least).toEqual([...least].sort((one, other) => one - other));
    }
  });

  it.each(LAUNDERING_CARDS)('%s asks for and brings what the table says', (card) => {
    expect(dealOf(card as LaunderingCard)).toEqual(offerOf(card));
  });

  it.each(['A0', 'A11', 'E1', 'A', '', 'a1'])('there is no card %j', (card) => {
    expect(() => dealOf(card as LaunderingCard)).toThrow(RangeError);
  });

  it.each([
    [3, 8],
    [4, 8],
    [5, 10],
    [6, 10],
  ])('with %i players %i of each letter are used (Falsche Fuffziger Decision X4)', (seats, count) => {
    expect(cardsPerLetter(seats)).toBe(count);
    expect(isLargeTable(seats)).toBe(count === 10);
  });
});

describe('the rest of the box', () => {
  it('has ten inspector cards and a die', () => {
    expect(INSPECTORS).toEqual({
      white: ['coin', 'coin', 'coin', '20', '100'],
      green: ['150'],
      black: ['coin', 'coin', '10', '50'],
    });
    expect(DIE).toEqual([2, 3, 3, 4, 4, 5]);
  });

  it('is for three to six (Falsche Fuffziger Decision X4)', () => {
    expect(SEATS).toEqual({ min: 3, max: 6 });
  });
});

describe('what a setup screen needs', () => {
  it('presets are what the options are without anything said', () => {
    expect(facts.presets).toEqual({ '2f': {} });
    expect(fuffzigerOptions({})).toEqual({ edition: '2f', memoryAid: false });
  });

  it('fields are the options besides the edition', () => {
    expect(facts.optionFields.map(({ key, type }) => [key, type])).toEqual([['starter', 'seat']]);
  });
});
