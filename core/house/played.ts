import type { TableId } from '../base/ids.ts';
import type { HouseGame, HouseSeat, PersonId } from './house-game.ts';

/** The saved matches of a table in which somebody of the house played under one name. */
export interface PlayedAt {
  readonly table: TableId;
  /** Their name at the table. */
  readonly name: string;
  /** The end of the last of the matches, in milliseconds since 1970. */
  readonly endedAt?: number;
  readonly matches: number;
  /** The names of the games, each once. */
  readonly games: readonly string[];
  /** The names of the other people, each once. */
  readonly others: readonly string[];
}

/** Where somebody played, the newest first. @param ids all ids under which records have the person */
export function playedBy(games: readonly HouseGame[], ids: readonly PersonId[]): readonly PlayedAt[] {
  const played = new Map<string, PlayedAt>();
  for (const match of games) {
    const { table, endedAt, seats } = match;
    if (table === undefined) continue;
    for (const own of seats.filter((seat) => isOneOf(seat, ids))) {
      const { name } = own;
      const before = played.get(`${table} ${name}`);
      const others = seats.flatMap((seat) => (seat === own || seat.type === 'bot' ? [] : [seat.name]));
      const last = Math.max(before?.endedAt ?? 0, endedAt ?? 0);
      played.set(`${table} ${name}`, {
        table: table as TableId,
        name,
        ...(last > 0 && { endedAt: last }),
        matches: (before?.matches ?? 0) + 1,
        games: [...new Set([...(before?.games ?? []), match.game])],
        others: [...new Set([...(before?.others ?? []), ...others])],
      });
    }
  }
  return [...played.values()].sort((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
}

/** Whether a seat of a match counts for somebody. @param ids all ids under which records have the person */
export const playsIn = ({ seats }: HouseGame, ids: readonly PersonId[]): boolean =>
  seats.some((seat) => isOneOf(seat, ids));

const isOneOf = (seat: HouseSeat, ids: readonly PersonId[]): boolean =>
  seat.type === 'person' && seat.person !== undefined && ids.includes(seat.person);
