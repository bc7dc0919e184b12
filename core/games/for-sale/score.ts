import { seatsOf, type Seat } from '../../base/ids.ts';
import { ascending, atSeat, withMost } from '../../base/lists.ts';
import type { GameResult } from '../../game.ts';
import type { Amount, Cheque } from './material.ts';
import { itemsOf, type Purchase, type Sale } from './round.ts';
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

/** How the game counts for each seat: cheques plus money left. Source: For Sale, winning. */
function totalsOf({ money, sold }: ForSaleState): readonly Amount[] {
  const totals = money.slice();
  for (const sales of sold) for (const { seat, cheque } of sales) totals[seat] = (totals[seat] ?? 0) + cheque;
  return totals;
}

/**
 * Who has the highest total, ascending. A tie goes to who has more money left, as an amount (For Sale Decision F8); still tied,
 * the win is shared (For Sale Decision F6).
 */
export const winnersOf = (totals: readonly Amount[], money: readonly Amount[]): readonly Seat[] =>
  withMost(withMost(seatsOf(totals.length), totals), money);

/** Totals and winners of a game in which everything is sold. */
export function standingOf(state: ForSaleState): Pick<GameResult, 'totals' | 'winners'> {
  const totals = totalsOf(state);
  return { totals, winners: winnersOf(totals, state.money) };
}

/** The result of a game in which everything is sold. */
export const resultOf = (state: ForSaleState): GameResult<ForSaleSheet> => ({
  ...standingOf(state),
  sheet: { scores: seatsOf(state.seatCount).map((at) => scoreOf(state, at)) },
});

function scoreOf({ money, bought, sold }: ForSaleState, at: Seat): PlayerScore {
  const sales = itemsOf(sold, at);
  const cheques = ascending(sales.map(({ cheque }) => cheque));
  const earned = cheques.reduce((sum, cheque) => sum + cheque, 0);
  const left = atSeat(money, at);
  return { cheques, earned, money: left, total: earned + left, purchases: itemsOf(bought, at), sales };
}
