/** Where a host can be reached: an IP address or a name, and a port. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

export const isIpv6 = (address: string): boolean => address.includes(':');

/** An address without its zone, as in a Host header. A zone means nothing to other devices. */
export const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';

/** Whether the address is link-local IPv6 (fe80::/10). It needs a zone, which links cannot carry, so only programs can use it. */
export const needsZone = (address: string): boolean => /^fe[89ab][\da-f]:/i.test(address);

/** `192.168.1.20:47474` or `[fd12::1]:47474`, as in links. */
export const formatEndpoint = ({ address, port }: Endpoint): string =>
  `${isIpv6(address) ? `[${address}]` : address}:${port}`;

/** The inverse of `formatEndpoint`; undefined for other text. `parseAddress` reads what people type. */
export function parseEndpoint(text: string): Endpoint | undefined {
  const [, ipv6, plain, digits] = /^(?:\[([^\s[\]]+)\]|([^\s:[\]/]+)):(\d{1,5})$/.exec(text) ?? [];
  const [address, port] = [ipv6 ?? plain, Number(digits)];
  return address === undefined || port < 1 || port > 65_535 ? undefined : { address, port };
}
