import { refundOf, type Amount, type Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleView } from '../../../../core/games/for-sale/view.ts';
import { takenBy } from './player-status.ts';

/** What somebody who is still in would get, and what for, as the table is now. Amounts in thousands. */
export interface Outlook {
  /** By passing now. */
  readonly pass: { readonly building: Building; readonly paid: Amount };
  /** What staying in comes to: for who leads the dearest building, for the others the least bid, if they have so much. */
  readonly stay:
    | { readonly type: 'leads'; readonly building: Building; readonly paid: Amount }
    | { readonly type: 'bid' | 'broke'; readonly least: Amount };
}

/** The outlook of the one who looks; undefined for who has a building of this round already, in part 2, and at the open table. */
export function outlookOf({ round, own, options }: ForSaleView): Outlook | undefined {
  if (round?.type !== 'buying' || own === undefined || takenBy(own.seat, round) !== undefined)
    return undefined;
  const [cheapest] = round.offer;
  const dearest = round.offer.at(-1);
  if (cheapest === undefined || dearest === undefined) return undefined;
  const bid = round.bids[own.seat] ?? 0;
  const least = round.high + 1;
  const canBid = own.money + bid >= least;
  return {
    pass: { building: cheapest, paid: bid - refundOf(bid, options.refund) },
    stay:
      bid > 0 && bid === round.high
        ? { type: 'leads', building: dearest, paid: bid }
        : { type: canBid ? 'bid' : 'broke', least },
  };
}
