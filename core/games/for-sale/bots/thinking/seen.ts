import type { Seat } from '../../../../base/ids.ts';
import type { Amount, Building } from '../../material.ts';
import type { Purchase } from '../../round.ts';
import type { ForSaleView } from '../../view.ts';
import type { Auction } from '../manner.ts';

/** A round of buying as it lay open to somebody who then acted. */
export interface AuctionSeen {
  readonly auction: Auction;
  /** The highest bid before the act. */
  readonly high: Amount;
}

/** What the seat of the event saw before it acted, told from the view after the act. `fortune`: its money with its bid. */
export function auctionSeen(
  view: ForSaleView,
  event: { readonly round: number; readonly seat: Seat; readonly building?: Building },
  fortune: Amount,
): AuctionSeen {
  const { offer, taken, bids } = openRound(view, event.round);
  const dealt = [...taken.map(({ building }) => building), ...offer]; // the cheaper ones are taken first
  const others = [
    ...bids.filter((_, at) => at !== event.seat),
    ...taken.filter(({ seat }) => seat !== event.seat).map(({ bid }) => bid),
  ];
  const { building } = event;
  const left = building === undefined ? offer : dealt.filter((one) => one >= building);
  return { auction: { fortune, dealt, offer: left }, high: Math.max(0, ...others) };
}

function openRound(
  { round, previousRound }: ForSaleView,
  number: number,
): {
  readonly offer: readonly Building[];
  readonly taken: readonly Purchase[];
  readonly bids: readonly Amount[];
} {
  if (round?.type === 'buying' && round.round === number) return round;
  if (previousRound?.type === 'bought' && previousRound.round === number)
    return { offer: [], taken: previousRound.purchases, bids: [] };
  throw new Error(`round ${number} is not open`);
}
