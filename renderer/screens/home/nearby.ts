import { formatEndpoint } from '../../../core/base/endpoint.ts';
import type { HostFrame, NearbyFrame } from '../../../core/protocol/frames.ts';
import { tableLink } from '../join/address.ts';

/** The state of the search for tables. */
export type Search = 'found' | 'unavailable' | 'searching' | 'none';

/** Returns the state of the search; shortly after its start an empty result still means `searching`. */
export function searchState(owner: NonNullable<HostFrame['owner']>, isSearching: boolean): Search {
  if (owner.nearby.length > 0) return 'found';
  if (owner.discovery === 'unavailable') return 'unavailable';
  return isSearching ? 'searching' : 'none';
}

/** Where a nearby table opens: in the app, or as a page of its host. */
export const wayTo = (
  table: NearbyFrame,
  isApp: boolean,
): { readonly inside: boolean; readonly href: string } =>
  isApp
    ? { inside: true, href: `/table/${table.id}?at=${encodeURI(formatEndpoint(table))}` }
    : { inside: false, href: tableLink(formatEndpoint(table), table.id) };
