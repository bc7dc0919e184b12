import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsOf, type HouseGame } from '../../core/house/index.ts';
import { compare, recountIn, saidOf, shownOf, type Said } from '../helpers/season/comparison.ts';
import { playSeason, type Season } from '../helpers/season/season.ts';

let season: Season;
let said: Said;
let recount: ReturnType<typeof recountIn>;
beforeAll(async () => {
  season = await playSeason('season', 20, 3);
  said = await saidOf(season);
  recount = recountIn(season.computer.folder, season.ledgers);
});
afterAll(() => season.dispose());

describe('a season of twenty evenings', () => {
  it('has what a house can meet', () => {
    const { games, merges } = said;
    const seats = games.flatMap((game) => game.seats);
    const ofType = (type: string): number => seats.filter((one) => one.type === type).length;
    expect([...new Set(games.map(({ game }) => game))].sort()).toEqual([
      'falsche-fuffziger',
      'for-sale',
      'money',
    ]);
    expect(new Set(seats.flatMap((one) => (one.type === 'bot' ? [one.bot] : []))).size).toBe(6);
    expect(ofType('nobody')).toBeGreaterThan(2);
    expect(ofType('unknown')).toBeGreaterThan(2);
    expect(seats.some((one) => one.type === 'person' && one.person === undefined)).toBe(true);
    expect(games.filter(({ isEarly }) => isEarly).length).toBeGreaterThan(2);
    expect(games.some(({ isEarly, totals }) => isEarly && totals.length > 0)).toBe(true);
    expect(merges.size).toBe(4);
    expect(games.some((game) => hasTwoSeats(game, merges))).toBe(true);
    expect(games.filter(({ places }) => hasTie(places)).length).toBeGreaterThan(2);
    const { people, meetings, records } = recount.statistics;
    expect(people.filter(({ strength }) => strength !== undefined)).toHaveLength(8);
    expect(meetings.filter(({ isClear }) => isClear).length).toBeGreaterThan(2);
    expect(new Set(records.map(({ type }) => type)).size).toBe(2);
  });

  it('is counted alike by a second program that reads the files alone', () => {
    const { numbers, differences } = compare(shownOf(said), recount);
    expect(differences).toEqual([]);
    expect(numbers).toBeGreaterThan(1_500);
  });
});

describe('the second program notices', () => {
  /** What differs if the app counted these. */
  const differences = (games: readonly HouseGame[], merges = said.merges): readonly string[] =>
    compare(statisticsOf(games, merges), recount.statistics).differences;
  const withGame = (changed: HouseGame): readonly HouseGame[] =>
    said.games.map((game) => (game.file === changed.file ? changed : game));

  it('one number that is wrong', () => {
    const best = recount.statistics.records.flatMap((one) => ('holders' in one ? one.holders : []));
    for (const { file } of best) {
      const game = said.games.find((one) => one.file === file);
      if (game === undefined) throw new Error(file);
      const highest = Math.max(...game.totals);
      const totals = game.totals.map((total) => (total === highest ? total + 1 : total));
      expect(differences(withGame({ ...game, totals }))).not.toEqual([]);
    }
    expect(best.length).toBeGreaterThan(2);
  });

  it('one tie that is broken', () => {
    const tied = said.games.filter(({ isEarly, seats, places }) => {
      const people = places.filter((_, at) => seats[at]?.type === 'person' || seats[at]?.type === 'bot');
      return !isEarly && seats.every(({ type }) => type !== 'unknown') && hasTie(people);
    });
    for (const game of tied) {
      const at = game.places.findIndex((place, index) => game.places.indexOf(place) < index);
      const places = game.places.map((place, index) => (index === at ? place + 1 : place));
      expect(differences(withGame({ ...game, places }))).not.toEqual([]);
    }
    expect(tied.length).toBeGreaterThan(2);
  });

  it('one merge that is forgotten', () => {
    for (const id of said.merges.keys())
      expect(differences(said.games, new Map([...said.merges].filter(([from]) => from !== id)))).not.toEqual(
        [],
      );
  });

  it('one match that is missing from an evening', () => {
    for (const [at, { entries }] of said.ledgers.entries()) {
      if (entries.every(({ early }) => early)) continue;
      const ledgers = said.ledgers.map((one, index) =>
        index === at
          ? { ...one, entries: entries.filter((entry) => entry !== entries.find(({ early }) => !early)) }
          : one,
      );
      expect(compare(shownOf({ ...said, ledgers }).rankings, recount.rankings).differences).not.toEqual([]);
    }
  });
});

const hasTie = (places: readonly number[]): boolean => new Set(places).size < places.length;

function hasTwoSeats({ seats }: HouseGame, merges: Said['merges']): boolean {
  const people = seats.flatMap((one) => (one.type === 'person' ? (one.person ?? []) : []));
  return new Set(people.map((id) => merges.get(id) ?? id)).size < people.length;
}
