import { domainToASCII } from 'node:url';
import { canonicalAddress, HOME_SUFFIXES, parseIp, rangeOf } from '../../../core/base/address.ts';
import { isIpv6, withoutZone } from '../../../core/base/endpoint.ts';

/** What a request says of where it comes from and where it wants to go. */
export interface RequestOrigin {
  /** Names and values as they came, alternating. */
  readonly rawHeaders: readonly string[];
  /** The address of ours at which it arrived. */
  readonly localAddress: string;
}

/** Who we are. */
export interface OwnNames {
  readonly port: number;
  /** The names of this computer that others may use, in small letters. */
  readonly names: readonly string[];
}

/** `host`: what the Host header says, which is one of our own. */
export type GateOutcome =
  | { readonly ok: true; readonly host: string }
  /** `place`: the address and port that the request has come to. */
  | { readonly ok: false; readonly status: 421; readonly place: string }
  /** A page of elsewhere; `host` is one of our own, as above. */
  | { readonly ok: false; readonly status: 403; readonly place: string; readonly host: string };

/**
 * The gate before every answer and every handshake. There has to be one Host header that names us and our port: a page whose name was made
 * to point here (DNS rebinding) names itself. Origin is absent (no browser, or a plain visit) or exactly that host: a page
 * from elsewhere names its own.
 */
export function passGate(
  { rawHeaders, localAddress }: RequestOrigin,
  { port, names }: OwnNames,
): GateOutcome {
  const [said, ...moreHosts] = valuesOf(rawHeaders, 'host');
  const host = said?.toLowerCase();
  const place = `${hostOf(localAddress)}:${port}`;
  const own = [hostOf(localAddress), ...(isLoopback(localAddress) ? ['localhost'] : []), ...names];
  if (host === undefined || moreHosts.length > 0 || !own.includes(nameIn(host, port) ?? ''))
    return { ok: false, status: 421, place };
  const origins = valuesOf(rawHeaders, 'origin');
  const isSame = origins.every((origin) => origin.toLowerCase() === `http://${host}`);
  return isSame && origins.length <= 1 ? { ok: true, host } : { ok: false, status: 403, place, host };
}

/** The name or address that a Host header with our port says, each in one way alone; undefined with another port. */
function nameIn(host: string, port: number): string | undefined {
  const [, bracketed, plain = '', given] =
    /^(?:\[([0-9a-f:.]+(?:%[\w.-]+)?)\]|([^:[\]]+))(?::(\d+))?$/.exec(host) ?? [];
  if (given === undefined ? port !== 80 : given !== String(port)) return undefined;
  if (bracketed !== undefined) return hostOf(bracketed);
  return parseIp(plain) === undefined ? plain.replace(/\.$/, '') : plain;
}

/** An address as a Host header has it: without zone, IPv6 in brackets. */
export function hostOf(address: string): string {
  const plain = withoutZone(canonicalAddress(address));
  return isIpv6(plain) ? `[${plain}]` : plain;
}

/**
 * The names by which this computer can be called: the one that its system has, alone, as it is, and with the endings that networks at
 * home put behind it. None of them can be had by a page of the internet: a name of one part and those endings are given by the own network
 * alone, and what the system's name ends in was chosen by whoever keeps this computer. So a page of elsewhere that was made to point here,
 * be it called `my-pc.evil.example`, does not pass.
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

/** All values of a header, in order; several headers of a name are several values. */
export const valuesOf = (rawHeaders: readonly string[], name: string): readonly string[] =>
  rawHeaders.flatMap((key, index) =>
    index % 2 === 0 && key.toLowerCase() === name ? [rawHeaders[index + 1] ?? ''] : [],
  );
