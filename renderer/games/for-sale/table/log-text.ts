import type { Seat } from '../../../../core/base/ids.ts';
import type { Amount } from '../../../../core/games/for-sale/material.ts';
import type { Purchase, Sale } from '../../../../core/games/for-sale/round.ts';
import type { Words } from './use-words.ts';

// Amounts are in thousands, as bids are at the table.

export interface Bid {
  readonly seat: Seat;
  readonly amount: Amount;
}

export const bidText = ({ seat, amount }: Bid, { seatText, number }: Words): string =>
  seatText(seat, 'you.bid', 'table.log.bid', { amount: number(amount) });

/** `by`: whether the player passed, or stayed in to the end. */
export function purchaseText(
  { seat, building, paid, refund, by }: Purchase & { readonly by: 'passing' | 'staying' },
  { seatText, number }: Words,
): string {
  const facts = { building: number(building), paid: number(paid), refund: number(refund) };
  const how =
    by === 'staying'
      ? (`staying${paid === 0 ? 'Free' : ''}` as const)
      : (`passing${paid === 0 ? 'Free' : refund === 0 ? '' : 'Refund'}` as const);
  return seatText(seat, `you.${how}`, `table.log.${how}`, facts);
}

export const saleText = ({ seat, building, cheque }: Sale, { seatText, number, dollars }: Words): string =>
  seatText(seat, 'you.sold', 'table.log.sold', { building: number(building), amount: dollars(cheque) });
