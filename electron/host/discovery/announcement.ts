import { canonicalAddress } from '../../../core/base/address.ts';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { isJsonObject, isIntegerIn, type JsonObject } from '../../../core/base/parse.ts';

/** The DNS-SD service type in the form of bonjour-service: without underscores and protocol. */
export const SERVICE_TYPE = 'auction-night';

/** The name of the query for all tables of a network. */
export const SERVICE_DOMAIN = `_${SERVICE_TYPE}._tcp.local`;

// Control characters, lone surrogates, line separators, and characters that override or isolate the text direction
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Sanitizes text from or for the network: NFC, without characters that hide or disguise. */
export const plainText = (text: string): string => text.normalize('NFC').replace(HIDDEN, '').trim();

/** The content of an advertisement besides name, host and port. Static: everything that changes is at `/health/<id>`. */
export interface Announcement {
  readonly id: TableId;
  readonly protocol: number;
  readonly appVersion: string;
  readonly game: string;
}

// A DNS label has 63 bytes; seven of them are for the table's suffix.
const TITLE_BYTES = 50;

/**
 * Returns the name of a service instance: the title, cut to 50 bytes of UTF-8, and four digits of the table id, so that tables with the
 * same title are different instances. A dot would split the label.
 */
export function instanceName(title: string, id: TableId): string {
  const plain = plainText(title).replaceAll('.', '·');
  return `${cutToBytes(plain, TITLE_BYTES)} (${id.slice(0, 4)})`.trim();
}

/** Returns the longest start of the text with at most `most` bytes of UTF-8, cut between code points. */
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

/**
 * Returns the TXT record: under 200 bytes, without secrets.
 * @param line The name of the host's key as base64url, if it is told: a hint, since anybody can announce anything.
 */
export const txtRecord = (
  { id, protocol, appVersion, game }: Announcement,
  line?: string,
): Record<string, string> => ({
  txtvers: '1',
  id,
  p: String(protocol),
  av: appVersion,
  g: game,
  ...(line !== undefined && { line }),
});

const MAX_TXT_ENTRIES = 16;
const PROTOCOL = /^[0-9]{1,6}$/;
const VERSION = /^[0-9A-Za-z.+-]{1,40}$/;
const GAME = /^[a-z0-9-]{1,40}$/;

/** Parses an untrusted TXT record (a list of `key=value` as bytes); undefined if it is not one of ours. */
export function parseTxt(data: unknown): Announcement | undefined {
  if (!Array.isArray(data) || data.length > MAX_TXT_ENTRIES) return undefined;
  const entries = new Map<string, string>();
  for (const item of data) {
    if (!(item instanceof Uint8Array)) return undefined;
    const [key, value] = splitEntry(Buffer.from(item).toString());
    if (!entries.has(key)) entries.set(key, value); // RFC 6763, 6.4: the first of repeated keys counts
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

/** A table in an mDNS response, unverified. */
interface AnnouncedTable {
  readonly id: TableId;
  /** The full name of the instance in lower case, as in a goodbye. */
  readonly instance: string;
  readonly port: number;
  /** The addresses of its host, in the order of the records. */
  readonly addresses: readonly string[];
}

/** The tables in an mDNS response. */
export interface MulticastResponse {
  readonly tables: readonly AnnouncedTable[];
  /** The full names, in lower case, of instances that say goodbye. */
  readonly goodbyes: readonly string[];
}

// More than a host with the most tables sends; further records are ignored.
const MAX_RECORDS = 200;
const MAX_ADDRESSES = 8;
const SUFFIX = `.${SERVICE_DOMAIN}`;

/**
 * Reads a decoded, untrusted mDNS packet: every instance of our type with SRV and TXT. Records are joined by name within the packet, and
 * tables are identified by the id in TXT, never by name. Invalid records are ignored.
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
    if (!isJsonObject(data) || !isIntegerIn(data['port'], 1, 65_535)) return [];
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
    Array.isArray(list) ? list.slice(0, MAX_RECORDS) : [],
  );
  return all.slice(0, MAX_RECORDS).filter(isJsonObject);
}

function addressesOf(records: readonly JsonObject[], host: string | undefined): string[] {
  if (host === undefined) return [];
  return records
    .filter(({ type, name }) => (type === 'A' || type === 'AAAA') && lower(name) === host)
    .flatMap(({ data }) => (typeof data === 'string' ? [canonicalAddress(data)] : []))
    .slice(0, MAX_ADDRESSES);
}

const lower = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.toLowerCase() : undefined;
