/** An IP address: 4 or 16 bytes; link-local ones may have a zone (`fe80::1%eth0`). IPv4 mapped into IPv6 is stored as IPv4. */
export interface IpAddress {
  readonly bytes: readonly number[];
  readonly zone?: string;
}

const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const ZONE = /^[\w.-]{1,32}$/;

function parseIpv4(text: string): readonly number[] | undefined {
  const parts = text.split('.');
  const isValid = parts.length === 4 && parts.every((part) => OCTET.test(part) && Number(part) <= 255);
  return isValid ? parts.map(Number) : undefined;
}

/** The bytes of groups between colons; the last one may be an IPv4 address. */
function bytesOf(groups: string, isLast: boolean): readonly number[] | undefined {
  if (groups === '') return [];
  const parts = groups.split(':');
  const bytes: number[] = [];
  for (const [index, part] of parts.entries()) {
    const embedded = isLast && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (embedded === undefined && !GROUP.test(part)) return undefined;
    const value = Number.parseInt(part, 16);
    bytes.push(...(embedded ?? [value >> 8, value & 255]));
  }
  return bytes;
}

function parseIpv6(text: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const before = bytesOf(head, tail === undefined);
  const after = tail === undefined ? [] : bytesOf(tail, true);
  if (before === undefined || after === undefined) return undefined;
  const missing = 16 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 2) return undefined;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

const isMapped = (bytes: readonly number[]): boolean =>
  bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;

/**
 * Parses an IP address: IPv4 as four decimal numbers without leading zeros, IPv6 without brackets, with a zone only if it is link-local.
 * @returns undefined for anything else, such as octal or shortened IPv4
 */
export function parseIp(text: string): IpAddress | undefined {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== undefined) return { bytes: ipv4 };
  const [address = '', zone, ...more] = text.split('%');
  const bytes = address.includes(':') ? parseIpv6(address) : undefined;
  if (bytes === undefined || more.length > 0) return undefined;
  if (isMapped(bytes)) return zone === undefined ? { bytes: bytes.slice(12) } : undefined;
  if (zone === undefined) return { bytes };
  return ZONE.test(zone) && rangeOf({ bytes }) === 'link-local' ? { bytes, zone } : undefined;
}

/** The address in its canonical form (RFC 5952). */
export function ipText({ bytes, zone }: IpAddress): string {
  if (bytes.length === 4) return bytes.join('.');
  const groups = Array.from({ length: 8 }, (_, index) =>
    (((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0)).toString(16),
  );
  // The first of the longest runs of two or more zeros becomes ::
  const runs = groups.map((_, from) => groups.slice(from).findIndex((group) => group !== '0'));
  const lengths = runs.map((length, from) => (length < 0 ? groups.length - from : length));
  const longest = Math.max(...lengths);
  const at = lengths.indexOf(longest);
  const text =
    longest < 2
      ? groups.join(':')
      : `${groups.slice(0, at).join(':')}::${groups.slice(at + longest).join(':')}`;
  return zone === undefined ? text : `${text}%${zone}`;
}

/** An address in the form that is compared and stored: `::ffff:192.168.1.5` becomes `192.168.1.5`. Other text becomes lower case. */
export function canonicalAddress(text: string): string {
  const ip = parseIp(text);
  return ip === undefined ? text.toLowerCase() : ipText(ip);
}

/** Whether two addresses have the same first `length` bits. False between IPv4 and IPv6. */
export function sharePrefix(one: IpAddress, other: IpAddress, length: number): boolean {
  if (one.bytes.length !== other.bytes.length || length > one.bytes.length * 8) return false;
  return one.bytes.every((byte, index) => {
    const bits = Math.min(8, Math.max(0, length - index * 8));
    return byte >> (8 - bits) === (other.bytes[index] ?? 0) >> (8 - bits);
  });
}

/** The number of leading ones in a netmask; undefined if the text is no netmask. */
export function prefixLength(netmask: string): number | undefined {
  const bits = parseIp(netmask)
    ?.bytes.map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return bits !== undefined && /^1*0*$/.test(bits) ? bits.replace(/0/g, '').length : undefined;
}

/**
 * The range that an address is in. `private`: local networks (RFC 1918, fc00::/7). `shared`: between a provider and its customers, and
 * in tunnels (100.64.0.0/10). `none`: addresses of no single device, such as 0.0.0.0, multicast and broadcast.
 */
export type AddressRange = 'loopback' | 'link-local' | 'private' | 'shared' | 'public' | 'none';

const RANGES: readonly (readonly [first: string, length: number, range: AddressRange])[] = [
  ['0.0.0.0', 8, 'none'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.168.0.0', 16, 'private'],
  ['224.0.0.0', 3, 'none'],
  ['::1', 128, 'loopback'],
  ['::', 96, 'none'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'link-local'],
  ['ff00::', 8, 'none'],
];
const ranges = RANGES.flatMap(([first, length, range]) => {
  const bytes = first.includes(':') ? parseIpv6(first) : parseIpv4(first);
  return bytes === undefined ? [] : [{ first: { bytes }, length, range }];
});

export function rangeOf(ip: IpAddress): AddressRange {
  return ranges.find(({ first, length }) => sharePrefix(ip, first, length))?.range ?? 'public';
}

/**
 * Suffixes that routers and systems add to names on a home network. Nobody can register a name below them on the internet: they are
 * reserved for local networks (`local`, `home.arpa`, `internal`) or are not top-level domains (`lan`, `home`, `localdomain`, …).
 * `fritz.box` is the exception: an internet domain of the maker of these routers, who registers no names below it.
 * Never add `myfritz.net` or other dynamic domains, where anybody can register a name.
 */
export const HOME_SUFFIXES = [
  'local',
  'home.arpa',
  'internal',
  'lan',
  'home',
  'localdomain',
  'fritz.box',
  'speedport.ip',
  'private',
  'intranet',
  'corp',
] as const;

const LABEL = /^(?!-)[a-z0-9_-]{1,63}$/;

/** Whether the lower-case text can be a computer's name. Its last label must not start with a digit, as in a mistyped address. */
export function isComputerName(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return text.length <= 253 && labels.every((label) => LABEL.test(label)) && !/^\d|-$/.test(last);
}

/** Whether the lower-case text is a name that only a home network can assign. */
export const isHomeName = (text: string): boolean =>
  isComputerName(text) && HOME_SUFFIXES.some((suffix) => text.endsWith(`.${suffix}`));
