import { every, type Clock } from '../clock.ts';

// A single question at the start misses one steady table in three; see docs/decisions.md, "Discovery".
const FIRST = [1_000, 3_000];
const INTERVAL = 10_000;

/** When the network is asked for tables: at once, after 1 s and 3 s, then every 10 s. */
export interface Schedule {
  /** Begins again, with a question at once. */
  restart(): void;
  end(): void;
}

/** A schedule that calls `ask`; it does nothing before it is restarted for the first time. */
export function createSchedule(clock: Clock, ask: () => void): Schedule {
  let cancels: (() => void)[] = [];
  const end = () => {
    for (const cancel of cancels) cancel();
    cancels = [];
  };
  return {
    restart: () => {
      end();
      ask();
      cancels = [...FIRST.map((delay) => clock.after(delay, ask)), every(clock, INTERVAL, ask)];
    },
    end,
  };
}
