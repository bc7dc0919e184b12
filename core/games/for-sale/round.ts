import type { Seat } from '../../base/ids.ts';
import type { Amount, Building, Cheque } from './material.ts';

/** A purchased building: `bid` = `paid` + `refund`. A player who never bid pays nothing. */
export interface Purchase {
  readonly seat: Seat;
  readonly building: Building;
  readonly bid: Amount;
  readonly paid: Amount;
  readonly refund: Amount;
}

/** A building sold for a cheque. */
export interface Sale {
  readonly seat: Seat;
  readonly building: Building;
  readonly cheque: Cheque;
}

/** The last finished round, public until the next one ends (For Sale Decision F9). `round`: from 1 in its part. */
export type FinishedRound =
  /** In the order of the purchases, the cheapest building first. */
  | { readonly type: 'bought'; readonly round: number; readonly purchases: readonly Purchase[] }
  /** From the dearest building to the cheapest. */
  | { readonly type: 'sold'; readonly round: number; readonly sales: readonly Sale[] };

/** One seat's purchases or sales, in the order of the rounds. */
export function itemsOf<Item extends Purchase | Sale>(
  rounds: readonly (readonly Item[])[],
  at: Seat,
): readonly Item[] {
  const items: Item[] = [];
  for (const round of rounds) for (const item of round) if (item.seat === at) items.push(item);
  return items;
}
