import { describe, expect, it } from 'vitest';
import { pathsOf, type EveningGame } from '../../core/base/evening/ranking.ts';
import { bumpLines } from '../../renderer/screens/ended/charts/bump.ts';

const game = (names: readonly string[]): EveningGame => ({
  seats: names.map((name) => ({ type: 'person', name })),
  places: names.map((_, at) => at + 1),
  isEarly: false,
});

describe('the lines of an evening', () => {
  const lines = bumpLines(
    pathsOf([game(['Ada', 'Ben']), game(['Ben', 'Cleo']), game(['Ada', 'Ben', 'Cleo'])]),
  );

  it('have a dot for each game that somebody played, and no line over a gap', () => {
    expect(lines.map(({ name, dots, path }) => [name, dots.length, path])).toEqual([
      ['Ada', 2, ''],
      ['Ben', 3, 'M16.67 50C33.33 50 33.33 50 50 50M50 50C66.67 50 66.67 50 83.33 50'],
      ['Cleo', 2, 'M50 83.33C66.67 83.33 66.67 83.33 83.33 83.33'],
    ]);
  });

  it('end in the order of the ranking', () => {
    expect(lines.map(({ end }) => Math.round(end))).toEqual([17, 50, 83]);
    for (const { dots, end } of lines) expect(dots.at(-1)?.y).toBe(end);
  });
});
