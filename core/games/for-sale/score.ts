import { seatsOf, type Seat } from '../../base/ids.ts';
import { ascending } from '../../base/lists.ts';
import { placesOf } from '../../base/places.ts';
import type { GameResult } from '../../game.ts';
import type { Amount, Cheque } from './material.ts';
import type { ForSalePosition } from './position.ts';
import { itemsOf, type Purchase, type Sale } from './round.ts';

/** The score of one player; amounts in thousands. */
export interface PlayerScore {
  /** Ascending. */
  readonly cheques: readonly Cheque[];
  /** The sum of the cheques. */
  readonly earned: Amount;
  /** The money left over from part 1. */
  readonly money: Amount;
  readonly total: Amount;
  /** The purchases and sales, in the order of the rounds. */
  readonly purchases: readonly Purchase[];
  readonly sales: readonly Sale[];
}

/** The score sheet, by seat: at the end everything is revealed. */
export interface ForSaleSheet {
  readonly scores: readonly PlayerScore[];
}

/** The result of a match in which everything is sold. */
export function resultOf(position: ForSalePosition): GameResult<ForSaleSheet> {
  const { totals, winners } = position.ranking();
  return {
    totals,
    winners,
    places: placesOf(totals, position.money), // For Sale Decisions F6 and F8
    sheet: { scores: seatsOf(position.seatCount).map((at) => scoreOf(position, at)) },
  };
}

function scoreOf({ money, bought, sold }: ForSalePosition, at: Seat): PlayerScore {
  const sales = itemsOf(sold, at);
  const cheques = ascending(sales.map(({ cheque }) => cheque));
  const earned = cheques.reduce((sum, cheque) => sum + cheque, 0);
  const left = money[at] ?? 0;
  return { cheques, earned, money: left, total: earned + left, purchases: itemsOf(bought, at), sales };
}
