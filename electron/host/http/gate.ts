import { domainToASCII } from 'node:url';
import { canonicalAddress, HOME_SUFFIXES, parseIp, rangeOf } from '../../../core/base/address.ts';
import { isIpv6, withoutZone } from '../../../core/base/endpoint.ts';

/** The headers and the arrival address of a request. */
export interface RequestOrigin {
  /** Names and values in their order, alternating. */
  readonly rawHeaders: readonly string[];
  /** The address of this host at which it arrived. */
  readonly localAddress: string;
}

/** The names of this host. */
export interface OwnNames {
  readonly port: number;
  /** The names of this computer for other devices, in lower case. */
  readonly names: readonly string[];
}

/** `host`: the Host header, which names this host. */
export type GateOutcome =
  | { readonly ok: true; readonly host: string }
  /** `endpoint`: the address and port at which the request arrived. */
  | { readonly ok: false; readonly status: 421; readonly endpoint: string }
  /** A request from a foreign page; `host` as above. */
  | { readonly ok: false; readonly status: 403; readonly endpoint: string; readonly host: string };

/**
 * Checks every request and handshake. Exactly one Host header must name this host and its port: a page whose name was made to point here
 * (DNS rebinding) names itself. Origin must be absent (no browser, or a navigation) or exactly that host: foreign pages name their own.
 */
export function passGate(
  { rawHeaders, localAddress }: RequestOrigin,
  { port, names }: OwnNames,
): GateOutcome {
  const [hostHeader, ...moreHosts] = valuesOf(rawHeaders, 'host');
  const host = hostHeader?.toLowerCase();
  const endpoint = `${hostOf(localAddress)}:${port}`;
  const ownNames = [hostOf(localAddress), ...(isLoopback(localAddress) ? ['localhost'] : []), ...names];
  if (host === undefined || moreHosts.length > 0 || !ownNames.includes(nameIn(host, port) ?? ''))
    return { ok: false, status: 421, endpoint };
  const origins = valuesOf(rawHeaders, 'origin');
  const isSame = origins.every((origin) => origin.toLowerCase() === `http://${host}`);
  return isSame && origins.length <= 1 ? { ok: true, host } : { ok: false, status: 403, endpoint, host };
}

/** Returns the name or address of a Host header with our port, in one spelling; undefined with another port. */
function nameIn(host: string, port: number): string | undefined {
  const [, bracketed, plain = '', portText] =
    /^(?:\[([0-9a-f:.]+(?:%[\w.-]+)?)\]|([^:[\]]+))(?::(\d+))?$/.exec(host) ?? [];
  if (portText === undefined ? port !== 80 : portText !== String(port)) return undefined;
  if (bracketed !== undefined) return hostOf(bracketed);
  return parseIp(plain) === undefined ? plain.replace(/\.$/, '') : plain;
}

/** Formats an address as in a Host header: without zone, IPv6 in brackets. */
export function hostOf(address: string): string {
  const plain = withoutZone(canonicalAddress(address));
  return isIpv6(plain) ? `[${plain}]` : plain;
}

/**
 * The names of this computer: its system name as a whole, its first part, and that with the suffixes of home networks. No page of the
 * internet can have any of them: single-label names and those suffixes are assigned by the local network, and the system name's suffix was
 * chosen by the computer's owner. So a foreign page that points here, such as `my-pc.evil.example`, is rejected.
 */
export function namesOfComputer(hostname: string): readonly string[] {
  const whole = domainToASCII(hostname).toLowerCase().replace(/\.$/, '');
  const [first = ''] = whole.split('.');
  if (first === '' || first === 'localhost' || parseIp(whole) !== undefined) return [];
  return [...new Set([whole, first, ...HOME_SUFFIXES.map((suffix) => `${first}.${suffix}`)])];
}

/** Whether an address can only be reached from this computer. */
export function isLoopback(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && rangeOf(ip) === 'loopback';
}

/** Returns all values of a header, in order, across repeated headers. */
export const valuesOf = (rawHeaders: readonly string[], name: string): readonly string[] =>
  rawHeaders.flatMap((key, index) =>
    index % 2 === 0 && key.toLowerCase() === name ? [rawHeaders[index + 1] ?? ''] : [],
  );
