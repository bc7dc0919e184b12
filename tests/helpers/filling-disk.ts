import { systemDisk, type Disk } from '../../electron/host/storage/disk.ts';

/** The machine's disk, which can be filled and freed again. */
export function fillingDisk(): { readonly disk: Disk; fill(): void; free(): void } {
  let isFull = false;
  const full = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  return {
    disk: {
      ...systemDisk,
      open: async (path, flags) => {
        const file = await systemDisk.open(path, flags);
        return { ...file, write: (bytes) => (isFull ? full() : file.write(bytes)) };
      },
    },
    fill: () => (isFull = true),
    free: () => (isFull = false),
  };
}
