import type { TableId } from '../../../core/base/ids.ts';
import { isFields, isWhole, type Fields } from '../../../core/base/parse.ts';
import { parseTxt, SERVICE_DOMAIN } from './announcement.ts';

/** A table that an mDNS response tells of. Nothing in it is verified. */
interface AnnouncedTable {
  readonly id: TableId;
  /** The full name of the instance in lower case, as a goodbye names it. */
  readonly instance: string;
  readonly port: number;
  /** The IPv4 addresses of its host, in the order of the records. */
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
    if (!isFields(data) || !isWhole(data['port'], 1, 65_535)) return [];
    const txt = records.find((other) => other.type === 'TXT' && lower(other.name) === instance);
    const announcement = parseTxt(txt?.data);
    if (announcement === undefined) return [];
    const addresses = addressesOf(records, lower(data['target']));
    return [{ id: announcement.id, instance, port: data['port'], addresses }];
  });
  return { tables, goodbyes: [...new Set(goodbyes)] };
}

function recordsOf(packet: unknown): readonly Fields[] {
  if (!isFields(packet)) return [];
  const { answers, additionals } = packet;
  const all: readonly unknown[] = [
    ...(Array.isArray(answers) ? answers.slice(0, RECORDS) : []),
    ...(Array.isArray(additionals) ? additionals.slice(0, RECORDS) : []),
  ];
  return all.slice(0, RECORDS).filter(isFields);
}

function addressesOf(records: readonly Fields[], host: string | undefined): string[] {
  if (host === undefined) return [];
  return records
    .filter(({ type, name }) => type === 'A' && lower(name) === host)
    .flatMap(({ data }) => (typeof data === 'string' ? [data] : []))
    .slice(0, ADDRESSES);
}

const lower = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.toLowerCase() : undefined;
