import { describe, expect, it } from 'vitest';
import { gameNames } from '../../core/games/index.ts';
import { goldenRows, perftGames, seatCounts, type PerftRow } from '../games/perft.ts';

const byOptions = (rows: readonly PerftRow[]): ReadonlyMap<string, PerftRow> =>
  new Map(rows.map((row) => [row.options, row]));

describe('the numbers of random games', () => {
  it.each(perftGames.flatMap((game) => seatCounts(game).map((seats) => ({ game, name: game.name, seats }))))(
    'of $name with $seats seats are those of the rules',
    ({ game, name, seats }) => {
      const golden = byOptions(goldenRows().filter((row) => row.game === name && row.seats === seats));
      const rows = byOptions(game.rows(seats));
      const all = [...new Set([...golden.keys(), ...rows.keys()])];
      const changed = all.filter(
        (options) => JSON.stringify(golden.get(options)) !== JSON.stringify(rows.get(options)),
      );
      expect(
        changed,
        `${changed.length} of ${all.length} rows of ${name} with ${seats} seats changed. If a rule was meant to change: npm run perft -- --write`,
      ).toEqual([]);
    },
  );

  it('are there for every game', () => {
    const names = perftGames.map(({ name }) => name);
    expect(new Set(goldenRows().map(({ game }) => game))).toEqual(new Set(names));
    // the worked example is no game of the app, but registered in these tests
    expect(gameNames.filter((name) => !names.includes(name))).toEqual(['goofspiel']);
  });
});
