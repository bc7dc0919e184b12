import type { Clock } from '../../electron/host/clock.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds and does what falls due, in order. */
  advance(milliseconds: number): void;
  /** Sets the time of day back by so many milliseconds, as a person does; nothing falls due, and no time passes. */
  setBack(milliseconds: number): void;
  /** Timers that run. */
  pending(): number;
}

export function manualClock(start = 1_800_000_000_000): ManualClock {
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  let elapsed = 0;
  let dayStart = start;
  let next = 0;
  const due = (until: number): [number, { at: number; act: () => void }] | undefined =>
    [...timers]
      .filter(([, timer]) => timer.at <= until)
      .sort(([a, one], [b, two]) => one.at - two.at || a - b)[0];
  return {
    now: () => dayStart + elapsed,
    elapsed: () => elapsed,
    after: (milliseconds, act) => {
      const id = next++;
      timers.set(id, { at: elapsed + milliseconds, act });
      return () => timers.delete(id);
    },
    advance: (milliseconds) => {
      const until = elapsed + milliseconds;
      for (let timer = due(until); timer !== undefined; timer = due(until)) {
        timers.delete(timer[0]);
        elapsed = timer[1].at;
        timer[1].act();
      }
      elapsed = until;
    },
    setBack: (milliseconds) => {
      dayStart -= milliseconds;
    },
    pending: () => timers.size,
  };
}
