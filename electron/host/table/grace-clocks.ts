import { seat, type Seat } from '../../../core/base/ids.ts';
import { awaitsOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds by which a clock that was left alone is at most late; later than that, the computer has slept. */
const LATE = 5_000;

interface Running {
  /** On the clock that never goes back. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * How long absent people are waited for. A seat's clock runs only while the seat owes a decision, its device is away, and
 * somebody is there to wait; whenever that changes it stops, and the next time it begins anew. So it does after the computer has
 * slept: nobody could come back meanwhile.
 */
export class GraceClocks {
  readonly #clock: Clock;
  readonly #ended: (at: Seat) => void;
  readonly #running = new Map<Seat, Running>();

  /** `ended` is called when an absent person has been waited for long enough. */
  constructor(clock: Clock, ended: (at: Seat) => void) {
    this.#clock = clock;
    this.#ended = ended;
  }

  /** Starts and stops clocks after the table, or who is there, has changed. */
  update(table: TableState, isAway: (at: Seat) => boolean, isAnybodyHere: boolean): void {
    const wanted = isAnybodyHere ? waitedFor(table, isAway) : [];
    for (const at of [...this.#running.keys()]) if (!wanted.includes(at)) this.#stop(at);
    for (const at of wanted) if (!this.#running.has(at)) this.#start(at, table.setup.graceSeconds * 1000);
  }

  /** By seat: milliseconds left, where a clock runs. */
  left(): { readonly [seat: number]: number } {
    const now = this.#clock.elapsed();
    return Object.fromEntries(
      [...this.#running].map(([at, { until }]) => [at, Math.max(0, Math.round(until - now))]),
    );
  }

  stop(): void {
    for (const at of [...this.#running.keys()]) this.#stop(at);
  }

  #start(at: Seat, milliseconds: number): void {
    const begun = { day: this.#clock.now(), elapsed: this.#clock.elapsed() };
    const cancel = this.#clock.after(milliseconds, () => {
      // While a computer sleeps, the one clock or the other goes on, depending on the system
      const passed = Math.max(this.#clock.now() - begun.day, this.#clock.elapsed() - begun.elapsed);
      if (passed > milliseconds + LATE) return this.#start(at, milliseconds);
      this.#running.delete(at);
      this.#ended(at);
    });
    this.#running.set(at, { until: begun.elapsed + milliseconds, cancel });
  }

  #stop(at: Seat): void {
    this.#running.get(at)?.cancel();
    this.#running.delete(at);
  }
}

function waitedFor(table: TableState, isAway: (at: Seat) => boolean): readonly Seat[] {
  if (table.setup.graceSeconds === 0) return [];
  const awaited = awaitsOf(table);
  return table.seats.flatMap((who, index) => {
    const at = seat(index);
    const isMissing = who.type === 'person' && who.standIn === undefined && isAway(at);
    return isMissing && awaited.includes(at) ? [at] : [];
  });
}
