import type { TableId } from '../../../core/base/ids.ts';
import { parseEndpoint } from '../../../core/base/endpoint.ts';
import type { HostAddress } from '../../net/index.ts';

/** What a link carries of a PIN: in the fragment, which browsers tell nobody. */
const withPin = (pin: string | undefined): string => (pin === undefined ? '' : `?pin=${pin}`);

/** The start page of a host. */
export const hostLink = (place: string): string => `http://${place}/`;

/** The link that opens a table in a browser, and with `pin` its door. */
export const tableLink = (place: string, table: TableId, pin?: string): string =>
  `http://${place}/#/table/${table}${withPin(pin)}`;

/** The link that opens a table at another place of its host, with proofs of the seats that this page holds: in the fragment, too. */
export const returnLink = (place: string, table: TableId, proofs: readonly string[]): string =>
  proofs.length === 0 ? tableLink(place, table) : `${tableLink(place, table)}?back=${proofs.join('.')}`;

/** The link that shows a table on a television; what is typed there is `televisionPlace`. */
export const televisionLink = (place: string, table: TableId, pin?: string): string =>
  `http://${place}/#/tv/${table}${withPin(pin)}`;

/** An address short enough for a remote control: the host leads from there to its table. */
export const televisionPlace = (place: string): string => `${place}/tv`;

/** The host in a table's route (`?at=address:port`); undefined: the own host. It was found or typed before it got there. */
export function hostOf(at: string | undefined): HostAddress | undefined {
  const place = at === undefined ? undefined : parseEndpoint(at);
  return place && { ...place, isTyped: false };
}
