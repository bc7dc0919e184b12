import { seatsOf, type Seat } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import type { ForSaleLegal } from './actions.ts';
import { refundOf, type Amount, type Building } from './material.ts';
import type { ForSaleView } from './view.ts';

/** The prompts of For Sale. */
export type ForSalePrompt =
  /** Bid or pass. `bid` is absent if the seat cannot outbid (For Sale Decision F4); `pass`: what passing brings and costs. */
  | {
      readonly type: 'buy';
      readonly bid?: { readonly least: Amount; readonly most: Amount };
      readonly pass: { readonly building: Building; readonly paid: Amount; readonly refund: Amount };
    }
  /** Choose a building to sell. */
  | { readonly type: 'sell' }
  /** The choice is made and can be taken back; `missing` have not chosen yet. */
  | { readonly type: 'sealed'; readonly building: Building; readonly missing: readonly Seat[] };

/** The prompt of the seat with this view; undefined if it owes no decision. */
export function prompt(
  { options, seatCount, own, round }: ForSaleView,
  legal: ForSaleLegal,
): ForSalePrompt | undefined {
  if (own === undefined || round === undefined) return undefined;
  if (round.type === 'selling') {
    if (legal.sell !== undefined) return { type: 'sell' };
    if (own.chosen === undefined) return undefined;
    return { type: 'sealed', building: own.chosen, missing: without(seatsOf(seatCount), round.chosen) };
  }
  const [building] = round.offer;
  if (legal.pass === undefined || building === undefined) return undefined;
  const ownBid = round.bids[own.seat] ?? 0;
  const refund = refundOf(ownBid, options.refund);
  return {
    type: 'buy',
    ...(legal.bid === undefined ? {} : { bid: { least: legal.bid.min, most: legal.bid.max } }),
    pass: { building, paid: ownBid - refund, refund },
  };
}
