import { basename, dirname } from 'node:path';
import type { Rng } from '../../core/base/rng.ts';
import type { Disk, DiskFile, FileLook, OpenFlags } from '../../electron/host/storage/disk.ts';

/** One system call, before it is made. */
export interface DiskCall {
  readonly what: keyof Disk | keyof DiskFile;
  readonly path: string;
  /** How the file was opened, where the call is one of an open file. */
  readonly flags?: OpenFlags;
  /** How many were made before. */
  readonly number: number;
}

/**
 * What becomes of a call: `done`; `failed` with a code, in part perhaps; `short`: a write takes only some of the bytes; `skipped`: a sync
 * says that it is done, and is not; `crashed`: the machine stops in the midst of it.
 */
export type Fate = 'done' | 'short' | 'skipped' | 'crashed' | { readonly failed: string };

/** The machine has stopped: nothing is answered any more. */
export class MachineStopped extends Error {}

interface Change {
  readonly at: number;
  readonly bytes: Buffer;
}
type NameChange = { readonly path: string; readonly inode: Inode | undefined; readonly from?: string };

interface Inode {
  readonly number: number;
  readonly isFolder: boolean;
  /** As it is read. */
  cached: Buffer;
  /** As it is after a crash, if none of `unsynced` was put on disk. */
  durable: Buffer;
  unsynced: Change[];
}

let inodes = 0;
const newInode = (isFolder: boolean): Inode => ({
  number: inodes++,
  isFolder,
  cached: Buffer.alloc(0),
  durable: Buffer.alloc(0),
  unsynced: [],
});

function changed(bytes: Buffer, change: Change): Buffer {
  const next = Buffer.alloc(Math.max(bytes.length, change.at + change.bytes.length));
  bytes.copy(next);
  change.bytes.copy(next, change.at);
  return next;
}

const systemError = (code: string): Error => Object.assign(new Error(`${code}: by the test`), { code });

/**
 * A disk in memory. What was not synced is forgotten in a crash, or kept, or kept in part: contents and names of files alike. A failed
 * sync drops what it should have put on disk, as systems do: it can still be read, and a later sync says nothing of it.
 */
export class FaultyDisk implements Disk {
  /** Bytes that can still be written before the disk is full. */
  room = Number.POSITIVE_INFINITY;
  calls = 0;
  readonly #rng: Rng;
  readonly #fate: (call: DiskCall) => Fate;
  #names = new Map<string, Inode>();
  #durableNames = new Map<string, Inode>();
  #unsyncedNames: NameChange[] = [];
  #isStopped = false;

  /** `fate` is asked before each call; `rng` draws how much of what was not done is on disk all the same. */
  constructor(rng: Rng, fate: (call: DiskCall) => Fate = () => 'done') {
    this.#rng = rng;
    this.#fate = fate;
    for (const names of [this.#names, this.#durableNames]) names.set('/', newInode(true));
  }

  /** A file that has been there for long. */
  place(path: string, bytes: Buffer): void {
    const inode = { ...newInode(false), cached: bytes, durable: bytes };
    for (let folder = dirname(path); !this.#names.has(folder); folder = dirname(folder))
      this.#placeName(folder, newInode(true));
    this.#placeName(path, inode);
  }

  /** What the next process finds, after this one was killed: everything that was done. */
  afterKill(fate?: (call: DiskCall) => Fate): FaultyDisk {
    const next = new FaultyDisk(this.#rng, fate);
    next.#names = this.#names;
    next.#durableNames = this.#durableNames;
    next.#unsyncedNames = this.#unsyncedNames;
    return next;
  }

  /** What the next start of the machine finds. */
  afterCrash(fate?: (call: DiskCall) => Fate): FaultyDisk {
    const next = new FaultyDisk(this.#rng, fate);
    const names = new Map(this.#durableNames);
    for (const change of this.#unsyncedNames) if (this.#rng.below(2) === 0) rename(names, change);
    for (const [path, inode] of names) {
      const isThere = folders(path).every((folder) => names.get(folder)?.isFolder === true);
      if (!isThere || inode.isFolder) continue;
      next.place(path, this.#survivor(inode));
    }
    for (const [path, inode] of names) if (inode.isFolder) next.#placeName(path, newInode(true));
    return next;
  }

  /** What can be read at the moment, by path. */
  files(): ReadonlyMap<string, Buffer> {
    return new Map(
      [...this.#names].flatMap(([path, inode]) => (inode.isFolder ? [] : [[path, inode.cached]])),
    );
  }

  open(path: string, flags: OpenFlags): Promise<DiskFile> {
    return this.#call({ what: 'open', path }, () => {
      const old = this.#names.get(path);
      if (old !== undefined && flags === 'wx') throw systemError('EEXIST');
      if (!this.#names.has(dirname(path))) throw systemError('ENOENT');
      const inode = old ?? newInode(false);
      if (old === undefined) this.#name({ path, inode });
      return this.#file(path, flags, inode);
    });
  }

  protect(path: string): Promise<void> {
    return this.#call({ what: 'protect', path }, () => undefined);
  }

  look(path: string): Promise<FileLook> {
    return this.#call({ what: 'look', path }, () => {
      const inode = this.#names.get(path);
      if (inode === undefined) throw systemError('ENOENT');
      return { size: inode.cached.length, identity: String(inode.number), changedAt: 0 };
    });
  }

  readFile(path: string): Promise<Buffer> {
    return this.#call({ what: 'readFile', path }, () => {
      const inode = this.#names.get(path);
      if (inode === undefined) throw systemError('ENOENT');
      return Buffer.from(inode.cached);
    });
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call({ what: 'rename', path: to }, () => {
      const inode = this.#names.get(from);
      if (inode === undefined) throw systemError('ENOENT');
      this.#name({ path: to, inode, from });
    });
  }

  remove(path: string): Promise<void> {
    return this.#call({ what: 'remove', path }, () => {
      if (this.#names.has(path)) this.#name({ path, inode: undefined });
    });
  }

  readdir(path: string): Promise<readonly string[]> {
    return this.#call({ what: 'readdir', path }, () => {
      if (!this.#names.has(path)) throw systemError('ENOENT');
      return [...this.#names.keys()].flatMap((name) => (dirname(name) === path ? [basename(name)] : []));
    });
  }

  mkdir(path: string): Promise<void> {
    return this.#call({ what: 'mkdir', path }, () => {
      if (!this.#names.has(dirname(path))) throw systemError('ENOENT');
      this.#name({ path, inode: newInode(true) });
    });
  }

  syncFolder(path: string): Promise<void> {
    return this.#sync({ what: 'syncFolder', path }, () => {
      const isHere = (change: NameChange): boolean => dirname(change.path) === path;
      for (const change of this.#unsyncedNames.filter(isHere)) rename(this.#durableNames, change);
      this.#unsyncedNames = this.#unsyncedNames.filter((change) => !isHere(change));
    });
  }

  #file(path: string, flags: OpenFlags, inode: Inode): DiskFile {
    const sync = (what: 'sync' | 'datasync') => (): Promise<void> =>
      this.#sync(
        { what, path, flags },
        () => {
          for (const change of inode.unsynced) inode.durable = changed(inode.durable, change);
          inode.unsynced = [];
        },
        () => this.#drop(inode),
      );
    return {
      write: (bytes) => this.#write(path, flags, inode, Buffer.from(bytes)),
      datasync: sync('datasync'),
      sync: sync('sync'),
      close: () => this.#call({ what: 'close', path, flags }, () => undefined),
    };
  }

  async #write(path: string, flags: OpenFlags, inode: Inode, bytes: Buffer): Promise<number> {
    const fate = this.#next({ what: 'write', path, flags });
    const wanted =
      fate === 'done' || fate === 'skipped'
        ? bytes.length
        : this.#rng.below(bytes.length) + (fate === 'short' ? 1 : 0);
    const taken = Math.min(wanted, this.room);
    this.room -= taken;
    if (taken > 0) this.#change(inode, { at: inode.cached.length, bytes: bytes.subarray(0, taken) });
    this.#end(fate);
    if (taken === 0) throw systemError('ENOSPC');
    return taken;
  }

  async #call<Value>(call: Omit<DiskCall, 'number'>, act: () => Value): Promise<Value> {
    const fate = this.#next(call);
    if (fate === 'crashed' && this.#rng.below(2) === 0) act(); // it had been done, but nobody heard of it any more
    this.#end(fate);
    return act();
  }

  async #sync(
    call: Omit<DiskCall, 'number'>,
    act: () => void,
    drop: () => void = () => undefined,
  ): Promise<void> {
    const fate = this.#next(call);
    if (typeof fate === 'object') drop();
    this.#end(fate);
    if (fate !== 'skipped') act();
  }

  /** After a failed sync some of the changes are on disk, and none of the others ever will be. */
  #drop(inode: Inode): void {
    for (const change of inode.unsynced)
      if (this.#rng.below(2) === 0) inode.durable = changed(inode.durable, change);
    inode.unsynced = [];
  }

  #next(call: Omit<DiskCall, 'number'>): Fate {
    if (this.#isStopped) throw new MachineStopped();
    return this.#fate({ ...call, number: this.calls++ });
  }

  #end(fate: Fate): void {
    if (typeof fate === 'object') throw systemError(fate.failed);
    if (fate !== 'crashed') return;
    this.#isStopped = true;
    throw new MachineStopped();
  }

  #change(inode: Inode, change: Change): void {
    inode.cached = changed(inode.cached, change);
    inode.unsynced.push(change);
  }

  #name(change: NameChange): void {
    rename(this.#names, change);
    this.#unsyncedNames.push(change);
  }

  #placeName(path: string, inode: Inode): void {
    this.#names.set(path, inode);
    this.#durableNames.set(path, inode);
  }

  /** The content of a file after a crash: what was not synced may be there, not, or in part, with zeros where it was not written. */
  #survivor({ durable, unsynced }: Inode): Buffer {
    let bytes = durable;
    for (const change of unsynced) {
      const outcome = this.#rng.below(4);
      if (outcome === 0) continue;
      if (outcome === 1) bytes = changed(bytes, change);
      else {
        // Often the last byte alone: the line feed of a journal's line
        const missing = this.#rng.below(4) === 0 ? 1 : 1 + this.#rng.below(change.bytes.length);
        const torn = change.bytes.subarray(0, change.bytes.length - missing);
        const rest = Buffer.alloc(outcome === 2 ? 0 : change.bytes.length - torn.length);
        bytes = changed(bytes, { at: change.at, bytes: Buffer.concat([torn, rest]) });
      }
    }
    return bytes;
  }
}

function rename(names: Map<string, Inode>, { path, inode, from }: NameChange): void {
  if (from !== undefined) names.delete(from);
  if (inode === undefined) names.delete(path);
  else names.set(path, inode);
}

/** The folders that a path lies in, the outermost first. */
const folders = (path: string): readonly string[] =>
  path === '/' ? [] : [...folders(dirname(path)), dirname(path)];
