import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNames } from '../../../core/games/index.ts';
import { MEASURED, scaleNamed, strengthAt } from '../../../core/house/scale.ts';

/** The wins of the README's table of opponents, by game. */
function winsOfReadme(): Readonly<Record<string, readonly number[]>> {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => / against three /.test(line) && line.startsWith('|'))
    .map((line) => [...line.matchAll(/(\d+) % \(/g)].map(([, percent]) => Number(percent) / 100));
  const column = (at: number): readonly number[] => rows.map((row) => row[at] ?? 0);
  return { money: column(0), 'for-sale': column(1), 'falsche-fuffziger': column(2) };
}

it('the ladder is that of the README', () => {
  const wins = Object.fromEntries(Object.entries(MEASURED).map(([game, measured]) => [game, measured.wins]));
  expect(wins).toEqual(winsOfReadme());
});

it('every game of the app has a scale, and the example that tests add has none', () => {
  expect(gameNames.filter((name) => scaleNamed(name) === undefined)).toEqual(['goofspiel']);
});

describe.each(Object.keys(MEASURED))('the scale of %s', (game) => {
  const scale = scaleNamed(game);
  if (scale === undefined) throw new Error(game);

  it('says how often one wins against three of the rung below', () => {
    for (const [below, wins] of (MEASURED[game]?.wins ?? []).entries()) {
      const odds = Math.exp(strengthAt(scale, below + 1).strength - strengthAt(scale, below).strength);
      expect(odds / (odds + 3)).toBeCloseTo(wins, 10);
    }
  });

  it('rises everywhere, as its slope says, and has no corners', () => {
    for (let rungs = -2; rungs <= 6; rungs += 1 / 64) {
      const { strength, slope } = strengthAt(scale, rungs);
      const step = 1e-6;
      expect(slope).toBeGreaterThan(0);
      expect((strengthAt(scale, rungs + step).strength - strength) / step).toBeCloseTo(slope, 4);
      expect((strength - strengthAt(scale, rungs - step).strength) / step).toBeCloseTo(slope, 4);
    }
  });
});
