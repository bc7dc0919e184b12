import { canonicalAddress } from '../../../core/base/address.ts';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { isJsonObject, isWhole, type JsonObject } from '../../../core/base/parse.ts';

/** The DNS-SD service type, as bonjour-service wants it: without underscores and protocol. */
export const SERVICE_TYPE = 'auction-night';

/** The name under which all tables of a network are asked for. */
export const SERVICE_DOMAIN = `_${SERVICE_TYPE}._tcp.local`;

// Control characters, lone surrogates, line separators, and what overrides or isolates the direction of text
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text from the network, or on its way there, as it may be shown: NFC, without characters that hide or disguise. */
export const plainText = (text: string): string => text.normalize('NFC').replace(HIDDEN, '').trim();

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

/** A table that an mDNS response tells of. Nothing in it is verified. */
interface AnnouncedTable {
  readonly id: TableId;
  /** The full name of the instance in lower case, as a goodbye names it. */
  readonly instance: string;
  readonly port: number;
  /** The addresses of its host, in the order of the records. */
  readonly addresses: readonly string[];
}

/** What an mDNS response says about tables. */
export interface MulticastResponse {
  readonly tables: readonly AnnouncedTable[];
  /** Full names, in lower case, of instances that say goodbye. */
  readonly goodbyes: readonly string[];
}

// More than a host with the most tables sends; what comes after is not read.
const RECORDS = 200;
const ADDRESSES = 8;
const SUFFIX = `.${SERVICE_DOMAIN}`;

/**
 * Reads a decoded mDNS packet: every instance of our type that comes with SRV and TXT. Records are joined by name inside
 * the packet, and tables are known by the id in TXT, never by their name. Anything may come in; what is odd is left out.
 */
export function readResponse(packet: unknown): MulticastResponse {
  const records = recordsOf(packet);
  const goodbyes = records.flatMap(({ type, name, ttl, data }) => {
    if (ttl !== 0) return [];
    const instance = type === 'PTR' ? lower(data) : lower(name);
    return instance?.endsWith(SUFFIX) === true ? [instance] : [];
  });
  const tables = records.flatMap(({ type, name, ttl, data }) => {
    const instance = lower(name);
    if (type !== 'SRV' || ttl === 0 || instance?.endsWith(SUFFIX) !== true) return [];
    if (!isJsonObject(data) || !isWhole(data['port'], 1, 65_535)) return [];
    const txt = records.find((other) => other.type === 'TXT' && lower(other.name) === instance);
    const announcement = parseTxt(txt?.data);
    if (announcement === undefined) return [];
    const addresses = addressesOf(records, lower(data['target']));
    return [{ id: announcement.id, instance, port: data['port'], addresses }];
  });
  return { tables, goodbyes: [...new Set(goodbyes)] };
}

function recordsOf(packet: unknown): readonly JsonObject[] {
  if (!isJsonObject(packet)) return [];
  const all = [packet['answers'], packet['additionals']].flatMap((list: unknown): unknown[] =>
    Array.isArray(list) ? list.slice(0, RECORDS) : [],
  );
  return all.slice(0, RECORDS).filter(isJsonObject);
}

function addressesOf(records: readonly JsonObject[], host: string | undefined): string[] {
  if (host === undefined) return [];
  return records
    .filter(({ type, name }) => (type === 'A' || type === 'AAAA') && lower(name) === host)
    .flatMap(({ data }) => (typeof data === 'string' ? [canonicalAddress(data)] : []))
    .slice(0, ADDRESSES);
}

const lower = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.toLowerCase() : undefined;
