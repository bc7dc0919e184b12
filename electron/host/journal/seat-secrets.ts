import { isFields } from '../../../core/base/parse.ts';
import type { Disk } from '../disk.ts';
import { errorCode, writeWhole } from '../files.ts';
import { hashOf, isSameHash } from '../secrets.ts';

const FORMAT = 'auction-night/secrets@1';

/** What proves that somebody is who sits there, and the table's PIN; kept apart from the journal, and only as hashes. */
export interface SeatSecrets {
  /** Whose token it is. */
  occupantOf(token: string): number | undefined;
  hasPin(): boolean;
  isPin(pin: string): boolean;
  /** Ties a token to an occupant; on disk when it resolves. Rejects with the system's error. */
  keep(occupant: number, token: string): Promise<void>;
  /** Sets the PIN, or takes it away; on disk when it resolves. Rejects with the system's error. */
  setPin(pin: string | undefined): Promise<void>;
  /** Forgets everybody who is not at the table any more. */
  retain(isAtTable: (occupant: number) => boolean): void;
}

interface Kept {
  readonly seats: ReadonlyMap<number, string>;
  readonly pin?: { readonly salt: string; readonly hash: string };
}

/** The secrets of a table, from its file or none. A file that cannot be understood counts as none; `isDamaged` says so. */
export async function openSecrets(
  disk: Disk,
  path: string,
  newSalt: () => string,
): Promise<{ readonly secrets: SeatSecrets; readonly isDamaged: boolean }> {
  const kept = await read(disk, path);
  return {
    secrets: secretsAt(disk, path, kept ?? { seats: new Map() }, newSalt),
    isDamaged: kept === undefined,
  };
}

/** The SHA-256 of the tokens of seats by number of occupant; none where the file cannot be understood. */
export const tokenHashesIn = async (disk: Disk, path: string): Promise<ReadonlyMap<number, string>> =>
  (await read(disk, path))?.seats ?? new Map<number, string>();

function secretsAt(disk: Disk, path: string, start: Kept, newSalt: () => string): SeatSecrets {
  let kept = start;
  // In memory only once it is on disk; callers wait for one write before they ask for the next
  const store = async (next: Kept): Promise<void> => {
    const seats = Object.fromEntries(next.seats);
    await writeWhole(
      disk,
      path,
      `${JSON.stringify({ format: FORMAT, seats, ...(next.pin && { pin: next.pin }) })}\n`,
    );
    kept = next;
  };
  return {
    occupantOf: (token) => {
      const hash = hashOf(token);
      return [...kept.seats].find(([, known]) => isSameHash(known, hash))?.[0];
    },
    hasPin: () => kept.pin !== undefined,
    isPin: (pin) => kept.pin !== undefined && isSameHash(kept.pin.hash, hashOf(kept.pin.salt + pin)),
    keep: (occupant, token) => store({ ...kept, seats: new Map(kept.seats).set(occupant, hashOf(token)) }),
    setPin: (pin) => {
      const salt = newSalt();
      return store({
        seats: kept.seats,
        ...(pin !== undefined && { pin: { salt, hash: hashOf(salt + pin) } }),
      });
    },
    retain: (isAtTable) => {
      kept = { ...kept, seats: new Map([...kept.seats].filter(([occupant]) => isAtTable(occupant))) };
    },
  };
}

async function read(disk: Disk, path: string): Promise<Kept | undefined> {
  try {
    return parse(JSON.parse((await disk.readFile(path)).toString('utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { seats: new Map() };
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parse(value: unknown): Kept | undefined {
  if (!isFields(value) || value.format !== FORMAT || !isFields(value.seats)) return undefined;
  const seats = new Map<number, string>();
  for (const [occupant, hash] of Object.entries(value.seats)) {
    if (typeof hash === 'string') seats.set(Number(occupant), hash);
  }
  const { pin } = value;
  if (!isFields(pin) || typeof pin.salt !== 'string' || typeof pin.hash !== 'string') return { seats };
  return { seats, pin: { salt: pin.salt, hash: pin.hash } };
}
