import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { chanceClaims } from '../../../core/story/turns.ts';
import { isTrueOfChances, type ChanceClaimed, type ChanceLine } from '../../games/chance-checker.ts';

const PLAYOUTS = 200;
/** The line of a match, by shares at each point, and the claims about it. */
const lineOf = (
  ...points: readonly (readonly number[])[]
): ChanceLine & Parameters<typeof chanceClaims>[0] => ({
  playouts: PLAYOUTS,
  points: points.map((shares, position) => ({ position, round: String(position), shares })),
});
const claimsOf = (line: Parameters<typeof chanceClaims>[0], ...winners: readonly number[]) =>
  chanceClaims(line, { winners: winners.map(seat) });

describe('what is said of the chances in a match', () => {
  it('is the comeback of a winner who had hardly a chance', () => {
    const line = lineOf([0.5, 0.5], [0.95, 0.05], [0.9, 0.1], [0, 1]);
    expect(claimsOf(line, 1).map(({ type }) => type)).toEqual(['comeback', 'turn', 'heartbreak']);
    expect(claimsOf(line, 0).map(({ type }) => type)).toEqual(['turn']);
    expect(claimsOf(line, 0, 1).map(({ type }) => type)).toEqual(['turn']);
  });

  it('is the largest rise of a chance, before the end', () => {
    const line = lineOf([0.25, 0.25, 0.5], [0.55, 0.2, 0.25], [0.4, 0.4, 0.2], [0, 0, 1]);
    expect(claimsOf(line, 2)).toEqual([{ type: 'turn', seats: [0], from: 25, to: 55 }]);
  });

  it('is no rise that another equals, or that may be chance', () => {
    expect(claimsOf(lineOf([0.2, 0.2, 0.6], [0.4, 0.4, 0.2], [1, 0, 0]), 0)).toEqual([]);
    expect(claimsOf({ ...lineOf([0.3, 0.7], [0.6, 0.4], [1, 0]), playouts: 20 }, 0)).toEqual([]);
  });

  it('is who was surely ahead before the last round, and did not win', () => {
    const line = lineOf([0.5, 0.3, 0.2], [0.6, 0.25, 0.15], [0, 1, 0]);
    expect(claimsOf(line, 1)).toEqual([{ type: 'heartbreak', seats: [0], chance: 60 }]);
    expect(claimsOf(line, 0, 1)).toEqual([]);
    expect(claimsOf(lineOf([0.4, 0.35, 0.25], [0.4, 0.38, 0.22], [0, 1, 0]), 1)).toEqual([
      { type: 'quiet', seats: [] },
    ]);
  });

  it('is that nothing turned, if nobody was far ahead either', () => {
    expect(claimsOf(lineOf([0.25, 0.35, 0.4], [0.35, 0.3, 0.35], [1, 0, 0]), 0)).toEqual([
      { type: 'quiet', seats: [] },
    ]);
    expect(claimsOf(lineOf([0.6, 0.2, 0.2], [0.62, 0.19, 0.19], [1, 0, 0]), 0)).toEqual([]);
  });

  it('is nothing without two points before the end', () => {
    expect(claimsOf(lineOf([0.05, 0.95], [1, 0]), 0)).toEqual([]);
    expect(claimsOf(lineOf(), 0)).toEqual([]);
  });
});

describe('claims about lines by lot', () => {
  const MATCHES = 300;
  it('are those that the document makes true, and no others', () => {
    const seen = new Set<string>();
    for (let index = 0; index < MATCHES; index++) {
      const rng = createRng(`chances ${index}`);
      const line = lineByLot(rng);
      const seats = line.points[0]?.shares.length ?? 0;
      const winners = rng.below(8) === 0 ? [0, 1] : [rng.below(seats)];
      const found = claimsOf(line, ...winners).map((claim) => JSON.stringify(claim));
      const isTrue = everyClaim(seats).filter((claim) => isTrueOfChances(line, winners, claim));
      expect(isTrue.map((claim) => JSON.stringify(claim)).sort(), JSON.stringify(line)).toEqual(found.sort());
      for (const { type } of isTrue) seen.add(type);
    }
    expect([...seen].sort()).toEqual(['comeback', 'heartbreak', 'quiet', 'turn']);
  });
});

/** A line that moves by steps of a twentieth, so that equal changes and limits that are just reached occur. */
function lineByLot(rng: Rng): ReturnType<typeof lineOf> {
  const seats = 2 + rng.below(3);
  const twentieths = Array.from({ length: seats }, () => 0);
  const add = (at: number, count: number): void => void (twentieths[at] = (twentieths[at] ?? 0) + count);
  for (let left = 20; left > 0; left--) add(rng.below(seats), 1);
  const most = 1 + rng.below(7);
  const points = Array.from({ length: 2 + rng.below(6) }, () => {
    const [giver, taker] = [rng.below(seats), rng.below(seats)];
    const moved = Math.min(rng.below(most), twentieths[giver] ?? 0);
    add(giver, -moved);
    add(taker, moved);
    return twentieths.map((share) => share / 20);
  });
  return lineOf(...points);
}

/** Each claim with each argument. */
function everyClaim(seats: number): readonly ChanceClaimed[] {
  const percents = Array.from({ length: 21 }, (_, index) => 5 * index);
  return [
    { type: 'quiet', seats: [] },
    ...Array.from({ length: seats }, (_, at) => [
      { type: 'comeback', seats: [at] },
      ...percents.map((chance) => ({ type: 'heartbreak', seats: [at], chance })),
      ...percents.flatMap((from) => percents.map((to) => ({ type: 'turn', seats: [at], from, to }))),
    ]).flat(),
  ];
}
