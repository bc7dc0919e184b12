import { describe, expect, it } from 'vitest';
import { games } from '../../../core/games/index.ts';
import { replay, type GameRecord } from '../../../core/record/index.ts';
import {
  MOST_POINTS,
  chancePlanOf,
  chancePoint,
  chancePositionsOf,
  chancesOf,
  playoutsAt,
} from '../../../core/story/chances.ts';
import { playedRecord } from '../../helpers/played-record.ts';

const combinations = Object.values(games).flatMap(({ name, seats: { min, max }, playouts }) =>
  playouts === undefined ? [] : [min, max].map((seatCount) => [name, seatCount] as const),
);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe.each(combinations)('the chances in a match of %s with %i seats', (game, seatCount) => {
  const record = playedRecord(game, seatCount, 'chances');
  const positions = chancePositionsOf(record);

  it('have a point for each round, at most forty, and for the end', () => {
    expect(positions[0]?.position).toBe(0);
    expect(positions.at(-1)?.position).toBe(record.actions.length);
    expect(positions.length).toBeGreaterThan(5);
    expect(positions.length).toBeLessThanOrEqual(MOST_POINTS);
    const numbers = positions.map(({ position }) => position);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  it('are shares of one win, the same each time, however the playouts are divided', () => {
    const plan = chancePlanOf(record);
    const at = positions.at(-2);
    if (plan === undefined || at === undefined) throw new Error('nothing to play');
    const few = { ...plan, playouts: 12 };
    const whole = chancePoint(at, playoutsAt(record, at.position, few, 0, 12), few);
    const [one, other] = [
      playoutsAt(record, at.position, few, 0, 5),
      playoutsAt(record, at.position, few, 5, 12),
    ];
    const halves = chancePoint(
      at,
      one.map((sum, seat) => sum + (other[seat] ?? 0)),
      few,
    );
    expect(JSON.stringify(halves)).toBe(JSON.stringify(whole));
    expect(whole.shares).toHaveLength(seatCount);
    expect(sumOf(whole.shares)).toBeCloseTo(1, 3);
    const otherSeed = { ...few, seed: '0123456789abcdef' };
    expect(playoutsAt(record, 0, otherSeed, 0, 12)).not.toEqual(playoutsAt(record, 0, few, 0, 12));
  });

  it('are certain at the end', () => {
    const plan = chancePlanOf(record);
    const end = replay(record);
    if (plan === undefined || !end.ok) throw new Error('nothing to play');
    const { winners } = end;
    const sums = playoutsAt(record, record.actions.length, plan, 0, plan.playouts);
    expect(chancePoint({ position: 0, round: '' }, sums, plan).shares).toEqual(
      record.seats.map((_, at) =>
        winners?.some((winner) => winner === at) ? Math.round(1e4 / winners.length) / 1e4 : 0,
      ),
    );
  });
});

it('the plan depends on the deal alone', () => {
  const record = playedRecord('for-sale', 4, 'chances');
  const other: GameRecord = { ...record, actions: [], seats: ['A', 'B', 'C', 'D'], meta: { end: {} } };
  expect(chancePlanOf(other)).toEqual(chancePlanOf(record));
  expect(chancePlanOf(playedRecord('for-sale', 4, 'another'))?.seed).not.toBe(chancePlanOf(record)?.seed);
});

it('there are none of a match that did not end', () => {
  const record = playedRecord('for-sale', 3, 'chances');
  expect(chancesOf({ ...record, actions: record.actions.slice(0, -1) })).toBeUndefined();
});
