import type { Seat } from '../../../../core/base/ids.ts';
import { refundOf, type Amount, type Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleView } from '../../../../core/games/for-sale/view.ts';

/** What somebody who is still in would get, and what for, as the table is now. Amounts in thousands. */
export interface Outlook {
  /** By passing now. */
  readonly pass: { readonly building: Building; readonly paid: Amount };
  /** As the last one who is in, if nobody bids more. */
  readonly stay: { readonly building: Building; readonly paid: Amount };
}

/** The outlook of a seat; undefined for who has a building of this round already, and in part 2. */
export function outlookOf(at: Seat, { round, options }: ForSaleView): Outlook | undefined {
  if (round?.type !== 'buying' || round.taken.some(({ seat }) => seat === at)) return undefined;
  const [cheapest] = round.offer;
  const dearest = round.offer.at(-1);
  if (cheapest === undefined || dearest === undefined) return undefined;
  const bid = round.bids[at] ?? 0;
  return {
    pass: { building: cheapest, paid: bid - refundOf(bid, options.refund) },
    stay: { building: dearest, paid: bid },
  };
}
