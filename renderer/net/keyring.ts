import type { TableId } from '../../core/base/ids.ts';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import type { HostName, SeatKey, SeatKeyStore } from '../../core/protocol/seat-keys.ts';
import type { HostAddress } from './channel.ts';
import type { LocalStore } from './local-store.ts';

/**
 * The tokens of this device's seats, by table and by the host that gave the seat: in the app's window the tables of many hosts meet, and
 * any of them can call itself by the id of another's table.
 */
export interface Keyring {
  /** The tokens that a host gave for a table. The own host may see all of that table. */
  tokens(table: TableId, host: HostName): Promise<readonly string[]>;
  /**
   * The tokens that a host may turn out to know once it has proven that, those that it gave first: a host may have a new address. What the
   * own host gave is none of them at any other.
   */
  candidates(table: TableId, host: HostName): Promise<readonly string[]>;
  /**
   * Keeps a token as one that this host gave, or has proven to know; answers whether the storage has taken it. Nothing is sent that makes
   * the token a key before that is done.
   */
  addToken(table: TableId, host: HostName, token: string): Promise<boolean>;
  removeToken(table: TableId, host: HostName, token: string): Promise<void>;
}

const OWN: HostName = 'own';

/** The name of the host at an address; undefined: the own one. */
export const hostName = (host: HostAddress | undefined): HostName =>
  host === undefined ? OWN : formatEndpoint(host).toLowerCase();

/** As many as a table has seats, and as hello may carry; older ones are of seats that were given up. */
const MOST_TOKENS = 6;

const isFor = (key: SeatKey, host: HostName): boolean => host === OWN || key.host === host;
/** Whether a key might be another address's of the same host. What the own host gave never is. */
const isOthers = (key: SeatKey, host: HostName): boolean => !isFor(key, host) && key.host !== OWN;

/** A keyring of what is kept in a store. */
export function createKeyring(store: SeatKeyStore): Keyring {
  return {
    tokens: async (table, host) =>
      (await store.seatKeys(table))
        .filter((key) => isFor(key, host))
        .map(({ token }) => token)
        .slice(-MOST_TOKENS),
    candidates: async (table, host) => {
      const known = await store.seatKeys(table);
      const own = known.filter((key) => isFor(key, host));
      return [...own, ...known.filter((key) => isOthers(key, host))].map(({ token }) => token);
    },
    addToken: (table, host, token) => store.keepSeatKey(table, { token, host }),
    removeToken: async (table, host, token) => {
      const key = (await store.seatKeys(table)).find((one) => one.token === token);
      if (key !== undefined && isFor(key, host)) await store.dropSeatKey(table, token);
    },
  };
}

/**
 * By what a host tells this browser from others of its address, and knows it again where it only watches; made when it is first asked
 * for. It opens nothing, so whoever answers there may see it.
 */
export function spectatorSecret({ read, write }: LocalStore, table: TableId, host: HostName): string {
  const name = `auction-night.spectator.${host}.${table}`;
  const [secret = newToken()] = /^[0-9a-f]{32}$/.exec(read(name) ?? '') ?? [];
  write(name, secret);
  return secret;
}

/** The owner's secret in a page's fragment (`#owner=<32 hexadecimal digits>`). */
export const ownerInFragment = (fragment: string): string | undefined =>
  /^#owner=([0-9a-f]{32})$/.exec(fragment)?.[1];

/** A new secret: 128 bits in hexadecimal. `getRandomValues` is there also on pages served without TLS. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
