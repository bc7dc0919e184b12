/** Time during which the computer is awake. Tests have their own clock. */
export interface Clock {
  /** Milliseconds since 1970, for timestamps. Jumps when somebody sets the clock. */
  now(): number;
  /** Milliseconds since an arbitrary start, for durations. Never goes back, and stops during system sleep. */
  elapsed(): number;
  /**
   * Calls `act` once after the given milliseconds of `elapsed`.
   * @returns Cancels the call.
   */
  after(milliseconds: number, act: () => void): () => void;
  /**
   * Calls `listener` after each system sleep, before any timer fires.
   * @returns Removes the listener.
   */
  onSleep(listener: () => void): () => void;
}

/** The source of a clock. Whether its times and timers stop during system sleep depends on the system. */
export interface TimeSource {
  now(): number;
  /** Monotonic milliseconds. */
  steady(): number;
  after(milliseconds: number, act: () => void): () => void;
}

/** The machine's time. Its timers do not keep the process alive. */
const machine: TimeSource = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Milliseconds between two checks of the time. */
const TICK = 1_000;
/** A check later than this comes after system sleep (or a stopped process, which makes no difference). */
const LONGEST_GAP = 5_000;

/**
 * Creates a clock that detects system sleep on every system, without being notified: it checks the time every second, and a gap in the time
 * of day or the monotonic time shows that it could not. It does not check while there is neither a timer nor a listener.
 */
export function createClock(source: TimeSource = machine): Clock {
  const listeners = new Set<() => void>();
  let timers = 0;
  /** Milliseconds of the monotonic time spent in system sleep. */
  let slept = 0;
  /** The times of the last check; undefined while there are no checks. */
  let lastCheck: { readonly day: number; readonly steady: number } | undefined;
  let isDue = false;
  let cancelTick = (): void => undefined;

  const checkTime = (): void => {
    if (lastCheck === undefined) return;
    const next = { day: source.now(), steady: source.steady() };
    const gap = next.steady - lastCheck.steady;
    if (Math.max(next.day - lastCheck.day, gap) > LONGEST_GAP) {
      if (gap > LONGEST_GAP) slept += gap;
      if (!isDue) queueMicrotask(notify); // not now: the caller is in the middle of something
      isDue = true;
    }
    lastCheck = next;
  };
  const notify = (): void => {
    if (!isDue) return;
    isDue = false;
    for (const listener of [...listeners]) listener();
  };
  const tick = (): void => {
    checkTime();
    notify();
    if (lastCheck !== undefined) cancelTick = source.after(TICK, tick); // there may be no listener left
  };
  const updateTick = (): void => {
    const isWanted = timers + listeners.size > 0;
    if (isWanted === (lastCheck !== undefined)) return;
    cancelTick();
    lastCheck = isWanted ? { day: source.now(), steady: source.steady() } : undefined;
    if (isWanted) cancelTick = source.after(TICK, tick);
  };
  const elapsed = (): number => {
    checkTime();
    return source.steady() - slept;
  };
  return {
    now: () => source.now(),
    elapsed,
    after: (milliseconds, act) => {
      timers += 1;
      updateTick();
      const onEnd = (): void => {
        timers -= 1;
        updateTick();
      };
      const reportSleep = (): void => {
        checkTime();
        notify();
      };
      return startTimer({ after: source.after, elapsed, reportSleep, onEnd }, milliseconds, act);
    },
    onSleep: (listener) => {
      listeners.add(listener);
      updateTick();
      return () => {
        listeners.delete(listener);
        updateTick();
      };
    },
  };
}

interface TimerParts {
  readonly after: TimeSource['after'];
  readonly elapsed: () => number;
  /** Called before the timer fires, to report system sleep. */
  readonly reportSleep: () => void;
  /** Called when the timer has fired or was cancelled. */
  readonly onEnd: () => void;
}

/** Starts a timer that continues with its remaining time if it falls due because of system sleep. */
function startTimer(
  { after, elapsed, reportSleep, onEnd }: TimerParts,
  milliseconds: number,
  act: () => void,
): () => void {
  const due = elapsed() + milliseconds;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  const arm = (wait: number): (() => void) =>
    after(wait, () => {
      reportSleep(); // which may cancel this timer
      if (isOver) return;
      const left = due - elapsed();
      if (left >= 1) {
        cancel = arm(left);
        return;
      }
      end();
      act();
    });
  let cancel = arm(milliseconds);
  return () => {
    cancel();
    end();
  };
}

/** The machine's clock. */
export const systemClock = createClock();

/**
 * Calls `act` every `milliseconds`.
 * @returns Stops it.
 */
export function every(clock: Clock, milliseconds: number, act: () => void): () => void {
  let cancel = clock.after(milliseconds, tick);
  function tick(): void {
    cancel = clock.after(milliseconds, tick);
    act();
  }
  return () => cancel();
}
