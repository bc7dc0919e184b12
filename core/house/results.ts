import { leftBehind } from '../base/places.ts';
import { compareText, type CountedGame, type CountedSeat } from './counted.ts';
import type { PersonId } from './house-game.ts';

/** How somebody did in some matches. */
export interface Results {
  readonly games: number;
  /** Matches won; `sharedWins` of them with somebody else. */
  readonly wins: number;
  readonly sharedWins: number;
  /** How many opponents were left behind, of how many, as at the table: every other seat is one. Who shares a place counts half. */
  readonly leftBehind: number;
  readonly opponents: number;
  /** How often each place was taken, the first at index 0, up to the last that was taken. */
  readonly places: readonly number[];
}

/** What the house remembers of a person. Those who have played no match that counts are not listed. */
export interface PersonResults extends Results {
  readonly person: PersonId;
  readonly evenings: number;
  /** When the first and the last match ended, in milliseconds since 1970; absent if no record says so. */
  readonly firstAt?: number;
  readonly lastAt?: number;
  /** By game, in the order of their names. */
  readonly byGame: readonly (Results & { readonly game: string })[];
  /** The games that the person has played most often; several if they are even. */
  readonly favouriteGames: readonly string[];
  /** The people with whom the person has played most often; several if they are even. */
  readonly companions: readonly PersonId[];
}

/** A seat of a person in a match. */
interface PlayedSeat {
  readonly game: CountedGame;
  readonly seat: CountedSeat;
  readonly leftBehind: number;
}

/** Everybody who has played, in the order of their ids. */
export function resultsByPerson(games: readonly CountedGame[]): readonly PersonResults[] {
  const played = new Map<PersonId, PlayedSeat[]>();
  for (const game of games) {
    const behind = leftBehind(game.places);
    for (const seat of game.seats) {
      if (seat.person === undefined) continue;
      const one = { game, seat, leftBehind: behind[seat.at] ?? 0 };
      const own = played.get(seat.person);
      if (own === undefined) played.set(seat.person, [one]);
      else own.push(one);
    }
  }
  return [...played.entries()]
    .sort(([one], [other]) => compareText(one, other))
    .map(([person, own]) => personResultsOf(person, own));
}

function personResultsOf(person: PersonId, played: readonly PlayedSeat[]): PersonResults {
  const names = [...new Set(played.map(({ game }) => game.game))].sort();
  const times = played.flatMap(({ game }) => game.time ?? []);
  const [firstAt, lastAt] = [times[0], times.at(-1)];
  return {
    person,
    ...resultsOf(played),
    evenings: new Set(played.map(({ game }) => game.evening)).size,
    ...(firstAt !== undefined && { firstAt }),
    ...(lastAt !== undefined && { lastAt }),
    byGame: names.map((name) => ({
      game: name,
      ...resultsOf(played.filter(({ game }) => game.game === name)),
    })),
    favouriteGames: mostFrequent(played.map(({ game }) => game.game)),
    companions: mostFrequent(
      played.flatMap(({ game }) => game.seats.flatMap((seat) => seat.person ?? [])),
      person,
    ),
  };
}

function resultsOf(played: readonly PlayedSeat[]): Results {
  const wins = played.filter(({ seat }) => seat.place === 1);
  const last = Math.max(...played.map(({ seat }) => seat.place));
  return {
    games: played.length,
    wins: wins.length,
    sharedWins: wins.filter(({ seat }) => seat.isShared).length,
    leftBehind: played.reduce((sum, one) => sum + one.leftBehind, 0),
    opponents: played.reduce((sum, { game }) => sum + game.seatCount - 1, 0),
    places: Array.from(
      { length: last },
      (_, index) => played.filter(({ seat }) => seat.place === index + 1).length,
    ),
  };
}

/** The names that occur most often, sorted; `except` does not count. */
function mostFrequent(names: readonly string[], except?: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== except) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter((name) => counts.get(name) === most).sort();
}
