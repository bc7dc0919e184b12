import type { TableId } from '../base/ids.ts';
import { isJsonObject } from '../base/parse.ts';
import type { PersonId } from './house-game.ts';

/** Somebody in the records of a table, and who that is in the house. */
export interface Reassignment {
  readonly table: TableId;
  /** Whom the table knows by a number and the house did not know, or who counted for one of the ids under a name. */
  readonly who: { readonly person: number } | { readonly name: string; readonly from: readonly PersonId[] };
  readonly to: PersonId;
}

/** A record in which somebody counts for another person of the house; the record itself if it does not have them. */
export function reassigned(record: unknown, { table, who, to }: Reassignment): unknown {
  if (!isJsonObject(record) || !isJsonObject(record['meta'])) return record;
  const { meta, seats: names } = record;
  const players: unknown = meta['seats'];
  if (meta['table'] !== table || !Array.isArray(players)) return record;
  const isTheirs = (player: unknown, at: number): boolean =>
    isJsonObject(player) &&
    player['type'] === 'person' &&
    ('person' in who
      ? player['person'] === who.person && player['house'] === undefined
      : Array.isArray(names) && names[at] === who.name && who.from.some((id) => id === player['house']));
  let isSame = true;
  const seats = players.map((ofSeat: unknown, at) => {
    if (!Array.isArray(ofSeat) || !ofSeat.some((player) => isTheirs(player, at))) return ofSeat;
    isSame = false;
    return ofSeat.map((player: unknown) =>
      isTheirs(player, at) ? { ...(player as object), house: to } : player,
    );
  });
  return isSame ? record : { ...record, meta: { ...meta, seats } };
}
