import { describe, expect, it } from 'vitest';
import {
  pathsOf,
  eveningRanking,
  type EveningGame,
  type EveningSeat,
} from '../../../core/base/evening/ranking.ts';
import { placesOfResult } from '../../../core/base/places.ts';

const person = (name: string, number?: number): EveningSeat => ({
  type: 'person',
  name,
  ...(number !== undefined && { person: number }),
});
const bot: EveningSeat = { type: 'bot', name: 'Clara' };
const game = (seats: readonly EveningSeat[], places: readonly number[], isEarly = false): EveningGame => ({
  seats,
  places,
  isEarly,
});
const [ada, ben, cleo] = [person('Ada', 1), person('Ben', 2), person('Cleo', 3)];

describe('the ranking of an evening', () => {
  it('count opponents left behind, ties half, and list no bot', () => {
    const ranking = eveningRanking([game([ada, ben, bot], [1, 2, 2]), game([ben, bot, ada], [2, 1, 3])]);
    expect(ranking).toMatchObject([
      { name: 'Ada', place: 1, played: 2, beaten: 2, met: 4, wins: 1 },
      { name: 'Ben', place: 2, played: 2, beaten: 1.5, met: 4, wins: 0 },
    ]);
  });

  it('are ordered by (beaten + 4) / (met + 8), so that one game does not decide', () => {
    const many = Array.from({ length: 6 }, () => game([ada, ben, cleo], [1, 2, 3]));
    const once = game([person('Dora', 4), cleo], [1, 2]);
    expect(eveningRanking([...many, once]).map(({ name }) => name)).toEqual(['Ada', 'Dora', 'Ben', 'Cleo']);
  });

  it('share a place where scores are equal, and the more wins stand first', () => {
    const games = [
      game([ada, ben, cleo], [2, 1, 3]),
      game([ada, ben, cleo], [2, 3, 1]),
      game([ada, ben, cleo], [2, 2, 1]),
      game([ada, ben, cleo], [1, 1, 3]),
    ];
    expect(eveningRanking(games)).toMatchObject([
      { name: 'Ben', place: 1, beaten: 4, wins: 2 },
      { name: 'Cleo', place: 1, beaten: 4, wins: 2 },
      { name: 'Ada', place: 1, beaten: 4, wins: 1 },
    ]);
  });

  it('count games that were ended early nowhere', () => {
    expect(eveningRanking([game([ada, ben], [1, 2], true), game([ada, ben], [])])).toEqual([]);
  });

  it('keep a corrected name one person, and two people of one name two', () => {
    const other = person('Ada', 9);
    expect(
      eveningRanking([game([ada, ben], [1, 2]), game([person('Adele', 1), ben, other], [1, 3, 2])]),
    ).toMatchObject([{ name: 'Adele', played: 2 }, { name: 'Ada', played: 1 }, { name: 'Ben' }]);
    expect(
      eveningRanking([game([person('Ada'), ben], [1, 2]), game([person('Ada'), ben], [1, 2])]),
    ).toHaveLength(2);
  });
});

describe('the places of a result', () => {
  it('are shared by equal totals, unless a tie-break decided who wins', () => {
    expect(placesOfResult({ totals: [5, 7, 5, 1], winners: [1] })).toEqual([2, 1, 2, 4]);
    expect(placesOfResult({ totals: [7, 7, 5], winners: [1] })).toEqual([2, 1, 3]);
    expect(placesOfResult({ totals: [7, 7, 5], winners: [0, 1] })).toEqual([1, 1, 3]);
    expect(placesOfResult({ totals: [], winners: [] })).toEqual([]);
  });
});

describe('the paths through an evening', () => {
  it('have the place after each game that counts, and a gap where somebody sat out', () => {
    const games = [
      game([ada, ben], [1, 2]),
      game([ada, ben], [2, 1], true),
      game([ben, cleo], [1, 2]),
      game([ada, ben, cleo], [3, 1, 2]),
    ];
    expect(pathsOf(games)).toMatchObject([
      {
        name: 'Ben',
        points: [
          { place: 2, line: 1 },
          { place: 2, line: 1 },
          { place: 1, line: 0 },
        ],
      },
      { name: 'Ada', points: [{ place: 1, line: 0 }, undefined, { place: 2, line: 1 }] },
      { name: 'Cleo', points: [undefined, { place: 3, line: 2 }, { place: 2 }] },
    ]);
  });
});
