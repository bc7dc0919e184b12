import { describe, expect, it } from 'vitest';
import { Dice } from '../../../../core/base/search/dice.ts';
import { regretMatching, type RegretPlayer } from '../../../../core/base/search/regret.ts';

const never = (): boolean => false;
const dice = (): Dice => new Dice(1, 2, 3);

/** What the first of two wins of the second. */
const duel =
  (wins: readonly (readonly number[])[]) =>
  (choices: Int32Array): readonly number[] => {
    const won = wins[choices[0] ?? 0]?.[choices[1] ?? 0] ?? 0;
    return [won, -won];
  };
const even = (count: number): RegretPlayer => ({ start: new Array<number>(count).fill(1 / count) });

describe('choosing unforeseen', () => {
  it('finds the odds of games that have been worked out, from wherever it begins', () => {
    const ROCK_PAPER_SCISSORS = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    const odds = regretMatching(
      [{ start: [1, 0, 0] }, { start: [0.1, 0.9, 0] }],
      duel(ROCK_PAPER_SCISSORS),
      20_000,
      dice(),
      never,
    );
    for (const one of odds.flat()) expect(Math.abs(one - 1 / 3)).toBeLessThan(0.03);

    // two fingers: [1, 1] wins 2, [2, 2] wins 4, unequal ones lose 3; 7 of 12 times one finger
    const morra = duel([
      [2, -3],
      [-3, 4],
    ]);
    for (const [one] of regretMatching([even(2), even(2)], morra, 20_000, dice(), never))
      expect(Math.abs((one ?? 0) - 7 / 12)).toBeLessThan(0.03);
  });

  it('leaves out what is never good, to the last bit', () => {
    const [odds] = regretMatching(
      [even(3), even(2)],
      duel([
        [1, -1],
        [-1, 1],
        [-2, -2],
      ]),
      2_000,
      dice(),
      never,
    );
    expect(odds?.[2]).toBe(0);
    expect((odds?.[0] ?? 0) + (odds?.[1] ?? 0)).toBeCloseTo(1);
  });

  it('answers habits, and more so the stronger they are', () => {
    const pennies = duel([
      [1, -1],
      [-1, 1],
    ]);
    const heads = (odd: number) =>
      regretMatching([even(2), { ...even(2), habits: [odd, 0] }], pennies, 5_000, dice(), never)[0]?.[0] ?? 0;
    expect(heads(0.9)).toBe(1);
    expect(Math.abs(heads(0) - 0.5)).toBeLessThan(0.05);
  });

  it('is the same with the same dice, keeps what it begins with where there is no time, and stops when it is told', () => {
    const pennies = duel([
      [1, -1],
      [-1, 1],
    ]);
    const after = (steps: number) =>
      regretMatching([even(2), { start: [0.8, 0.2] }], pennies, steps, dice(), never);
    expect(after(100)).toEqual(after(100));
    expect(after(0)[1]?.[0]).toBeCloseTo(0.8);
    let asked = 0;
    regretMatching([even(2), even(2)], pennies, 1_000_000, dice(), () => ++asked >= 10);
    expect(asked).toBe(10);
  });
});
