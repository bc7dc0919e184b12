import { countedGames, type Merges } from './counted.ts';
import type { HouseGame, PersonId } from './house-game.ts';
import { houseRecordsOf, type HouseRecord } from './house-records.ts';
import { meetingsOf, type Meeting } from './meetings.ts';
import { resultsByPerson, type PersonResults } from './results.ts';
import { strengthsOf, type Strength } from './strength.ts';

export type { Merges } from './counted.ts';
export type { HouseGame, HouseSeat, PersonId } from './house-game.ts';
export type { HouseRecord } from './house-records.ts';
export type { Meeting } from './meetings.ts';
export type { PersonResults, Results } from './results.ts';
export type { Strength } from './strength.ts';

/** What the house book says of people, as data. Plain JSON. */
export interface HouseStatistics {
  /** How many matches count. */
  readonly games: number;
  readonly people: readonly (PersonResults & {
    /** Absent until there are six games on two evenings. */
    readonly strength?: Strength;
  })[];
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
  const strengths = strengthsOf(counted);
  return {
    games: counted.length,
    people: resultsByPerson(counted).map((one) => {
      const strength = strengths.get(one.person);
      return { ...one, ...(strength && { strength }) };
    }),
    meetings: meetingsOf(counted),
    records: houseRecordsOf(counted),
  };
}
