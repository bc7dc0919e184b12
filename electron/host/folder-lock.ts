import { createHash, randomBytes } from 'node:crypto';
import { readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './files.ts';
import { FolderError } from './folder-error.ts';

/** Longest path of a local socket, in bytes, that all systems take. */
const MOST_BYTES = 103;
/** How often two that start at the same moment make way for each other. */
const MOST_TRIES = 50;

/** Where the sockets of hosts with one folder are, and how their names begin. */
interface LockPath {
  readonly folder: string;
  readonly prefix: string;
}

/**
 * Takes a folder for this process, by a local socket that listens in it: the system lets go of that by itself, however the process
 * ends. What is returned lets go of it too. Rejects with a FolderError if a running process has the folder.
 *
 * Everybody listens first, under a name of their own, and then looks whether anybody else does: of two, at least one sees the
 * other. So nobody ever has to remove what may be in use.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = await realpath(folder);
  const key = createHash('sha256').update(real).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return await lockPipe(folder, `\\\\.\\pipe\\auction-night-${key}`);
  // Where a socket cannot be in the folder (a long path, a file system without sockets, a full disk), it is in the folder for such
  const places = [
    { folder: real, prefix: 'host-' },
    { folder: tmpdir(), prefix: `auction-night-${key}-` },
  ];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if ((await others(places, undefined)).some((one) => one.isLive)) throw taken(folder);
    const { server, path } = await listenIn(places);
    const found = await others(places, path);
    if (found.every((one) => !one.isLive)) {
      await Promise.all(found.map((one) => rm(one.path, { force: true })));
      return () => closed(server);
    }
    await closed(server);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
  }
  throw taken(folder);
}

const taken = (folder: string): FolderError =>
  new FolderError(folder, 'taken', `Auction Night is already running with the folder ${folder}`);

/** A pipe of Windows has no file that could be left behind. */
async function lockPipe(folder: string, path: string): Promise<() => Promise<void>> {
  try {
    const server = await listenAt(path);
    return () => closed(server);
  } catch (error) {
    throw errorCode(error) === 'EADDRINUSE' ? taken(folder) : error;
  }
}

/** Listens in the first place where that can be done. Rejects with the system's error of the last one. */
async function listenIn(places: readonly LockPath[]): Promise<{ server: Server; path: string }> {
  let failure: unknown;
  for (const { folder, prefix } of places) {
    const path = join(folder, `${prefix}${randomBytes(4).toString('hex')}.socket`);
    try {
      if (Buffer.byteLength(path) <= MOST_BYTES) return { server: await listenAt(path), path };
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

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** The sockets of others, and whether somebody listens there. */
async function others(
  places: readonly LockPath[],
  own: string | undefined,
): Promise<readonly { readonly path: string; readonly isLive: boolean }[]> {
  const paths = await Promise.all(
    places.map(async ({ folder, prefix }) => {
      const names = await readdir(folder).catch(() => []);
      const isSocket = (name: string): boolean => name.startsWith(prefix) && name.endsWith('.socket');
      return names.filter(isSocket).map((name) => join(folder, name));
    }),
  );
  const found = paths.flat().filter((path) => path !== own);
  return await Promise.all(found.map(async (path) => ({ path, isLive: await isLive(path) })));
}

/** Whether somebody listens; one of whom that cannot be told, such as another person's, counts as listening. */
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
