import { isComputerName, isHomeName, parseIp, rangeOf, type AddressRange } from '../../core/base/address.ts';

/** Where an address of the internet would be. Tunnels between homes (100.64.0.0/10) and what adapters give themselves are not there. */
const AT_HOME: readonly AddressRange[] = ['loopback', 'private', 'shared', 'link-local'];

/** Whether the text is an IP address that only a network at home has, or a tunnel to one. */
export function isHomeAddress(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && AT_HOME.includes(rangeOf(ip));
}

/**
 * Whether a person may type this as the address of a host: whatever the lobby of one may show, public addresses of a campus included,
 * and names of computers. A name must still lead home, which shows when it is looked up.
 */
export function isTypedAddress(address: string): boolean {
  const ip = parseIp(address);
  return ip === undefined ? isComputerName(address.toLowerCase()) : rangeOf(ip) !== 'none';
}

/** Whether a link, which anybody may have written, may lead there: an address at home that needs no zone, or a name of home networks. */
export const isLinkedAddress = (address: string): boolean => {
  const ip = parseIp(address);
  if (ip === undefined) return isHomeName(address.toLowerCase());
  return isHomeAddress(address) && (ip.bytes.length === 4 || rangeOf(ip) !== 'link-local');
};
