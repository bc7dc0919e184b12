import type { FuffzigerClaim } from './claims.ts';
import type { FuffzigerNews } from './events.ts';
import { worthOf } from './material/money.ts';

/** Whether a claim is about the auction, the opening or the scrapping in an event. */
export function isAbout(claim: FuffzigerClaim, event: FuffzigerNews): boolean {
  const [seat] = claim.seats;
  switch (claim.type) {
    case 'dear':
    case 'cheap-lot':
      return (
        event.type === 'auction-ended' &&
        event.winner === seat &&
        event.lot === claim.coins &&
        worthOf(event.paid) === claim.paid
      );
    case 'no-takers':
      return event.type === 'auction-ended' && event.winner === undefined && event.lot === claim.coins;
    case 'same-bids':
    case 'by-one':
      return event.type === 'opened' && event.winner === seat && hasBid(event, seat, claim.sum);
    case 'one-short':
      return event.type === 'opened' && event.winner === undefined && hasBid(event, seat, claim.sum);
    case 'raid':
      return event.type === 'scrapped' && event.pressType === claim.pressType;
    default:
      return false;
  }
}

function hasBid(
  { bids }: Extract<FuffzigerNews, { readonly type: 'opened' }>,
  at: FuffzigerClaim['seats'][number] | undefined,
  sum: number,
): boolean {
  const bid = at === undefined ? undefined : bids[at];
  return bid !== undefined && worthOf(bid) === sum;
}
