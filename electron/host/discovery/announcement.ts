import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { plainText } from './plain-text.ts';

/** The DNS-SD service type, as bonjour-service wants it: without underscores and protocol. */
export const SERVICE_TYPE = 'auction-night';

/** The name under which all tables of a network are asked for. */
export const SERVICE_DOMAIN = `_${SERVICE_TYPE}._tcp.local`;

/** What an announcement says besides name, host and port. Static: whatever changes is asked for at `/health/<id>`. */
export interface Announcement {
  readonly id: TableId;
  readonly protocol: number;
  readonly appVersion: string;
  readonly game: string;
}

// A DNS label has 63 bytes; seven of them are for the mark of the table.
const TITLE_BYTES = 50;

/**
 * The name of a service instance: the title, cut to 50 bytes of UTF-8, and four digits of the table id, so that two tables
 * of the same title are two instances. A dot would split the label.
 */
export function instanceName(title: string, id: TableId): string {
  const plain = plainText(title).replaceAll('.', '·');
  return `${cutToBytes(plain, TITLE_BYTES)} (${id.slice(0, 4)})`.trim();
}

/** The longest beginning of the text with at most `most` bytes of UTF-8 that ends between two code points. */
export function cutToBytes(text: string, most: number): string {
  let cut = '';
  let bytes = 0;
  for (const codePoint of text) {
    bytes += Buffer.byteLength(codePoint);
    if (bytes > most) break;
    cut += codePoint;
  }
  return cut.trim();
}

/** The TXT record: under 200 bytes, no secrets. */
export const txtRecord = ({ id, protocol, appVersion, game }: Announcement): Record<string, string> => ({
  txtvers: '1',
  id,
  p: String(protocol),
  av: appVersion,
  g: game,
});

const TXT_ENTRIES = 16;
const PROTOCOL = /^[0-9]{1,6}$/;
const VERSION = /^[0-9A-Za-z.+-]{1,40}$/;
const GAME = /^[a-z0-9-]{1,40}$/;

/** A received TXT record (a list of `key=value` as bytes); undefined if it is not one of ours. Anything may come in. */
export function parseTxt(data: unknown): Announcement | undefined {
  if (!Array.isArray(data) || data.length > TXT_ENTRIES) return undefined;
  const entries = new Map<string, string>();
  for (const item of data) {
    if (!(item instanceof Uint8Array)) return undefined;
    const [key, value] = splitEntry(Buffer.from(item).toString());
    if (!entries.has(key)) entries.set(key, value); // RFC 6763, 6.4: of a key that comes twice the first one counts
  }
  const id = toTableId(entries.get('id') ?? '');
  const protocol = entries.get('p') ?? '';
  const appVersion = entries.get('av') ?? '';
  const game = entries.get('g') ?? '';
  if (entries.get('txtvers') !== '1' || id === undefined || !PROTOCOL.test(protocol)) return undefined;
  if (!VERSION.test(appVersion) || !GAME.test(game)) return undefined;
  return { id, protocol: Number(protocol), appVersion, game };
}

function splitEntry(text: string): [string, string] {
  const equals = text.indexOf('=');
  return equals === -1
    ? [text.toLowerCase(), '']
    : [text.slice(0, equals).toLowerCase(), text.slice(equals + 1)];
}
