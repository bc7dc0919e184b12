import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Disk, DiskFile } from './disk.ts';
import { errorCode, makeFolder, writeAll, writeWhole } from './files.ts';
import type { Log } from '../guard.ts';

const NAME = 'host.log';
/** Most log files, including the current one, and bytes of each. */
const MAX_FILES = 5;
const MAX_BYTES = 256 * 1024;
/** Most lines that wait for a slow disk; more are dropped. */
const MAX_WAITING = 1_000;

/** A log on disk. Lines that cannot be written are dropped, without affecting anything else. */
export interface LogFile {
  readonly log: Log;
  /** Returns the newest lines, at most `most`; fewer if the log cannot be read. */
  readonly newest: (most: number) => Promise<readonly string[]>;
  /** Rewrites the files of the log that `change` changes. Rejects with the system's error. */
  readonly rewrite: (change: (text: string) => string) => Promise<void>;
  /** Resolves when all lines have been written or dropped. */
  close(): Promise<void>;
}

/**
 * Opens the log in a folder: `host.log`, with older parts in `host.log.1` to `host.log.4`. Each line has its time (ISO 8601, UTC). Anything
 * that resembles a secret, 32 hexadecimal digits or more, is removed.
 */
export function openLog({ disk, clock }: { disk: Disk; clock: Clock }, folder: string): LogFile {
  const path = join(folder, NAME);
  let open: { readonly file: DiskFile; bytes: number } | undefined;
  let waiting = 0;
  let tail: Promise<void> = Promise.resolve();

  const close = async (): Promise<void> => {
    const { file } = open ?? {};
    open = undefined;
    await file?.close();
  };
  const writeLine = async (text: string): Promise<void> => {
    open ??= await openEnd(disk, folder, path);
    if (open.bytes > 0 && open.bytes + text.length > MAX_BYTES) {
      await close();
      await rotate(disk, path);
      open = await openEnd(disk, folder, path);
    }
    const bytes = Buffer.from(text);
    await writeAll(open.file, bytes);
    open.bytes += bytes.length;
  };
  const enqueue = (act: () => Promise<void>): Promise<void> => {
    waiting += 1;
    tail = tail
      .then(act)
      .catch(() => close().catch(() => undefined)) // the next line tries again
      .finally(() => (waiting -= 1));
    return tail;
  };
  return {
    log: (line) => {
      if (waiting < MAX_WAITING) void enqueue(() => writeLine(lineOf(clock.now(), line)));
    },
    newest: async (most) => {
      await tail;
      const texts = await Promise.all([`${path}.1`, path].map((name) => textOf(disk, name)));
      return texts.join('').split('\n').slice(0, -1).slice(-most);
    },
    rewrite: (change) => {
      const done = tail.then(async () => {
        await close();
        const names = await disk.readdir(folder).catch(() => []);
        for (const name of names) {
          const text = await textOf(disk, join(folder, name));
          if (change(text) !== text) await writeWhole(disk, join(folder, name), change(text));
        }
      });
      tail = done.catch(() => undefined);
      return done;
    },
    close: () => enqueue(close),
  };
}

const textOf = (disk: Disk, path: string): Promise<string> => disk.readFile(path).then(String, () => '');

const lineOf = (at: number, line: string): string =>
  `${new Date(at).toISOString()} ${line.replace(/[0-9a-f]{32,}/gi, '…').replaceAll('\n', '\n  ')}\n`;

async function openEnd(disk: Disk, folder: string, path: string): Promise<{ file: DiskFile; bytes: number }> {
  await makeFolder(disk, folder);
  const file = await disk.open(path, 'a');
  return { file, bytes: (await disk.readFile(path)).length };
}

/** Renames each file to the next older name; the oldest is overwritten. */
async function rotate(disk: Disk, path: string): Promise<void> {
  for (let age = MAX_FILES - 1; age > 0; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    await disk.rename(younger, `${path}.${age}`).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  }
}
