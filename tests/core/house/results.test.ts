import { describe, expect, it } from 'vitest';
import type { HouseGame, HouseStatistics } from '../../../core/house/index.ts';
import { statisticsOf } from '../../../core/house/index.ts';
import { twoCircles } from '../../helpers/simulated-house.ts';
import { match } from './games.ts';

const resultsOf = (
  person: string,
  games: readonly HouseGame[],
): HouseStatistics['people'][number] | undefined =>
  statisticsOf(games).people.find((one) => one.person === person);

describe('the results of a person', () => {
  it('count a shared place half', () => {
    expect(resultsOf('ann', [match('a', 'ann 5, ben 5, cem 1')])).toMatchObject({
      leftBehind: 1.5,
      opponents: 2,
    });
  });

  it('mark shared wins', () => {
    const games = [match('a', 'ann 5, ben 5, cem 1'), match('b', 'ann 5, ben 4'), match('c', 'ann 1, ben 4')];
    expect(resultsOf('ann', games)).toMatchObject({ wins: 2, sharedWins: 1, places: [2, 1] });
    expect(resultsOf('cem', games)).toMatchObject({ wins: 0, sharedWins: 0, places: [0, 0, 1] });
  });

  it('are kept by game', () => {
    const games = [match('a', 'ann 5, ben 4'), match('b', 'ann 5, ben 7', { game: 'for-sale' })];
    expect(resultsOf('ann', games)?.byGame).toMatchObject([
      { game: 'for-sale', games: 1, wins: 0 },
      { game: 'money', games: 1, wins: 1 },
    ]);
  });

  it('name what and with whom one plays most often, or all of them', () => {
    const games = [
      match('a', 'ann 5, ben 4, cem 3'),
      match('b', 'ann 5, ben 4', { game: 'for-sale' }),
      match('c', 'ann 5, bot:expert 7, guest: 4'),
    ];
    expect(resultsOf('ann', games)).toMatchObject({ favouriteGames: ['money'], companions: ['ben'] });
    expect(resultsOf('ben', games)).toMatchObject({
      favouriteGames: ['for-sale', 'money'],
      companions: ['ann'],
    });
    expect(resultsOf('cem', games)).toMatchObject({ companions: ['ann', 'ben'] });
    expect(resultsOf('dan', [match('d', 'dan 1, bot:expert 7')])).toMatchObject({ companions: [] });
  });

  it('say when, if the records do', () => {
    const games = [
      match('c', 'ann 5, ben 4', { startedAt: 30, endedAt: 40 }),
      match('a', 'ann 5, ben 4', { startedAt: 20 }),
      match('b', 'ann 5, cem 4'),
    ];
    expect(resultsOf('ann', games)).toMatchObject({ firstAt: 20, lastAt: 40 });
    expect(resultsOf('cem', games)).not.toHaveProperty('firstAt');
  });
});

/** Counted from the places alone, match by match. */
function recounted(person: string, games: readonly HouseGame[]): object {
  const totals = { games: 0, wins: 0, sharedWins: 0, leftBehind: 0, opponents: 0 };
  for (const { seats, places } of games) {
    const own = places[seats.findIndex((seat) => seat.type === 'person' && seat.person === person)];
    if (own === undefined) continue;
    const same = places.filter((place) => place === own).length - 1;
    totals.games += 1;
    totals.wins += own === 1 ? 1 : 0;
    totals.sharedWins += own === 1 && same > 0 ? 1 : 0;
    totals.leftBehind += places.filter((place) => place > own).length + same / 2;
    totals.opponents += places.length - 1;
  }
  return totals;
}

it('the results of a whole house are those of a second count', () => {
  const { games } = twoCircles('recount', 200);
  const { people } = statisticsOf(games);
  expect(people).toHaveLength(8);
  for (const one of people) {
    expect(one).toMatchObject(recounted(one.person, games));
    expect(one.places.reduce((sum, count) => sum + count, 0)).toBe(one.games);
  }
});
