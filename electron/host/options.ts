import type { TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import type { Result } from '../../core/base/result.ts';
import type { Reachable } from '../../core/protocol/frames.ts';
import type { Clock } from './clock.ts';
import type { Disk } from './storage/disk.ts';
import type { Faults } from './faults.ts';
import type { HostLimits } from './limits.ts';
import type { Occupancy } from './table/occupancy.ts';

/** The options of a host. */
export interface HostOptions {
  /** Folder of the remembered port, the owner's secret, tables, finished records and recent hosts. One host per folder. */
  readonly dataDir: string;
  /** Folder of the built page for browsers. */
  readonly rendererDir: string;
  readonly appVersion: string;
  /** The program of the bots' worker threads (`thinking/thread.ts`); absent: bots think in the host's thread. */
  readonly thinking?: URL;
  /** The program that draws tables for old televisions (`electron/drawing/thread.ts`); absent: there are no drawings. */
  readonly drawing?: URL;
  /** Milliseconds after which a bot in a worker counts as hanging; absent: 2,000. */
  readonly patience?: number;
  /** The first port to try (absent: the remembered one, else 47474), then the next free one; 0: any. */
  readonly port?: number;
  /** `local`: bound to 127.0.0.1 until a network table is set up; `local-only`: permanently, and no table can be opened to the network. */
  readonly reach: 'local' | 'local-only' | 'network';
  /** Whether to replace the owner link, so that the old one becomes invalid; absent: no. */
  readonly newOwner?: boolean;
  /** Receives each line of the log, without secrets. */
  readonly log?: (line: string) => void;
  /** Catches the process's errors since before the start; absent: the host does, while it runs. */
  readonly faults?: Faults;
  /** Called when the occupancy of the tables changes; at first there is nobody. */
  readonly occupancyChanged?: (occupancy: Occupancy) => void;
  /**
   * Milliseconds that a bot takes at the normal pace, plus or minus a quarter; absent: AUCTION_NIGHT_BOT_DELAY_MS, else 900. 0: bots act at
   * once, and the host does not wait for scenes unless `beat` says so.
   */
  readonly botDelay?: number;
  /** Milliseconds of a beat at the normal pace; absent: 500, or 0 if bots act at once. */
  readonly beat?: number;
  /** The clock; absent: the machine's. */
  readonly clock?: Clock;
  /** The disk; absent: the machine's. */
  readonly disk?: Disk;
  /** Returns random bytes; absent: from node:crypto. */
  readonly entropy?: (size: number) => Uint8Array;
  /** Limits that differ from `HOST_LIMITS`. */
  readonly limits?: Partial<HostLimits>;
  /** Whether to advertise tables and look for others; absent: yes. */
  readonly discovery?: boolean;
}

/** A running host. */
export interface Host {
  readonly port: number;
  /** 32 hexadecimal digits that make a connection the owner's. */
  readonly ownerSecret: string;
  /** The page for the owner's browser on this computer, with the secret in its fragment. */
  readonly ownerLink: string;
  /** Returns how other devices reach this host, the likeliest address first. */
  reachable(): readonly Reachable[];
  /** Whether the address was found by discovery or used before. */
  isKnownAddress(address: string, port: number): boolean;
  /** Remembers a typed address that answered. */
  rememberAddress(address: string, port: number): void;
  /**
   * Starts serving other devices.
   * @throws If the port cannot be bound for the network, or the host is local only; it then stays local.
   */
  openToNetwork(): Promise<void>;
  /**
   * Sets up a table. Rejects with what `parseSetup` rejects, malformed or too-many.
   * @param pin Six digits.
   */
  createTable(setup: unknown, pin?: string): Promise<Result<TableId, Rejection>>;
  /** Checks the network again and restarts all clocks of waiting; called automatically after system sleep. */
  networkChanged(): void;
  /** Returns English lines about the host's state, without anything about people, cards or secrets. */
  report(): Promise<readonly string[]>;
  /** Withdraws its advertisements and closes every connection and file. Tables stay on disk. */
  close(): Promise<void>;
}
