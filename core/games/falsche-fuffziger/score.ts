import { seatsOf, type Seat } from '../../base/ids.ts';
import { atSeat, withMost } from '../../base/lists.ts';
import type { GameResult } from '../../game.ts';
import { RANK_COINS } from './material.ts';
import type { Ended, EndReason, FuffzigerState } from './state.ts';

/** How the game of one player counts. */
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

/** What explains the result. */
export interface FuffzigerSheet {
  readonly reason: EndReason;
  /** Rounds that were played, the last one counted in. */
  readonly rounds: number;
  /** By seat. */
  readonly scores: readonly PlayerScore[];
}

/** The rank of each amount: one more than how many are larger, so that equals share the better one (Falsche Fuffziger Decision X13). */
export const ranksOf = (real: readonly number[]): readonly number[] =>
  real.map((own) => 1 + real.filter((other) => other > own).length);

/** Coins for real money, by seat: 6, 4 and 2 for the first three ranks. */
export const bonusOf = (real: readonly number[]): readonly number[] =>
  ranksOf(real).map((rank) => RANK_COINS[rank - 1] ?? 0);

/** Who has the most coins, ascending; equal coins: who has more real money; still equal: the win is shared. */
export const winnersOf = (coins: readonly number[], real: readonly number[]): readonly Seat[] =>
  withMost(withMost(seatsOf(coins.length), coins), real);

/** Totals (coins) and winners of a game whose ranks are paid. */
export const standingOf = ({ coins, money }: FuffzigerState): Pick<GameResult, 'totals' | 'winners'> => ({
  totals: coins,
  winners: winnersOf(
    coins,
    money.map(({ real }) => real),
  ),
});

/** The result of a game that has ended. Notes count nothing. */
export function resultOf(state: FuffzigerState, { reason, bonus }: Ended): GameResult<FuffzigerSheet> {
  const real = state.money.map((money) => money.real);
  const ranks = ranksOf(real);
  const scores = seatsOf(state.seatCount).map((at): PlayerScore => {
    const total = atSeat(state.coins, at);
    const extra = atSeat(bonus, at);
    return { coins: total - extra, real: atSeat(real, at), rank: atSeat(ranks, at), bonus: extra, total };
  });
  return { ...standingOf(state), sheet: { reason, rounds: state.round, scores } };
}
