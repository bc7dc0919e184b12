import { canonicalAddress, HOME_SUFFIXES, isComputerName, parseIp, rangeOf } from '../base/address.ts';
import { withPlainDigits } from '../base/digits.ts';
import { toTableId, type TableId } from '../base/ids.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { isTableCode } from '../line/code.ts';
import { DEFAULT_PORT } from './version.ts';

/** An address that a person typed, pasted or scanned, with the table and its code if it was an entire link. */
export interface TypedAddress {
  readonly address: string;
  readonly port: number;
  readonly table?: TableId;
  /** As in `core/line/code.ts`. */
  readonly tableCode?: string;
  /** The link leads to the screen for televisions. */
  readonly isTelevision?: true;
}

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const SCHEME = '(?:https?|auction-night):\\/\\/';
const END = '[^\\s<>"\'“”„«»]*';

/** `192,168,1,20`, `192. 168. 1. 20`, `192 168 1 20 47474`: four numbers and an optional port, with any separators. */
const GAP = '(?:\\s*[.,]\\s*|\\s+)';
const NUMBERS = new RegExp(
  `^(${SCHEME})?(\\d{1,3})${GAP}(\\d{1,3})${GAP}(\\d{1,3})${GAP}(\\d{1,3})(?:(?:\\s*[:;.,]\\s*|\\s+)(\\d+))?\\s*(?=$|[/#?])`,
  'i',
);
/** Scheme, address with or without brackets, port, path, query, fragment. */
const ENDPOINT = new RegExp(
  `^(?:${SCHEME})?(?:\\[([^\\]\\s]+)\\]|([^\\s/#?:[\\]@]+))(?::([^/#?\\s]*))?(?:/([^\\s#?]*))?(?:\\?[^\\s#]*)?(?:#(\\S*))?$`,
  'i',
);
/** An IPv6 address without brackets. */
const BARE_IPV6 = new RegExp(`^(${SCHEME})?([0-9a-f:.]*:[0-9a-f:.]*(?:%[\\w.-]+)?)(?=$|[/#?])`, 'i');
/** A port after it: five digits, which no part of the address can have. */
const BARE_PORT = /^(.*):(\d{5})$/;
/** Links and addresses in a longer text. Names only if they have a known suffix or a port. */
const WITHIN = new RegExp(
  [
    `${SCHEME}${END}`,
    `\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\.?\\w)(?::\\d+)?(?:[/#]${END})?`,
    `\\[[0-9a-f:.]+(?:%[\\w.-]+)?\\](?::\\d+)?(?:[/#]${END})?`,
    `[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:]*(?:%[\\w.-]+)?`,
    `[\\w-]+(?:\\.[\\w-]+)*\\.(?:${HOME_SUFFIXES.join('|').replaceAll('.', '\\.')})(?![\\w-])(?::\\d+)?(?:[/#]${END})?`,
    `[a-z][\\w.-]*:\\d{4,5}(?!\\d)(?:[/#]${END})?`,
  ].join('|'),
  'gi',
);
/** Punctuation after a link. */
const TRAILING = /[.,;:!?)}]+$/;

/** Characters of an input that are examined: enough for a message with a link. */
const LONGEST = 1_000;

const FRAGMENT = /^\/?(table|tv)(?:\/([0-9a-f]{16}))?\/?(?:\?(.*))?$/i;
const CODE = /(?:^|&)code=([^&]+)(?:&|$)/;

/**
 * Reads the address of a host: `192.168.1.20`, `192.168.1.20:47474/tv`, `[fd12::1]:47474`, `my-pc`, `kitchen.local`, a link, or a message
 * with one of these in it. Accepts digits of every script, and commas or spaces for dots.
 * @returns the address, or which part is invalid
 */
export function parseAddress(input: string): Result<TypedAddress, 'address' | 'port'> {
  const text = withPlainDigits(input.slice(0, LONGEST).normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/。/g, '.')
    .trim();
  const entire = parseLink(text);
  if (entire.ok || (entire.error === 'port' && !/\s/.test(text))) return entire;
  for (const [word] of text.matchAll(WITHIN)) {
    const found = parseLink(word.replace(TRAILING, ''));
    if (found.ok) return found;
  }
  return entire;
}

/** Rewrites numbers with other separators, and IPv6 without brackets, into the form of a link. */
const tidy = (text: string): string =>
  text
    .replace(NUMBERS, (_all, scheme = '', a, b, c, d, port?: string) => {
      const address = [a, b, c, d].map(Number).join('.');
      return `${scheme}${address}${port === undefined ? '' : `:${port}`}`;
    })
    .replace(BARE_IPV6, (all, scheme = '', bare: string) => {
      if (parseIp(bare) !== undefined) return `${scheme}[${bare}]`;
      const [, address = '', port = ''] = BARE_PORT.exec(bare) ?? [];
      return parseIp(address) === undefined ? all : `${scheme}[${address}]:${port}`;
    });

function parseLink(text: string): Result<TypedAddress, 'address' | 'port'> {
  const [match, bracketed, plain = '', port, path = '', fragment = ''] = ENDPOINT.exec(tidy(text)) ?? [];
  const address = bracketed === undefined ? addressOf(plain) : ipv6Of(bracketed);
  if (match === undefined || address === undefined) return fail('address');
  if (port !== undefined && !/^\d{1,5}$/.test(port)) return fail(parseIp(address) ? 'port' : 'address');
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (number < 1 || number > 65_535) return fail('port');
  return ok({ address, port: number, ...targetOf(path, fragment) });
}

function addressOf(text: string): string | undefined {
  const name = text.toLowerCase().replace(/\.$/, '');
  if (name === 'localhost') return '127.0.0.1';
  const ip = parseIp(name);
  if (ip !== undefined) return rangeOf(ip) === 'none' ? undefined : name;
  return isComputerName(name) ? name : undefined;
}

function ipv6Of(text: string): string | undefined {
  const ip = parseIp(text.replace('%25', '%')); // links escape the % before a zone
  return ip === undefined || rangeOf(ip) === 'none' ? undefined : canonicalAddress(text.replace('%25', '%'));
}

/** The target of a link on the host: a table, or the screen for televisions. */
function targetOf(path: string, fragment: string): Omit<TypedAddress, 'address' | 'port'> {
  const [, screen = '', id = path, query = ''] = FRAGMENT.exec(fragment) ?? [];
  const table = toTableId(id.toLowerCase());
  const code = CODE.exec(query)?.[1];
  const isTelevision = screen.toLowerCase() === 'tv' || /^tv\/?$/i.test(path);
  return {
    ...(table !== undefined && { table }),
    ...(table !== undefined && isTableCode(code) && { tableCode: code }),
    ...(isTelevision && { isTelevision }),
  };
}
