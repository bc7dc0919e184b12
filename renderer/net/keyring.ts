import type { TableId } from '../../core/base/ids.ts';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import type { HostName, SeatKey, SeatKeyStore } from '../../core/protocol/seat-keys.ts';
import type { HostAddress } from './channel.ts';
import type { LocalStore } from './local-store.ts';

/**
 * The tokens of this device's seats, by table and by the host that issued them: the app meets tables of many hosts, and any host could
 * claim another table's id.
 */
export interface Keyring {
  /** The tokens that a host issued for a table. This device's own host sees all tokens of that table. */
  tokens(table: TableId, host: HostName): Promise<readonly string[]>;
  /**
   * The tokens that a host may prove to know, its own first: a host may have a new address. Never includes tokens of this device's own host
   * for another one.
   */
  candidates(table: TableId, host: HostName): Promise<readonly string[]>;
  /**
   * Stores a token that this host issued, or has proven to know; returns whether the storage accepted it. The token must be stored before
   * any request uses it as a key.
   */
  addToken(table: TableId, host: HostName, token: string): Promise<boolean>;
  removeToken(table: TableId, host: HostName, token: string): Promise<void>;
}

const OWN: HostName = 'own';

/** The name of the host at an address; undefined is this device's own host. */
export const hostName = (host: HostAddress | undefined): HostName =>
  host === undefined ? OWN : formatEndpoint(host).toLowerCase();

/** The most seats of a table, and the most tokens in a hello; older tokens belong to seats that were given up. */
const MOST_TOKENS = 6;

const isFor = (key: SeatKey, host: HostName): boolean => host === OWN || key.host === host;
/** True if the key came from another address that may be the same host; never true for keys of this device's own host. */
const mayBeSameHost = (key: SeatKey, host: HostName): boolean => !isFor(key, host) && key.host !== OWN;

/** Creates a keyring on a key store. */
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
      return [...own, ...known.filter((key) => mayBeSameHost(key, host))].map(({ token }) => token);
    },
    addToken: (table, host, token) => store.keepSeatKey(table, { token, host }),
    removeToken: async (table, host, token) => {
      const key = (await store.seatKeys(table)).find((one) => one.token === token);
      if (key !== undefined && isFor(key, host)) await store.dropSeatKey(table, token);
    },
  };
}

/**
 * The secret by which a host recognises this browser at all its tables, also as a spectator; created on first use. It grants nothing, so any
 * host at that address may see it.
 */
export function spectatorSecret({ read, write }: LocalStore, host: HostName): string {
  const name = `auction-night.spectator.${host}`;
  const [secret = newToken()] = /^[0-9a-f]{32}$/.exec(read(name) ?? '') ?? [];
  write(name, secret);
  return secret;
}

/** The owner's secret in a page's fragment (`#owner=<32 hexadecimal digits>`). */
export const ownerInFragment = (fragment: string): string | undefined =>
  /^#owner=([0-9a-f]{32})$/.exec(fragment)?.[1];

/** A new secret: 128 bits in hexadecimal. `getRandomValues` also exists on pages without TLS. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
