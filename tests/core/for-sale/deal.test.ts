import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES } from '../../../core/games/for-sale/material.ts';
import { DEAL_FOR_THREE } from '../../games/for-sale/acts.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';
import { testDealForm, testDrawing, testOptions } from '../../games/forms.ts';

const SIZES = Object.entries({ 3: 24, 4: 28, 5: 30, 6: 30 }).map(
  ([seats, size]) => [Number(seats), size] as const,
);

const drawn = (count: number, seatCount: number, said = {}): readonly ForSaleDeal[] =>
  Array.from({ length: count }, (_, index) =>
    forSale.deal(forSaleOptions(said, seatCount), seatCount, createRng(`deal/${index}`)),
  );

const isNear = (count: number, expected: number): boolean => Math.abs(count - expected) < 0.25 * expected;

describe('a drawn deal', () => {
  testDrawing(forSale);

  it.each(SIZES)('for %i players has piles of %i', (seatCount, size) => {
    for (const { buildings, cheques } of drawn(50, seatCount))
      expect([buildings.length, cheques.length]).toEqual([size, size]);
  });

  it('may have any card in any place, and any card removed', () => {
    const deals = drawn(1500, 3);
    for (const building of BUILDINGS)
      expect(isNear(deals.filter(({ buildings }) => !buildings.includes(building)).length, 1500 / 5)).toBe(
        true,
      );
    for (const cheque of new Set(CHEQUES)) {
      const left = deals.reduce(
        (sum, { cheques }) => sum + cheques.filter((one) => one === cheque).length,
        0,
      );
      expect(isNear(left, 1500 * 2 * 0.8)).toBe(true);
    }
    expect(new Set(deals.map(({ buildings }) => buildings[0])).size).toBe(30);
    expect(new Set(deals.map(({ cheques }) => cheques.at(-1))).size).toBe(15);
  });

  it.each(SIZES)('draws any of %i starters (For Sale Decision F2)', (seatCount) => {
    const deals = drawn(1000, seatCount);
    for (let at = 0; at < seatCount; at++)
      expect(isNear(deals.filter(({ starter }) => starter === at).length, 1000 / seatCount)).toBe(true);
  });

  it('has the starter that is set, with the same cards or others (For Sale Decision F2)', () => {
    expect(new Set(drawn(50, 4, { starter: 2 }).map(({ starter }) => starter))).toEqual(new Set([2]));
  });
});

describe('a deal from anything', () => {
  const parse = (input: unknown, said = {}) => forSale.parseDeal(input, forSaleOptions(said, 3), 3);

  it('may have another starter than the one that is set', () => {
    expect(parse(DEAL_FOR_THREE, { starter: seat(0) }).ok).toBe(true);
  });

  testDealForm(forSale, DEAL_FOR_THREE, [
    ['starter', '0'],
    ['starter', null],
    ['starter', 0.5],
    ['buildings', null],
    ['buildings', { 0: 7 }],
    ['buildings', [...DEAL_FOR_THREE.buildings.slice(1), null]],
    ['cheques', 'cheques'],
    ['cheques', [...DEAL_FOR_THREE.cheques.slice(1), Number.NaN]],
    ['cheques', [...DEAL_FOR_THREE.cheques.slice(1), -2]],
  ]);

  it('takes any cards of the game, in any order', () => {
    const buildings = [...DEAL_FOR_THREE.buildings.slice(1), 9].reverse();
    const cheques = [...DEAL_FOR_THREE.cheques.slice(1), 14].reverse();
    expect(parse({ starter: 2, buildings, cheques }).ok).toBe(true);
  });
});

testOptions(forSale, forSaleOptions({ refund: 'half-up', starter: seat(2), memoryAid: true }));

it('options leave out a starter that is drawn (For Sale Decision F2)', () => {
  expect(forSaleOptions({})).not.toHaveProperty('starter');
});
