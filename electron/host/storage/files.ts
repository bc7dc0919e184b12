import { basename, dirname, resolve } from 'node:path';
import type { Disk, DiskFile } from './disk.ts';

/**
 * Writes all bytes, in several writes if need be.
 * @throws The system's error; then the number of bytes written is unknown.
 */
export async function writeAll(file: DiskFile, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const taken = await file.write(bytes.subarray(at));
    if (taken <= 0) throw new Error('the system takes no more bytes');
    at += taken;
  }
}

/** Suffix of a file while it is written; a remaining one was never finished. */
export const FRESH = '.new';

/**
 * Replaces a file atomically: after a crash either the old or the new content is there. On disk when it resolves. The caller must not write
 * the same file twice at once.
 * @throws The system's error; unfinished files are removed if possible.
 */
export async function writeWhole(disk: Disk, path: string, content: string | Uint8Array): Promise<void> {
  const fresh = path + FRESH;
  await disk.remove(fresh); // a planted link would redirect the write
  const file = await disk.open(fresh, 'wx');
  try {
    try {
      await writeAll(file, typeof content === 'string' ? Buffer.from(content) : content);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(fresh, path);
  } catch (error) {
    await disk.remove(fresh).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/**
 * Creates a folder and its missing parents. All new names are on disk when it resolves, even if an earlier process was killed meanwhile: a
 * folder is created only once its parent's name is on disk. An existing folder's list of names is synced too, so files that an earlier
 * process removed stay removed.
 * @throws The system's error.
 */
export async function makeFolder(disk: Disk, path: string): Promise<void> {
  const above = dirname(resolve(path));
  if (!(await isThere(disk, path))) {
    await makeFolder(disk, above);
    await disk.mkdir(path).catch(async (error: unknown) => {
      // Another table has just created it
      if (errorCode(error) !== 'EEXIST' || !(await isThere(disk, path))) throw error;
    });
  } else await disk.syncFolder(path).catch(unlessForbidden);
  await disk.syncFolder(above).catch(unlessForbidden);
}

async function isThere(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.readdir(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    unlessForbidden(error);
    return true;
  }
}

/** Ignores missing permissions: a parent folder that we may traverse but not read is not ours to sync. */
function unlessForbidden(error: unknown): void {
  if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
}

/** Returns `path` or, if that exists, the first unused of `path-2`, `path-3`, … */
export async function unusedPath(disk: Disk, path: string): Promise<string> {
  const names = new Set(await disk.readdir(dirname(path)));
  let free = path;
  for (let count = 2; names.has(basename(free)); count++) free = `${path}-${count}`;
  return free;
}

/** Returns the code of a system error, such as ENOENT; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns an error's message for the log. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
