import { createHash, randomBytes } from 'node:crypto';
import { readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './files.ts';

/** Longest path of a local socket on all systems, in bytes. */
const MAX_PATH_BYTES = 103;
/** How often two hosts that start simultaneously yield to each other. */
const MAX_TRIES = 50;

/** A folder with lock sockets, and how their names begin. */
interface LockPath {
  readonly folder: string;
  readonly prefix: string;
}

/**
 * Locks a folder for this process by a local socket in it, which the system closes however the process ends. Each process listens first,
 * under a name of its own, and then looks for others: of two, at least one sees the other. So nobody has to remove a socket that may be in
 * use.
 * @returns Unlocks the folder.
 * @throws A FolderError if a running process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = await realpath(folder);
  const key = createHash('sha256').update(real).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return await lockPipe(folder, `\\\\.\\pipe\\auction-night-${key}`);
  // If no socket can be in the folder (a long path, a file system without sockets, a full disk), it is in the temporary folder
  const lockPaths = [
    { folder: real, prefix: 'host-' },
    { folder: tmpdir(), prefix: `auction-night-${key}-` },
  ];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if ((await otherSockets(lockPaths, undefined)).some((one) => one.isLive)) throw taken(folder);
    const { server, path } = await listenOnFirst(lockPaths);
    const found = await otherSockets(lockPaths, path);
    if (found.every((one) => !one.isLive)) {
      await Promise.all(found.map((one) => rm(one.path, { force: true })));
      return () => close(server);
    }
    await close(server);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
  }
  throw taken(folder);
}

const taken = (folder: string): FolderError =>
  new FolderError(folder, 'taken', `Auction Night is already running with the folder ${folder}`);

/** Locks by a Windows pipe, which leaves no file behind. */
async function lockPipe(folder: string, path: string): Promise<() => Promise<void>> {
  try {
    const server = await listenAt(path);
    return () => close(server);
  } catch (error) {
    throw errorCode(error) === 'EADDRINUSE' ? taken(folder) : error;
  }
}

/**
 * Listens on the first lock path that works.
 * @throws The system's error of the last one.
 */
async function listenOnFirst(lockPaths: readonly LockPath[]): Promise<{ server: Server; path: string }> {
  let failure: unknown;
  for (const { folder, prefix } of lockPaths) {
    const path = join(folder, `${prefix}${randomBytes(4).toString('hex')}.socket`);
    try {
      if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return { server: await listenAt(path), path };
    } catch (error) {
      failure = error;
    }
  }
  throw failure ?? new Error('there is no place for a local socket');
}

function listenAt(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      server.on('error', () => undefined);
      resolve(server.unref());
    });
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Returns the other lock sockets, and whether a process listens on each. */
async function otherSockets(
  lockPaths: readonly LockPath[],
  own: string | undefined,
): Promise<readonly { readonly path: string; readonly isLive: boolean }[]> {
  const paths = await Promise.all(
    lockPaths.map(async ({ folder, prefix }) => {
      const names = await readdir(folder).catch(() => []);
      const isSocket = (name: string): boolean => name.startsWith(prefix) && name.endsWith('.socket');
      return names.filter(isSocket).map((name) => join(folder, name));
    }),
  );
  const found = paths.flat().filter((path) => path !== own);
  return await Promise.all(found.map(async (path) => ({ path, isLive: await isLive(path) })));
}

/** Whether a process listens; if that is unknown, such as for another user's socket, it counts as listening. */
function isLive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) =>
      resolve(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(errorCode(error) ?? '')),
    );
  });
}

/** Why a host cannot use its folder; `other`: see the message. */
export type FolderProblem = 'taken' | 'forbidden' | 'file' | 'read-only' | 'full' | 'other';

/** A host cannot use its folder. The message says why, in a sentence without its full stop; the caller adds what to do. */
export class FolderError extends Error {
  readonly folder: string;
  readonly why: FolderProblem;

  constructor(folder: string, why: FolderProblem, message: string) {
    super(message);
    this.folder = folder;
    this.why = why;
  }
}
