import { leftBehind } from '../base/places.ts';
import { compareText, type CountedGame } from './counted.ts';
import type { PersonId } from './house-game.ts';

/** How two people did against each other. */
export interface Meeting {
  /** The smaller id. */
  readonly one: PersonId;
  readonly other: PersonId;
  /** The matches that both played. */
  readonly games: number;
  /** In how many of them `one` left `other` behind; a shared place counts half. `other` has the rest. */
  readonly leftBehind: number;
  /** There is enough to say that one of them is ahead. */
  readonly isClear: boolean;
}

const LEAST_MEETINGS = 8;
/** Standard errors on each side of which 19 of 20 parts of a normal distribution lie. */
const WIDTH = 1.96;

/** All pairs of people who have met, in the order of their ids. */
export function meetingsOf(games: readonly CountedGame[]): readonly Meeting[] {
  const counts = new Map<string, { one: PersonId; other: PersonId; games: number; leftBehind: number }>();
  for (const { seats } of games)
    for (const { person: one, place } of seats)
      for (const { person: other, place: otherPlace } of seats) {
        if (one === undefined || other === undefined || one >= other) continue;
        const key = `${one} ${other}`;
        const count = counts.get(key) ?? { one, other, games: 0, leftBehind: 0 };
        count.games++;
        count.leftBehind += leftBehind([place, otherPlace])[0] ?? 0;
        counts.set(key, count);
      }
  return [...counts.entries()]
    .sort(([key], [otherKey]) => compareText(key, otherKey))
    .map(([, count]) => ({ ...count, isClear: isClear(count.leftBehind, count.games) }));
}

/** Whether there are eight meetings, and Wilson's 95 % interval of the share excludes one half. */
export const isClear = (count: number, games: number): boolean =>
  games >= LEAST_MEETINGS && Math.abs(count - games / 2) > (WIDTH * Math.sqrt(games)) / 2;
