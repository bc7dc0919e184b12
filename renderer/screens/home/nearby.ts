import { formatEndpoint } from '../../../core/base/endpoint.ts';
import type { HostFrame, NearbyFrame } from '../../../core/protocol/frames.ts';
import { tableLink } from '../join/address.ts';

/** How the search for tables stands. */
export type Search = 'found' | 'unavailable' | 'searching' | 'none';

/** How the search stands; for a while after it began nothing found yet means that it is still looking. */
export function searchState(owner: NonNullable<HostFrame['owner']>, hasJustBegun: boolean): Search {
  if (owner.nearby.length > 0) return 'found';
  if (owner.discovery === 'unavailable') return 'unavailable';
  return hasJustBegun ? 'searching' : 'none';
}

/** Where a nearby table opens: inside the app, or as a page of its own host. */
export const wayTo = (
  table: NearbyFrame,
  isApp: boolean,
): { readonly inside: boolean; readonly href: string } =>
  isApp
    ? { inside: true, href: `/table/${table.id}?at=${encodeURI(formatEndpoint(table))}` }
    : { inside: false, href: tableLink(formatEndpoint(table), table.id) };
