import { eventsFor } from '../base/audience.ts';
import { soleWinner, type Claim, type ClaimOf } from '../base/claims.ts';
import { seatsOf } from '../base/ids.ts';
import { atSeat } from '../base/lists.ts';
import type { AnyGame, FinishedMatch, GameResult } from '../game.ts';
import { RARITY } from './rarity.ts';
import type { Rarity } from './select.ts';

/** The claims that every game can make. */
export type GeneralClaim =
  | ClaimOf<'close', { readonly margin: number }>
  | ClaimOf<'shared' | 'level', { readonly total: number }>;

/** The claims that need the earlier matches of the house (`core/house/house-claims.ts`). */
export type HouseClaim =
  | ClaimOf<'record', { readonly total: number; readonly games: number }>
  | ClaimOf<'first', { readonly games: number }>
  | ClaimOf<'nemesis', { readonly count: number; readonly games: number }>;

/** How rare the claims of a match are; undefined if no bot games were counted for its edition and number of seats. */
export const rarityOf = (
  game: AnyGame,
  { options, seatCount }: Pick<FinishedMatch, 'options' | 'seatCount'>,
): Rarity | undefined => RARITY[game.name]?.[options.edition]?.[seatCount];

/**
 * All claims about a finished match, in the order of `docs/claims.md`. They depend only on public events and the result.
 *
 * @param closeMargin the most points between the first two for the claim `close`
 */
export function claimsOf(game: AnyGame, match: FinishedMatch, closeMargin: number): readonly Claim[] {
  const events = eventsFor(match.events, 'table');
  return [...general(match.result, closeMargin), ...(game.story?.claims({ ...match, events }) ?? [])];
}

/** The points between the first two; 0 if the highest total is shared. */
export function marginOf({ totals }: Pick<GameResult, 'totals'>): number {
  const [first = 0, second = 0] = [...totals].sort((one, other) => other - one);
  return first - second;
}

function general(result: GameResult, closeMargin: number): readonly GeneralClaim[] {
  const { totals, winners } = result;
  const margin = marginOf(result);
  const isClose = soleWinner(result) !== undefined && margin >= 1 && margin <= closeMargin;
  const [winner] = winners;
  return [
    ...(isClose ? [{ type: 'close', seats: [], margin } as const] : []),
    ...(winner === undefined || winners.length === 1
      ? []
      : [{ type: 'shared', seats: winners, total: atSeat(totals, winner) } as const]),
    ...levels(totals),
  ];
}

/** Seats with equal totals, except the highest one; from the highest total down. */
function levels(totals: readonly number[]): readonly GeneralClaim[] {
  const [, ...lower] = [...new Set(totals)].sort((one, other) => other - one);
  return lower.flatMap((total) => {
    const seats = seatsOf(totals.length).filter((at) => totals[at] === total);
    return seats.length < 2 ? [] : [{ type: 'level', seats, total } as const];
  });
}
