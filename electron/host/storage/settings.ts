import { join } from 'node:path';
import { isIntegerIn } from '../../../core/base/parse.ts';
import type { Evening, StoredEvenings } from '../evenings.ts';
import type { Disk } from './disk.ts';
import { errorCode, makeFolder, writeWhole } from './files.ts';
import { drawHostKey } from '../line/node-line.ts';
import { isKey, toHex } from '../secrets.ts';

/** The settings that a host stores between starts. */
export interface Settings extends StoredEvenings {
  /** The last port, so that phones find the page again. */
  readonly port?: number;
  /** 32 hexadecimal digits that make a connection the owner's. */
  readonly ownerSecret: string;
  /** 64 hexadecimal digits: the secret of the long-term key by which clients know this host. */
  readonly lineSecret: string;
}

const FILE = 'host.json';

/**
 * Reads the settings of a folder, with a new owner's secret if there is none or `newOwner` is set.
 * @throws The system's error.
 */
export async function readSettings(
  disk: Disk,
  folder: string,
  entropy: (size: number) => Uint8Array,
  newOwner: boolean,
): Promise<Settings> {
  const stored = await readStored(disk, join(folder, FILE));
  const ownerSecret: unknown = stored.ownerSecret;
  const { port, lineSecret }: Record<string, unknown> = stored;
  return {
    ownerSecret:
      !newOwner && typeof ownerSecret === 'string' && /^[0-9a-f]{32}$/.test(ownerSecret)
        ? ownerSecret
        : toHex(entropy(16)),
    lineSecret:
      typeof lineSecret === 'string' && isKey(lineSecret) ? lineSecret : toHex(drawHostKey().secret),
    ...(isIntegerIn(port, 1, 65_535) ? { port } : {}),
    ...eveningsIn(stored),
  };
}

function eveningsIn({ isOneEvening, evenings }: Record<string, unknown>): StoredEvenings {
  const known = Array.isArray(evenings) ? evenings.filter(isEvening) : [];
  return {
    ...(isOneEvening === true && { isOneEvening }),
    ...(known.length > 0 && { evenings: known }),
  };
}

const isEvening = (one: unknown): one is Evening =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  /^[a-z2-7]{8}$/.test(one.id) &&
  'lastAt' in one &&
  isIntegerIn(one.lastAt, 0, Number.MAX_SAFE_INTEGER);

/**
 * Writes the settings to a private folder, which is created if it is missing.
 * @throws The system's error.
 */
export async function writeSettings(disk: Disk, folder: string, settings: Settings): Promise<void> {
  await makeFolder(disk, folder);
  await writeWhole(disk, join(folder, FILE), `${JSON.stringify(settings)}\n`);
}

/** Whether the settings file exists; also true if the disk does not say. */
export const doSettingsExist = (disk: Disk, folder: string): Promise<boolean> =>
  disk.look(join(folder, FILE)).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  );

async function readStored(disk: Disk, path: string): Promise<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse((await disk.readFile(path)).toString('utf8'));
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}
