import { constants } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

/** Only the user who runs the host may read its files. */
const PRIVATE = 0o600;
const PRIVATE_FOLDER = 0o700;
const IS_WINDOWS = process.platform === 'win32';

/** How to open a file: `a` appends and creates it if it is missing, `wx` creates it and fails if the name exists. */
export type OpenFlags = 'a' | 'wx';

/** An open file. Everything rejects with the system's error. */
export interface DiskFile {
  /** Writes after the earlier writes, with `a` at the end of the file. Resolves with the number of bytes written. */
  write(bytes: Uint8Array): Promise<number>;
  /** Resolves when the content and length are on disk. */
  datasync(): Promise<void>;
  /** Resolves when the content and metadata are on disk; the name is not, see `syncFolder`. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Size, identity and age of a file. */
export interface FileLook {
  readonly size: number;
  /** Differs for another file of the same name; empty on Windows, whose file numbers are not reliable. */
  readonly identity: string;
  /** When its content changed last, in milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * The host's access to the disk, so that a test can have a disk that fails, is full or loses what was not synced. Files are private to the
 * user. Everything rejects with the system's error.
 */
export interface Disk {
  /** Removes permissions (mode bits) of others on one of our folders, where the system has such. */
  protect(path: string, forbidden: number): Promise<void>;
  /** Returns what a path refers to now. */
  look(path: string): Promise<FileLook>;
  open(path: string, flags: OpenFlags): Promise<DiskFile>;
  readFile(path: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, which may be missing. */
  remove(path: string): Promise<void>;
  readdir(path: string): Promise<readonly string[]>;
  /** Creates a private folder in an existing one. */
  mkdir(path: string): Promise<void>;
  /** Syncs a folder's list of names, where the system can do that (Windows cannot, and need not). */
  syncFolder(path: string): Promise<void>;
}

/** Permissions to remove on a readable and on a private folder. */
export const OTHERS_WRITE = 0o022;
export const OTHERS = 0o077;
const STICKY = 0o1000;

/** Refuses to follow a link: if somebody else may write to the folder, it could redirect what is written. */
const FLAGS: Readonly<Record<OpenFlags, number>> = {
  a: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | (IS_WINDOWS ? 0 : constants.O_NOFOLLOW),
  wx: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
};

/** The machine's disk. */
export const systemDisk: Disk = {
  protect: async (path, forbidden) => {
    if (IS_WINDOWS) return;
    const { mode, uid } = await stat(path);
    // Another user's folder, or a deliberately shared one (the sticky bit), is not ours to change
    if (uid !== process.getuid?.() || (mode & STICKY) !== 0 || (mode & forbidden) === 0) return;
    await chmod(path, mode & 0o777 & ~forbidden);
  },
  look: async (path) => {
    const { size, dev, ino, mtimeMs } = await stat(path, { bigint: true });
    return {
      size: Number(size),
      identity: IS_WINDOWS ? '' : `${dev}:${ino}`,
      changedAt: Number(mtimeMs),
    };
  },
  open: async (path, flags) => {
    const file = await open(path, FLAGS[flags], PRIVATE);
    return {
      write: async (bytes) => (await file.write(bytes)).bytesWritten,
      datasync: () => file.datasync(),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  readFile: (path) => readFile(path),
  rename,
  remove: (path) => rm(path, { force: true }),
  readdir: (path) => readdir(path),
  mkdir: (path) => mkdir(path, PRIVATE_FOLDER),
  syncFolder: async (path) => {
    if (IS_WINDOWS) return;
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
};
