import { expect, it } from 'vitest';
import { RUNGS } from '../../core/base/rungs.ts';
import { houseBookOf } from '../../core/house/book.ts';
import { NO_PEOPLE } from '../../core/house/people.ts';
import { DRAWN_RUNGS, fromTop, rungsAround } from '../../renderer/screens/house/ladder.ts';
import { duelsOf, houseLines, recordsOf } from '../../renderer/screens/house/house-lines.ts';
import { match, repeated } from '../core/house/games.ts';

const people = ['ann', 'ben', 'Zoë', 'ärger'].map((id) => ({
  id,
  name: id,
  otherNames: [],
  colour: 0,
  addedAt: 0,
  devices: [],
}));
const book = houseBookOf(
  [...repeated(8, 'ann 2, ben 1'), match('more', 'ben 3, Zoë 3'), match('least', 'ärger 1, Zoë 3')],
  { ...NO_PEOPLE, people },
);
const house = { people: people.map((person) => ({ ...person, devices: 0 })), book };

it('lists first who has played most, then by name as the language sorts', () => {
  const idle = { ...people[0], id: 'idle', name: 'Idle', otherNames: [], colour: 0, addedAt: 0, devices: 0 };
  const lines = houseLines({ people: [idle, ...house.people], book }, 'de');
  expect(lines.map(({ person, counted }) => [person.name, counted?.games])).toEqual([
    ['ben', 9],
    ['ann', 8],
    ['Zoë', 2],
    ['ärger', 1],
    ['Idle', undefined],
  ]);
});

it('turns meetings to the side of the person', () => {
  expect(duelsOf(book.meetings, 'ben')).toEqual([
    { opponent: 'ann', games: 8, ahead: 0, behind: 8, clear: 'behind' },
    { opponent: 'Zoë', games: 1, ahead: 0.5, behind: 0.5 },
  ]);
  expect(duelsOf(book.meetings, 'ann')).toEqual([
    { opponent: 'ben', games: 8, ahead: 8, behind: 0, clear: 'ahead' },
  ]);
});

it('finds the records of a person', () => {
  expect(recordsOf(book.records, 'ben')).toMatchObject([{ type: 'highest', total: 3 }]);
  expect(recordsOf(book.records, 'ann')).toEqual([]);
});

it('draws the strongest rung at the top, and keeps within the drawing what is beyond the ladder', () => {
  expect(DRAWN_RUNGS.map(({ rung }) => rung)).toEqual([...RUNGS].reverse());
  const tops = [fromTop(9), ...DRAWN_RUNGS.map(({ top }) => top), fromTop(-9)];
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(tops[0]).toBeCloseTo(0);
  expect(tops.at(-1)).toBeCloseTo(100);
});

it('names the rungs around an interval, where there are any', () => {
  expect(rungsAround({ low: 0.2, high: 2.1 })).toEqual({ from: 'beginner', to: 'expert' });
  expect(rungsAround({ low: 1, high: 2 })).toEqual({ from: 'casual', to: 'regular' });
  expect(rungsAround({ low: -0.1, high: 4.1 })).toEqual({});
});
