import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../core/record/index.ts';
import { differences, scenarios } from '../helpers/scenarios.ts';

describe('scenarios', () => {
  const all = scenarios();

  it('are found', () => {
    expect(all.length).toBeGreaterThan(0);
  });

  it.each(all)('$name', ({ request, expect: expected }) => {
    const answer: unknown = JSON.parse(JSON.stringify(answerRequest(request)));
    expect(differences(answer, expected)).toEqual([]);
  });

  it.each(all)('$name expects something', ({ expect: expected }) => {
    expect(Object.keys(expected)).toContain('ok');
  });
});

describe('comparing an answer', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1 }, 0],
    [{ a: 1 }, { a: 1, b: 2 }, 1],
    [{ a: { b: [1, { c: 2, d: 3 }] } }, { a: { b: [1, { c: 2 }] } }, 0],
    [[1, 2], [1], 1],
    [null, {}, 1],
    [{ a: null }, { a: null }, 0],
    [[], {}, 1],
    [{ a: 1, b: 1 }, { a: 2, b: 2 }, 2],
  ])('%j against %j: %i differences', (actual, expected, count) => {
    expect(differences(actual, expected)).toHaveLength(count);
  });
});
