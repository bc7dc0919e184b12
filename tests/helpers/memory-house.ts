import { ok } from '../../core/base/result.ts';
import { NO_PEOPLE, type HousePeople } from '../../core/house/people.ts';
import type { HouseFile } from '../../electron/host/storage/house-file.ts';

/** The people of a house without a disk. */
export function memoryHouse(start: HousePeople = NO_PEOPLE): HouseFile {
  let now = start;
  return {
    now: () => now,
    change: (next) => {
      const then = next(now);
      if (then.ok) now = then.value;
      return Promise.resolve(then.ok ? ok(now) : then);
    },
    rewriteAside: () => Promise.resolve(),
  };
}
