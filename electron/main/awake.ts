import type { PowerSaveBlocker } from 'electron';

/** Keeps the screen on while anybody needs it. */
export interface Awake {
  /** @param holder A page by its id, or the host. */
  set(holder: number | 'host', isNeeded: boolean): void;
}

export function createAwake(blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>): Awake {
  const holders = new Set<number | 'host'>();
  let running: number | undefined;
  return {
    set: (holder, isNeeded) => {
      if (isNeeded) holders.add(holder);
      else holders.delete(holder);
      if (holders.size > 0) running ??= blocker.start('prevent-display-sleep');
      else if (running !== undefined) {
        blocker.stop(running);
        running = undefined;
      }
    },
  };
}
