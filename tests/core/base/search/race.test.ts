import { describe, expect, it } from 'vitest';
import { Dice } from '../../../../core/base/search/dice.ts';
import { bestOf, race, surelyBestOf } from '../../../../core/base/search/race.ts';

/** What arms with these means bring: the same luck for all of them in a world. */
const noisy =
  (means: readonly number[]) =>
  (world: number, candidate: number): number =>
    (means[candidate] ?? 0) +
    new Dice(world, 7, 7).fraction() +
    new Dice(world, candidate, 9).fraction() / 10;

describe('a race of candidates', () => {
  it('finds the best one, and spends on the others only until they are hopeless', () => {
    const arms = race(4, 4_000, noisy([0.1, 0.4, 0.38, 0]), () => false);
    expect(bestOf(arms)).toBe(1);
    const [last, best] = [arms[3], arms[1]];
    expect(last?.rewards.length).toBeLessThan(100);
    expect(best?.rewards.length).toBeGreaterThan(last?.rewards.length ?? Infinity);
  });

  it('keeps to the usual one, the first, where another is better by luck alone', () => {
    const better = race(2, 800, noisy([0.1, 0.4]), () => false);
    expect(surelyBestOf(better)).toBe(1);
    const lucky = race(
      2,
      80,
      (world, candidate) => (candidate === 0 ? world % 2 : 0.501),
      () => false,
    );
    expect(bestOf(lucky)).toBe(1);
    expect(surelyBestOf(lucky)).toBe(0);
  });

  it('keeps to the usual one where there was time for a few determinizations only', () => {
    const better = noisy([0.1, 0.9]);
    expect(surelyBestOf(race(2, 30, better, () => false))).toBe(0);
    expect(surelyBestOf(race(2, 60, better, () => false))).toBe(1);
  });

  it('never asks for more than its budget, nor for a world that not all who are in can have', () => {
    let asked = 0;
    const arms = race(
      3,
      100,
      () => ++asked,
      () => false,
    );
    expect(asked).toBe(99);
    expect(arms.map(({ rewards }) => rewards.length)).toEqual([33, 33, 33]);
  });

  it('plays no world more once it is told that it is over, and keeps to the usual one after a few', () => {
    const stoppedAfter = (determinizations: number) => {
      let asked = 0;
      const better = noisy([0.1, 0.9]);
      const reward = (world: number, candidate: number): number => {
        asked++;
        return better(world, candidate);
      };
      const arms = race(2, 1_000_000, reward, () => asked >= 2 * determinizations);
      return { asked, chosen: surelyBestOf(arms) };
    };
    expect(stoppedAfter(0)).toEqual({ asked: 2, chosen: 0 });
    expect(stoppedAfter(19)).toEqual({ asked: 38, chosen: 0 });
    expect(stoppedAfter(30)).toEqual({ asked: 60, chosen: 1 });
  });
});

describe('dice for playouts', () => {
  it('throw the same again, all faces about equally often', () => {
    const [one, other] = [new Dice(1, 2, 3), new Dice(1, 2, 3)];
    const faces = [0, 0, 0, 0, 0, 0];
    for (let throws = 0; throws < 6_000; throws++) {
      const face = one.below(6);
      expect(other.below(6)).toBe(face);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
