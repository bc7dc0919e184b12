import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import BuildingCard from '../../renderer/games/for-sale/art/BuildingCard.vue';
import ChequeCard from '../../renderer/games/for-sale/art/ChequeCard.vue';
import ChipPile from '../../renderer/games/for-sale/art/ChipPile.vue';
import ForSaleEmblem from '../../renderer/games/for-sale/art/ForSaleEmblem.vue';
import BuildingBack from '../../renderer/games/for-sale/art/BuildingBack.vue';
import ChequeBack from '../../renderer/games/for-sale/art/ChequeBack.vue';
import { rankOf } from '../../renderer/games/for-sale/art/cheque-ranks.ts';
import { chipsOf, stacksOf } from '../../renderer/games/for-sale/art/chips.ts';
import { drawings } from '../../renderer/games/for-sale/art/drawings/index.ts';
import { rosette, waveBand } from '../../renderer/games/for-sale/art/engraving.ts';
import { landscapeOf, subjectOf } from '../../renderer/games/for-sale/art/subjects.ts';
import { cornersOf } from '../helpers/renderer/svg-path.ts';
import { inLanguages } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/games/for-sale/messages/en/table-words.json';

const WORDS = inLanguages(
  import.meta.glob<typeof english>('../../renderer/games/for-sale/messages/*/table-words.json', {
    eager: true,
    import: 'default',
  }),
);

const art = resolve(import.meta.dirname, '../../renderer/games/for-sale/art');
const buildings = Array.from({ length: 30 }, (_, index) => index + 1);
const chequeAmounts = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const sizes = ['s', 'm', 'l'] as const;
const cheque = (amount: number) => ({
  amount,
  numeral: `$${amount},000`,
  written: `${amount} in words`,
  label: `cheque ${amount}`,
});

describe('buildings', () => {
  it.each(buildings)(
    'building %i shows its number in two corners and its name, in every size',
    (building) => {
      for (const size of sizes) {
        const card = mount(BuildingCard, { props: { building, size, label: `building ${building}` } });
        const picture = card.get('svg');
        expect(picture.attributes('role')).toBe('img');
        expect(picture.attributes('aria-label')).toBe(`building ${building}`);
        expect(card.findAll('text').map((text) => text.text())).toEqual([String(building), String(building)]);
      }
    },
  );

  it('are thirty different pictures, with no part drawn twice but the landscape', () => {
    const pictures = buildings.map((building) =>
      mount(BuildingCard, { props: { building, label: '' } })
        .findAll('svg svg path')
        .map((path) => path.attributes('d')),
    );
    expect(new Set(pictures.map((paths) => paths.join('|'))).size).toBe(30);
    const walls = buildings.flatMap((building) =>
      drawings[subjectOf(building)].filter(([pen]) => pen !== 'shade').map(([, d]) => d),
    );
    const shared = walls.filter((d, index) => walls.indexOf(d) !== index && d.length > 60);
    expect(shared).toEqual([]);
  });

  it('draw only well-formed paths, on the sheet or a little over its edge', () => {
    for (const building of buildings)
      for (const [, d] of drawings[subjectOf(building)])
        for (const [x, y] of cornersOf(d)) {
          expect(Math.abs(x - 46), `${subjectOf(building)}: ${d}`).toBeLessThan(80);
          expect(Math.abs(y - 72), `${subjectOf(building)}: ${d}`).toBeLessThan(80);
        }
  });

  it('climb through five landscapes of six', () => {
    const landscapes = buildings.map(landscapeOf);
    expect([...new Set(landscapes)]).toEqual(['earth', 'meadow', 'town', 'grand', 'sky']);
    for (const landscape of new Set(landscapes))
      expect(landscapes.filter((one) => one === landscape)).toHaveLength(6);
    expect(subjectOf(1)).toBe('box');
    expect(subjectOf(30)).toBe('station');
    for (const wrong of [0, 31, 1.5]) expect(() => subjectOf(wrong)).toThrow(RangeError);
    for (const wrong of [0, 31]) expect(() => landscapeOf(wrong)).toThrow(RangeError);
  });

  it('tell nothing when they lie face down', () => {
    expect(mount(BuildingBack, { props: { label: 'face down' } }).html()).not.toContain('<text');
  });

  it('say that they are chosen or out of play', () => {
    const props = { building: 7, label: 'seven', isSelected: true, isDisabled: true };
    expect(mount(BuildingCard, { props }).classes()).toEqual(
      expect.arrayContaining(['selected', 'disabled']),
    );
  });

  it('stay small enough for phones', () => {
    const files = ['earth', 'meadow', 'town', 'grand', 'sky', 'landscapes'].map((name) =>
      readFileSync(`${art}/drawings/${name}.ts`),
    );
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(14_000);
  });
});

describe('cheques', () => {
  it.each(chequeAmounts)('a cheque over %i shows its numeral and its words as they were given', (amount) => {
    for (const size of sizes) {
      const card = mount(ChequeCard, { props: { ...cheque(amount), size } });
      expect(card.get('svg').attributes('aria-label')).toBe(`cheque ${amount}`);
      const texts = card.findAll('text').map((text) => text.text());
      expect(texts).toEqual([`${amount} in words`, `$${amount},000`]);
    }
  });

  it('grow richer with the amount; only the worthless one is stamped, and nobody signed it', () => {
    const ranks = chequeAmounts.map(rankOf);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect([...new Set(ranks)]).toEqual([0, 1, 2, 3, 4, 5]);
    for (const amount of chequeAmounts) {
      const card = mount(ChequeCard, { props: cheque(amount) });
      expect(card.find('.stamp').exists()).toBe(amount === 0);
      expect(card.find('.signature').exists()).toBe(amount !== 0);
    }
  });

  it('print long numerals and words smaller, so that they stay on the paper', () => {
    const sizeOf = (numeral: string, written: string): readonly number[] =>
      mount(ChequeCard, { props: { ...cheque(15), numeral, written } })
        .findAll('text')
        .map((text) => Number(text.attributes('font-size')));
    const [words = 0, numeral = 0] = sizeOf('$2,000', 'two');
    const [longWords = 0, longNumeral = 0] = sizeOf(
      '15.000 USD',
      'fifteen thousand dollars and not a cent more',
    );
    expect(longWords).toBeLessThan(words);
    expect(longNumeral).toBeLessThan(numeral);
    expect(longNumeral).toBeGreaterThan(12);
  });

  it('tell nothing when they lie face down', () => {
    expect(mount(ChequeBack, { props: { label: 'face down' } }).html()).not.toContain('<text');
  });
});

describe('ornaments', () => {
  it('are even: a band ends on its line, a rosette is closed around the middle', () => {
    expect(waveBand(50, 10, 40, 5, 3).match(/M0 50/g)).toHaveLength(3);
    expect(waveBand(50, 10, 40, 5, 3)).toMatch(/^(M0 50q10 -?[\d.]+ 20 0(t20 0){9}){3}$/);
    for (const [, x, y] of rosette(30, 12, 10).matchAll(/M(-?[\d.]+) (-?[\d.]+)A/g))
      expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(30, 1);
  });
});

describe('chips (For Sale Decision F1)', () => {
  const amounts = Array.from({ length: 19 }, (_, amount) => amount);

  it.each(amounts)('the chips of %i add up', (amount) => {
    const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);
    expect(sum(chipsOf(amount))).toBe(amount);
    expect(sum(stacksOf(amount).flat())).toBe(amount);
    expect(stacksOf(amount).length).toBeLessThanOrEqual(3);
    for (const stack of stacksOf(amount)) {
      expect(stack.length).toBeLessThanOrEqual(5);
      expect(new Set(stack).size).toBe(1);
    }
    const pile = mount(ChipPile, { props: { amount, label: `$${amount},000` } });
    expect(pile.attributes('aria-label')).toBe(`$${amount},000`);
    expect(2 * pile.findAll('g.worth-2').length + pile.findAll('g.worth-1').length).toBe(amount);
  });
});

describe('words', () => {
  it.each(Object.entries(WORDS))(
    '%s names every building and every amount, each its own way',
    (_, { table }) => {
      expect(Object.keys(table.building)).toEqual(buildings.map(subjectOf));
      expect(new Set(Object.values(table.building)).size).toBe(30);
      expect(Object.keys(table.written).map(Number)).toEqual(chequeAmounts);
      expect(new Set(Object.values(table.written)).size).toBe(chequeAmounts.length);
      for (const text of [...Object.values(table.building), ...Object.values(table.written)]) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(2);
        expect(text.length).toBeLessThanOrEqual(28);
      }
    },
  );
});

describe('emblem', () => {
  it('is decoration, and brings nothing of the series along', () => {
    expect(mount(ForSaleEmblem).attributes('aria-hidden')).toBe('true');
    const source = readFileSync(`${art}/ForSaleEmblem.vue`, 'utf8');
    expect(source).not.toMatch(/import /);
    expect(gzipSync(source).length).toBeLessThan(1_500);
  });
});

describe('contrast', () => {
  /** Relative luminance of a colour written #rrggbb (WCAG 2.2). */
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The colours of every rule of a sheet, by selector. */
  const coloursOf = (file: string): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
    [...readFileSync(`${art}/${file}`, 'utf8').matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)].map(
      ([, name = '', body = '']) => [
        name,
        Object.fromEntries(
          [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, key, value]) => [key, value]),
        ),
      ],
    );
  const pairs = [
    ['buildings.css', 'card-number', 'card-sky', 5],
    ['cheques.css', 'cheque-ink', 'cheque-paper', 6],
    ['cheques.css', 'cheque-ink', 'cheque-box', 6],
  ] as const;

  it.each(pairs)('%s: %s is readable on %s', (file, ink, paper, count) => {
    const rules = coloursOf(file);
    expect(rules).toHaveLength(count);
    for (const [name, colours] of rules)
      expect(contrast(colours[ink] ?? '', colours[paper] ?? ''), name).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['buildings.css', 'card-sky'],
    ['cheques.css', 'cheque-paper'],
  ] as const)('%s: the order holds without colour, as every step is darker', (file, key) => {
    const lights = coloursOf(file)
      .filter(([name]) => name !== 'rank-0')
      .map(([, colours]) => luminance(colours[key] ?? ''));
    expect(lights).toHaveLength(5);
    for (const [index, light] of lights.slice(1).entries()) expect(light).toBeLessThan(lights[index] ?? 0);
  });
});
