import { seat, type Seat } from '../../../core/base/ids.ts';
import { awaitsOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/**
 * How long absent people are waited for. A seat's clock runs only while the seat owes a decision, its device is away, and
 * somebody is there to wait; whenever that changes it stops, and the next time it begins anew.
 */
export class GraceClocks {
  readonly #clock: Clock;
  readonly #ended: (at: Seat) => void;
  readonly #running = new Map<Seat, { readonly until: number; readonly cancel: () => void }>();

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
    const now = this.#clock.now();
    return Object.fromEntries([...this.#running].map(([at, { until }]) => [at, Math.max(0, until - now)]));
  }

  stop(): void {
    for (const at of [...this.#running.keys()]) this.#stop(at);
  }

  #start(at: Seat, milliseconds: number): void {
    const cancel = this.#clock.after(milliseconds, () => {
      this.#running.delete(at);
      this.#ended(at);
    });
    this.#running.set(at, { until: this.#clock.now() + milliseconds, cancel });
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
