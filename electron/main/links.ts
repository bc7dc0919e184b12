import type { App } from 'electron';
import { canonicalAddress } from '../../core/base/address.ts';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { isLinkedAddress } from './addresses.ts';

/** The scheme of our links, which the installers register. */
export const LINK_SCHEME = 'auction-night';

/** The whole content of a link: a host's endpoint, and a table. */
export interface Link {
  /** An IP address of a home network, or a name that only such a network has, in lower case. */
  readonly address: string;
  readonly port: number;
  readonly table?: TableId;
}

const FORM = new RegExp(
  `^${LINK_SCHEME}://(?:([a-z0-9.-]{1,253})|\\[([0-9a-f:.]{2,45})\\]):([1-9][0-9]{0,4})(?:/|/([0-9a-f]{16}))?$`,
  'i',
);

/**
 * Parses `auction-night://192.168.1.20:47474`, optionally with `/` and a table's id; undefined for anything else. A web page can send any
 * link, so this only prepares a question to the user: nothing is opened or connected because of it.
 */
export function parseLink(text: string): Link | undefined {
  const [isLink, plain = '', bracketed, port = '', id] = FORM.exec(text) ?? [];
  const address = bracketed ?? plain;
  if (isLink === undefined || !isLinkedAddress(address) || Number(port) > 65_535) return undefined;
  const endpoint = { address: canonicalAddress(address), port: Number(port) };
  const table = id === undefined ? undefined : toTableId(id.toLowerCase());
  return table === undefined ? endpoint : { ...endpoint, table };
}

/** Returns what a person would type to follow a link. */
const typedFor = (link: Link): string =>
  link.table === undefined ? formatEndpoint(link) : `http://${formatEndpoint(link)}/#/table/${link.table}`;

/**
 * Listens for links: of this start, of later starts, and on macOS those that the system sends.
 * @param onLink Called with each valid link, as a person would type it.
 */
export function followLinks(app: App, argv: readonly string[], onLink: (typed: string) => void): void {
  const handle = (texts: readonly string[]): void => {
    const link = texts.map(parseLink).find((one) => one !== undefined);
    if (link !== undefined) onLink(typedFor(link));
  };
  handle(argv);
  app.on('second-instance', (_event, laterArgv) => handle(laterArgv));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    handle([url]);
  });
}
