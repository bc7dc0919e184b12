import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { DEFAULT_PORT } from '../../../core/protocol/version.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { HostAddress } from '../../net/index.ts';

/** What a person typed to get to a host: its address, and the table if a whole link was pasted. */
export interface TypedAddress {
  readonly address: string;
  readonly port: number;
  readonly table?: TableId;
}

const LINK = /^(?:https?:\/\/)?([^/#?\s]+)\/?(?:\?[^#]*)?(?:#\/?table\/([0-9a-f]{16})[^\s]*)?$/i;
const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const LOCAL_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.local$/i;

/** `192.168.1.20`, `192.168.1.20:47474`, `kitchen.local`, or a link with the table in its fragment. Refuses with why it is none. */
export function parseAddress(input: string): Result<TypedAddress, 'address' | 'port'> {
  const [, place = '', id = ''] = LINK.exec(input.trim()) ?? [];
  const [address = '', port, ...rest] = place.split(':');
  const isNumbers = NUMBERS.test(address) && address.split('.').every((part) => Number(part) <= 255);
  const isAddress = isNumbers || LOCAL_NAME.test(address) || address.toLowerCase() === 'localhost';
  if (!isAddress || rest.length > 0) return fail('address');
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (!/^\d{0,5}$/.test(port ?? '') || !(number >= 1 && number <= 65535)) return fail('port');
  const table = toTableId(id.toLowerCase());
  const found = { address: address.toLowerCase() === 'localhost' ? '127.0.0.1' : address, port: number };
  return ok(table === undefined ? found : { ...found, table });
}

/** `address:port` as the route of a table carries it. */
export const placeText = ({ address, port }: { readonly address: string; readonly port: number }): string =>
  `${address}:${port}`;

/** What a link carries of a PIN: in the fragment, which browsers tell nobody. */
const withPin = (pin: string | undefined): string => (pin === undefined ? '' : `?pin=${pin}`);

/** The link that opens a table in a browser, and with `pin` its door. */
export const tableLink = (place: string, table: TableId, pin?: string): string =>
  `http://${place}/#/table/${table}${withPin(pin)}`;

/** The link that shows a table on a television; what is typed there is `televisionPlace`. */
export const televisionLink = (place: string, table: TableId, pin?: string): string =>
  `http://${place}/#/tv/${table}${withPin(pin)}`;

/** An address short enough for a remote control: the host leads from there to its table. */
export const televisionPlace = (place: string): string => `${place}/tv`;

/** The host in a table's route (`?at=address:port`); undefined: the own host. It was found or typed before it got there. */
export function hostOf(at: string | undefined): HostAddress | undefined {
  const parsed = at === undefined ? undefined : parseAddress(at);
  return parsed?.ok === true
    ? { address: parsed.value.address, port: parsed.value.port, isTyped: false }
    : undefined;
}
