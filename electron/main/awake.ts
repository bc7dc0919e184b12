import type { PowerSaveBlocker } from 'electron';

/** Keeps the screen from going dark as long as somebody wants that. */
export interface Awake {
  /** `who`: a page by its number, or the host. */
  want(who: number | 'host', isWanted: boolean): void;
}

export function createAwake(blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>): Awake {
  const wanting = new Set<number | 'host'>();
  let running: number | undefined;
  return {
    want: (who, isWanted) => {
      if (isWanted) wanting.add(who);
      else wanting.delete(who);
      if (wanting.size > 0) running ??= blocker.start('prevent-display-sleep');
      else if (running !== undefined) {
        blocker.stop(running);
        running = undefined;
      }
    },
  };
}
