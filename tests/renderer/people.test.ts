import { expect, it } from 'vitest';
import { othersWatching, seatActs } from '../../renderer/screens/table/people.ts';
import { bot, person, tableFrame } from '../helpers/renderer/frames.ts';

it('gives back what a bot plays, and opens only seats of the absent', () => {
  expect(seatActs(person('Ada'))).toEqual(['take-over']);
  expect(seatActs(person('Ada', { device: 'away', standIn: 'steady' }))).toEqual(['give-back', 'open-seat']);
  expect(seatActs(person('Ada', { device: 'away', open: true }))).toEqual(['take-over']);
  expect(seatActs(bot('Robo'))).toEqual([]);
});

it.each([
  [[], 1, 0],
  [[], 2, 1],
  [[0], 1, 1],
])('counts who watches beside oneself: own seats %j, spectators %i', (own, spectators, others) => {
  expect(othersWatching(tableFrame({ own, spectators }))).toBe(others);
});
