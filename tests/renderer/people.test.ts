import { expect, it } from 'vitest';
import { seatActs } from '../../renderer/screens/table/menu/people.ts';
import { claimable } from '../../renderer/screens/table/seats/claimable.ts';
import { othersWatching } from '../../renderer/screens/table/seats/seats.ts';
import { bot, person, tableFrame } from '../helpers/renderer/frames.ts';

const looked = (
  who: Parameters<typeof seatActs>[0],
  more: Partial<Parameters<typeof seatActs>[1]> = {},
): readonly string[] =>
  seatActs(who, {
    phase: 'playing',
    isAwaited: false,
    isYours: false,
    isSecond: false,
    you: { owner: true, host: true },
    ...more,
  });
const guest = { you: { owner: false, host: false } };
const second = { you: { owner: false, host: true } };

it('offers whoever hosts what helps, and everybody else what is theirs to do', () => {
  expect(looked(person('Ada'))).toEqual(['rename', 'second', 'remove']);
  expect(looked(person('Ada', { device: 'away' }), second)).toEqual([
    'take-over',
    'open-seat',
    'mine',
    'rename',
    'remove',
  ]);
  expect(looked(person('Ada'), second)).toEqual(['rename']);
  expect(looked(person('Ada'), { phase: 'lobby', ...second })).toEqual(['rename', 'remove']);
  expect(looked(person('Ada'), { isAwaited: true, ...second })).toEqual([
    'nudge',
    'decide',
    'take-over',
    'open-seat',
    'rename',
    'remove',
  ]);
  expect(looked(person('Ada', { device: 'away', standIn: 'regular' }), second)).toEqual([
    'give-back',
    'open-seat',
    'mine',
    'rename',
    'remove',
  ]);
  expect(looked(person('Ada', { device: 'away', open: true }))).toEqual(['take-over']);
  const kept = person('Ada', { device: 'away', open: true, isKept: true });
  expect(looked(kept)).toEqual(['take-over', 'close-seat']);
  expect(looked(kept, guest)).toEqual(['mine']);
  const owners = person('Ada', { device: 'away', isHost: true });
  expect(looked(owners, second)).toEqual(['take-over', 'mine']);
  expect(looked(owners)).toEqual(['take-over', 'open-seat', 'mine', 'rename', 'second']);
  expect(looked(person('Ada'), { isSecond: true, phase: 'lobby' })).toEqual(['rename', 'unsecond', 'remove']);
  expect(looked(person('Ada'), { isAwaited: true, ...guest })).toEqual(['nudge']);
  expect(looked(person('Ada'), { isAwaited: true, isYours: true, ...guest })).toEqual(['rename', 'move']);
  expect(looked(person('Ada', { standIn: 'regular' }), { isYours: true, ...guest })).toEqual([
    'give-back',
    'rename',
    'move',
  ]);
  expect(looked(bot('Robo'))).toEqual([]);
});

it('a seat can be said to be one’s own where a person has it who can come back, first who is away', () => {
  const seats = [
    person('Ada', { device: 'away', open: true }),
    person('Ben'),
    bot('Robo'),
    person('Cleo', { device: 'away' }),
    person('Dora', { device: 'away', open: true, isKept: true }),
    person('Emil'),
  ];
  const found = claimable(tableFrame({ seats, own: [5] }));
  expect(found.map(({ seat, who }) => [seat, who.name])).toEqual([
    [3, 'Cleo'],
    [4, 'Dora'],
    [1, 'Ben'],
  ]);
});

it.each([
  [[], 1, 0],
  [[], 2, 1],
  [[0], 1, 1],
])('counts who watches beside oneself: own seats %j, spectators %i', (own, spectators, others) => {
  expect(othersWatching(tableFrame({ own, spectators }))).toBe(others);
});
