import type { TableId } from '../base/ids.ts';

/** Identifies a host: `own` for this app's or page's, else `address:port`. */
export type HostName = string;

/** The key of a seat: its host gives the seat to any client that presents it. */
export interface SeatKey {
  /** 32 hexadecimal digits. */
  readonly token: string;
  /** The host that issued the seat, or has proven to know the key. */
  readonly host: HostName;
}

/** Where a device stores the keys of its seats. Its promises never reject. */
export interface SeatKeyStore {
  /** The keys of a table, the newest last. */
  seatKeys(table: TableId): Promise<readonly SeatKey[]>;
  /**
   * Stores a key, replacing one with the same token.
   *
   * @returns false if the storage failed, and the key lasts only until the program ends
   */
  keepSeatKey(table: TableId, key: SeatKey): Promise<boolean>;
  dropSeatKey(table: TableId, token: string): Promise<void>;
}

/** Whether this app knows who answers at a table, and the four words of the line to them. */
export interface HostCheck {
  readonly isKnown: boolean;
  readonly words: readonly string[];
}

/** The keys by which an app knows the hosts of tables. */
export interface HostKeyStore {
  /**
   * Forgets the key of a table's host: the next one that proves to have a secret of this device's is taken for it. Returns whether there was
   * one.
   */
  forgetHostKey(table: TableId): Promise<boolean>;
  /** Checks who answers at a table of another host; undefined if no line to it is open. */
  checkHost(table: TableId): Promise<HostCheck | undefined>;
  /** Remembers the key of a table's host, because these words were the same there; does nothing if its line has others by now. */
  trustHost(table: TableId, words: readonly string[]): Promise<void>;
}

/** Maximum number of keys per table, of all hosts together. */
const MOST = 24;

/** Adds a key to those of a table. */
export const withKey = (keys: readonly SeatKey[], key: SeatKey): readonly SeatKey[] =>
  [...withoutKey(keys, key.token), key].slice(-MOST);

/** Removes a key from those of a table. */
export const withoutKey = (keys: readonly SeatKey[], token: string): readonly SeatKey[] =>
  keys.filter((key) => key.token !== token);
