import { describe, expect, it } from 'vitest';
import { resolveBot, isRung } from '../../../core/base/rungs.ts';
import { createRng } from '../../../core/base/rng.ts';
import { lastingMood, remembered, noise } from '../../../core/base/noise.ts';

describe('the bot that is meant', () => {
  it.each([
    ['casual', ['beginner', 'casual', 'expert'], 'casual'],
    ['easy', ['beginner', 'expert'], 'beginner'],
    ['steady', ['beginner', 'expert'], 'expert'],
    ['steady', ['beginner', 'steady'], 'beginner'],
    ['master', ['random', 'beginner', 'regular'], 'regular'],
    ['casual', ['beginner', 'regular'], 'beginner'],
    ['value', ['value', 'beginner'], 'value'],
    ['value', ['beginner'], undefined],
    ['regular', ['random'], undefined],
    ['toString', ['beginner'], undefined],
  ])('by %s among %j is %s', (name, bots, meant) => {
    expect(resolveBot(name, bots)).toBe(meant);
  });

  it('a rung is one of all games, a plain opponent is not', () => {
    expect(['beginner', 'master', 'random', 'steady'].map(isRung)).toEqual([true, true, false, false]);
  });
});

describe('slips', () => {
  it('lie around 0, about 1 apart, and never beyond reason', () => {
    const rng = createRng('slips');
    const drawn = Array.from({ length: 4000 }, () => noise(rng));
    const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    const squares = drawn.reduce((sum, one) => sum + one * one, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(squares - 1)).toBeLessThan(0.05);
    expect(Math.max(...drawn.map(Math.abs))).toBeLessThan(3.5);
  });

  it('a mood about the same thing is the same', () => {
    expect(lastingMood([1, 'a']).next()).toBe(lastingMood([1, 'a']).next());
    expect(lastingMood([1, 'a']).next()).not.toBe(lastingMood([2, 'a']).next());
  });

  it('who forgets nothing has all in mind and draws nothing; who forgets has some of it', () => {
    const things = Array.from({ length: 1000 }, (_, index) => index);
    const rng = createRng('memory');
    expect(remembered(things, 1, rng)).toBe(things);
    expect(rng.next()).toBe(createRng('memory').next());
    expect(Math.abs(remembered(things, 0.3, rng).length - 300)).toBeLessThan(50);
    expect(remembered(things, 0, rng)).toEqual([]);
  });
});
