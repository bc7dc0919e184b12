import { leftBehind, placesOf } from '../places.ts';

/** Whoever played a seat. Without `person` a person is known by name. */
export interface EveningSeat {
  readonly type: 'person' | 'bot' | 'nobody' | 'unknown';
  readonly name: string;
  /** Equal for the same person only. */
  readonly person?: number | string;
}

/** A match of an evening. */
export interface EveningGame {
  readonly seats: readonly EveningSeat[];
  /** By seat, as `placesOf`. */
  readonly places: readonly number[];
  /** Ended early: it counts nowhere. */
  readonly isEarly: boolean;
}

/** What a person has done in an evening. */
export interface RankedPerson {
  readonly key: string;
  /** As in the newest of the matches. */
  readonly name: string;
  /** From 1; equal scores share a place. */
  readonly place: number;
  readonly played: number;
  /** The opponents left behind; whoever shares a place counts half. */
  readonly beaten: number;
  /** All opponents, bots included. */
  readonly met: number;
  /** Matches won; a shared win counts for each winner. */
  readonly wins: number;
}

/** What tells a person from all others of the evening; undefined for seats that count for nobody. */
export const personKey = ({ type, name, person }: EveningSeat): string | undefined =>
  type === 'person' ? JSON.stringify(person ?? name) : undefined;

/** The matches that count, in their order. */
export const countedGames = <Game extends EveningGame>(games: readonly Game[]): readonly Game[] =>
  games.filter(
    ({ isEarly, places, seats }) => !isEarly && seats.length > 1 && places.length === seats.length,
  );

/** Half of this many opponents counts as left behind before the first match, so that one match does not decide. */
const PRIOR = 8;

/** Everybody's rank, the best first: by the share of opponents left behind, then by wins, then by who came first. */
export function eveningRanking(games: readonly EveningGame[]): readonly RankedPerson[] {
  const sums = new Map<string, Omit<RankedPerson, 'place'>>();
  for (const { seats, places } of countedGames(games)) {
    const beaten = leftBehind(places);
    for (const [at, who] of seats.entries()) {
      const key = personKey(who);
      if (key === undefined) continue;
      const before = sums.get(key) ?? { key, played: 0, beaten: 0, met: 0, wins: 0 };
      sums.set(key, {
        key,
        name: who.name,
        played: before.played + 1,
        beaten: before.beaten + (beaten[at] ?? 0),
        met: before.met + seats.length - 1,
        wins: before.wins + (places[at] === 1 ? 1 : 0),
      });
    }
  }
  const all = [...sums.values()];
  const places = placesOf(all.map(scoreOf));
  return all
    .map((sum, at) => ({ ...sum, place: places[at] ?? all.length }))
    .sort((one, other) => one.place - other.place || other.wins - one.wins);
}

const scoreOf = ({ beaten, met }: Pick<RankedPerson, 'beaten' | 'met'>): number =>
  (beaten + PRIOR / 2) / (met + PRIOR);

/** Where a person stood after a match. */
export interface EveningPoint {
  readonly place: number;
  /** The line of the ranking, from 0: equal places have lines of their own. */
  readonly line: number;
}

/** A person's way through the evening. */
export interface EveningPath {
  readonly key: string;
  readonly name: string;
  /** By match that counts; undefined if the person sat out. */
  readonly points: readonly (EveningPoint | undefined)[];
}

/** Everybody's way through the evening, in the order of the final ranking. */
export function pathsOf(games: readonly EveningGame[]): readonly EveningPath[] {
  const counted = countedGames(games);
  const after = counted.map(({ seats }, index) => {
    const played = new Set(seats.map(personKey));
    return eveningRanking(counted.slice(0, index + 1)).map(({ key, place }, line) =>
      played.has(key) ? { key, place, line } : undefined,
    );
  });
  return eveningRanking(counted).map(({ key, name }) => ({
    key,
    name,
    points: after.map((lines) => {
      const own = lines.find((one) => one?.key === key);
      return own && { place: own.place, line: own.line };
    }),
  }));
}
