import { expect, it } from 'vitest';
import { houseBookOf } from '../../../core/house/book.ts';
import { NO_PEOPLE, type HousePeople } from '../../../core/house/people.ts';
import { match, repeated } from './games.ts';

const houseWith = (...ids: readonly string[]): HousePeople => ({
  ...NO_PEOPLE,
  people: ids.map((id) => ({ id, name: id, otherNames: [], colour: 0, addedAt: 0, devices: [] })),
});

it('counts the matches from before a merge for who the person is now', () => {
  const games = [match('a', 'ann 2, ben 1'), match('b', 'anna 1, ben 2')];
  const { people, meetings } = houseBookOf(games, {
    ...houseWith('anna', 'ben'),
    merged: { ann: 'anna' },
  });
  expect(people.map(({ person, games: count }) => [person, count])).toEqual([
    ['anna', 2],
    ['ben', 2],
  ]);
  expect(meetings).toMatchObject([{ one: 'anna', other: 'ben', games: 2, leftBehind: 1 }]);
});

it('counts somebody whom the house does not know as a guest, who is an opponent and no more', () => {
  const book = houseBookOf(repeated(6, 'ann 2, stranger 3'), houseWith('ann'));
  expect(book.people).toMatchObject([{ person: 'ann', games: 6, wins: 0, opponents: 6 }]);
  expect(book.meetings).toEqual([]);
  expect(book.records).toMatchObject([{ type: 'highest', total: 2 }, { type: 'closest' }]);
});

it('counts how many finished matches do not say who played', () => {
  const games = [
    match('old', 'unknown 2, unknown 1'),
    match('early', 'unknown 2, unknown 1', { isEarly: true }),
    match('partly', 'unknown 2, ann 1'),
    match('new', 'ann 2, ben 1'),
  ];
  const { games: counted, unknown } = houseBookOf(games, houseWith('ann', 'ben'));
  expect([counted, unknown]).toEqual([1, 1]);
});

it('says when the matches of records ended, and of no others', () => {
  const games = [...repeated(5, 'ann 2, ben 1'), match('best', 'ann 9, ben 1', { endedAt: 77 })];
  const { endedAt } = houseBookOf(games, houseWith('ann', 'ben'));
  expect(endedAt).toMatchObject({ best: 77, 'ann 2, ben 1 4': 4 });
  const without = houseBookOf(
    games.map((game) => (game.file === 'best' ? match('best', 'ann 9, ben 1') : game)),
    houseWith('ann', 'ben'),
  );
  expect(Object.keys(without.endedAt)).not.toContain('best');
});
