import { dirname } from 'node:path';
import { isJsonObject } from '../../../core/base/parse.ts';
import type { Disk } from '../disk.ts';
import { errorCode, makeFolder, writeWhole } from '../files.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import { parsePinTries, type PinTries } from '../table/pin-guard.ts';

const FORMAT = 'auction-night/secrets@2';

/** A table's PIN, and who has to wait because of wrong ones; kept apart from the journal, in a file that nobody else may read. */
export interface TableSecrets {
  hasPin(): boolean;
  /** For those who may show it; undefined where there is none, or an older version kept its hash alone. */
  pin(): string | undefined;
  isPin(pin: string): boolean;
  /** Sets the PIN, or takes it away; on disk when it resolves. Rejects with the system's error. */
  setPin(pin: string | undefined): Promise<void>;
  /** The wrong tries that were kept last. */
  pinTries(): PinTries | undefined;
  /** Keeps who was wrong and has to wait, and for how long; on disk when it resolves. Rejects with the system's error. */
  keepPinTries(tries: PinTries): Promise<void>;
  /** Writes the file again if somebody has removed it; whether that was so. Rejects with the system's error. */
  check(): Promise<boolean>;
}

interface Kept {
  readonly pin?: { readonly salt: string; readonly hash: string; readonly text?: string };
  readonly tries?: PinTries;
}

const NOTHING: Kept = {};

/** The secrets of a table, from its file or none. A file that cannot be understood counts as none; `isDamaged` says so. */
export async function openSecrets(
  disk: Disk,
  path: string,
  newSalt: () => string,
): Promise<{ readonly secrets: TableSecrets; readonly isDamaged: boolean }> {
  const fields = await read(disk, path);
  const kept = fields === 'none' ? NOTHING : fields === 'damaged' ? undefined : toKept(fields);
  return { secrets: secretsAt(disk, path, kept ?? NOTHING, newSalt), isDamaged: kept === undefined };
}

function secretsAt(disk: Disk, path: string, start: Kept, newSalt: () => string): TableSecrets {
  let kept = start;
  let writing: Promise<void> = Promise.resolve();
  // In memory only once it is on disk; one write after the other
  const store = (next: (now: Kept) => Kept): Promise<void> => {
    const written = writing.then(async () => {
      const then = next(kept);
      await writeWhole(disk, path, `${JSON.stringify({ format: FORMAT, ...then })}\n`);
      kept = then;
    });
    writing = written.catch(() => undefined);
    return written;
  };
  return {
    hasPin: () => kept.pin !== undefined,
    pin: () => kept.pin?.text,
    isPin: (pin) => kept.pin !== undefined && isSameHash(kept.pin.hash, hashOf(kept.pin.salt + pin)),
    setPin: (pin) => {
      const salt = newSalt();
      const set = pin === undefined ? {} : { pin: { salt, hash: hashOf(salt + pin), text: pin } };
      return store(({ pin: _pin, ...others }) => ({ ...others, ...set }));
    },
    pinTries: () => kept.tries,
    keepPinTries: (tries) => store((now) => ({ ...now, tries })),
    check: async () => {
      await writing;
      if (kept === NOTHING || (await isThere(disk, path))) return false;
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

function toKept(fields: { readonly [key: string]: unknown }): Kept | undefined {
  const { format, pin } = fields;
  if (format !== FORMAT) return undefined;
  const tries = parsePinTries(fields['tries']);
  const kept = tries === undefined ? {} : { tries };
  if (!isJsonObject(pin) || typeof pin['salt'] !== 'string' || typeof pin['hash'] !== 'string') return kept;
  const { salt, hash, text } = pin;
  return { ...kept, pin: { salt, hash, ...(typeof text === 'string' && { text }) } };
}
