import type { LaunchIntent } from '../preload/api.ts';

/** The latest launch intent, until a page takes it. */
export interface LaunchIntents {
  put(launchIntent: LaunchIntent): void;
  /** Returns the launch intent and removes it; undefined if there is none. */
  take(): LaunchIntent | undefined;
}

/** @param onPut Called for each launch intent. Nothing else happens until a page takes it; later pages ask themselves. */
export function createLaunchIntents(onPut: () => void): LaunchIntents {
  let last: LaunchIntent | undefined;
  return {
    put: (launchIntent) => {
      last = launchIntent;
      onPut();
    },
    take: () => {
      const launchIntent = last;
      last = undefined;
      return launchIntent;
    },
  };
}
