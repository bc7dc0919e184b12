import type { App } from 'electron';
import { canonicalAddress } from '../../core/base/address.ts';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { isLinkedAddress } from './addresses.ts';

/** The scheme of our links, as the installers tell it to the system. */
export const LINK_SCHEME = 'auction-night';

/** What a link may say, and all it may say: where somebody hosts, and which table is meant. */
export interface Link {
  /** An IP address of a home network, or a name that only such a network gives, in small letters. */
  readonly address: string;
  readonly port: number;
  readonly table?: TableId;
}

const FORM = new RegExp(
  `^${LINK_SCHEME}://(?:([a-z0-9.-]{1,253})|\\[([0-9a-f:.]{2,45})\\]):([1-9][0-9]{0,4})(?:/|/([0-9a-f]{16}))?$`,
  'i',
);

/**
 * `auction-night://192.168.1.20:47474`, with `/` and a table's id behind it or without; undefined for anything else. A web page can send
 * any link, so this is only what a person may then be asked about: nothing is opened or connected to because of it.
 */
export function parseLink(text: string): Link | undefined {
  const [isLink, plain = '', bracketed, port = '', id] = FORM.exec(text) ?? [];
  const address = bracketed ?? plain;
  if (isLink === undefined || !isLinkedAddress(address) || Number(port) > 65_535) return undefined;
  const place = { address: canonicalAddress(address), port: Number(port) };
  const table = id === undefined ? undefined : toTableId(id.toLowerCase());
  return table === undefined ? place : { ...place, table };
}

/** What a person would type, or paste, to get to where a link leads. */
const typedFor = (link: Link): string =>
  link.table === undefined ? formatEndpoint(link) : `http://${formatEndpoint(link)}/#/table/${link.table}`;

/**
 * Listens for links: the one that this start was made for, those of later starts, and on macOS those that the system hands over. `came` is
 * told of each that is one, as a person would type it.
 */
export function followLinks(app: App, started: readonly string[], came: (typed: string) => void): void {
  const look = (texts: readonly string[]): void => {
    const link = texts.map(parseLink).find((one) => one !== undefined);
    if (link !== undefined) came(typedFor(link));
  };
  look(started);
  app.on('second-instance', (_event, later) => look(later));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    look([url]);
  });
}
