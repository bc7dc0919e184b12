import { placeText } from '../../core/base/place.ts';
import type { TableId } from '../../core/base/ids.ts';
import type { HostAddress } from './channel.ts';
import type { Kept } from './kept.ts';

/**
 * Secrets that this device keeps: the tokens of seats, by table and by the host that gave the seat, what it watches with, and the owner's secret.
 * Storage is per address and port for a page that a host served; in the app's window the tables of many hosts meet, and any of
 * them can call itself by the id of another's table.
 */
export interface Keyring {
  /** The tokens that a host gave for a table. The own host may see all of that table. */
  tokens(table: TableId, host: HostName): readonly string[];
  /**
   * The tokens that a host may turn out to know once it has proven that, those that it gave first: a host may have a new address. What the
   * own host gave is none of them at any other.
   */
  candidates(table: TableId, host: HostName): readonly string[];
  /** Keeps a token as one that this host gave, or has proven to know. */
  addToken(table: TableId, host: HostName, token: string): void;
  removeToken(table: TableId, host: HostName, token: string): void;
  /**
   * By what a host tells this browser from others of its address, and knows it again where it only watches; made when it is first asked
   * for. It opens nothing, so whoever answers there may see it.
   */
  spectator(table: TableId, host: HostName): string;
  owner(): string | undefined;
  setOwner(secret: string): void;
}

/** What tells one host from another: `own` for the one of this app or page, else `address:port`. */
export type HostName = string;
const OWN: HostName = 'own';

/** The name of the host at an address; undefined: the own one. */
export const hostName = (host: HostAddress | undefined): HostName =>
  host === undefined ? OWN : placeText(host).toLowerCase();

interface Key {
  readonly token: string;
  /** Absent in what earlier versions stored. */
  readonly host: HostName | undefined;
}

const OWNER = 'auction-night.owner';
const SEATS = 'auction-night.seats.';
const SPECTATOR = 'auction-night.spectator.';
/** `token@host`, or the token alone. */
const KEY = /^([0-9a-f]{32})(?:@(\S+))?$/;
/** As many as a table has seats, and as hello may carry; older ones are of seats that were given up. */
const MOST_TOKENS = 6;
/** As many are kept of one table, of all hosts together. */
const MOST_KEPT = 24;

const isFor = (key: Key, host: HostName): boolean => host === OWN || key.host === host;
/** Whether a key might be another address's of the same host. What the own host gave never is. */
const isOthers = (key: Key, host: HostName): boolean => !isFor(key, host) && key.host !== OWN;

/** A keyring of what this device keeps. */
export function createKeyring({ read, write }: Kept): Keyring {
  const keys = (table: TableId): readonly Key[] => {
    const stored = read(SEATS + table) ?? '';
    return stored.split(' ').flatMap((text) => {
      const [, token, host] = KEY.exec(text) ?? [];
      return token === undefined ? [] : [{ token, host }];
    });
  };
  const keep = (table: TableId, kept: readonly Key[]): void => {
    const texts = kept.map(({ token, host }) => (host === undefined ? token : `${token}@${host}`));
    write(SEATS + table, texts.length === 0 ? undefined : texts.slice(-MOST_KEPT).join(' '));
  };
  return {
    tokens: (table, host) =>
      keys(table)
        .filter((key) => isFor(key, host))
        .map(({ token }) => token)
        .slice(-MOST_TOKENS),
    candidates: (table, host) => {
      const known = keys(table);
      const own = known.filter((key) => isFor(key, host));
      return [...own, ...known.filter((key) => isOthers(key, host))].map(({ token }) => token);
    },
    addToken: (table, host, token) =>
      keep(table, [...keys(table).filter((key) => key.token !== token), { token, host }]),
    removeToken: (table, host, token) =>
      keep(
        table,
        keys(table).filter((key) => key.token !== token || !isFor(key, host)),
      ),
    spectator(table, host) {
      const name = `${SPECTATOR}${host}.${table}`;
      const [, secret = newToken()] = KEY.exec(read(name) ?? '') ?? [];
      write(name, secret);
      return secret;
    },
    owner: () => read(OWNER),
    setOwner: (secret) => write(OWNER, secret),
  };
}

/** Whether tokens of seats are kept under a name. */
export const keepsSeats = (name: string): boolean => name.startsWith(SEATS);

/** The owner's secret in a page's fragment (`#owner=<32 hexadecimal digits>`). */
export const ownerInFragment = (fragment: string): string | undefined =>
  /^#owner=([0-9a-f]{32})$/.exec(fragment)?.[1];

/** A new secret: 128 bits in hexadecimal. `getRandomValues` is there also on pages served without TLS. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
