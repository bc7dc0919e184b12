import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../core/game.ts';
import { certainMarks, shownMarks, type Judged } from '../../../core/table/index.ts';
import { finished, lookBack, agreementOf } from '../../helpers/lookback.ts';

/** A decision in which so much was lost, give or take a standard error. */
const judged = (at: number, lost: number, error: number): Judged => {
  const choice = { action: { type: 'pass' }, wins: 0.2, total: 0 };
  const comparison = { other: { type: 'bid' }, lost, error };
  const advice: Advice = { choices: [choice], asked: choice, comparison, reason: { type: 'alone' } };
  return { at, reviewed: { view: {}, legal: {}, advice } };
};
const places = (...decisions: readonly Judged[]): readonly number[] =>
  certainMarks(decisions).map(({ at }) => at);

describe('marks after a game', () => {
  it('are made only where the difference is larger than its error, and worth a word', () => {
    expect(places(judged(0, 0.2, 0.05), judged(1, 0.2, 0.06), judged(2, -0.2, 0.05))).toEqual([0, 2]);
    expect(places(judged(0, 0.04, 0.001), judged(1, 0.06, 0.001))).toEqual([1]);
    expect(places({ at: 3, reviewed: undefined })).toEqual([]);
  });

  it('say a little less than was measured, the less the surer that is', () => {
    const [unsure, sure] = certainMarks([judged(0, 0.2, 0.05), judged(1, 0.2, 0.001)]);
    expect(unsure?.lost).toBeCloseTo(0.1875);
    expect(sure?.lost).toBeCloseTo(0.2);
  });

  it('are shown up to three of a kind, those that matter most, in the order of the game', () => {
    const losses = [0.1, 0.3, -0.2, 0.2, 0.4].map((lost, at) => judged(at, lost, 0.01));
    expect(shownMarks(certainMarks(losses)).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  });
});

describe('a look back on a game', () => {
  const game = finished('for-sale', 1);
  const ordinary = lookBack(game);

  it('says the same when it is asked again', () => {
    expect(lookBack(game)).toEqual(ordinary);
  });

  it('compares what was done with something else', () => {
    for (const { reviewed } of ordinary) {
      const { asked, comparison } = reviewed?.advice ?? {};
      if (comparison !== undefined) expect(comparison.other).not.toEqual(asked?.action);
    }
  });

  it('makes marks that four times the effort, and other luck, confirm', () => {
    const { marked: marks, confirmed } = agreementOf(ordinary, lookBack(game, 4, 'other luck'));
    expect(marks).toBeGreaterThan(0);
    expect(confirmed).toBe(marks);
  });
});
