import { describe, expect, it } from 'vitest';
import { bonusOf, rankAt, winnersOf } from '../../../core/games/falsche-fuffziger/score.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { playAtRandom } from '../../games/falsche-fuffziger/play.ts';

const numbersIn = (text: string): readonly number[] => text.split(' ').map(Number);

describe('ranks by real money (Falsche Fuffziger Decision X13)', () => {
  it.each([
    ['30 20 10', '1 2 3', '6 4 2'],
    ['10 40 20 30', '4 1 3 2', '0 6 2 4'],
    ['20 20 10', '1 1 3', '6 6 2'],
    ['30 20 20', '1 2 2', '6 4 4'],
    ['20 20 20 10', '1 1 1 4', '6 6 6 0'],
    ['40 30 20 20 10 5', '1 2 3 3 5 6', '6 4 2 2 0 0'],
    ['0 0 0', '1 1 1', '6 6 6'],
    ['5 0 0 0 0', '1 2 2 2 2', '6 4 4 4 4'],
    ['5 3 0 0', '1 2 3 3', '6 4 2 2'],
  ])('of %s are %s and bring %s', (real, ranks, bonus) => {
    const amounts = numbersIn(real);
    expect(amounts.map((_, at) => rankAt(amounts, at))).toEqual(numbersIn(ranks));
    expect(bonusOf(amounts)).toEqual(numbersIn(bonus));
  });
});

describe('the winner', () => {
  it.each([
    ['3 5 4', '90 0 10', '1'],
    ['5 5 4', '10 20 90', '1'],
    ['5 5 4', '20 20 90', '0 1'],
    ['0 0 0', '0 0 0', '0 1 2'],
    ['7 1 7 7', '3 9 3 2', '0 2'],
  ])('of coins %s and real money %s: %s', (coins, real, winners) => {
    expect(winnersOf(numbersIn(coins), numbersIn(real))).toEqual(numbersIn(winners));
  });
});

describe('the sheet', () => {
  it('explains the totals: coins, rank by real money, coins for it', () => {
    const { last } = playAtRandom('sheet');
    const result = falscheFuffziger.result(last);
    expect(result?.sheet.rounds).toBe(last.round);
    expect(result?.sheet.scores.map(({ total }) => total)).toEqual(result?.totals);
    expect(result?.sheet.scores.map(({ real }) => real)).toEqual([...last.real]);
    for (const { coins, bonus, total, rank } of result?.sheet.scores ?? []) {
      expect(coins + bonus).toBe(total);
      expect(bonus).toBe([6, 4, 2][rank - 1] ?? 0);
    }
  });

  it('is not there before the end', () => {
    for (const { before } of playAtRandom('sheet').steps)
      expect(falscheFuffziger.result(before)).toBeUndefined();
  });
});
