import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every sync of every file of this process, made slower. */
export interface SlowDisk {
  /** Syncs that have ended so far. */
  synced(): number;
  restore(): void;
}

type Sync = (this: FileHandle) => Promise<void>;

/** Adds so many milliseconds to each sync, until it is restored. */
export async function slowDisk(milliseconds: number): Promise<SlowDisk> {
  const path = join(tmpdir(), `auction-night-slow-${process.pid}`);
  const file = await open(path, 'w');
  const handles = Object.getPrototypeOf(file) as { sync: Sync; datasync: Sync };
  await file.close();
  await rm(path);
  const { sync, datasync } = handles;
  let synced = 0;
  const slow = (original: Sync): Sync =>
    async function (this: FileHandle) {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await original.call(this);
      synced += 1;
    };
  handles.sync = slow(sync);
  handles.datasync = slow(datasync);
  return { synced: () => synced, restore: () => Object.assign(handles, { sync, datasync }) };
}
