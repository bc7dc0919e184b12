import type { Seat } from '../../../core/base/ids.ts';
import { awaitsOf, questionOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

const SECOND = 1000;

/**
 * Since when the open questions of a table have been asked, on the clock that never goes back: when what led to them had been shown. Who
 * comes back to a host that was started anew is waited for from then on.
 */
export class OpenQuestions {
  readonly #clock: Clock;
  #asked = new Map<Seat, { readonly question: number; readonly since: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Follows the table: a question that goes on being open keeps its time, and no new one is asked while something is shown. */
  update(table: TableState, isShowing: boolean): void {
    const now = this.#clock.elapsed();
    this.#asked = new Map(
      awaitsOf(table).flatMap((at) => {
        const [question, before] = [questionOf(table, at), this.#asked.get(at)];
        if (before?.question === question) return [[at, before]];
        return isShowing ? [] : [[at, { question, since: now }]];
      }),
    );
  }

  /** Milliseconds since a seat was asked; undefined if it is not. */
  since(at: Seat): number | undefined {
    const asked = this.#asked.get(at);
    return asked === undefined ? undefined : this.#clock.elapsed() - asked.since;
  }

  /** Nobody is waited for; whoever is asked afterwards is asked anew. */
  stop(): void {
    this.#asked.clear();
  }

  /** By seat that was asked a second ago or earlier: milliseconds since then. */
  waited(): { readonly [seat: number]: number } {
    const now = this.#clock.elapsed();
    const times = [...this.#asked].map(([at, { since }]) => [at, Math.round(now - since)] as const);
    return Object.fromEntries(times.filter(([, time]) => time >= SECOND));
  }
}
