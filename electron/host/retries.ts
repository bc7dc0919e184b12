import type { Clock } from './clock.ts';

/** Milliseconds between two tries: more would not help with a full or missing disk. */
export const RETRY_TIME = 15_000;

/** Repeats failed work; rejects if it fails again. */
export type Retry = () => Promise<unknown>;

/**
 * Retries work that failed for a temporary cause: a full disk, missing permission, a disconnected drive. All of it is retried every
 * `RETRY_TIME`, and at once when some of it succeeds.
 */
export class Retries {
  readonly #clock: Clock;
  /** Failed work by name; work that fails again gets a new entry. */
  readonly #failed = new Map<string, { readonly again: Retry }>();
  #cancel: (() => void) | undefined;
  /** The round of tries under way, if any. */
  #round: Promise<void> | undefined;
  #isStopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Adds failed work; work of the same name is replaced. */
  add(what: string, again: Retry): void {
    this.#failed.set(what, { again });
    this.#wait();
  }

  /** Whether work of this name is waiting for a retry. */
  has(what: string): boolean {
    return this.#failed.has(what);
  }

  /** Removes work that is done or no longer needed. */
  drop(what: string): void {
    this.#failed.delete(what);
    if (this.#failed.size > 0) return;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Retries everything now, because some failed work has succeeded. */
  now(): void {
    if (this.#failed.size === 0) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#round ??= this.#tryAll().finally(() => {
      this.#round = undefined;
      this.#wait();
    });
  }

  /** Stops all retries. Resolves when the current round has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#failed.clear();
    this.#cancel?.();
    await this.#round;
  }

  #wait(): void {
    if (this.#isStopped || this.#round !== undefined || this.#failed.size === 0) return;
    this.#cancel ??= this.#clock.after(RETRY_TIME, () => this.now());
  }

  /** Tries one after the other, until no more of them succeeds. Work that fails again meanwhile waits for the next round, so this ends. */
  async #tryAll(): Promise<void> {
    const left = new Map(this.#failed);
    for (let size = -1; size !== left.size;) {
      size = left.size;
      for (const [what, entry] of left) {
        const isWanted = this.#failed.get(what) === entry;
        const isDone = isWanted && (await isFulfilled(entry.again));
        if (isDone && this.#failed.get(what) === entry) this.#failed.delete(what);
        if (isDone || !isWanted) left.delete(what);
      }
    }
  }
}

const isFulfilled = (act: Retry): Promise<boolean> =>
  act().then(
    () => true,
    () => false,
  );
