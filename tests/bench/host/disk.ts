import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemDisk } from '../../../electron/host/disk.ts';
import { writeAll } from '../../../electron/host/files.ts';

const WRITES = 500;
/** Bytes of an act in a journal. */
const LINE = 110;

/** Milliseconds until a line is on disk where the host keeps its tables here: no act can be told of sooner. So many a second, ascending. */
export async function timeDisk(rate: number): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'auction-night-bench-'));
  const file = await systemDisk.open(join(folder, 'journal'), 'wx');
  try {
    const times: number[] = [];
    for (let count = 0; count < WRITES; count++) {
      const began = performance.now();
      await writeAll(file, Buffer.alloc(LINE, 'x'));
      await file.datasync();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 1000 / rate));
    }
    return times.sort((one, other) => one - other);
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}
