import type { TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import type { Result } from '../../core/base/result.ts';
import type { Reachable } from '../../core/protocol/frames.ts';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { HostLimits } from './limits.ts';
import type { Occupancy } from './table/occupancy.ts';

/** What a host is started with. */
export interface HostOptions {
  /** Folder of the remembered port, the owner's secret, tables, finished records and recent hosts. One host per folder. */
  readonly dataDir: string;
  /** The built page that browsers are served. */
  readonly rendererDir: string;
  readonly appVersion: string;
  /** The program of the threads that bots think in (`thinking/thread.ts`); absent: they think in the host's own. */
  readonly thinking?: URL;
  /** The program that draws tables for televisions of any age (`electron/drawing/thread.ts`); absent: they are not shown any. */
  readonly drawing?: URL;
  /** Milliseconds after which a bot in such a thread is taken to hang; absent: 2,000. */
  readonly patience?: number;
  /** The first port tried (absent: the remembered one, else 47474), then the next free one; 0: any. */
  readonly port?: number;
  /**
   * `local`: bound to 127.0.0.1 until a table that is open to the network is set up; `local-only`: for good, and no table can be opened.
   */
  readonly reach: 'local' | 'local-only' | 'network';
  /** Whether there is a new owner's link, and the old one is none any more; absent: no. */
  readonly newOwner?: boolean;
  /** Takes one line about what the host does; never a secret. */
  readonly log?: (line: string) => void;
  /** What catches the errors of the process since before the host was started; absent: the host does, as long as it runs. */
  readonly faults?: Faults;
  /** Told who is at its tables, whenever that changes; nobody is at first. */
  readonly occupancyChanged?: (occupancy: Occupancy) => void;
  /**
   * Milliseconds a bot takes to decide at the normal pace, give or take a quarter; absent: AUCTION_NIGHT_BOT_DELAY_MS, else 900. 0: bots act
   * at once, and nothing is waited for until people have seen it, unless `beat` says so.
   */
  readonly botDelay?: number;
  /** Milliseconds of a beat at the normal pace; absent: 500, or 0 where bots act at once. */
  readonly beat?: number;
  /** The clock; absent: the machine's. */
  readonly clock?: Clock;
  /** What keeps the files; absent: the machine's disk. */
  readonly disk?: Disk;
  /** So many random bytes; absent: from node:crypto. */
  readonly entropy?: (size: number) => Uint8Array;
  /** Limits that differ from `HOST_LIMITS`. */
  readonly limits?: Partial<HostLimits>;
  /** Whether tables are announced and looked for; absent: yes. */
  readonly discovery?: boolean;
}

/** A running host. */
export interface Host {
  readonly port: number;
  /** 32 hexadecimal digits that make a connection the owner's. */
  readonly ownerSecret: string;
  /** The page for the owner's browser on this computer; the secret is in its fragment. */
  readonly ownerLink: string;
  /** How other devices reach this host, the most likely address first. */
  reachable(): readonly Reachable[];
  /** Whether the address was found by discovery or used before. */
  isKnownAddress(address: string, port: number): boolean;
  /** Keeps a typed address that answered. */
  rememberAddress(address: string, port: number): void;
  /** Answers other devices from now on. Rejects if the port cannot be bound for the network, or the host is for this computer only; it then stays local. */
  openToNetwork(): Promise<void>;
  /** Sets up a table; a PIN is six digits. Rejects with what `parseSetup` rejects, malformed or too-many. */
  createTable(setup: unknown, pin?: string): Promise<Result<TableId, Rejection>>;
  /** Looks at the network again, and gives whoever is waited for the whole time again; done by itself where a sleep is noticed. */
  networkChanged(): void;
  /** What can be told to strangers of how it does: lines of English, without anything of people, cards or secrets. */
  report(): Promise<readonly string[]>;
  /** Says goodbye, closes every connection and file. Tables stay on disk. */
  close(): Promise<void>;
}
