import type { TableId } from '../../core/base/ids.ts';

/** Secrets that this browser keeps: seat tokens by table (storage is per address and port), and the owner's secret. */
export interface Keyring {
  tokens(table: TableId): readonly string[];
  addToken(table: TableId, token: string): void;
  removeToken(table: TableId, token: string): void;
  owner(): string | undefined;
  setOwner(secret: string): void;
}

const OWNER = 'auction-night.owner';
const SEATS = 'auction-night.seats.';
const SECRET = /^[0-9a-f]{32}$/;
/** As many as a table has seats, and as hello may carry; older ones are of seats that were given up. */
const MOST_TOKENS = 6;

/** A keyring in `storage`; what cannot be kept there (private windows) lasts as long as the page. */
export function createKeyring(storage: Storage | undefined): Keyring {
  const memory = new Map<string, string>();
  const read = (key: string): string | undefined =>
    memory.get(key) ?? safely(() => storage?.getItem(key)) ?? undefined;
  const write = (key: string, value: string): void => {
    memory.set(key, value);
    safely(() => storage?.setItem(key, value));
  };
  // Another tab may have sat down meanwhile: what is stored counts, what could not be stored is in memory.
  const tokens = (table: TableId): readonly string[] => {
    const stored = safely(() => storage?.getItem(SEATS + table)) ?? memory.get(SEATS + table) ?? '';
    return stored
      .split(' ')
      .filter((token) => SECRET.test(token))
      .slice(-MOST_TOKENS);
  };
  return {
    tokens,
    addToken: (table, token) => write(SEATS + table, [...new Set([...tokens(table), token])].join(' ')),
    removeToken: (table, token) =>
      write(
        SEATS + table,
        tokens(table)
          .filter((other) => other !== token)
          .join(' '),
      ),
    owner: () => read(OWNER),
    setOwner: (secret) => write(OWNER, secret),
  };
}

function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined; // storage is blocked or full
  }
}

/** The owner's secret in a page's fragment (`#owner=<32 hexadecimal digits>`). */
export const ownerInFragment = (fragment: string): string | undefined =>
  /^#owner=([0-9a-f]{32})$/.exec(fragment)?.[1];
