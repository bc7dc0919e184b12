import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../../core/house/index.ts';
import { match, repeated } from './games.ts';

describe('the records of the house', () => {
  it('begin with five matches of the same game, edition and seats', () => {
    const four = repeated(4, 'ann 5, ben 4');
    expect(statisticsOf(four).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4', { edition: 'other' })]).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4', { hands: 3 })]).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4', { game: 'for-sale' })]).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4, cem 3')]).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4', { isEarly: true })]).records).toEqual([]);
    expect(statisticsOf([...four, match('x', 'ann 5, ben 4')]).records).toHaveLength(2);
  });

  it('are the highest total of a person, and the closest end', () => {
    const games = [...repeated(4, 'ann 5, bot:expert 9'), match('x', 'guest: 8, ben 6')];
    const own = { game: 'money', edition: 'usual', seats: 2, games: 5 };
    expect(statisticsOf(games).records).toEqual([
      { ...own, type: 'highest', total: 6, holders: [{ person: 'ben', file: 'x' }] },
      { ...own, type: 'closest', margin: 2, files: ['x'] },
    ]);
  });

  it('measure the closest end between the best two', () => {
    const games = [...repeated(4, 'ann 9, ben 5, cem 5'), match('x', 'ann 9, ben 8, cem 1')];
    expect(statisticsOf(games).records[1]).toMatchObject({ type: 'closest', margin: 1, files: ['x'] });
  });

  it('list all who share them, the oldest first', () => {
    const games = [
      ...repeated(3, 'ann 5, ben 4', { endedAt: 9 }),
      match('z', 'ann 7, ben 3', { endedAt: 1 }),
      match('y', 'ben 7, ann 3', { endedAt: 2 }),
    ];
    expect(statisticsOf(games).records[0]).toMatchObject({
      holders: [
        { person: 'ann', file: 'z' },
        { person: 'ben', file: 'y' },
      ],
    });
  });

  it('have no holder among bots and guests', () => {
    const { records } = statisticsOf(repeated(5, 'guest: 5, bot:expert 4'));
    expect(records.map(({ type }) => type)).toEqual(['closest']);
  });
});
