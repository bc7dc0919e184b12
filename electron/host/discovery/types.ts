import type { TableId } from '../../../core/base/ids.ts';
import type { TableHealth } from '../../../core/protocol/health.ts';

/** Whether other devices can find this host, or this host them, without an address. It never stops hosting. */
export type DiscoveryStatus = 'available' | 'unavailable';

/** How a table was first heard of, the most direct way; `host`: from its host, which was found by another of its tables. */
export type NearbySource = 'mdns' | 'broadcast' | 'recent' | 'host';

/** A place that may answer for a table: an IP address, with its zone if it is link-local, and a TCP port. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** A table on the network that has answered. All text in it is untrusted; control characters are out. */
export interface NearbyTable {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
  readonly appVersion: string;
  readonly protocol: number;
  /** Whether it speaks this app's protocol version and so can be joined. */
  readonly isCompatible: boolean;
  /** Addresses on `port`, best first; the first one has answered. At least one, at most eight. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** What the table says of itself; absent if another version says it in another way. */
  readonly health?: TableHealth;
  readonly source: NearbySource;
}

/** A table that is told to the network. */
export interface PublishedTable {
  readonly id: TableId;
  readonly title: string;
  readonly game: string;
}

/** Tells the network of this host's tables. Nothing here throws; failures show in the status. */
export interface Publisher {
  /** Tells of a table, or changes what is told of it. To say again what is told already costs nothing. */
  publish(table: PublishedTable): void;
  /** Tells of a table no more. */
  withdraw(id: TableId): void;
  /** Whether the table is told of by this process. */
  has(id: TableId): boolean;
  status(): DiscoveryStatus;
  /** Calls `listener` when the status changes; what is returned ends that. */
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Looks at the interfaces again and tells everything anew, as after a resume from sleep. */
  refresh(): void;
  /** Says goodbye (at most 600 ms) and closes every socket. */
  close(): Promise<void>;
}

/** The live list of tables on the network. Nothing here throws; failures show in the status. */
export interface Browser {
  /** The tables that answer, in the order in which they were found. */
  tables(): readonly NearbyTable[];
  /** Calls `listener` with the new list after every change; what is returned ends that. */
  onChange(listener: (tables: readonly NearbyTable[]) => void): () => void;
  status(): DiscoveryStatus;
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Looks at the interfaces again, asks again and probes everything. */
  refresh(): void;
  /** Addresses of this computer whose announcements of its own tables have lately come back to it. */
  heard(): readonly string[];
  /** Whether any other device of a home network was lately heard by mDNS. */
  hearsOthers(): boolean;
  close(): Promise<void>;
}

/** Everything the host needs to be found and to find. */
export interface Discovery {
  readonly publisher: Publisher;
  readonly browser: Browser;
  /** `unavailable` as soon as what is wanted does not work: being found (with a table told of), or finding. */
  status(): DiscoveryStatus;
  onStatus(listener: (status: DiscoveryStatus) => void): () => void;
  /** Whether the address was found on the network or answered before. */
  isKnownAddress(address: string, port: number): boolean;
  /** Keeps an address that answered, for the next start. */
  rememberAddress(address: string, port: number): void;
  /** Looks at the network again, as after a resume from sleep. */
  refresh(): void;
  /** Says goodbye, closes every socket and ends every timer. */
  close(): Promise<void>;
}
