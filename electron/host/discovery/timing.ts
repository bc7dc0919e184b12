import { every, type Clock } from '../clock.ts';
import type { SocketState } from './mdns.ts';

// A single question at the start misses one steady table in three; see docs/decisions/060-discovery.md.
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

/** A value that is worked out anew whenever something may have changed it, and told only when it did change. */
export interface Followed<Value> {
  current(): Value;
  /** Calls `listener` with every new value from now on; what is returned ends that. */
  onChange(listener: (value: Value) => void): () => void;
  /** Something happened: works the value out again. */
  update(): void;
}

/** A value that is `first` at first and follows `work`. It is plain data: two values are the same if their JSON is. */
export function createFollowed<Value>(first: Value, work: () => Value): Followed<Value> {
  const listeners = new Set<(value: Value) => void>();
  let current = first;
  return {
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    update: () => {
      const next = work();
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      for (const listener of [...listeners]) listener(next);
    },
  };
}

/**
 * Whether any of some sockets works, or may yet: one that is ready, or is being opened for the first time. One that is opened anew since
 * another failed has to be ready first, so that nobody is told by turns that it works and that it does not.
 */
export function createHopes<Key>() {
  const lost = new Set<Key>();
  return {
    isAny: (sockets: ReadonlyMap<Key, { readonly state: () => SocketState }>): boolean => {
      for (const [key, { state }] of sockets)
        if (state() === 'failed') lost.add(key);
        else if (state() === 'ready') lost.delete(key);
      return [...sockets].some(
        ([key, { state }]) => state() === 'ready' || (state() === 'opening' && !lost.has(key)),
      );
    },
    /** It is not opened any more. */
    forget: (key: Key): void => void lost.delete(key),
  };
}
