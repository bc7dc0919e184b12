import type { Clock } from './clock.ts';

/** Milliseconds between two tries: a disk that is full or gone is not helped by more, and nobody minds waiting for so long. */
export const RETRY_TIME = 15_000;

/** Does what has failed once more; rejects with why it failed again. */
export type Retry = () => Promise<unknown>;

/**
 * What has failed for a cause that can go away: a disk that is full, a folder without permission, a drive that was pulled out. All of it is
 * tried again by itself every `RETRY_TIME`, and at once when something that had failed works again.
 */
export class Retries {
  readonly #clock: Clock;
  /** By what it is; what fails once more is another entry. */
  readonly #failed = new Map<string, { readonly again: Retry }>();
  #cancel: (() => void) | undefined;
  /** What is being tried; undefined: nothing is. */
  #round: Promise<void> | undefined;
  #isStopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Something has failed. `what` names it: the same that fails once more is tried with the newest `again`. */
  add(what: string, again: Retry): void {
    this.#failed.set(what, { again });
    this.#wait();
  }

  /** Whether something has failed, and is tried again. */
  has(what: string): boolean {
    return this.#failed.has(what);
  }

  /** It is done, or nobody wants it any more. */
  drop(what: string): void {
    this.#failed.delete(what);
    if (this.#failed.size > 0) return;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Something that had failed works again, so the rest is tried now. */
  now(): void {
    if (this.#failed.size === 0) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#round ??= this.#tryAll().finally(() => {
      this.#round = undefined;
      this.#wait();
    });
  }

  /** Nothing is tried any more; resolves when what is being tried has come to its end. */
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

  /** One thing after the other, until nothing of it works. What fails anew meanwhile waits, so that this ends. */
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
