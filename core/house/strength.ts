import { resolveBot, RUNGS, type Rung } from '../base/rungs.ts';
import { ascending } from '../base/lists.ts';
import type { CountedGame, CountedSeat } from './counted.ts';
import { FIRST_PERSON, fitRankings, type PlayerNumber, type Ranking } from './fit.ts';
import type { PersonId } from './house-game.ts';
import { scaleNamed, type Scale } from './scale.ts';

/** Where a person stands on the ladder of the bots. Say it in rungs, with its interval; the numbers are for drawing. */
export interface Strength {
  /** The rung below the person; absent for who is weaker than all. */
  readonly above?: Rung;
  /** The rung above the person; absent for who is stronger than all. */
  readonly below?: Rung;
  /** In rungs, 0 being the weakest: may lie beyond the ladder at both ends. */
  readonly at: number;
  /** Nine in ten such intervals hold the truth; in rungs. */
  readonly low: number;
  readonly high: number;
}

/** What a person has to have played to be given a strength. */
export const STRENGTH_FROM = { games: 6, evenings: 2 } as const;
/** Standard errors on each side of which nine tenths of a normal distribution lie. */
const WIDTH = 1.6449;

/** A match with the seats that the fit knows. */
interface Ranked {
  readonly evening: string;
  readonly scale: Scale;
  readonly seats: readonly { readonly player: PersonId | PlayerNumber; readonly place: number }[];
}

/**
 * The strengths of all people who have played six games on two evenings, from one fit of all matches. Guests without an entry, and bots
 * that are no rung, are left out of a match as if they had not played: that changes nothing in the order of the others.
 */
export function strengthsOf(games: readonly CountedGame[]): ReadonlyMap<PersonId, Strength> {
  const ranked = games.flatMap((game) => rankedOf(game) ?? []);
  const evenings = eveningsByPerson(ranked);
  const people = [...evenings.keys()].sort();
  const numbers = new Map(people.map((person, index) => [person, FIRST_PERSON + index]));
  const { rungs, standardErrors } = fitRankings(
    ranked.map((one) => rankingOf(one, numbers)),
    people.length,
  );
  return new Map(
    people.flatMap((person, index) => {
      const own = evenings.get(person) ?? [];
      const isEnough = own.length >= STRENGTH_FROM.games && new Set(own).size >= STRENGTH_FROM.evenings;
      return isEnough ? [[person, strengthFrom(rungs[index] ?? 0, standardErrors[index] ?? 0)]] : [];
    }),
  );
}

function strengthFrom(at: number, standardError: number): Strength {
  const above = RUNGS.filter((_, rung) => rung <= at).at(-1);
  const below = RUNGS.find((_, rung) => rung > at);
  return {
    ...(above && { above }),
    ...(below && { below }),
    at,
    low: at - WIDTH * standardError,
    high: at + WIDTH * standardError,
  };
}

/** Undefined if the match says nothing about anybody. */
function rankedOf({ game, evening, seats }: CountedGame): Ranked | undefined {
  const scale = scaleNamed(game);
  if (scale === undefined) return undefined;
  const known = seats.flatMap((seat) => {
    const player = seat.person ?? rungNumber(seat);
    return player === undefined ? [] : [{ player, place: seat.place }];
  });
  const hasPerson = known.some(({ player }) => typeof player === 'string');
  return hasPerson && known.length > 1 ? { evening, scale, seats: known } : undefined;
}

function rungNumber({ seat }: CountedSeat): PlayerNumber | undefined {
  const rung = seat.type === 'bot' ? resolveBot(seat.bot, RUNGS) : undefined;
  const number = RUNGS.findIndex((one) => one === rung);
  return number === -1 ? undefined : number;
}

/** The evening of each match that somebody played. */
function eveningsByPerson(ranked: readonly Ranked[]): ReadonlyMap<PersonId, readonly string[]> {
  const evenings = new Map<PersonId, string[]>();
  for (const { evening, seats } of ranked)
    for (const { player } of seats) {
      if (typeof player !== 'string') continue;
      const own = evenings.get(player);
      if (own === undefined) evenings.set(player, [evening]);
      else own.push(evening);
    }
  return evenings;
}

function rankingOf({ scale, seats }: Ranked, numbers: ReadonlyMap<PersonId, PlayerNumber>): Ranking {
  const groups = new Map<number, PlayerNumber[]>();
  for (const { player, place } of seats) {
    const number = typeof player === 'string' ? (numbers.get(player) ?? 0) : player;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [number]);
    else group.push(number);
  }
  return {
    scale,
    groups: ascending([...groups.keys()]).map((place) => ({
      players: ascending(groups.get(place) ?? []),
      isFirst: place === 1,
    })),
  };
}
