import type { TableId } from '../../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { isNeighbour, type NetworkInterface } from './interfaces.ts';

/** Milliseconds for which an own advertisement counts as heard: it is queried every ten seconds. */
const OWN_LASTS = 30_000;
/** The same for other devices, which send irregularly. */
const OTHERS_LAST = 10 * 60_000;

/** What this computer receives by mDNS. */
export interface Echo {
  /** Notes any mDNS packet. */
  packet(from: string): void;
  /** Notes an advertisement of tables. */
  announcement(tables: readonly TableId[], from: string): void;
  /** Returns the addresses of this computer whose advertisements have come back. */
  heard(): readonly string[];
  /** Whether another device of a home network was heard. */
  hearsOthers(): boolean;
}

/**
 * Remembers whether own advertisements come back, and whether others arrive at all. Only packets from an own address count as own: anybody
 * may name our tables.
 */
export function createEcho(
  clock: Clock,
  networks: () => readonly NetworkInterface[],
  isOwnTable: (id: TableId) => boolean,
): Echo {
  const heardAt = new Map<string, number>();
  let othersAt = Number.NEGATIVE_INFINITY;
  const isOwn = (address: string): boolean => networks().some((entry) => entry.address === address);
  return {
    packet: (from) => {
      if (isNeighbour(from, networks())) othersAt = clock.elapsed();
    },
    announcement: (tables, from) => {
      if (isOwn(from) && tables.some(isOwnTable)) heardAt.set(from, clock.elapsed());
    },
    heard: () => {
      for (const [address, at] of heardAt)
        if (!isOwn(address) || clock.elapsed() - at > OWN_LASTS) heardAt.delete(address);
      return [...heardAt.keys()];
    },
    hearsOthers: () => clock.elapsed() - othersAt <= OTHERS_LAST,
  };
}
