import type { TableId } from '../base/ids.ts';
import { isJsonObject } from '../base/parse.ts';
import type { PersonId } from './house-game.ts';

/** Whom a table knows by a number, and who that is in the house. */
export interface Reassignment {
  readonly table: TableId;
  readonly person: number;
  /** The ids that are replaced; absent: only where no id is. */
  readonly from?: readonly PersonId[];
  readonly to: PersonId;
}

/** A record in which somebody counts for another person of the house; the record itself if it does not have them. */
export function reassigned(record: unknown, { table, person, from, to }: Reassignment): unknown {
  if (!isJsonObject(record) || !isJsonObject(record['meta'])) return record;
  const { meta } = record;
  const players: unknown = meta['seats'];
  if (meta['table'] !== table || !Array.isArray(players)) return record;
  const isTheirs = (player: unknown): boolean =>
    isJsonObject(player) &&
    player['type'] === 'person' &&
    player['person'] === person &&
    (from === undefined ? player['house'] === undefined : from.some((id) => id === player['house']));
  if (!players.flat().some(isTheirs)) return record;
  const seats = players.map((ofSeat: unknown) =>
    Array.isArray(ofSeat)
      ? ofSeat.map((player: unknown) => (isTheirs(player) ? { ...(player as object), house: to } : player))
      : ofSeat,
  );
  return { ...record, meta: { ...meta, seats } };
}
