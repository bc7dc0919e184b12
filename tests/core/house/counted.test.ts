import { describe, expect, it } from 'vitest';
import { statisticsOf, type HouseGame } from '../../../core/house/index.ts';
import { match } from './games.ts';

const gamesOf = (games: readonly HouseGame[], merges?: ReadonlyMap<string, string>): Record<string, number> =>
  Object.fromEntries(statisticsOf(games, merges).people.map(({ person, games: count }) => [person, count]));

describe('a match counts', () => {
  it('if it was played to its end', () => {
    expect(gamesOf([match('a', 'ann 1, ben 2')])).toEqual({ ann: 1, ben: 1 });
    expect(gamesOf([match('a', 'ann 1, ben 2', { isEarly: true })])).toEqual({});
    expect(gamesOf([match('a', 'ann 1, ben 2', { isEarly: true, places: [], totals: [] })])).toEqual({});
    expect(gamesOf([match('a', 'ann 1, ben 2', { places: [] })])).toEqual({});
  });

  it.each(['nobody 2', 'unknown 2'])('not if there is one seat beside %s', (other) => {
    expect(gamesOf([match('a', `ann 1, ${other}`)])).toEqual({});
    expect(gamesOf([match('a', `ann 1, ${other}, guest: 3`)])).toEqual({ ann: 1 });
  });
});

describe('a seat', () => {
  it('is an opponent whoever played it, as at the table', () => {
    const [ann] = statisticsOf([
      match('a', 'ann 5, ben 4, bot:expert 6, guest: 2, nobody 1, unknown 7'),
    ]).people;
    expect(ann).toMatchObject({ person: 'ann', leftBehind: 3, opponents: 5 });
  });

  it('keeps the place that the table saw', () => {
    const [ann] = statisticsOf([match('a', 'ann 5, ben 4, nobody 9')]).people;
    expect(ann).toMatchObject({ places: [0, 1], wins: 0 });
  });
});

describe('people who were merged', () => {
  const games = [match('a', 'ann 1, ben 2'), match('b', 'anna 1, ben 2'), match('c', 'annie 1, cem 2')];

  it('are one', () => {
    expect(gamesOf(games, new Map([['anna', 'ann']]))).toEqual({ ann: 2, annie: 1, ben: 2, cem: 1 });
  });

  it('are one after another merge', () => {
    const merges = new Map([
      ['annie', 'anna'],
      ['anna', 'ann'],
    ]);
    expect(gamesOf(games, merges)).toEqual({ ann: 3, ben: 2, cem: 1 });
  });

  it('stay two if each was merged into the other', () => {
    const merges = new Map([
      ['ann', 'anna'],
      ['anna', 'ann'],
    ]);
    expect(gamesOf(games, merges)).toEqual({ ann: 1, anna: 1, annie: 1, ben: 2, cem: 1 });
  });

  it('are guests in a match in which both played', () => {
    const both = match('a', 'ann 1, anna 3, ben 2');
    expect(gamesOf([both], new Map([['anna', 'ann']]))).toEqual({ ben: 1 });
  });
});

describe('an evening that is unknown', () => {
  const older = (table?: string): HouseGame => {
    const { evening, ...game } = match(table ?? '', 'ann 1, ben 2', table === undefined ? {} : { table });
    expect(evening).toBe('1');
    return game;
  };
  const eveningsOf = (games: readonly HouseGame[]): number | undefined =>
    statisticsOf(games).people[0]?.evenings;

  it('is that of the table', () => {
    expect(eveningsOf([older('one'), older('one')])).toBe(1);
    expect(eveningsOf([older('one'), older('two')])).toBe(2);
  });

  it('is one for all without a table', () => {
    expect(eveningsOf([older(), older()])).toBe(1);
    expect(eveningsOf([older(), older(), match('a', 'ann 1, ben 2')])).toBe(2);
  });
});
