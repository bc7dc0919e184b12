import { isDeepStrictEqual } from 'node:util';
import type { HostProblem } from '../../core/protocol/frames.ts';

/** A problem without its number. */
export type NewProblem = HostProblem extends infer Problem
  ? Problem extends unknown
    ? Omit<Problem, 'id'>
    : never
  : never;

/** More of them nobody reads. */
const MOST = 50;

/** What the person who hosts should know, until it is dismissed or has been put right. */
export class Problems {
  readonly #changed: () => void;
  #open: readonly HostProblem[] = [];
  #lastId = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The oldest first. */
  all(): readonly HostProblem[] {
    return this.#open;
  }

  /** Nothing if the same is told already. */
  add(problem: NewProblem): void {
    const isKnown = this.#open.some((one) => isDeepStrictEqual({ ...one, id: 0 }, { ...problem, id: 0 }));
    if (isKnown) return;
    const id = ++this.#lastId;
    this.#open = [...this.#open, { ...problem, id } as HostProblem].slice(-MOST);
    this.#changed();
  }

  /** Forgets the problems for which `is` holds. */
  settle(is: (problem: HostProblem) => boolean): void {
    const left = this.#open.filter((problem) => !is(problem));
    if (left.length === this.#open.length) return;
    this.#open = left;
    this.#changed();
  }
}
