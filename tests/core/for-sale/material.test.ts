import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  CHEQUES,
  LAST_BUILDING,
  refundOf,
  removedCount,
  roundsOf,
  startMoney,
} from '../../../core/games/for-sale/material.ts';
import { facts, REFUNDS, SEATS } from '../../../core/games/for-sale/options.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';

const countOf = (amount: number): number => CHEQUES.filter((cheque) => cheque === amount).length;

describe('cards', () => {
  it('are 30 buildings, 1 to 30', () => {
    expect(BUILDINGS).toHaveLength(30);
    expect(new Set(BUILDINGS).size).toBe(30);
    expect([BUILDINGS[0], BUILDINGS.at(-1), LAST_BUILDING]).toEqual([1, 30, 30]);
  });

  it('are 30 cheques: two each of 0 and of 2 to 15, none of 1 (For Sale Decision F1: in thousands)', () => {
    expect(CHEQUES).toHaveLength(30);
    for (const amount of [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) expect(countOf(amount)).toBe(2);
    for (const amount of [-1, 1, 16]) expect(countOf(amount)).toBe(0);
  });
});

describe('the setup', () => {
  it.each([
    [3, 18, 6, 8],
    [4, 18, 2, 7],
    [5, 14, 0, 6],
    [6, 14, 0, 5],
  ])(
    'of %i players: %i thousand each, %i cards out, %i rounds in each part',
    (seats, money, removed, rounds) => {
      expect([startMoney(seats), removedCount(seats), roundsOf(seats)]).toEqual([money, removed, rounds]);
    },
  );

  it.each([0, 1, 2, 7, 3.5, Number.NaN])('of %d players is none', (seats) => {
    for (const what of [startMoney, removedCount, roundsOf]) expect(() => what(seats)).toThrow(RangeError);
  });

  it('is for three to six', () => {
    expect(SEATS).toEqual({ min: 3, max: 6 });
  });
});

describe('what comes back of a bid (For Sale Decision F5)', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 1],
    [3, 1, 2],
    [4, 2, 2],
    [5, 2, 3],
    [17, 8, 9],
    [18, 9, 9],
  ])('%i: the smaller half is %i, the larger one %i', (bid, down, up) => {
    expect([refundOf(bid, 'half-down'), refundOf(bid, 'half-up')]).toEqual([down, up]);
  });
});

describe('what a setup screen needs', () => {
  it('presets are what the options are without anything said', () => {
    expect(Object.keys(facts.presets)).toEqual(['uberplay']);
    expect(forSaleOptions({})).toEqual({
      edition: 'uberplay',
      ...facts.presets['uberplay'],
      memoryAid: false,
    });
    expect(forSaleOptions({ edition: 'uberplay' })).toEqual(forSaleOptions({}));
  });

  it('fields are the options besides the edition; only the starter may be left to the lot (For Sale Decision F2)', () => {
    const preset = Object.keys(facts.presets['uberplay'] ?? {});
    expect(facts.optionFields.map(({ key }) => key)).toEqual([...preset, 'starter']);
    expect(facts.optionFields.filter((field) => 'optional' in field).map(({ key }) => key)).toEqual([
      'starter',
    ]);
  });

  it('values of fields are those that are accepted', () => {
    for (const refund of REFUNDS) expect(forSaleOptions({ refund }).refund).toBe(refund);
    for (let seats = SEATS.min; seats <= SEATS.max; seats++) {
      expect(() => forSaleOptions(JSON.parse(`{"starter":${seats - 1}}`), seats)).not.toThrow();
      expect(() => forSaleOptions(JSON.parse(`{"starter":${seats}}`), seats)).toThrow('bad-option');
    }
  });
});
