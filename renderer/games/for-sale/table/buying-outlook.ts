import { refundOf, type Amount, type Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleView } from '../../../../core/games/for-sale/view.ts';
import { purchaseOf } from './player-status.ts';

/** What this player would get and pay. Amounts in thousands. */
export interface BuyingOutlook {
  /** By passing now. */
  readonly pass: { readonly building: Building; readonly paid: Amount };
  /** By staying in: the leader gets the dearest building; the others need the least bid, and are broke if they cannot pay it. */
  readonly stay:
    | { readonly type: 'leads'; readonly building: Building; readonly paid: Amount }
    | { readonly type: 'bid' | 'broke'; readonly least: Amount };
}

/** Undefined if this player has taken a building of this round, in part 2, and for spectators. */
export function buyingOutlookFor({ round, own, options }: ForSaleView): BuyingOutlook | undefined {
  if (round?.type !== 'buying' || own === undefined || purchaseOf(own.seat, round) !== undefined)
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
