import { every, type Clock } from '../clock.ts';
import type { SocketState } from './mdns.ts';

// A single query at the start misses one steady table in three; see docs/decisions/060-discovery.md.
const FIRST = [1_000, 3_000];
const INTERVAL = 10_000;

/** When to query the network: at once, after 1 s and 3 s, then every 10 s. */
export interface Schedule {
  /** Starts again, with an immediate query. */
  restart(): void;
  end(): void;
}

/** Creates a schedule that calls `ask`, from the first `restart`. */
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

/** A derived value that is recomputed on `update`; listeners are called only if it has changed. */
export interface Derived<Value> {
  current(): Value;
  /**
   * Calls `listener` with every new value.
   * @returns Removes the listener.
   */
  onChange(listener: (value: Value) => void): () => void;
  /** Computes the value again. */
  update(): void;
}

/**
 * Creates a derived value of plain data: two values are the same if their JSON is.
 * @param first The value before the first update.
 */
export function createDerived<Value>(first: Value, work: () => Value): Derived<Value> {
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
 * Tracks whether any socket is usable: ready, or being opened for the first time. A socket reopened after a failure counts only once it is
 * ready, so that the status does not alternate.
 */
export function createUsability<Key>() {
  const failed = new Set<Key>();
  return {
    isAnyUsable: (sockets: ReadonlyMap<Key, { readonly state: () => SocketState }>): boolean => {
      for (const [key, { state }] of sockets)
        if (state() === 'failed') failed.add(key);
        else if (state() === 'ready') failed.delete(key);
      return [...sockets].some(
        ([key, { state }]) => state() === 'ready' || (state() === 'opening' && !failed.has(key)),
      );
    },
    /** Forgets a socket that is not opened any more. */
    forget: (key: Key): void => void failed.delete(key),
  };
}
