import { seatsOf, type Seat } from '../../base/ids.ts';
import { atSeat, withMost } from '../../base/lists.ts';
import { placesOf } from '../../base/places.ts';
import type { GameResult } from '../../game.ts';
import { RANK_COINS } from './material.ts';

/** Why a match ended: the last type of presses was scrapped, or the last laundering card was sold. */
export type EndReason = 'last-type' | 'last-card';

/** The score of one player. */
export interface PlayerScore {
  /** Silver coins from auctions and scrap. */
  readonly coins: number;
  /** Real money at the end, in supra-millions, and the rank by it from 1. */
  readonly real: number;
  readonly rank: number;
  /** Coins for that rank. */
  readonly bonus: number;
  readonly total: number;
}

/** The score sheet. */
export interface FuffzigerSheet {
  readonly reason: EndReason;
  /** Number of rounds played, including the last one. */
  readonly rounds: number;
  /** By seat. */
  readonly scores: readonly PlayerScore[];
}

/** The rank of a seat: one more than the number of seats that have more, so that ties share the better rank (Falsche Fuffziger Decision X13). */
export function rankAt(real: ArrayLike<number>, at: number): number {
  let rank = 1;
  for (let other = 0; other < real.length; other++) if ((real[other] ?? 0) > (real[at] ?? 0)) rank++;
  return rank;
}

/** Coins for real money, by seat: 6, 4 and 2 for the first three ranks. */
export const bonusOf = (real: readonly number[]): readonly number[] =>
  real.map((_, at) => RANK_COINS[rankAt(real, at) - 1] ?? 0);

/** The seats with the most coins, ascending; ties are broken by real money, and further ties share the win. */
export const winnersOf = (coins: readonly number[], real: readonly number[]): readonly Seat[] =>
  withMost(withMost(seatsOf(coins.length), coins), real);

/** A match that has ended. */
interface EndedGame {
  readonly seatCount: number;
  readonly round: number;
  /** Real money by seat, in supra-millions. */
  readonly real: Iterable<number>;
  readonly endReason: EndReason;
  standing(): Pick<GameResult, 'totals' | 'winners'>;
}

/** The result of a match that has ended. Notes count nothing. */
export function resultOf(game: EndedGame): GameResult<FuffzigerSheet> {
  const { totals, winners } = game.standing();
  const real = [...game.real];
  const extra = bonusOf(real);
  const scores = seatsOf(game.seatCount).map((at): PlayerScore => {
    const total = atSeat(totals, at);
    const bonus = atSeat(extra, at);
    return { coins: total - bonus, real: atSeat(real, at), rank: rankAt(real, at), bonus, total };
  });
  return {
    totals,
    winners,
    places: placesOf(totals, real),
    sheet: { reason: game.endReason, rounds: game.round, scores },
  };
}
