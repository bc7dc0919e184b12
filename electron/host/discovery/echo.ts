import type { TableId } from '../../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { isNeighbour, type NetworkInterface } from './interfaces.ts';

/** Milliseconds that an own announcement counts as heard: it is asked for every ten seconds. */
const OWN_LASTS = 30_000;
/** The same for those of others, which speak when they like to. */
const OTHERS_LAST = 10 * 60_000;

/** What mDNS lets this computer hear. */
export interface Echo {
  /** A packet of mDNS has come, whoever sent it. */
  packet(from: string): void;
  /** An announcement of these tables has come. */
  announcement(tables: readonly TableId[], from: string): void;
  /** Addresses of this computer whose announcements of its own tables have come back. */
  heard(): readonly string[];
  /** Whether any other device of a home network was heard. */
  hearsOthers(): boolean;
}

/**
 * Remembers whether own announcements come back, and whether others come at all. Only what comes from an own address counts as own:
 * anybody may send what names our tables.
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
