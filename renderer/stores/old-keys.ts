import { toTableId } from '../../core/base/ids.ts';
import { browserSeatKeys, keepsSeats } from '../net/index.ts';
import { kept } from './device.ts';
import { seatKeyStore } from './keyring.ts';

/** In the app: moves seat keys that earlier versions left in the page's storage to the app's key store. */
export async function moveOldKeys(): Promise<void> {
  const page = browserSeatKeys(kept);
  for (const name of kept.names()) {
    const table = toTableId(name.slice(-16));
    if (table === undefined || !keepsSeats(name)) continue;
    const keys = await page.seatKeys(table);
    const areTaken = await Promise.all(keys.map((key) => seatKeyStore.keepSeatKey(table, key)));
    if (areTaken.every(Boolean)) kept.write(name, undefined);
  }
}
