import type { TableId } from '../../core/base/ids.ts';
import { browserSeatKeys, createKeyring, isOfTable } from '../net/index.ts';
import { kept } from './device.ts';

/** Stores the keys of seats: the app, or the browser. */
export const seatKeyStore = window.auctionNight ?? browserSeatKeys(kept);

/** The keys of this device's seats. */
export const keyring = createKeyring(seatKeyStore);

/** Deletes everything stored about a table that no longer exists. */
export async function forgetTable(table: TableId): Promise<void> {
  for (const name of kept.names()) if (isOfTable(name) && name.endsWith(table)) kept.write(name, undefined);
  for (const { token } of await seatKeyStore.seatKeys(table)) await seatKeyStore.dropSeatKey(table, token);
}
