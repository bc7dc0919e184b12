import { join } from 'node:path';
import { isWhole } from '../../core/base/parse.ts';
import type { Disk } from './disk.ts';
import { errorCode, makeFolder, writeWhole } from './files.ts';
import { toHex } from './secrets.ts';

/** What a host keeps from one start to the next. */
export interface Settings {
  /** The port it had, so that phones find the page again. */
  readonly port?: number;
  /** 32 hexadecimal digits that make a connection the owner's. */
  readonly ownerSecret: string;
}

const FILE = 'host.json';

/** The settings kept in a folder; a new owner's secret where none can be read, or `newOwner` is wished. Rejects with the system's error. */
export async function readSettings(
  disk: Disk,
  folder: string,
  entropy: (size: number) => Uint8Array,
  newOwner: boolean,
): Promise<Settings> {
  const kept = await readKept(disk, join(folder, FILE));
  const ownerSecret: unknown = kept.ownerSecret;
  const port: unknown = kept.port;
  return {
    ownerSecret:
      !newOwner && typeof ownerSecret === 'string' && /^[0-9a-f]{32}$/.test(ownerSecret)
        ? ownerSecret
        : toHex(entropy(16)),
    ...(isWhole(port, 1, 65_535) ? { port } : {}),
  };
}

/** Keeps the settings in a folder, which is made where it is missing, readable by nobody else. Rejects with the system's error. */
export async function writeSettings(disk: Disk, folder: string, settings: Settings): Promise<void> {
  await makeFolder(disk, folder);
  await writeWhole(disk, join(folder, FILE), `${JSON.stringify(settings)}\n`);
}

/** Whether nobody has removed the settings; of a disk that does not say that is not known, so they are there. */
export const areSettingsThere = (disk: Disk, folder: string): Promise<boolean> =>
  disk.look(join(folder, FILE)).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  );

async function readKept(disk: Disk, path: string): Promise<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse((await disk.readFile(path)).toString('utf8'));
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}
