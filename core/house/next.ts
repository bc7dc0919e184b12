import type { HouseGame } from './house-game.ts';

/** A game that may be played next: its name and its least and most seats. */
export interface NextGame {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** What decides what to play next. */
export interface Situation {
  /** How many people are here. */
  readonly people: number;
  /** The games that were played this evening, the newest last. */
  readonly tonight: readonly string[];
  /** The hour of the day where people are, 0–23. */
  readonly hour: number;
  /** The matches of all records. */
  readonly recorded: readonly HouseGame[];
}

/** A game to play next. */
export interface Suggestion {
  readonly game: string;
  readonly seats: number;
  /** How long it takes, to five minutes. */
  readonly minutes: number;
}

/** How many seats the next match needs at least: those of people, also of who is away. A seat that was given up is free in it. */
export const leastSeatsNext = (
  seats: readonly { readonly type: string; readonly open?: boolean }[],
): number => seats.filter((who) => who.type === 'person' && who.open !== true).length;

const MOST_SUGGESTIONS = 2;

/**
 * Games that fit who is here and how late it is, the best first, two at most. Never the game that was played last: "Play again" offers it.
 * Those come first that have not been played this evening, or longest ago; late at night the shortest, and no long ones.
 */
export function whatNext(
  games: readonly NextGame[],
  { people, tonight, hour, recorded }: Situation,
): readonly Suggestion[] {
  const isNight = hour >= LATE || hour < EARLY;
  const fitting = games.flatMap(({ game, seats }): readonly Suggestion[] => {
    if (game === tonight.at(-1) || people < 1 || people > seats.max) return [];
    const count = Math.max(people, seats.min);
    const minutes = minutesOf(game, count, recorded);
    return isNight && minutes > MOST_AT_NIGHT ? [] : [{ game, seats: count, minutes }];
  });
  const lastPlayed = ({ game }: Suggestion): number => tonight.lastIndexOf(game);
  const byNovelty = (one: Suggestion, other: Suggestion): number => lastPlayed(one) - lastPlayed(other);
  const byLength = (one: Suggestion, other: Suggestion): number => one.minutes - other.minutes;
  return fitting
    .sort((one, other) =>
      isNight ? byLength(one, other) || byNovelty(one, other) : byNovelty(one, other) || byLength(one, other),
    )
    .slice(0, MOST_SUGGESTIONS);
}

/** The hours between which it is late. */
const LATE = 22;
const EARLY = 5;
/** Minutes of the longest game that is suggested then. */
const MOST_AT_NIGHT = 45;

/** So many matches of a house say how long a game takes there. */
const LEAST_MATCHES = 3;
const STEP = 5;

/** How long a game usually takes with so many seats: the median of the house, or else of what was measured. */
function minutesOf(game: string, seats: number, recorded: readonly HouseGame[]): number {
  const durations = recorded.flatMap(({ startedAt, endedAt, ...one }) =>
    one.game === game &&
    one.seats.length === seats &&
    !one.isEarly &&
    startedAt !== undefined &&
    endedAt !== undefined &&
    endedAt - startedAt < LONGEST
      ? [endedAt - startedAt]
      : [],
  );
  const minutes =
    durations.length < LEAST_MATCHES
      ? ((DECISIONS[game]?.[seats] ?? DECISIONS_OF_OTHERS) * SECONDS_OF_DECISION) / 60
      : medianOf(durations) / 60_000;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}

/** Milliseconds: a match that took longer was interrupted. */
const LONGEST = 4 * 60 * 60_000;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** By game and number of seats, how often somebody is waited for: the mean of twelve matches between casual players. */
export const DECISIONS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  money: { 3: 79, 4: 105, 5: 136 },
  'for-sale': { 3: 55, 4: 64, 5: 61, 6: 64 },
  'falsche-fuffziger': { 3: 225, 4: 262, 5: 381, 6: 431 },
};
/** With it four people need as long as it says on the boxes. */
const SECONDS_OF_DECISION = 15;
const DECISIONS_OF_OTHERS = 100;
