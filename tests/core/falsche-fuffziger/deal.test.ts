import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import { dealFor } from '../../games/falsche-fuffziger/acts.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';
import { LAUNDERING_CARDS, NUMBERS, TYPES } from '../../games/falsche-fuffziger/tables.ts';
import { testDealForm, testDrawing, testOptions } from '../../games/forms.ts';

const SIZES = [3, 4, 5, 6] as const;

const drawn = (
  count: number,
  seatCount: number,
  said: Partial<FuffzigerOptions> = {},
): readonly FuffzigerDeal[] =>
  Array.from({ length: count }, (_, index) =>
    falscheFuffziger.deal(fuffzigerOptions(said, seatCount), seatCount, createRng(`deal/${index}`)),
  );

const isNear = (count: number, expected: number): boolean => Math.abs(count - expected) < 0.25 * expected;

/** How often each of some things is there. */
function tally(things: readonly (string | number | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(String(thing), (counts.get(String(thing)) ?? 0) + 1);
  return counts;
}

describe('a drawn deal', () => {
  testDrawing(falscheFuffziger);

  it.each(SIZES)('for %i players deals neither broken 10s, 20s and 50s nor the best', (seatCount) => {
    for (const { presses } of drawn(100, seatCount)) {
      expect(presses[10].slice(0, seatCount)).not.toContain('20x2');
      expect(presses[20].slice(0, seatCount)).not.toContain('50x2');
      expect(presses[50].slice(0, seatCount)).not.toContain('100x2');
      for (const type of [10, 20, 50] as const)
        expect(presses[type].slice(0, seatCount)).not.toContain('broken');
      for (const type of TYPES) expect(presses[type]).toHaveLength(NUMBERS[type]);
    }
  });

  it('deals every other back as often as it is there', () => {
    const first = tally(drawn(1500, 4).map(({ presses }) => presses[10][0]));
    expect([...first.keys()].sort()).toEqual(['10', '10x2', '20']);
    for (const [back, count] of [
      ['10', 3],
      ['10x2', 6],
      ['20', 9],
    ] as const)
      expect(isNear(first.get(back) ?? 0, (1500 * count) / 18)).toBe(true);
  });

  it('shuffles the broken and the best ones into the supply', () => {
    const next = tally(drawn(1500, 4).map(({ presses }) => presses[50][4]));
    for (const back of ['broken', '100x2']) expect(isNear(next.get(back) ?? 0, (1500 * 3) / 23)).toBe(true);
    const hundreds = tally(drawn(1800, 4).map(({ presses }) => presses[100][0]));
    for (const [back, count] of [
      ['broken', 2],
      ['100', 3],
      ['100x2', 4],
      ['150', 6],
      ['150x2', 3],
    ] as const)
      expect(isNear(hundreds.get(back) ?? 0, 100 * count)).toBe(true);
  });

  it('removes any two cards of each letter with three and four players, each as often', () => {
    const there = tally(drawn(1000, 3).flatMap(({ laundering }) => laundering));
    for (const card of LAUNDERING_CARDS) expect(isNear(1000 - (there.get(card) ?? 0), 200)).toBe(true);
  });

  it('may have any card of a letter in any of its places', () => {
    const deals = drawn(600, 5);
    for (const [place, letter] of [
      [0, 'A'],
      [19, 'B'],
      [39, 'D'],
    ] as const) {
      const cards = tally(deals.map(({ laundering }) => laundering[place]));
      expect(cards.size).toBe(10);
      expect([...cards.keys()].every((card) => card.startsWith(letter))).toBe(true);
    }
  });

  it('shuffles white and black inspector cards, each for itself', () => {
    const deals = drawn(1000, 3);
    for (const card of ['20', '100'])
      expect(isNear(deals.filter(({ inspectors }) => inspectors[0] === card).length, 200)).toBe(true);
    for (const card of ['10', '50'])
      expect(isNear(deals.filter(({ inspectors }) => inspectors[9] === card).length, 250)).toBe(true);
    expect(new Set(deals.map(({ inspectors }) => inspectors[5]))).toEqual(new Set(['150']));
  });

  it('rolls the die 128 times: a 3 and a 4 twice as often as a 2 and a 5', () => {
    const rolls = drawn(40, 3).flatMap(({ dice }) => dice);
    expect(rolls).toHaveLength(40 * 128);
    const counts = tally(rolls);
    for (const [face, sides] of [
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ] as const)
      expect(isNear(counts.get(String(face)) ?? 0, (rolls.length * sides) / 6)).toBe(true);
  });

  it.each(SIZES)('draws any of %i starters (Falsche Fuffziger Decision X3)', (seatCount) => {
    const starters = tally(drawn(800, seatCount).map(({ starter }) => starter));
    for (let at = 0; at < seatCount; at++)
      expect(isNear(starters.get(String(at)) ?? 0, 800 / seatCount)).toBe(true);
  });

  it('has the starter that is set (Falsche Fuffziger Decision X3)', () => {
    expect(new Set(drawn(30, 4, { starter: seat(2) }).map(({ starter }) => starter))).toEqual(new Set([2]));
  });
});

describe('a deal from anything', () => {
  const deal = dealFor(3);
  const parse = (input: unknown) => falscheFuffziger.parseDeal(input, fuffzigerOptions(), 3);

  testDealForm(falscheFuffziger, deal, [
    ['starter', '0'],
    ['starter', null],
    ['starter', 0.5],
    ['starter', 6],
    ['laundering', { 0: 'A1' }],
    ['laundering', [...deal.laundering.slice(1), null]],
    ['inspectors', 'coin'],
    ['dice', [...deal.dice.slice(1), null]],
    ['dice', [...deal.dice.slice(1), 2.5]],
    ['dice', null],
    ['presses', null],
  ]);

  it('has all its parts', () => {
    for (const key of Object.keys(deal)) {
      const { [key as keyof FuffzigerDeal]: _, ...rest } = deal;
      expect(parse(rest)).toMatchObject({ ok: false, error: { code: 'malformed' } });
    }
  });
});

const WHOLE = fuffzigerOptions({ edition: '2f', starter: seat(2), memoryAid: true });
testOptions(falscheFuffziger, WHOLE);

it('options leave out a starter that is drawn', () => {
  expect(Object.keys(fuffzigerOptions({}))).toEqual(['edition', 'memoryAid']);
});
