import { uuidOf } from '../base/uuid.ts';
import { peopleOf, type Merges } from './counted.ts';
import { eveningsOf } from './evenings.ts';
import type { HouseGame, HouseSeat, PersonId } from './house-game.ts';

/** A match that leaves the house. */
export interface ExportedMatch {
  readonly game: HouseGame;
  /** The seat that had the first turn; absent if several began at once. */
  readonly starts?: number;
}

/** A seat of such a match. */
export interface ExportedSeat {
  readonly seat: HouseSeat;
  /** Absent for bots and for people without an entry in the house. */
  readonly person?: PersonId;
  /** Absent if the match has no result. */
  readonly place?: number;
  readonly total?: number;
  readonly isFirst: boolean;
}

/** What tells a match from all others, on every computer: its table, number and start, or else the name of its file. */
export const matchKey = ({ file, table, number, startedAt }: HouseGame): string =>
  table === undefined || number === undefined
    ? `file ${file}`
    : `table ${table} ${number} ${startedAt ?? ''}`;

export const uuidOfMatch = (game: HouseGame): string => uuidOf(`match ${matchKey(game)}`);

/** From the oldest to the newest. */
export const inOrder = (matches: readonly ExportedMatch[]): readonly ExportedMatch[] =>
  [...matches].sort(
    ({ game: one }, { game: other }) => timeOf(one) - timeOf(other) || (one.file < other.file ? -1 : 1),
  );

const timeOf = ({ startedAt, endedAt }: HouseGame): number => startedAt ?? endedAt ?? 0;

export function seatsOfMatch({ game, starts }: ExportedMatch, merges: Merges): readonly ExportedSeat[] {
  const people = peopleOf(game, merges);
  return game.seats.map((seat, at) => {
    const [person, place, total] = [people[at], game.places[at], game.totals[at]];
    return {
      seat,
      ...(person !== undefined && { person }),
      ...(place !== undefined && { place }),
      ...(total !== undefined && { total }),
      isFirst: starts === at,
    };
  });
}

/** Minutes from the start to the end; undefined if one of them is unknown. */
export function minutesOf({ startedAt, endedAt }: HouseGame): number | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined;
  return Math.max(0, Math.round((endedAt - startedAt) / 60_000));
}

/** When the evening of each match began, by file name. */
export function eveningStarts(games: readonly HouseGame[]): ReadonlyMap<string, number> {
  const evenings = eveningsOf(games);
  const starts = new Map<string, number>();
  for (const game of games) {
    const key = evenings.get(game.file);
    if (key !== undefined) starts.set(key, Math.min(timeOf(game), starts.get(key) ?? Infinity));
  }
  return new Map(
    [...evenings].flatMap(([file, key]) => {
      const start = starts.get(key);
      return start === undefined ? [] : [[file, start] as const];
    }),
  );
}

/** A moment by the clock of a place. */
export interface LocalTime {
  /** `2026-01-31` */
  readonly day: string;
  /** `20:05:09` */
  readonly time: string;
  /** What the clock is ahead of UTC: `+01:00`. */
  readonly offset: string;
}

/** What exported files take from outside. */
export interface ExportWords {
  /** What the games are called. */
  readonly titles: ReadonlyMap<string, string>;
  /** @param at milliseconds since 1970 */
  readonly localTime: (at: number) => LocalTime;
}
