/** Time as the host knows it: time in which the computer is awake. A test has a clock of its own. */
export interface Clock {
  /** Milliseconds since 1970: for what is written down. It jumps when somebody sets the clock. */
  now(): number;
  /** Milliseconds since some moment before: for how long something takes. It never goes back, and stands still while the computer sleeps. */
  elapsed(): number;
  /** Calls `act` once after so many milliseconds of `elapsed`; what is returned cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  /** Calls `listener` each time the computer has slept, before any timer acts again; what is returned ends that. */
  onSleep(listener: () => void): () => void;
}

/** What a clock is made from. Both times and the timers go on, or stand still, in a sleep as the system likes. */
export interface TimeSource {
  now(): number;
  /** Milliseconds; never goes back. */
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

/** Milliseconds between two looks at the time. */
const TICK = 1_000;
/** A look that is later than this comes after a sleep (or the process stood still, which is the same to whoever waits). */
const LONGEST_GAP = 5_000;

/**
 * A clock that notices when the computer has slept, on every system and without being told: somebody looks at the time every second, and
 * the time of day or the steady time shows when nobody could. As long as nothing is timed, nobody looks.
 */
export function createClock(source: TimeSource = machine): Clock {
  const listeners = new Set<() => void>();
  let timers = 0;
  /** Milliseconds of the steady time that were slept through. */
  let slept = 0;
  /** When it was seen last that the computer is awake; undefined: nobody looks. */
  let seen: { readonly day: number; readonly steady: number } | undefined;
  let isDue = false;
  let cancelTick = (): void => undefined;

  const look = (): void => {
    if (seen === undefined) return;
    const next = { day: source.now(), steady: source.steady() };
    const gap = next.steady - seen.steady;
    if (Math.max(next.day - seen.day, gap) > LONGEST_GAP) {
      if (gap > LONGEST_GAP) slept += gap;
      if (!isDue) queueMicrotask(tell); // not now: whoever asks for the time is in the midst of something
      isDue = true;
    }
    seen = next;
  };
  const tell = (): void => {
    if (!isDue) return;
    isDue = false;
    for (const listener of [...listeners]) listener();
  };
  const tick = (): void => {
    look();
    tell();
    if (seen !== undefined) cancelTick = source.after(TICK, tick); // nobody may be left who wants it
  };
  const follow = (): void => {
    const isWanted = timers + listeners.size > 0;
    if (isWanted === (seen !== undefined)) return;
    cancelTick();
    seen = isWanted ? { day: source.now(), steady: source.steady() } : undefined;
    if (isWanted) cancelTick = source.after(TICK, tick);
  };
  const elapsed = (): number => {
    look();
    return source.steady() - slept;
  };
  return {
    now: () => source.now(),
    elapsed,
    after: (milliseconds, act) => {
      timers += 1;
      follow();
      const ended = (): void => {
        timers -= 1;
        follow();
      };
      const awaken = (): void => {
        look();
        tell();
      };
      return startTimer({ after: source.after, elapsed, awaken, ended }, milliseconds, act);
    },
    onSleep: (listener) => {
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        follow();
      };
    },
  };
}

interface TimerParts {
  readonly after: TimeSource['after'];
  readonly elapsed: () => number;
  /** Called before anything acts: whoever wants to know hears of a sleep. */
  readonly awaken: () => void;
  /** The timer has acted, or was cancelled. */
  readonly ended: () => void;
}

/** A timer that goes on with what it had left where it falls due because of a sleep. */
function startTimer(
  { after, elapsed, awaken, ended }: TimerParts,
  milliseconds: number,
  act: () => void,
): () => void {
  const due = elapsed() + milliseconds;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    ended();
  };
  const arm = (wait: number): (() => void) =>
    after(wait, () => {
      awaken(); // which may cancel this timer
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

/** Calls `act` every `milliseconds` until what is returned is called. */
export function every(clock: Clock, milliseconds: number, act: () => void): () => void {
  let cancel = clock.after(milliseconds, tick);
  function tick(): void {
    cancel = clock.after(milliseconds, tick);
    act();
  }
  return () => cancel();
}
