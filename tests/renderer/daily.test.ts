import { describe, expect, it } from 'vitest';
import { DAILY } from '../../core/base/daily.ts';
import { seat } from '../../core/base/ids.ts';
import { gameNamed } from '../../core/games/index.ts';
import { parseSetup } from '../../core/table/index.ts';
import { gameRenderers } from '../../renderer/games/index.ts';
import { symbolsOf } from '../../renderer/screens/daily/daily-line.ts';
import { dailySetup, dayOf } from '../../renderer/screens/daily/daily-table.ts';

describe('the symbols of a result', () => {
  const of = (totals: readonly number[], places: readonly number[], own = 0) =>
    symbolsOf({ totals, winners: [], places }, seat(own));

  it('are a medal for the place, and how much of the best total it was', () => {
    expect(of([100, 80, 50, 20], [1, 2, 3, 4])).toEqual({ place: '🥇', bar: '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩' });
    expect(of([80, 100, 50, 20], [2, 1, 3, 4])).toEqual({ place: '🥈', bar: '🟩🟩🟩🟩🟩🟩🟩🟩⬜⬜' });
    expect(of([55, 100, 60, 20], [3, 1, 2, 4]).place).toBe('🥉');
    expect(of([9, 100, 60, 20], [4, 1, 2, 3])).toEqual({ place: '🪑', bar: '⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜' });
  });

  it('are of a winner only for who has won', () => {
    expect(of([100, 100, 50, 20], [2, 1, 3, 4]).place).toBe('🥈'); // as much, and behind by something else
    expect(of([100, 100, 50, 20], [1, 1, 3, 4]).place).toBe('🥇');
    expect(of([0, 0, 0, 0], [1, 1, 1, 1])).toEqual({ place: '🥇', bar: '🟩'.repeat(10) });
  });
});

it('a day is that of the device', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

describe.each(gameRenderers.map((game) => [game.name, game] as const))(
  'the deal of the day in %s',
  (name, game) => {
    it.each(Object.keys(game.presets))('can be set up in the edition %s', (edition) => {
      const setup = dailySetup(game, edition, '2026-11-26', 'Deal of the day');
      if (game.seats.max < DAILY.seatCount) throw new Error('too few seats');
      expect(parseSetup(setup)).toMatchObject({ ok: true, value: { daily: '2026-11-26' } });
    });

    it('is played against bots that do not search', () => {
      const bots = gameNamed(name)?.bots ?? {};
      expect(bots[DAILY.bot]?.playouts).toBeUndefined();
    });
  },
);
