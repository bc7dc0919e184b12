import { isDeepStrictEqual } from 'node:util';
import type { HostProblem } from '../../core/protocol/frames.ts';
import type { Retries, Retry } from './retries.ts';

/** A problem without its number. */
export type NewProblem = HostProblem extends infer Problem
  ? Problem extends unknown
    ? Omit<Problem, 'id'>
    : never
  : never;

/** Most open problems. */
const MAX_PROBLEMS = 50;

interface OpenProblem {
  readonly problem: HostProblem;
  /** The retried work that ends the problem; absent: it is settled from outside, or read once. */
  readonly work?: string;
  /** The owner has read it, but it persists. */
  readonly isRead?: true;
}

/**
 * The problems that the owner sees until they are dismissed or solved. Problems begin and end only here: `docs/decisions/023-problems.md`
 * says when, for each type.
 */
export class Problems {
  readonly #changed: () => void;
  readonly #retries: Retries;
  #open: readonly OpenProblem[] = [];
  #lastId = 0;

  constructor(retries: Retries, changed: () => void) {
    this.#retries = retries;
    this.#changed = changed;
  }

  /** Returns the unread problems, the oldest first, without duplicates. */
  all(): readonly HostProblem[] {
    const unread = this.#open.filter(({ isRead }) => isRead === undefined).map(({ problem }) => problem);
    return unread.filter((one, index) => unread.findIndex((other) => isSame(one, other)) === index);
  }

  /** Adds a problem, unless the same is open. */
  add(problem: NewProblem): void {
    if (!this.#open.some((one) => one.work === undefined && isSame(one.problem, problem)))
      this.#push({}, problem);
  }

  /**
   * Adds a problem that ends when a retry of `again` succeeds. Once dismissed, it does not reappear while that fails.
   * @param work The name of the retried work.
   * @returns Whether the problem is new.
   */
  addUntil(work: string, problem: NewProblem, again: Retry): boolean {
    this.#retries.add(work, async () => {
      await again();
      this.#end((one) => one.work === work);
    });
    if (this.#open.some((one) => one.work === work && isSame(one.problem, problem))) return false;
    this.#open = this.#open.filter((one) => one.work !== work);
    this.#push({ work }, problem);
    return true;
  }

  /** Removes a problem that the owner has read. */
  dismiss(id: number): void {
    const found = this.#open.find(({ problem }) => problem.id === id)?.problem;
    if (found === undefined) return;
    this.#open = this.#open.flatMap((one) => {
      if (!isSame(one.problem, found)) return [one];
      return one.work === undefined ? [] : [{ ...one, isRead: true }];
    });
    this.#changed();
  }

  /** Ends the problems that `is` accepts, and their retries. */
  settle(is: (problem: HostProblem) => boolean): void {
    this.#end(({ problem }) => is(problem));
  }

  #push(more: Pick<OpenProblem, 'work'>, problem: NewProblem): void {
    const id = ++this.#lastId;
    this.#open = [...this.#open, { ...more, problem: { ...problem, id } as HostProblem }].slice(
      -MAX_PROBLEMS,
    );
    this.#changed();
  }

  #end(isOver: (one: OpenProblem) => boolean): void {
    const over = this.#open.filter(isOver);
    if (over.length === 0) return;
    for (const { work } of over) if (work !== undefined) this.#retries.drop(work);
    this.#open = this.#open.filter((one) => !over.includes(one));
    this.#changed();
  }
}

/** Whether two problems are the same, except for their ids. */
const isSame = (one: NewProblem, other: NewProblem): boolean =>
  isDeepStrictEqual({ ...one, id: 0 }, { ...other, id: 0 });
