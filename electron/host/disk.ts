import { constants } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

/** Only the person who runs the host may read what it keeps. */
const PRIVATE = 0o600;
const PRIVATE_FOLDER = 0o700;
const IS_WINDOWS = process.platform === 'win32';

/** How a file is opened: to add to it (which makes it where it is missing), or to make it, which fails where the name is taken. */
export type OpenFlags = 'a' | 'wx';

/** An open file. Everything rejects with the system's error. */
export interface DiskFile {
  /** Writes behind what was written before, with `a` at the end of the file; resolves with how many of the bytes were taken. */
  write(bytes: Uint8Array): Promise<number>;
  /** Resolves when the content is on disk, and the length that is needed to read it. */
  datasync(): Promise<void>;
  /** Resolves when the content and all about the file are on disk; its name is not, see `syncFolder`. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file as the system names it. */
export interface FileLook {
  readonly size: number;
  /** Another file of the same name has another one; the same for all on Windows, where numbers of files are not reliable. */
  readonly identity: string;
}

/**
 * What the host asks of the disk: everything that it keeps goes through here, so that a test can have a disk that fails, is full or
 * forgets what was not synced. Files are readable by nobody else. Everything rejects with the system's error.
 */
export interface Disk {
  /** Takes rights (bits of a mode) of others to a folder of ours away, where the system has such. */
  protect(path: string, forbidden: number): Promise<void>;
  /** What a path leads to at the moment. */
  look(path: string): Promise<FileLook>;
  open(path: string, flags: OpenFlags): Promise<DiskFile>;
  readFile(path: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; it may be missing. */
  remove(path: string): Promise<void>;
  readdir(path: string): Promise<readonly string[]>;
  /** Makes a folder that nobody else may look into; the one above has to be there. */
  mkdir(path: string): Promise<void>;
  /** Puts a folder's list of names on disk, where the system can do that (Windows cannot, and need not). */
  syncFolder(path: string): Promise<void>;
}

/** What others may not do in a folder that they may look into, and in one that they may not. */
export const OTHERS_WRITE = 0o022;
export const OTHERS = 0o077;
const STICKY = 0o1000;

/** A link in the place of a file is refused: where somebody else may write to the folder, it would lead what is written elsewhere. */
const FLAGS: Readonly<Record<OpenFlags, number>> = {
  a: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | (IS_WINDOWS ? 0 : constants.O_NOFOLLOW),
  wx: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
};

/** The machine's disk. */
export const systemDisk: Disk = {
  protect: async (path, forbidden) => {
    if (IS_WINDOWS) return;
    const { mode, uid } = await stat(path);
    // A folder of somebody else, or one that all may write to by agreement (the sticky bit), is not ours to change
    if (uid !== process.getuid?.() || (mode & STICKY) !== 0 || (mode & forbidden) === 0) return;
    await chmod(path, mode & 0o777 & ~forbidden);
  },
  look: async (path) => {
    const { size, dev, ino } = await stat(path, { bigint: true });
    return { size: Number(size), identity: IS_WINDOWS ? '' : `${dev}:${ino}` };
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
