import { seat as toSeat, type Seat } from '../base/ids.ts';
import type { HouseGame, HouseSeat, PersonId } from './house-game.ts';

/** Into whom people were merged. Chains are followed. */
export type Merges = ReadonlyMap<PersonId, PersonId>;

/** A seat whose player, a person or a bot, played to the end. */
export interface CountedSeat {
  readonly at: Seat;
  readonly seat: Extract<HouseSeat, { readonly type: 'person' | 'bot' }>;
  /** After merging. Absent for bots and for guests without an entry in the house. */
  readonly person?: PersonId;
  readonly place: number;
  readonly total: number;
  /** Another seat has the same place. */
  readonly isShared: boolean;
}

/** A match that counts, with the seats that count. */
export interface CountedGame extends Pick<
  HouseGame,
  'file' | 'game' | 'edition' | 'hands' | 'places' | 'totals' | 'feats'
> {
  /** Games whose evening is unknown are of the same one if they were played at the same table, or if their tables are unknown too. */
  readonly evening: string;
  /** The end of the match, or else its start, in milliseconds since 1970; absent in older records. */
  readonly time?: number;
  /** How many played, with the seats that do not count. */
  readonly seatCount: number;
  readonly seats: readonly CountedSeat[];
}

/**
 * The matches that count, from the oldest to the newest, whatever the order of `games`: those that were played to the end, by at least two
 * people or bots at seats that were theirs to the end.
 */
export function countedGames(games: readonly HouseGame[], merges: Merges): readonly CountedGame[] {
  return games.flatMap((game) => countedGame(game, merges)).sort(byTime);
}

function countedGame(game: HouseGame, merges: Merges): readonly CountedGame[] {
  const { file, edition, hands, places, totals, feats } = game;
  if (game.isEarly || places.length !== game.seats.length || totals.length !== game.seats.length) return [];
  const people = peopleOf(game, merges);
  const seats = game.seats.flatMap((seat, at): readonly CountedSeat[] => {
    const [person, place, total] = [people[at], places[at], totals[at]];
    if ((seat.type !== 'person' && seat.type !== 'bot') || place === undefined || total === undefined)
      return [];
    const isShared = places.some((other, index) => other === place && index !== at);
    return [{ at: toSeat(at), seat, ...(person !== undefined && { person }), place, total, isShared }];
  });
  if (seats.length < 2) return [];
  const time = game.endedAt ?? game.startedAt;
  return [
    {
      file,
      game: game.game,
      edition,
      ...(hands !== undefined && { hands }),
      places,
      totals,
      ...(feats && { feats }),
      evening: eveningOf(game),
      ...(time !== undefined && { time }),
      seatCount: game.seats.length,
      seats,
    },
  ];
}

/** By seat. Who has two seats after a merge counts as a guest there: nobody leaves themselves behind. */
export function peopleOf({ seats }: HouseGame, merges: Merges): readonly (PersonId | undefined)[] {
  const people = seats.map((seat) =>
    seat.type === 'person' && seat.person !== undefined ? mergedInto(seat.person, merges) : undefined,
  );
  return people.map((person) => (people.indexOf(person) === people.lastIndexOf(person) ? person : undefined));
}

function mergedInto(person: PersonId, merges: Merges): PersonId {
  let current = person;
  // A circle has no end; who is in one stays as they are.
  for (let steps = 0; steps <= merges.size; steps++) {
    const next = merges.get(current);
    if (next === undefined) return current;
    current = next;
  }
  return person;
}

const eveningOf = ({ evening, table }: HouseGame): string => {
  if (evening !== undefined) return `evening ${evening}`;
  return table === undefined ? '' : `table ${table}`;
};

const byTime = (one: CountedGame, other: CountedGame): number =>
  (one.time ?? 0) - (other.time ?? 0) || compareText(one.file, other.file);

/** By code units: the same order on every computer. */
export const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
