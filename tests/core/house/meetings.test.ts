import { describe, expect, it } from 'vitest';
import { statisticsOf, type Meeting } from '../../../core/house/index.ts';
import { match, repeated } from './games.ts';

const meetingOf = (won: number, lost: number, shared = 0): Meeting | undefined =>
  statisticsOf([
    ...repeated(won, 'ann 2, ben 1'),
    ...repeated(lost, 'ann 1, ben 2'),
    ...repeated(shared, 'ann 1, ben 1'),
  ]).meetings[0];

/** Wilson's interval of 95 % for a share. */
function wilson(count: number, games: number): readonly [number, number] {
  const share = count / games;
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / games + (1.96 / (2 * games)) ** 2);
  const middle = share + 1.96 ** 2 / (2 * games);
  const whole = 1 + 1.96 ** 2 / games;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

describe('who against whom', () => {
  it('counts the matches of a pair, a shared place half', () => {
    expect(meetingOf(3, 1, 1)).toEqual({
      one: 'ann',
      other: 'ben',
      games: 5,
      leftBehind: 3.5,
      isClear: false,
    });
  });

  it('is clear from eight meetings on', () => {
    expect(meetingOf(7, 0)?.isClear).toBe(false);
    expect(meetingOf(8, 0)?.isClear).toBe(true);
    expect(meetingOf(0, 8)?.isClear).toBe(true);
  });

  it('is clear if the interval excludes one half', () => {
    for (let games = 8; games <= 24; games++)
      for (let won = 0; won <= games; won++) {
        const [low, high] = wilson(won, games);
        expect(meetingOf(won, games - won)?.isClear, `${won} of ${games}`).toBe(low > 0.5 || high < 0.5);
      }
  });

  it('has all pairs, and people of the house only', () => {
    const { meetings } = statisticsOf([match('a', 'cem 3, ann 2, guest: 5, bot:expert 4, ben 1')]);
    expect(meetings.map(({ one, other, leftBehind }) => [one, other, leftBehind])).toEqual([
      ['ann', 'ben', 1],
      ['ann', 'cem', 0],
      ['ben', 'cem', 0],
    ]);
  });
});
