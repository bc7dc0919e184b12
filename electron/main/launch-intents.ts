import type { LaunchIntent } from '../preload/api.ts';

/** What the page was asked for last from outside of it, until a page takes it. */
export interface Errands {
  put(launchIntent: LaunchIntent): void;
  /** The launchIntent, once; undefined if there is none. */
  take(): LaunchIntent | undefined;
}

/** `came` is told of each. Nothing else happens until a page takes it: a page that comes later asks for itself. */
export function createErrands(came: () => void): Errands {
  let last: LaunchIntent | undefined;
  return {
    put: (launchIntent) => {
      last = launchIntent;
      came();
    },
    take: () => {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}
