import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../../core/games/index.ts';
import { DECISIONS, whatNext, type Situation } from '../../../core/house/next.ts';
import { match } from './games.ts';

/** Without the example of the documents. */
const GAMES = Object.keys(DECISIONS).flatMap((game) => {
  const seats = gameNamed(game)?.seats;
  return seats === undefined ? [] : [{ game, seats }];
});
const next = (more: Partial<Situation> = {}) =>
  whatNext(GAMES, { people: 4, tonight: ['money'], hour: 20, recorded: [], ...more }).map(
    ({ game, seats, minutes }) => `${game} ${seats} ${minutes}`,
  );
/** Matches of so many minutes each. */
const lasting = (seats: string, ...minutes: readonly number[]) =>
  minutes.map((count, at) =>
    match(`${at}`, seats, { game: 'for-sale', startedAt: 0, endedAt: count * 60_000 }),
  );

describe('what to play next', () => {
  it('is neither the last game nor one that has no seats for all', () => {
    expect(next()).toEqual(['for-sale 4 15', 'falsche-fuffziger 4 65']);
    expect(next({ tonight: ['for-sale'] })).toEqual(['money 4 25', 'falsche-fuffziger 4 65']);
    expect(next({ people: 6, tonight: ['for-sale'] })).toEqual(['falsche-fuffziger 6 110']);
    expect(next({ people: 7 })).toEqual([]);
    expect(next({ people: 0 })).toEqual([]);
  });

  it('has the least seats if there are fewer people', () => {
    expect(next({ people: 1 })).toEqual(['for-sale 3 15', 'falsche-fuffziger 3 55']);
  });

  it('is first what has not been played this evening, or not for long', () => {
    expect(next({ tonight: ['for-sale', 'money'] })[0]).toBe('falsche-fuffziger 4 65');
    expect(next({ tonight: ['for-sale', 'falsche-fuffziger', 'money'] })[0]).toBe('for-sale 4 15');
  });

  it('is short late at night', () => {
    const tonight = ['money', 'for-sale', 'money', 'falsche-fuffziger'];
    expect(next({ hour: 21, tonight })).toEqual(['for-sale 4 15', 'money 4 25']);
    expect(next({ hour: 21 })).toHaveLength(2);
    for (const hour of [22, 0, 4]) expect(next({ hour })).toEqual(['for-sale 4 15']);
    expect(next({ hour: 5 })).toHaveLength(2);
    expect(next({ hour: 23, tonight: ['for-sale', 'falsche-fuffziger'] })).toEqual([
      'for-sale 4 15',
      'money 4 25',
    ]);
  });

  it('takes as long as it usually does in this house with so many', () => {
    const slow = lasting('ann 1, ben 2, cleo 3, dora 4', 30, 90, 31);
    expect(next({ recorded: slow })[0]).toBe('for-sale 4 30');
    expect(next({ recorded: slow, people: 5 })[0]).toBe('for-sale 5 15');
    expect(next({ recorded: slow.slice(1) })[0]).toBe('for-sale 4 15');
    const uncounted = slow.map((one) => ({ ...one, isEarly: true }));
    expect(next({ recorded: uncounted })[0]).toBe('for-sale 4 15');
    expect(next({ recorded: lasting('ann 1, ben 2, cleo 3, dora 4', 90, 90, 10_000, 90) })[1]).toBe(
      'for-sale 4 90',
    );
  });
});

it('the number of decisions is there for each number of seats', () => {
  for (const { game, seats } of GAMES)
    expect(Object.keys(DECISIONS[game] ?? {}).map(Number)).toEqual(
      Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at),
    );
});
