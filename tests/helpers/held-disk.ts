import type { Disk } from '../../electron/host/storage/disk.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';

/** The machine's disk, on which a sync can be held up for as long as a test likes. */
export interface HeldDisk {
  readonly disk: Disk;
  /** From now on appended lines wait to be synced. */
  hold(): void;
  /** Lets all of them go on. */
  release(): void;
  /** Syncs that wait. */
  waiting(): number;
}

export function heldDisk(): HeldDisk {
  let gate: Promise<void> | undefined;
  let open = (): void => undefined;
  let waiting = 0;
  return {
    disk: {
      ...systemDisk,
      open: async (path, flags) => {
        const file = await systemDisk.open(path, flags);
        return {
          ...file,
          datasync: async () => {
            waiting += 1;
            await gate;
            waiting -= 1;
            await file.datasync();
          },
        };
      },
    },
    hold: () => {
      gate = new Promise((resolve) => (open = resolve));
    },
    release: () => {
      gate = undefined;
      open();
    },
    waiting: () => waiting,
  };
}
