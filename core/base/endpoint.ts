/** Where a host is: an IP address or a name, and its port. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

export const isIpv6 = (address: string): boolean => address.includes(':');

/** An address without its zone: what stands in a Host header, and what another device knows of it. */
export const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';

/** Whether the address is link-local in IPv6 (fe80::/10): it needs a zone, for which links have no place, so that only programs can use it. */
export const needsZone = (address: string): boolean => /^fe[89ab][\da-f]:/i.test(address);

/** `192.168.1.20:47474`, `[fd12::1]:47474`: an address or name with a port, as it stands in links. */
export const formatEndpoint = ({ address, port }: Endpoint): string =>
  `${isIpv6(address) ? `[${address}]` : address}:${port}`;

/** Reads what `formatEndpoint` has written; undefined for anything else. What people type is read by `parseAddress`. */
export function parseEndpoint(text: string): Endpoint | undefined {
  const [, ipv6, plain, digits] = /^(?:\[([^\s[\]]+)\]|([^\s:[\]/]+)):(\d{1,5})$/.exec(text) ?? [];
  const [address, port] = [ipv6 ?? plain, Number(digits)];
  return address === undefined || port < 1 || port > 65_535 ? undefined : { address, port };
}
