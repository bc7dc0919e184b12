import { basename, dirname, resolve } from 'node:path';
import type { Disk, DiskFile } from './disk.ts';

/**
 * Writes all of the bytes where the file's writes go; a system that takes fewer at a time is asked again. Rejects with the system's
 * error, after which nobody knows how many were taken.
 */
export async function writeAll(file: DiskFile, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const taken = await file.write(bytes.subarray(at));
    if (taken <= 0) throw new Error('the system takes no more bytes');
    at += taken;
  }
}

/** What a file is called while it is being written: one of that name was never finished. */
export const FRESH = '.new';

/**
 * Writes a file so that after a crash either the old or the new content is there, and is on disk when this resolves.
 * Two writes of the same file at once have to be kept apart by the caller. Rejects with the system's error; then nothing unfinished is
 * left, where it can be removed.
 */
export async function writeWhole(disk: Disk, path: string, content: string | Uint8Array): Promise<void> {
  const fresh = path + FRESH;
  await disk.remove(fresh); // a link that somebody has put there would be written through
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
 * Makes a folder and those above it where they are missing; all names that had to be made are on disk when this resolves, also where an
 * earlier process was stopped in the midst of it: a folder is made only once the name of the one above is on disk. What is found in a
 * folder that was there, or is not, is so on disk as well: what an earlier process removed stays away. Rejects with the system's error.
 */
export async function makeFolder(disk: Disk, path: string): Promise<void> {
  const above = dirname(resolve(path));
  if (!(await isThere(disk, path))) {
    await makeFolder(disk, above);
    await disk.mkdir(path).catch(async (error: unknown) => {
      // Another table has just made it
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

/** A folder above that we may pass but not read is not ours to keep. */
function unlessForbidden(error: unknown): void {
  if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
}

/** `path` itself or, if there is such a file, the first of `path-2`, `path-3`, … that there is not: so that nothing is written over. */
export async function unusedPath(disk: Disk, path: string): Promise<string> {
  const names = new Set(await disk.readdir(dirname(path)));
  let free = path;
  for (let count = 2; names.has(basename(free)); count++) free = `${path}-${count}`;
  return free;
}

/** The code of a system error, such as ENOENT; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What an error says, for the log. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
