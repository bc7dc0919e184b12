import { join } from 'node:path';
import { DEFAULT_PORT, PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createBrowser } from './browser.ts';
import { discoveryPorts } from './ports.ts';
import { interfacesFromEnvironment, type ListInterfaces } from './interfaces.ts';
import { createPublisher } from './publisher.ts';
import { createRecentHosts } from './recent.ts';
import { createSignal } from './signal.ts';
import type { Discovery, DiscoveryStatus } from './types.ts';

export type { Discovery, DiscoveryStatus, NearbyTable } from './types.ts';

export interface DiscoveryOptions {
  /** The TCP port of the host, read whenever a table is told of. */
  readonly port: () => number;
  readonly appVersion: string;
  /** The folder in which recent hosts are kept; absent: they are forgotten at the end. */
  readonly dataDir?: string;
  /** Absent: this app's. */
  readonly protocolVersion?: number;
  /** Absent: what `AUCTION_NIGHT_INTERFACES` says. */
  readonly interfaces?: ListInterfaces;
  /** UDP ports; absent: what `AUCTION_NIGHT_MDNS_PORT` and `AUCTION_NIGHT_BROADCAST_PORT` say. */
  readonly mdnsPort?: number;
  readonly broadcastPort?: number;
  /** The TCP port that a scan tries; absent: 47474. */
  readonly scanPort?: number;
  readonly clock?: Clock;
}

/** Starts looking for tables; telling of one's own begins with `publisher.publish`. Never throws. */
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
  const publisher = createPublisher({ ...shared, port: options.port, appVersion: options.appVersion });
  const browser = createBrowser({
    ...shared,
    scanPort: options.scanPort ?? DEFAULT_PORT,
    isOwnTable: publisher.has,
    recent,
  });
  return {
    publisher,
    browser,
    ...bothStatuses([publisher, browser]),
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

type WithStatus = Pick<Discovery, 'status' | 'onStatus'>;

function bothStatuses(parts: readonly WithStatus[]): WithStatus {
  const status = (): DiscoveryStatus =>
    parts.some((part) => part.status() === 'unavailable') ? 'unavailable' : 'available';
  const changes = createSignal<DiscoveryStatus>();
  let told = status();
  for (const part of parts)
    part.onStatus(() => {
      if (status() === told) return;
      told = status();
      changes.tell(told);
    });
  return { status, onStatus: changes.listen };
}
