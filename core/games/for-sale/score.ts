import { seatsOf, type Seat } from '../../base/ids.ts';
import { ascending } from '../../base/lists.ts';
import type { GameResult } from '../../game.ts';
import type { Amount, Cheque } from './material.ts';
import type { ForSalePosition } from './position.ts';
import { itemsOf, type Purchase, type Sale } from './round.ts';

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

/** The result of a game in which everything is sold. */
export const resultOf = (position: ForSalePosition): GameResult<ForSaleSheet> => ({
  ...position.standing(),
  sheet: { scores: seatsOf(position.seatCount).map((at) => scoreOf(position, at)) },
});

function scoreOf({ money, bought, sold }: ForSalePosition, at: Seat): PlayerScore {
  const sales = itemsOf(sold, at);
  const cheques = ascending(sales.map(({ cheque }) => cheque));
  const earned = cheques.reduce((sum, cheque) => sum + cheque, 0);
  const left = money[at] ?? 0;
  return { cheques, earned, money: left, total: earned + left, purchases: itemsOf(bought, at), sales };
}
