import { isDeepStrictEqual } from 'node:util';
import type { HostProblem } from '../../core/protocol/frames.ts';
import type { Retries, Retry } from './retries.ts';

/** A problem without its number. */
export type NewProblem = HostProblem extends infer Problem
  ? Problem extends unknown
    ? Omit<Problem, 'id'>
    : never
  : never;

/** More of them nobody reads. */
const MOST = 50;

interface Open {
  readonly problem: HostProblem;
  /** What is tried again until it works; absent: somebody else says when the problem is over, or it is read once. */
  readonly work?: string;
  /** Somebody has read it, and it is still so. */
  readonly isRead?: true;
}

/**
 * What the person who hosts should know, until it is dismissed or has been put right. Here alone a problem begins and ends: `docs/decisions/023-problems.md`
 * says for each type by what.
 */
export class Problems {
  readonly #changed: () => void;
  readonly #retries: Retries;
  #open: readonly Open[] = [];
  #lastId = 0;

  constructor(retries: Retries, changed: () => void) {
    this.#retries = retries;
    this.#changed = changed;
  }

  /** The oldest first, each once. */
  all(): readonly HostProblem[] {
    const told = this.#open.filter(({ isRead }) => isRead === undefined).map(({ problem }) => problem);
    return told.filter((one, index) => told.findIndex((other) => isSame(one, other)) === index);
  }

  /** Nothing if the same is told already. */
  add(problem: NewProblem): void {
    if (!this.#open.some((one) => one.work === undefined && isSame(one.problem, problem)))
      this.#tell({}, problem);
  }

  /**
   * A problem that is over as soon as `again` succeeds, which is tried by itself; `work` names that. Dismissed, it is not told again as long as
   * that fails. Answers whether it is new.
   */
  addUntil(work: string, problem: NewProblem, again: Retry): boolean {
    this.#retries.add(work, async () => {
      await again();
      this.#end((one) => one.work === work);
    });
    if (this.#open.some((one) => one.work === work && isSame(one.problem, problem))) return false;
    this.#open = this.#open.filter((one) => one.work !== work);
    this.#tell({ work }, problem);
    return true;
  }

  /** It has been read. */
  dismiss(id: number): void {
    const read = this.#open.find(({ problem }) => problem.id === id)?.problem;
    if (read === undefined) return;
    this.#open = this.#open.flatMap((one) => {
      if (!isSame(one.problem, read)) return [one];
      return one.work === undefined ? [] : [{ ...one, isRead: true }];
    });
    this.#changed();
  }

  /** Forgets the problems for which `is` holds, and what is tried again because of them. */
  settle(is: (problem: HostProblem) => boolean): void {
    this.#end(({ problem }) => is(problem));
  }

  #tell(more: Pick<Open, 'work'>, problem: NewProblem): void {
    const id = ++this.#lastId;
    this.#open = [...this.#open, { ...more, problem: { ...problem, id } as HostProblem }].slice(-MOST);
    this.#changed();
  }

  #end(isOver: (one: Open) => boolean): void {
    const over = this.#open.filter(isOver);
    if (over.length === 0) return;
    for (const { work } of over) if (work !== undefined) this.#retries.drop(work);
    this.#open = this.#open.filter((one) => !over.includes(one));
    this.#changed();
  }
}

/** Whether two of them say the same, whatever their numbers are. */
const isSame = (one: NewProblem, other: NewProblem): boolean =>
  isDeepStrictEqual({ ...one, id: 0 }, { ...other, id: 0 });
