import type { ForSaleClaim } from './claims.ts';
import type { VisibleForSaleEvent } from './events.ts';

/** The claims about the purchase of a building; others that name one are about its sale. */
const OF_PURCHASES: readonly ForSaleClaim['type'][] = ['dear', 'free', 'duel'];

/** Whether a claim is about the purchase or the sale in an event. */
export function isAbout(claim: ForSaleClaim, event: VisibleForSaleEvent): boolean {
  if (!('building' in claim)) return false;
  const isPurchase = OF_PURCHASES.includes(claim.type);
  if (event.type === 'bought') return isPurchase && event.building === claim.building;
  return (
    event.type === 'sold' && !isPurchase && event.sales.some(({ building }) => building === claim.building)
  );
}
