import { BROADCAST_PORT } from './broadcast-message.ts';

const MDNS_PORT = 5353;

/**
 * The UDP ports of discovery. `AUCTION_NIGHT_MDNS_PORT` and `AUCTION_NIGHT_BROADCAST_PORT` replace them, so that two groups
 * of hosts on one computer do not see each other; with only the first given, broadcasts take the port after it.
 */
export function discoveryPorts(environment: Readonly<Record<string, string | undefined>>): {
  readonly mdns: number;
  readonly broadcast: number;
} {
  const mdns = toPort(environment['AUCTION_NIGHT_MDNS_PORT']);
  const broadcast = toPort(environment['AUCTION_NIGHT_BROADCAST_PORT']);
  return {
    mdns: mdns ?? MDNS_PORT,
    broadcast: broadcast ?? (mdns === undefined ? BROADCAST_PORT : mdns + 1),
  };
}

const toPort = (text: string | undefined): number | undefined => {
  const port = Number(text ?? '');
  return Number.isInteger(port) && port > 0 && port < 65_535 ? port : undefined;
};
