import type { Seat } from '../../../core/base/ids.ts';
import { awaitsOf, questionOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

const SECOND = 1000;

/**
 * Since when the questions of a table have been open, in monotonic time: since the scenes before them were shown. After a restart, since
 * then.
 */
export class OpenQuestions {
  readonly #clock: Clock;
  #questions = new Map<Seat, { readonly question: number; readonly since: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Updates the questions: one that stays open keeps its time, and none opens while scenes are shown. */
  update(table: TableState, isShowing: boolean): void {
    const now = this.#clock.elapsed();
    this.#questions = new Map(
      awaitsOf(table).flatMap((at) => {
        const [number, before] = [questionOf(table, at), this.#questions.get(at)];
        if (before?.question === number) return [[at, before]];
        return isShowing ? [] : [[at, { question: number, since: now }]];
      }),
    );
  }

  /** Returns for how many milliseconds a seat's question has been open, undefined if none is. */
  since(at: Seat): number | undefined {
    const question = this.#questions.get(at);
    return question === undefined ? undefined : this.#clock.elapsed() - question.since;
  }

  /** Clears all times; questions that are still open start again. */
  stop(): void {
    this.#questions.clear();
  }

  /** Returns milliseconds by seat, for questions that have been open for a second or more. */
  waited(): { readonly [seat: number]: number } {
    const now = this.#clock.elapsed();
    const times = [...this.#questions].map(([at, { since }]) => [at, Math.round(now - since)] as const);
    return Object.fromEntries(times.filter(([, time]) => time >= SECOND));
  }
}
