import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only the person who runs the host may read what it keeps. */
export const PRIVATE = 0o600;

/**
 * Writes a file so that after a crash either the old or the new content is there, and is on disk when this resolves.
 * Two writes of the same file at once have to be kept apart by the caller. Rejects with the system's error.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  const file = await open(fresh, 'w', PRIVATE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
  await syncFolder(dirname(path));
}

/** Puts a folder's list of names on disk, where the system can do that (Windows cannot, and need not). */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The code of a system error, such as ENOENT; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What an error says, for the log. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
