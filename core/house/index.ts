import { countedGames, type Merges } from './counted.ts';
import type { HouseGame, PersonId } from './house-game.ts';
import { houseRecordsOf, type HouseRecord } from './house-records.ts';
import { meetingsOf, type Meeting } from './meetings.ts';
import { resultsByPerson, type PersonResults } from './results.ts';

export type { Merges } from './counted.ts';
export type { HouseGame, HouseSeat, PersonId } from './house-game.ts';
export type { HouseRecord } from './house-records.ts';
export type { Meeting } from './meetings.ts';
export type { PersonResults, Results } from './results.ts';

/** What the house book says of people, as data. Plain JSON. */
export interface HouseStatistics {
  /** How many matches count. */
  readonly games: number;
  readonly people: readonly PersonResults[];
  /** Who against whom. */
  readonly meetings: readonly Meeting[];
  readonly records: readonly HouseRecord[];
}

/**
 * Everything that the house book counts. The order of the games changes nothing, to the bit.
 * @param merges people who were merged into others; applied first
 */
export function statisticsOf(
  games: readonly HouseGame[],
  merges: Merges = new Map<PersonId, PersonId>(),
): HouseStatistics {
  const counted = countedGames(games, merges);
  return {
    games: counted.length,
    people: resultsByPerson(counted),
    meetings: meetingsOf(counted),
    records: houseRecordsOf(counted),
  };
}
