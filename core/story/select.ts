import type { Claim } from '../base/claims.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { GameResult } from '../game.ts';

/** What bot games of one game, edition and number of seats had in common. */
export interface Rarity {
  /** How many were played. */
  readonly games: number;
  /** The 10th percentile of the points between the first two: the most for the claim `close`. */
  readonly close: number;
  /** By type, in how many of them at least one claim of the type held; a type that is absent held in none. */
  readonly held: { readonly [type: string]: number };
}

/** By game, edition and number of seats. */
export type RarityTable = {
  readonly [game: string]: {
    readonly [edition: string]: { readonly [seatCount: number]: Rarity | undefined } | undefined;
  };
};

/** The most sentences about a match. */
export const MOST_SENTENCES = 3;

/**
 * Chooses what is said of a match, from the rarest to the most common: a kind claim about the last place if there is one, then the rarest
 * ones; of each type one, and no seat again before each seat was named. Of the last place alone only kind claims are said.
 *
 * @param claims in the order in which equally rare ones are preferred
 * @param kind the types that say something good about their first seat
 */
export function selectClaims(
  claims: readonly Claim[],
  { totals, winners }: Pick<GameResult, 'totals' | 'winners'>,
  { held }: Pick<Rarity, 'held'>,
  kind: readonly string[],
): readonly Claim[] {
  const countOf = ({ type }: Claim): number => held[type] ?? 0;
  const last = lastOf(totals, winners);
  const isAboutLast = ({ seats: [first] }: Claim): boolean => first !== undefined && last.includes(first);
  const isKind = ({ type }: Claim): boolean => kind.includes(type);
  const rarestFirst = claims
    .filter((claim) => isKind(claim) || !isAboutLast(claim) || claim.seats.length > 1)
    .sort((one, other) => countOf(one) - countOf(other)); // stable
  const consoling = rarestFirst.find((claim) => isKind(claim) && isAboutLast(claim));
  const chosen = consoling === undefined ? [] : [consoling];
  for (const claim of rarestFirst) {
    if (chosen.length === MOST_SENTENCES) break;
    if (mayFollow(claim, chosen, totals.length)) chosen.push(claim);
  }
  return rarestFirst.filter((claim) => chosen.includes(claim));
}

/** The seats with the lowest total that are no winners. */
function lastOf(totals: readonly number[], winners: readonly Seat[]): readonly Seat[] {
  const least = Math.min(...totals);
  return seatsOf(totals.length).filter((at) => totals[at] === least && !winners.includes(at));
}

function mayFollow({ type, seats }: Claim, chosen: readonly Claim[], seatCount: number): boolean {
  if (chosen.some((claim) => claim.type === type)) return false;
  const named = new Set(chosen.flatMap((claim) => claim.seats));
  return named.size === seatCount || !seats.some((at) => named.has(at));
}
