import type { TableId } from '../base/ids.ts';

/** What tells one host from another: `own` for the one of this app or page, else `address:port`. */
export type HostName = string;

/** The key of a seat: whoever shows it to its host has the seat. */
export interface SeatKey {
  /** 32 hexadecimal digits. */
  readonly token: string;
  /** The host that gave the seat, or has proven to know the key; absent in what early versions kept. */
  readonly host?: HostName;
}

/** Where a device keeps the keys of its seats. Nothing rejects. */
export interface SeatKeyStore {
  /** The keys of a table, the one that was kept last at the end. */
  seatKeys(table: TableId): Promise<readonly SeatKey[]>;
  /**
   * Keeps a key, in the place of one with the same token. Resolves once nothing more can be done for it.
   *
   * @returns whether the storage has taken it; otherwise it lasts as long as the program that keeps it
   */
  keepSeatKey(table: TableId, key: SeatKey): Promise<boolean>;
  dropSeatKey(table: TableId, token: string): Promise<void>;
}

/** As many are kept of one table, of all hosts together. */
const MOST = 24;

/** The keys of a table with one more. */
export const withKey = (keys: readonly SeatKey[], key: SeatKey): readonly SeatKey[] =>
  [...withoutKey(keys, key.token), key].slice(-MOST);

/** The keys of a table without one. */
export const withoutKey = (keys: readonly SeatKey[], token: string): readonly SeatKey[] =>
  keys.filter((key) => key.token !== token);
