import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  currencyOf,
  faceOf,
  kindOf,
  removedCount,
  valuedCards,
  worthOf,
} from '../../../core/games/money/material.ts';
import { CURRENCIES, type Edition, facts, presets } from '../../../core/games/money/options.ts';
import { moneyOptions } from '../../games/money/play.ts';

describe('cards (Money! Decision M1)', () => {
  it.each([
    [0, undefined, 0],
    [1, 'yen', 20],
    [3, 'yen', 20],
    [4, 'yen', 30],
    [7, 'yen', 40],
    [8, 'yen', 50],
    [9, 'yen', 60],
    [10, 'krona', 20],
    [13, 'krona', 30],
    [18, 'krona', 60],
    [19, 'rouble', 20],
    [27, 'rouble', 60],
    [28, 'franc', 20],
    [36, 'franc', 60],
    [37, 'euro', 20],
    [45, 'euro', 60],
    [46, 'pound', 20],
    [54, 'pound', 60],
    [55, 'dollar', 20],
    [61, 'dollar', 40],
    [62, 'dollar', 50],
    [63, 'dollar', 60],
    [64, undefined, 10],
    [69, undefined, 10],
  ])('%i is %s %i', (card, currency, face) => {
    expect(currencyOf(card)).toBe(currency);
    expect(faceOf(card)).toBe(face);
  });

  it('are 63 banknotes and 6 coins', () => {
    const cards = valuedCards([]);
    expect(cards).toHaveLength(69);
    expect(cards.filter((card) => kindOf(card).type === 'note')).toHaveLength(63);
    expect(cards.filter((card) => kindOf(card).type === 'coin')).toEqual([64, 65, 66, 67, 68, 69]);
    for (const currency of CURRENCIES)
      expect(cardsOf(currency).map(faceOf)).toEqual([20, 20, 20, 30, 30, 30, 40, 50, 60]);
    expect(worthOf(cards)).toBe(7 * 300 + 60);
  });

  it('end at 69', () => {
    for (const none of [-1, 70, 1.5, Number.NaN]) expect(() => kindOf(none)).toThrow(RangeError);
  });

  it('without removed currencies are 60 for four and 51 for three players', () => {
    expect(valuedCards(['euro'])).toHaveLength(60);
    expect(valuedCards(['yen', 'dollar'])).toHaveLength(51);
    expect(valuedCards(['yen', 'dollar'])[0]).toBe(10);
    expect([3, 4, 5].map(removedCount)).toEqual([2, 1, 0]);
  });
});

const EDITIONS = Object.keys(presets) as readonly Edition[];

describe('what a setup screen needs', () => {
  it('presets are what the options are without anything said', () => {
    expect(moneyOptions({})).toEqual({ edition: 'goldsieber', ...presets.goldsieber, memoryAid: false });
    for (const edition of EDITIONS)
      expect(moneyOptions({ edition })).toEqual({ edition, ...presets[edition], memoryAid: false });
  });

  it('fields are the options besides the edition', () => {
    const keys = facts.optionFields.map(({ key }) => key).sort();
    expect(keys).toEqual([...Object.keys(presets.goldsieber), 'removed'].sort());
  });

  it('ranges of fields are the ranges that are accepted', () => {
    for (const field of facts.optionFields) {
      if (field.type !== 'whole') continue;
      expect(() => moneyOptions({ [field.key]: field.least })).not.toThrow();
      expect(() => moneyOptions({ [field.key]: field.most })).not.toThrow();
      expect(() => moneyOptions({ [field.key]: field.least - 1 })).toThrow('bad-option');
      expect(() => moneyOptions({ [field.key]: field.most + 1 })).toThrow('bad-option');
    }
  });
});
