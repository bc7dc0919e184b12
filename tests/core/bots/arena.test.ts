import { describe, expect, it } from 'vitest';
import { runArena, type ArenaGame } from '../../../core/bots/index.ts';
import { gameNamed } from '../../../core/games/index.ts';
import { replay } from '../../../core/record/index.ts';

const game = gameNamed('money');
if (game === undefined) throw new Error('no Money!');
const options = game.parseOptions({ edition: 'gryphon' }, 3);
if (!options.ok) throw new Error('no options');
const setup = {
  game,
  options: options.value,
  deals: 6,
  seed: 'arena',
  bots: ['random', 'random', 'random'],
  rotate: true,
};

describe('an arena', () => {
  const games: ArenaGame[] = [];
  const report = runArena(setup, (played) => games.push(played));

  it('plays each deal once for every rotation', () => {
    expect(games.map(({ seating }) => seating.join(''))).toEqual(Array(6).fill(['012', '120', '201']).flat());
    expect(new Set(games.map(({ deal }) => JSON.stringify(deal))).size).toBe(6);
  });

  it('shares out exactly one win for each game', () => {
    if (!report.ok) throw new Error(report.error.code);
    const sum = report.value.bots.reduce((total, { winShare }) => total + winShare, 0);
    expect(sum).toBeCloseTo(1, 10);
    expect(report.value.games).toBe(18);
    for (const { winShare, ci95 } of report.value.bots) {
      expect(ci95[0]).toBeLessThanOrEqual(winShare);
      expect(ci95[1]).toBeGreaterThanOrEqual(winShare);
    }
  });

  it('plays games whose records replay to the same totals', () => {
    for (const { deal, seating, match } of games) {
      const record = {
        format: 'auction-night/record@1',
        game: 'money',
        options: setup.options,
        seats: seating.map((bot) => `Bot ${bot}`),
        deal,
        actions: match.actions,
      };
      expect(replay(record)).toMatchObject({ ok: true, finished: true, totals: match.result.totals });
    }
  });

  it('gives the same games for the same seed, and others for another', () => {
    const again: ArenaGame[] = [];
    const other: ArenaGame[] = [];
    runArena(setup, (played) => again.push(played));
    runArena({ ...setup, seed: 'other' }, (played) => other.push(played));
    expect(again).toEqual(games);
    expect(other).not.toEqual(games);
  });

  it('refuses bots that the game does not have', () => {
    const refused = runArena({ ...setup, bots: ['random', 'random', 'toString'] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-target', data: { target: 'toString' } } });
  });
});
