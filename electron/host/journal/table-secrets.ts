import { dirname } from 'node:path';
import { isJsonObject } from '../../../core/base/parse.ts';
import type { Disk } from '../storage/disk.ts';
import { errorCode, makeFolder, writeWhole } from '../storage/files.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import { parsePinTries, type PinTries } from '../table/pin-guard.ts';

const FORMAT = 'auction-night/secrets@2';

/** A table's PIN and the wrong tries, in a private file apart from the journal. */
export interface TableSecrets {
  hasPin(): boolean;
  /** The PIN, to show; undefined if there is none, or if an older version stored only its hash. */
  pin(): string | undefined;
  isPin(pin: string): boolean;
  /** The secret in the table's code, which changes with the PIN: 16 bytes; undefined without a PIN. */
  codeSecret(): Uint8Array | undefined;
  /**
   * Sets or removes the PIN; on disk when it resolves.
   * @throws The system's error.
   */
  setPin(pin: string | undefined): Promise<void>;
  /** The last saved wrong tries. */
  pinTries(): PinTries | undefined;
  /**
   * Saves the wrong tries; on disk when it resolves.
   * @throws The system's error.
   */
  savePinTries(tries: PinTries): Promise<void>;
  /**
   * Writes the file again if it was removed. Returns whether it was.
   * @throws The system's error.
   */
  check(): Promise<boolean>;
}

interface StoredSecrets {
  readonly pin?: { readonly salt: string; readonly hash: string; readonly text?: string };
  readonly tries?: PinTries;
}

const NOTHING: StoredSecrets = {};

/** Opens the secrets of a table, with or without a file. A malformed file counts as none, with `isDamaged`. */
export async function openSecrets(
  disk: Disk,
  path: string,
  newSalt: () => string,
): Promise<{ readonly secrets: TableSecrets; readonly isDamaged: boolean }> {
  const fields = await read(disk, path);
  const stored = fields === 'none' ? NOTHING : fields === 'damaged' ? undefined : parseStored(fields);
  return { secrets: secretsAt(disk, path, stored ?? NOTHING, newSalt), isDamaged: stored === undefined };
}

function secretsAt(disk: Disk, path: string, start: StoredSecrets, newSalt: () => string): TableSecrets {
  let stored = start;
  let writing: Promise<void> = Promise.resolve();
  // Updates the memory only once it is on disk; one write after the other
  const store = (next: (now: StoredSecrets) => StoredSecrets): Promise<void> => {
    const written = writing.then(async () => {
      const then = next(stored);
      await writeWhole(disk, path, `${JSON.stringify({ format: FORMAT, ...then })}\n`);
      stored = then;
    });
    writing = written.catch(() => undefined);
    return written;
  };
  return {
    hasPin: () => stored.pin !== undefined,
    pin: () => stored.pin?.text,
    isPin: (pin) => stored.pin !== undefined && isSameHash(stored.pin.hash, hashOf(stored.pin.salt + pin)),
    codeSecret: () => stored.pin && Buffer.from(hashOf(`code ${stored.pin.salt}`).slice(0, 32), 'hex'),
    setPin: (pin) => {
      const salt = newSalt();
      const set = pin === undefined ? {} : { pin: { salt, hash: hashOf(salt + pin), text: pin } };
      return store(({ pin: _pin, ...others }) => ({ ...others, ...set }));
    },
    pinTries: () => stored.tries,
    savePinTries: (tries) => store((now) => ({ ...now, tries })),
    check: async () => {
      await writing;
      if (stored === NOTHING || (await isThere(disk, path))) return false;
      await makeFolder(disk, dirname(path));
      await store((now) => now);
      return true;
    },
  };
}

async function isThere(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.look(path);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return false;
  }
}

async function read(
  disk: Disk,
  path: string,
): Promise<{ readonly [key: string]: unknown } | 'none' | 'damaged'> {
  try {
    const value: unknown = JSON.parse((await disk.readFile(path)).toString('utf8'));
    return isJsonObject(value) ? value : 'damaged';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'none';
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}

function parseStored(fields: { readonly [key: string]: unknown }): StoredSecrets | undefined {
  const { format, pin } = fields;
  if (format !== FORMAT) return undefined;
  const tries = parsePinTries(fields['tries']);
  const stored = tries === undefined ? {} : { tries };
  if (!isJsonObject(pin) || typeof pin['salt'] !== 'string' || typeof pin['hash'] !== 'string') return stored;
  const { salt, hash, text } = pin;
  return { ...stored, pin: { salt, hash, ...(typeof text === 'string' && { text }) } };
}
