import type { TableId } from '../../../core/base/ids.ts';
import { parseEndpoint } from '../../../core/base/endpoint.ts';
import type { HostAddress } from '../../net/index.ts';

/** The code of the table in a link (`core/line/code.ts`): in the fragment, which browsers do not send. */
const withCode = (code: string | undefined): string => (code === undefined ? '' : `?code=${code}`);

/** The start page of a host. */
export const hostLink = (place: string): string => `http://${place}/`;

/** The link that opens a table in a browser; with its code, only that of the right host, and without asking for the PIN. */
export const tableLink = (place: string, table: TableId, code?: string): string =>
  `http://${place}/#/table/${table}${withCode(code)}`;

/** The link to a table at another endpoint of its host, with proofs of this page's seats, also in the fragment. */
export const returnLink = (place: string, table: TableId, proofs: readonly string[]): string =>
  proofs.length === 0 ? tableLink(place, table) : `${tableLink(place, table)}?back=${proofs.join('.')}`;

/** The link that shows a table on a television; `televisionPlace` is the address to type there. */
export const televisionLink = (place: string, table: TableId, code?: string): string =>
  `http://${place}/#/tv/${table}${withCode(code)}`;

/** An address short enough for a remote control: the host redirects from it to its table. */
export const televisionPlace = (place: string): string => `${place}/tv`;

/**
 * The host in a table's route (`?at=address:port`); undefined: this page's own. `isTyped` is false because it was found or typed earlier.
 */
export function hostOf(at: string | undefined): HostAddress | undefined {
  const place = at === undefined ? undefined : parseEndpoint(at);
  return place && { ...place, isTyped: false };
}
