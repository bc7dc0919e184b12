import { createClock, type Clock } from '../../electron/host/clock.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds and does what falls due, in order. */
  advance(milliseconds: number): void;
  /** Sets the time of day back by so many milliseconds, as a person does; nothing falls due, and no time passes. */
  setBack(milliseconds: number): void;
  /**
   * The computer sleeps for so many milliseconds. On Linux its steady time and timers stand still meanwhile; on Windows and macOS they go
   * on, and whatever fell due acts on awaking, in any order: here the latest first.
   */
  sleep(milliseconds: number, system: 'linux' | 'windows'): void;
  /** Timers that run. */
  pending(): number;
}

export function manualClock(start = 1_800_000_000_000): ManualClock {
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  let steady = 0;
  let dayStart = start;
  let next = 0;
  let running = 0;
  const due = (until: number): [number, { at: number; act: () => void }] | undefined => {
    let first: [number, { at: number; act: () => void }] | undefined;
    for (const timer of timers)
      if (timer[1].at <= until && (first === undefined || timer[1].at < first[1].at)) first = timer;
    return first;
  };
  const clock = createClock({
    now: () => dayStart + steady,
    steady: () => steady,
    after: (milliseconds, act) => {
      const id = next++;
      timers.set(id, { at: steady + milliseconds, act });
      return () => timers.delete(id);
    },
  });
  return {
    ...clock,
    after: (milliseconds, act) => {
      running += 1;
      let isOver = false;
      const end = (): void => {
        if (!isOver) running -= 1;
        isOver = true;
      };
      const cancel = clock.after(milliseconds, () => {
        end();
        act();
      });
      return () => {
        cancel();
        end();
      };
    },
    advance: (milliseconds) => {
      const until = steady + milliseconds;
      for (let timer = due(until); timer !== undefined; timer = due(until)) {
        timers.delete(timer[0]);
        steady = timer[1].at;
        timer[1].act();
      }
      steady = until;
    },
    setBack: (milliseconds) => {
      dayStart -= milliseconds;
    },
    sleep: (milliseconds, system) => {
      if (system === 'linux') {
        dayStart += milliseconds;
        return;
      }
      steady += milliseconds;
      const overdue = [...timers]
        .filter(([, { at }]) => at <= steady)
        .sort(([, one], [, other]) => other.at - one.at);
      for (const [id, { act }] of overdue) if (timers.delete(id)) act();
    },
    pending: () => running,
  };
}
