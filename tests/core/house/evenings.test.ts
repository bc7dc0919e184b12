import { describe, expect, it } from 'vitest';
import { EVENING_PAUSE } from '../../../core/base/evening/pause.ts';
import { eveningsOf } from '../../../core/house/evenings.ts';
import type { HouseGame } from '../../../core/house/house-game.ts';

const game = (file: string, startedAt: number, more: Partial<HouseGame> = {}): HouseGame => ({
  file,
  game: 'money',
  edition: 'gryphon',
  table: 'kitchen',
  startedAt,
  endedAt: startedAt + 100,
  isEarly: false,
  seats: [],
  places: [],
  totals: [],
  ...more,
});

/** The files of each evening. */
const groupsOf = (games: readonly HouseGame[]): readonly (readonly string[])[] => {
  const groups = new Map<string, string[]>();
  for (const [file, key] of eveningsOf(games)) groups.set(key, [...(groups.get(key) ?? []), file]);
  return [...groups.values()];
};

describe('the evening of a match without one', () => {
  it('goes on until nothing was played at its table for six hours', () => {
    const second = game('b', 100 + EVENING_PAUSE - 1);
    const third = game('c', (second.endedAt ?? 0) + EVENING_PAUSE);
    expect(groupsOf([third, game('a', 0), second])).toEqual([['a', 'b'], ['c']]);
  });

  it('is of its table alone', () => {
    expect(groupsOf([game('a', 0), game('b', 10, { table: 'attic' }), game('c', 20)])).toEqual([
      ['a', 'c'],
      ['b'],
    ]);
  });

  it('takes the times that there are, and is none without any', () => {
    const { startedAt: _startedAt, ...ended } = game('a', 0);
    const { endedAt: _endedAt, startedAt: _alsoStarted, ...undated } = game('b', 0);
    expect(groupsOf([undated, ended])).toEqual([['a']]);
  });
});

it('an evening with an id has all of its matches, whatever their times and tables', () => {
  const evening = 'abcdefgh';
  const games = [game('a', 0, { evening }), game('b', 20 * EVENING_PAUSE, { evening, table: 'attic' })];
  expect(groupsOf(games)).toEqual([['a', 'b']]);
});
