import { describe, expect, it } from 'vitest';
import { Dice } from '../../../../core/base/search/dice.ts';
import { examine, type Examination } from '../../../../core/base/search/examine.ts';

/** What candidates with these means bring: luck that they share in a world, and as much of their own. */
const noisy =
  (means: readonly number[], seed = 0) =>
  (world: number, candidate: number): number =>
    (means[candidate] ?? 0) +
    new Dice(world, seed, 7).fraction() +
    new Dice(world, candidate, seed + 9).fraction();

const examined = (means: readonly number[], wish: Partial<Examination> = {}) => {
  const kinds = means.map((_, candidate) => candidate);
  const reward = noisy(means);
  return examine({
    kinds,
    made: 0,
    playouts: 400,
    determinizations: 800,
    reward,
    isOver: () => false,
    ...wish,
  });
};

/** So many standard errors a difference has to have to be believed. */
const SURE = 3.5;

describe('the examination of a choice that was made', () => {
  it('finds the best other one, and by how much it is better or worse', () => {
    const worse = examined([0.1, 0.4, 0, 0.2]);
    expect(worse).toMatchObject({ made: 0, other: 1, best: 1 });
    expect(worse?.difference.mean).toBeCloseTo(0.3, 1);
    const better = examined([0.4, 0, 0.1]);
    expect(better).toMatchObject({ made: 0, other: 2, best: 0 });
    expect(better?.difference.mean).toBeCloseTo(-0.3, 1);
  });

  it('is sure of next to nothing where all are equally good, however many others there are', () => {
    const means = Array.from({ length: 12 }, () => 0);
    const sure = Array.from({ length: 100 }, (_, seed) => {
      const { mean, error } = examined(means, { reward: noisy(means, seed) })?.difference ?? {
        mean: 1,
        error: 0,
      };
      return Math.abs(mean) > SURE * error;
    });
    expect(sure.filter(Boolean)).toEqual([]);
  });

  it('compares them in determinizations that had no part in the choice', () => {
    const halved = examined([0, 0, 0, 0, 0, 0], { determinizations: 0 });
    const chosenIn = halved?.arms[halved.other]?.rewards.length ?? 0;
    const compared: number[] = [];
    const reward = (world: number, candidate: number): number => {
      compared.push(world);
      return noisy([0, 0, 0, 0, 0, 0])(world, candidate);
    };
    const { difference } = examined([0, 0, 0, 0, 0, 0], { reward }) ?? {};
    const last = compared.slice(-2 * (difference?.determinizations ?? 0));
    expect(Math.min(...last)).toBe(chosenIn);
  });

  it('spends less where little is between the two, and never more than it has', () => {
    let calls = 0;
    const reward = (world: number, candidate: number): number => {
      calls++;
      return noisy([0, 0.02, -0.5])(world, candidate);
    };
    const { difference } = examined([0, 0.02, -0.5], { reward }) ?? {};
    expect(calls).toBeLessThanOrEqual(400 + 2 * 800);
    expect(difference?.determinizations).toBeLessThanOrEqual(800);
    expect(examined([0, 3])?.difference.determinizations).toBe(100);
  });

  it('takes candidates of a kind for one choice, and says nothing where there is no other', () => {
    expect(examined([0.1, 0.5, 0.2], { kinds: [0, 0, 2] })).toMatchObject({ made: 1, other: 2 });
    expect(examined([0.1, 0.5], { kinds: [0, 0] })).toBeUndefined();
    expect(examined([0.1, 0.5], { made: -1 })).toBeUndefined();
  });
});
