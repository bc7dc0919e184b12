import { countedGames, personKey, eveningRanking, type EveningGame } from './ranking.ts';

/** What a claim about an evening reads of a match, besides who played it. */
export interface ClaimedGame extends EveningGame {
  readonly totals: readonly number[];
}

/**
 * What a true sentence about an evening says, as data. `docs/claims.md` defines when each type is true. `people` are keys of persons; `game`
 * counts from 0 over the matches that count.
 */
export type EveningClaim =
  | { readonly type: 'from-last' | 'led'; readonly people: readonly string[] }
  | { readonly type: 'different'; readonly people: readonly string[]; readonly count: number }
  | { readonly type: 'streak' | 'most-wins'; readonly people: readonly string[]; readonly count: number }
  | { readonly type: 'level'; readonly people: readonly string[]; readonly count: number }
  | {
      readonly type: 'swept';
      readonly people: readonly string[];
      readonly game: number;
      readonly count: number;
    }
  | { readonly type: 'closest' | 'shared'; readonly people: readonly string[]; readonly game: number };

/** Fewer matches than this make no course of an evening. */
const LEAST_GAMES = 3;
/** At most this part of the winner's total makes a win a close one: one twentieth. */
const CLOSE = 20;
const LEAST_OPPONENTS = 3;
const MOST_SENTENCES = 3;

/** All claims about an evening, the most telling type first. */
export function eveningClaims(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const counted = countedGames(games);
  if (counted.length < 2) return [];
  return [
    ...fromLast(counted),
    ...different(counted),
    ...streak(counted),
    ...led(counted),
    ...level(counted),
    ...closest(counted),
    ...shared(counted),
    ...swept(counted),
    ...mostWins(counted),
  ];
}

/** The claims that are said: in order, three at most, and none about somebody whom one of them names already. */
export function saidClaims(claims: readonly EveningClaim[]): readonly EveningClaim[] {
  const said: EveningClaim[] = [];
  const named = new Set<string>();
  for (const claim of claims) {
    if (said.length === MOST_SENTENCES) break;
    if (claim.people.some((key) => named.has(key))) continue;
    said.push(claim);
    for (const key of claim.people) named.add(key);
  }
  return said;
}

/** The keys of the people with the first place. */
const winnersOf = ({ seats, places }: ClaimedGame): readonly string[] =>
  seats.flatMap((who, at) => (places[at] === 1 ? (personKey(who) ?? []) : []));

const hasSoleWinner = ({ places }: ClaimedGame): boolean =>
  places.filter((place) => place === 1).length === 1;

/** The key of the person who alone is first after these matches. */
function leaderOf(games: readonly ClaimedGame[]): string | undefined {
  const [first, second] = eveningRanking(games);
  return second !== undefined && second.place > 1 ? first?.key : undefined;
}

function fromLast(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const key = games.length >= LEAST_GAMES ? leaderOf(games) : undefined;
  if (key === undefined) return [];
  const wasLast = games.slice(0, -1).some((_, index) => {
    const ranking = eveningRanking(games.slice(0, index + 1));
    const [last, other] = [ranking.at(-1), ranking.at(-2)];
    return ranking.length > 2 && last?.key === key && other?.place !== last.place;
  });
  return wasLast ? [{ type: 'from-last', people: [key] }] : [];
}

function led(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const key = games.length >= LEAST_GAMES ? leaderOf(games) : undefined;
  const hasLed = games.every((_, index) => leaderOf(games.slice(0, index + 1)) === key);
  return key !== undefined && hasLed ? [{ type: 'led', people: [key] }] : [];
}

function different(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const winners = new Set(games.filter(hasSoleWinner).flatMap(winnersOf));
  return games.length >= LEAST_GAMES && winners.size === games.length
    ? [{ type: 'different', people: [], count: games.length }]
    : [];
}

/** The most matches in a row that a person won, of those that the person played. */
function runOf(games: readonly ClaimedGame[], key: string): number {
  let [run, most] = [0, 0];
  for (const game of games) {
    if (game.seats.every((who) => personKey(who) !== key)) continue;
    run = winnersOf(game).includes(key) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** The person with strictly the most, at least two. */
function strictMost(
  games: readonly ClaimedGame[],
  value: (key: string) => number,
): { readonly key: string; readonly count: number } | undefined {
  const [first, second] = eveningRanking(games)
    .map(({ key }) => ({ key, count: value(key) }))
    .sort((one, other) => other.count - one.count);
  return first !== undefined && first.count >= 2 && first.count > (second?.count ?? 0) ? first : undefined;
}

function streak(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const most = strictMost(games, (key) => runOf(games, key));
  return most === undefined ? [] : [{ type: 'streak', people: [most.key], count: most.count }];
}

function mostWins(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const most = strictMost(games, (key) => games.filter((game) => winnersOf(game).includes(key)).length);
  return most === undefined ? [] : [{ type: 'most-wins', people: [most.key], count: most.count }];
}

function level(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const ranking = eveningRanking(games).filter(({ played }) => played >= LEAST_GAMES);
  for (const { played, beaten } of ranking) {
    const people = ranking.filter((one) => one.played === played && one.beaten === beaten);
    const haveMetAsMany = new Set(people.map(({ met }) => met)).size === 1;
    if (people.length > 1 && haveMetAsMany)
      return [{ type: 'level', people: people.map(({ key }) => key), count: played }];
  }
  return [];
}

function closest(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const shares = games.map((game) => {
    const [first = 0, second = 0] = [...game.totals].sort((one, other) => other - one);
    const isClear = hasSoleWinner(game) && winnersOf(game).length === 1 && first > second;
    return isClear ? (first - second) / first : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...shares);
  const game = shares.indexOf(least);
  const found = games[game];
  if (found === undefined || least * CLOSE > 1 || shares.lastIndexOf(least) !== game) return [];
  return [{ type: 'closest', people: winnersOf(found), game }];
}

function shared(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const game = games.findIndex((one) => {
    const winners = one.places.filter((place) => place === 1).length;
    return winners > 1 && winnersOf(one).length === winners;
  });
  const found = games[game];
  return found === undefined ? [] : [{ type: 'shared', people: winnersOf(found), game }];
}

function swept(games: readonly ClaimedGame[]): readonly EveningClaim[] {
  const counts = games.map((game) =>
    hasSoleWinner(game) && winnersOf(game).length === 1 ? game.seats.length - 1 : 0,
  );
  const most = Math.max(...counts);
  const game = counts.indexOf(most);
  const found = games[game];
  if (found === undefined || most < LEAST_OPPONENTS || counts.lastIndexOf(most) !== game) return [];
  return [{ type: 'swept', people: winnersOf(found), game, count: most }];
}
