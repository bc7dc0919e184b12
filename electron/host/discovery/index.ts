import { join } from 'node:path';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { systemClock, type Clock } from '../clock.ts';
import { BROADCAST_PORT } from './broadcast.ts';
import { createBrowser } from './browser.ts';
import { createRecentHosts } from './hosts.ts';
import { interfacesFromEnvironment, withWaysOut, type ListInterfaces } from './interfaces.ts';
import { createPublisher } from './publisher.ts';
import { createDerived } from './timing.ts';
import type { Discovery, DiscoveryStatus } from './types.ts';

export type { Discovery, DiscoveryStatus, NearbyTable } from './types.ts';

export interface DiscoveryOptions {
  /** The TCP port of the host, read for every advertisement. */
  readonly port: () => number;
  readonly appVersion: string;
  /** The name of the host's key, as base64url; absent: it is not told. */
  readonly line?: string;
  /** The folder that stores recent hosts; absent: they are forgotten. */
  readonly dataDir?: string;
  /** Absent: this app's. */
  readonly protocolVersion?: number;
  /** Absent: those of `AUCTION_NIGHT_INTERFACES`. */
  readonly interfaces?: ListInterfaces;
  /** UDP ports; absent: those of `AUCTION_NIGHT_MDNS_PORT` and `AUCTION_NIGHT_BROADCAST_PORT`. */
  readonly mdnsPort?: number;
  readonly broadcastPort?: number;
  readonly clock?: Clock;
}

/** Starts looking for tables; `publisher.publish` advertises own ones. Never throws. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const ports = discoveryPorts(process.env);
  const recent = createRecentHosts(
    options.dataDir === undefined ? undefined : join(options.dataDir, 'recent-hosts.json'),
  );
  const shared = {
    interfaces: options.interfaces ?? interfacesFromEnvironment(),
    mdnsPort: options.mdnsPort ?? ports.mdns,
    broadcastPort: options.broadcastPort ?? ports.broadcast,
    protocolVersion: options.protocolVersion ?? PROTOCOL_VERSION,
    clock: options.clock ?? systemClock,
  };
  const { port, appVersion, line } = options;
  const publisher = createPublisher({ ...shared, port, appVersion, ...(line !== undefined && { line }) });
  const browser = createBrowser({
    ...shared,
    interfaces: withWaysOut(shared.interfaces, shared.clock),
    isOwnTable: publisher.has,
    recent,
  });
  const parts = [publisher, browser];
  const status = createDerived<DiscoveryStatus>('available', () =>
    parts.some((part) => part.status() === 'unavailable') ? 'unavailable' : 'available',
  );
  for (const part of parts) part.onStatus(status.update);
  return {
    publisher,
    browser,
    status: status.current,
    onStatus: status.onChange,
    isKnownAddress: (address, port) =>
      recent.has(address, port) ||
      browser.tables().some((table) => table.port === port && table.addresses.includes(address)),
    rememberAddress: recent.remember,
    refresh: () => {
      publisher.refresh();
      browser.refresh();
    },
    close: async () => {
      await Promise.all([publisher.close(), browser.close()]);
    },
  };
}

const MDNS_PORT = 5353;

/**
 * Returns the UDP ports of discovery. `AUCTION_NIGHT_MDNS_PORT` and `AUCTION_NIGHT_BROADCAST_PORT` replace them, so that two groups of
 * hosts on one computer do not see each other; with only the first given, broadcasts use the next port.
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
