import { describe, expect, it } from 'vitest';
import { gameNames } from '../../core/games/index.ts';
import { goldenRows, perft, type PerftRow } from '../games/perft.ts';

const nameOf = ({ seats, options }: PerftRow): string => `${seats} seats, ${options}`;

describe('the numbers of random games', () => {
  it.each(Object.keys(perft))('of %s are those of the rules', (game) => {
    const golden = new Map(goldenRows().flatMap((row) => (row.game === game ? [[nameOf(row), row]] : [])));
    const rows = new Map(perft[game]?.().map((row) => [nameOf(row), row]));
    const all = [...new Set([...golden.keys(), ...rows.keys()])];
    const changed = all.filter((name) => JSON.stringify(golden.get(name)) !== JSON.stringify(rows.get(name)));
    expect(
      changed,
      `${changed.length} of ${all.length} rows of ${game} changed. If a rule was meant to change, npm run perft -- --write`,
    ).toEqual([]);
  });

  it('are there for every game', () => {
    expect(new Set(goldenRows().map(({ game }) => game))).toEqual(new Set(Object.keys(perft)));
    const others = gameNames.filter((name) => perft[name] === undefined);
    expect(others).toEqual(['goofspiel']); // the worked example, which these tests register too
  });
});
