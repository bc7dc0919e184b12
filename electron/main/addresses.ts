import { isIPv4 } from 'node:net';

/** Ranges of the home network: loopback, private, link-local. As first and last octets. */
const HOME_RANGES: readonly (readonly [first: string, last: string])[] = [
  ['10.0.0.0', '10.255.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.168.0.0', '192.168.255.255'],
];

const LOCAL_NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+local$/i;

/** Whether the text is an IPv4 address, as four plain decimal numbers, that only a home network has. */
export function isHomeAddress(address: string): boolean {
  if (!isIPv4(address)) return false; // refuses octal, hexadecimal and short forms
  const value = toNumber(address);
  return HOME_RANGES.some(([first, last]) => toNumber(first) <= value && value <= toNumber(last));
}

/** Whether a person may type this as the address of a host: a home address or a `.local` name. */
export const isTypedAddress = (address: string): boolean =>
  isHomeAddress(address) || LOCAL_NAME.test(address);

const toNumber = (address: string): number =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
