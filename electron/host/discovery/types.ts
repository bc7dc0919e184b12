import type { TableId } from '../../../core/base/ids.ts';
import type { TableHealth } from '../../../core/protocol/health.ts';

/** Whether other devices can find this host, and it can find them, without an address. Hosting works in any case. */
export type DiscoveryStatus = 'available' | 'unavailable';

/** The most direct way by which a table was heard of; `host`: from its host, found by another of its tables. */
export type NearbySource = 'mdns' | 'broadcast' | 'recent' | 'host';

/** An endpoint that may answer for a table: an IP address, with its zone if it is link-local, and a TCP port. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** A table on the network that has answered. All text in it is untrusted, without control characters. */
export interface NearbyTable {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  readonly appVersion: string;
  readonly protocol: number;
  /** Whether it has this app's protocol version and so can be joined. */
  readonly isCompatible: boolean;
  /** Addresses on `port`, best first; the first one has answered. One to eight. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** The table's health; absent if another version formats it differently. */
  readonly health?: TableHealth;
  readonly source: NearbySource;
}

/** A table to advertise. */
export interface PublishedTable {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
}

/** Advertises this host's tables. Nothing here throws; failures appear in the status. */
export interface Publisher {
  /** Advertises a table, or updates its advertisement. Publishing an unchanged table is a no-op. */
  publish(table: PublishedTable): void;
  /** Ends the advertisement of a table. */
  withdraw(id: TableId): void;
  /** Whether this process advertises the table. */
  has(id: TableId): boolean;
  status(): DiscoveryStatus;
  /**
   * Calls `listener` when the status changes.
   * @returns Removes the listener.
   */
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Reads the interfaces again and reopens every advertisement, as after system sleep. */
  refresh(): void;
  /** Says goodbye (at most 600 ms) and closes every socket. */
  close(): Promise<void>;
}

/** The live list of tables on the network. Nothing here throws; failures appear in the status. */
export interface Browser {
  /** Returns the tables that answer, in the order of discovery. */
  tables(): readonly NearbyTable[];
  /**
   * Calls `listener` with the new list after every change.
   * @returns Removes the listener.
   */
  onChange(listener: (tables: readonly NearbyTable[]) => void): () => void;
  status(): DiscoveryStatus;
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Reads the interfaces, queries and probes everything again. */
  refresh(): void;
  /** Returns the addresses of this computer whose advertisements have recently come back. */
  heard(): readonly string[];
  /** Whether another device of a home network was recently heard by mDNS. */
  hearsOthers(): boolean;
  close(): Promise<void>;
}

/** Everything the host needs to be found and to find others. */
export interface Discovery {
  readonly publisher: Publisher;
  readonly browser: Browser;
  /** `unavailable` if something required does not work: being found (while tables are advertised), or finding. */
  status(): DiscoveryStatus;
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Whether the address was found on the network or answered before. */
  isKnownAddress(address: string, port: number): boolean;
  /** Remembers an address that answered, for the next start. */
  rememberAddress(address: string, port: number): void;
  /** Checks the network again, as after system sleep. */
  refresh(): void;
  /** Says goodbye, closes every socket and ends every timer. */
  close(): Promise<void>;
}
