import type { HouseClaim } from '../story/claims.ts';
import type { CountedGame, CountedSeat } from './counted.ts';
import type { PersonId } from './house-game.ts';
import { classNameOf, houseRecordsOf, LEAST_GAMES } from './house-records.ts';
import { isClear } from './meetings.ts';

/** Fewer matches before it make a first win no news. */
const LEAST_BEFORE_FIRST = 4;

/**
 * What the earlier matches of the house make of one of its matches, as `docs/claims.md` defines it. It names people of the match alone, and
 * nobody who counts for nobody.
 *
 * @param games from the oldest to the newest; later ones than the match change nothing
 * @param file the record of the match
 */
export function houseClaimsOf(games: readonly CountedGame[], file: string): readonly HouseClaim[] {
  const index = games.findIndex((game) => game.file === file);
  const match = games[index];
  if (match === undefined) return [];
  const soFar = games.slice(0, index + 1);
  return [...records(soFar, match), ...firstWins(soFar, match), ...nemeses(soFar, match)];
}

function records(soFar: readonly CountedGame[], match: CountedGame): readonly HouseClaim[] {
  const className = classNameOf(match);
  const same = soFar.filter((game) => classNameOf(game) === className);
  if (same.length <= LEAST_GAMES) return [];
  return houseRecordsOf(same).flatMap((one): readonly HouseClaim[] => {
    if (one.type !== 'highest') return [];
    const { total, games } = one;
    const isShared = one.holders.length > 1 || match.totals.filter((other) => other >= total).length > 1;
    const holder = match.seats.find((seat) => seat.total === total && seat.person !== undefined);
    const isNew = one.holders.some(({ file }) => file === match.file);
    return isShared || !isNew || holder === undefined
      ? []
      : [{ type: 'record', seats: [holder.at], total, games }];
  });
}

function firstWins(soFar: readonly CountedGame[], match: CountedGame): readonly HouseClaim[] {
  return match.seats.flatMap(({ person, place, at }): readonly HouseClaim[] => {
    if (person === undefined || place > 1) return [];
    const own = soFar.flatMap((game) => seatOf(game, person) ?? []);
    const isFirst = own.filter((seat) => seat.place === 1).length === 1;
    const games = own.length - 1;
    return isFirst && games >= LEAST_BEFORE_FIRST ? [{ type: 'first', seats: [at], games }] : [];
  });
}

/** Those that this match made clear come first. */
function nemeses(soFar: readonly CountedGame[], match: CountedGame): readonly HouseClaim[] {
  const found = match.seats.flatMap((ahead) =>
    match.seats.flatMap((behind) => {
      if (ahead.person === undefined || behind.person === undefined || ahead.place >= behind.place) return [];
      const margins = marginsBetween(soFar, ahead.person, behind.person);
      const [games, count] = [margins.length, margins.filter((margin) => margin > 0).length];
      const halves = margins.reduce((sum, margin) => sum + Math.sign(margin) + 1, 0);
      if (halves <= games || !isClear(halves / 2, games)) return [];
      const claim: HouseClaim = { type: 'nemesis', seats: [ahead.at, behind.at], count, games };
      return [{ claim, isNew: !isClear(halves / 2 - 1, games - 1) }];
    }),
  );
  return found
    .sort((one, other) => Number(other.isNew) - Number(one.isNew)) // stable
    .map(({ claim }) => claim);
}

/** For each match that both played, by how many places one was ahead of the other. */
const marginsBetween = (games: readonly CountedGame[], one: PersonId, other: PersonId): readonly number[] =>
  games.flatMap((game) => {
    const [own, others] = [seatOf(game, one), seatOf(game, other)];
    return own === undefined || others === undefined ? [] : [others.place - own.place];
  });

const seatOf = ({ seats }: CountedGame, person: PersonId): CountedSeat | undefined =>
  seats.find((seat) => seat.person === person);
