import { seatsOf, type Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { GameResult } from '../../game.ts';
import type { Amount, Cheque } from './material.ts';
import type { Purchase, Sale } from './round.ts';
import type { ForSaleState } from './state.ts';

/** How the game of one player counts; amounts in thousands. */
export interface PlayerScore {
  /** Ascending. */
  readonly cheques: readonly Cheque[];
  /** The sum of the cheques. */
  readonly earned: Amount;
  /** The money left over from part 1. */
  readonly money: Amount;
  readonly total: Amount;
  /** What the player bought and sold, in the order of the rounds. */
  readonly purchases: readonly Purchase[];
  readonly sales: readonly Sale[];
}

/** What explains the result: at the end everything is opened. By seat. */
export interface ForSaleSheet {
  readonly scores: readonly PlayerScore[];
}

const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce((sum, amount) => sum + amount, 0);

/** How the game counts for one seat: cheques plus money left. Source: For Sale, winning. */
function scoreOf({ money, bought, sold }: ForSaleState, at: Seat): PlayerScore {
  const sales = sold.flat().filter(({ seat }) => seat === at);
  const cheques = sales.map(({ cheque }) => cheque).sort((one, other) => one - other);
  const earned = sumOf(cheques);
  const left = atSeat(money, at);
  const purchases = bought.flat().filter(({ seat }) => seat === at);
  return { cheques, earned, money: left, total: earned + left, purchases, sales };
}

/**
 * Who has the highest total, ascending. A tie goes to who has more money left, as an amount (For Sale Decision F8); still tied,
 * the win is shared (For Sale Decision F6).
 */
export function winnersOf(scores: readonly Pick<PlayerScore, 'total' | 'money'>[]): readonly Seat[] {
  const highest = Math.max(...scores.map(({ total }) => total));
  const richest = Math.max(...scores.filter(({ total }) => total === highest).map(({ money }) => money));
  return seatsOf(scores.length).filter((at) => {
    const { total, money } = atSeat(scores, at);
    return total === highest && money === richest;
  });
}

/** The result of a game in which everything is sold. */
export function resultOf(state: ForSaleState): GameResult<ForSaleSheet> {
  const scores = seatsOf(state.seatCount).map((at) => scoreOf(state, at));
  return { totals: scores.map(({ total }) => total), winners: winnersOf(scores), sheet: { scores } };
}
