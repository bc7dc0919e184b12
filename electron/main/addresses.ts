import { isComputerName, isHomeName, parseIp, rangeOf, type AddressRange } from '../../core/base/address.ts';

/**
 * Ranges of home networks and of tunnels between homes (100.64.0.0/10); self-assigned addresses are included, internet addresses are not.
 */
const AT_HOME: readonly AddressRange[] = ['loopback', 'private', 'shared', 'link-local'];

/** Whether the text is an IP address of a home network, or of a tunnel to one. */
export function isHomeAddress(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && AT_HOME.includes(rangeOf(ip));
}

/**
 * Whether a person may type this as a host's address: anything that the lobby of a host may show, including public addresses of a campus,
 * and computer names. A name must also resolve to a home address, which is checked on lookup.
 */
export function isTypedAddress(address: string): boolean {
  const ip = parseIp(address);
  return ip === undefined ? isComputerName(address.toLowerCase()) : rangeOf(ip) !== 'none';
}

/** Whether a link, which is untrusted, may lead there: a home address that needs no zone, or a name of home networks. */
export const isLinkedAddress = (address: string): boolean => {
  const ip = parseIp(address);
  if (ip === undefined) return isHomeName(address.toLowerCase());
  return isHomeAddress(address) && (ip.bytes.length === 4 || rangeOf(ip) !== 'link-local');
};
