import { describe, expect, it } from 'vitest';
import type { HouseGame } from '../../../core/house/index.ts';
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

  const station = (cheapest: readonly (number | null)[]): Partial<HouseGame> => ({
    game: 'for-sale',
    feats: { station: cheapest },
  });
  const stations = (games: readonly HouseGame[]) =>
    statisticsOf(games).records.filter(({ type }) => type === 'feat');

  it('are the best feats of people, the least where less is better', () => {
    const games = [
      ...repeated(3, 'ann 5, ben 4', { ...station([7, null]), endedAt: 9 }),
      match('y', 'cem 5, ben 4', { ...station([null, 3]), endedAt: 2 }),
      match('x', 'ann 5, ben 4', { ...station([3, null]), endedAt: 1 }),
      match('bot', 'ann 5, bot:expert 4', station([null, 1])),
      match('guest', 'ann 5, guest: 4', station([null, 2])),
      match('early', 'ann 5, ben 4', { ...station([0, null]), isEarly: true }),
    ];
    expect(stations(games)).toEqual([
      {
        ...{ type: 'feat', feat: 'station', value: 3 },
        ...{ game: 'for-sale', edition: 'usual', seats: 2, games: 7 },
        holders: [
          { person: 'ann', file: 'x' },
          { person: 'ben', file: 'y' },
        ],
      },
    ]);
  });

  it('know feats from five matches on that say them', () => {
    const older = repeated(4, 'ann 5, ben 4', { game: 'for-sale' });
    const four = repeated(4, 'ann 6, ben 4', station([7, null]));
    expect(stations([...older, ...four])).toEqual([]);
    const five = [...four, match('x', 'ann 5, ben 4', station([null, 6]))];
    expect(stations([...older, ...five])).toMatchObject([{ value: 6, games: 5 }]);
  });

  it('have no feats that the game does not know, or of seats that it has not', () => {
    const odd = { game: 'for-sale', feats: { 'best-hat': [9, 9], station: [null, null, 0], __proto__: [1] } };
    expect(stations(repeated(5, 'ann 5, ben 4', odd))).toEqual([]);
    expect(stations(repeated(5, 'ann 5, ben 4', { ...odd, game: 'chess' }))).toEqual([]);
  });

  it('have no holder among bots and guests', () => {
    const { records } = statisticsOf(repeated(5, 'guest: 5, bot:expert 4'));
    expect(records.map(({ type }) => type)).toEqual(['closest']);
  });
});
