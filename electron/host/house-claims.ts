import { countedGames } from '../../core/house/counted.ts';
import { houseClaimsOf } from '../../core/house/house-claims.ts';
import type { HouseGame } from '../../core/house/house-game.ts';
import type { HouseClaim } from '../../core/story/claims.ts';
import type { TableState } from '../../core/table/index.ts';
import type { Log } from './guard.ts';
import type { House } from './house.ts';
import { errorText } from './storage/files.ts';
import type { RecordFiles } from './storage/record-files.ts';

export interface HouseClaimsParts {
  readonly records: Pick<RecordFiles, 'games' | 'settled'>;
  readonly house: Pick<House, 'merges'>;
  readonly log: Log;
}

/**
 * What the earlier matches of the house make of the match in a record. It is counted anew each time, so that nothing is said of who was
 * forgotten, or has turned out to be somebody else. Never rejects; nothing of a match that is no record, or if the records cannot be read.
 */
export const houseClaimsIn = (parts: HouseClaimsParts, file: string): Promise<readonly HouseClaim[]> =>
  houseClaims(parts, (game) => game.file === file);

/** The same of the match that has just ended at a table, once its record is saved. */
export async function houseClaimsAt(
  parts: HouseClaimsParts,
  { id, game }: TableState,
): Promise<readonly HouseClaim[]> {
  await parts.records.settled();
  return houseClaims(parts, ({ table, startedAt }) => table === id && startedAt === game?.startedAt);
}

async function houseClaims(
  { records, house, log }: HouseClaimsParts,
  isWanted: (game: HouseGame) => boolean,
): Promise<readonly HouseClaim[]> {
  try {
    const games = await records.games();
    const wanted = games.find(isWanted);
    return wanted === undefined ? [] : houseClaimsOf(countedGames(games, house.merges()), wanted.file);
  } catch (error) {
    log(`the records of the house could not be counted: ${errorText(error)}`);
    return [];
  }
}
