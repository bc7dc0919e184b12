import type { TableId } from '../../core/base/ids.ts';
import { withKey, withoutKey, type SeatKey, type SeatKeyStore } from '../../core/protocol/seat-keys.ts';
import type { LocalStore } from './local-store.ts';

const SEATS = 'auction-night.seats.';
/** `token@host` */
const KEY = /^([0-9a-f]{32})@(\S+)$/;

/** Whether a storage name holds seat keys; it ends with the table's id. */
export const keepsSeats = (name: string): boolean => name.startsWith(SEATS);

/** Seat keys in the browser's storage: one text for each table. */
export function browserSeatKeys({ read, write }: LocalStore): SeatKeyStore {
  const keysOf = (table: TableId): readonly SeatKey[] =>
    (read(SEATS + table) ?? '').split(' ').flatMap((text) => {
      const [, token, host] = KEY.exec(text) ?? [];
      return token === undefined || host === undefined ? [] : [{ token, host }];
    });
  const setKeys = (table: TableId, keys: readonly SeatKey[]): boolean => {
    const texts = keys.map(({ token, host }) => `${token}@${host}`);
    return write(SEATS + table, texts.length === 0 ? undefined : texts.join(' '));
  };
  return {
    seatKeys: async (table) => keysOf(table),
    keepSeatKey: async (table, key) => setKeys(table, withKey(keysOf(table), key)),
    dropSeatKey: async (table, token) => void setKeys(table, withoutKey(keysOf(table), token)),
  };
}
