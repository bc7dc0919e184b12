import { readFileSync } from 'node:fs';
import { readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PRIVATE } from './disk.ts';
import { errorCode } from './files.ts';

const LOCK = 'host.lock';

/** Locks of this process, which its number alone would not tell from one left behind by a process of the same number. */
const ownLocks = new Set<string>();

/**
 * Takes a folder for this process; what is returned lets go of it. A lock left behind by a process that is gone, even one
 * that was killed, is taken over. Rejects with an Error whose message a person can read if a running process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), LOCK);
  if (ownLocks.has(path)) throw new Error(`This Auction Night is using the folder ${folder} already.`);
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  if (!(await createLock(path, own))) {
    const found = await readFile(path, 'utf8').catch(() => '');
    if (isHeld(found)) throw new Error(`Another Auction Night is using the folder ${folder}.`);
    await removeStale(path, found);
    if (!(await createLock(path, own)))
      throw new Error(`Another Auction Night has just taken the folder ${folder}.`);
  }
  ownLocks.add(path);
  return async () => {
    ownLocks.delete(path);
    if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
  };
}

async function createLock(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: PRIVATE });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock away first, so that of two processes that find it only one removes it. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved !== stale) {
    await rename(aside, path);
    throw new Error('Another Auction Night has just taken the folder.');
  }
  await unlink(aside).catch(() => undefined);
}

function isHeld(text: string): boolean {
  const { pid, started } = holderIn(text);
  if (pid === undefined || pid === process.pid || !isRunning(pid)) return false;
  // The number may have been given to another process since
  return started === undefined || startOf(pid) === started;
}

function holderIn(text: string): { pid?: number; started?: string } {
  try {
    const holder: unknown = JSON.parse(text);
    if (typeof holder !== 'object' || holder === null) return {};
    const pid: unknown = Reflect.get(holder, 'pid');
    const started: unknown = Reflect.get(holder, 'started');
    return {
      ...(typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0 ? { pid } : {}),
      ...(typeof started === 'string' ? { started } : {}),
    };
  } catch {
    return {};
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When a process was started, as Linux tells it in clock ticks since the machine started; undefined elsewhere. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
