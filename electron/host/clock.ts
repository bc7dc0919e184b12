/** Time as the host knows it; a test has a clock of its own. */
export interface Clock {
  /** Milliseconds since 1970: for what is written down. It jumps when somebody sets the clock. */
  now(): number;
  /** Milliseconds since some moment before: for how long something takes. It never goes back. */
  elapsed(): number;
  /** Calls `act` once after `milliseconds`; what is returned cancels it. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Calls `act` every `milliseconds` until what is returned is called. */
export function every(clock: Clock, milliseconds: number, act: () => void): () => void {
  let cancel = clock.after(milliseconds, tick);
  function tick(): void {
    cancel = clock.after(milliseconds, tick);
    act();
  }
  return () => cancel();
}
