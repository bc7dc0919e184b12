import { seat, type Seat } from '../../../core/base/ids.ts';
import { TURN_TIME } from '../../../core/base/hosting.ts';
import { awaitsOf, questionOf, type SeatState, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** What a seat's clock is for, and how long it runs; another question is another clock. */
export interface Wanted {
  readonly question: number;
  readonly milliseconds: number;
}

interface Running extends Wanted {
  /** On the clock that never goes back. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * One clock for each seat that is waited for. It runs as long as it is wanted; whenever it is not it stops, and the next time it begins
 * again from its start.
 */
export class SeatClocks {
  readonly #clock: Clock;
  readonly #ended: (at: Seat) => void;
  readonly #running = new Map<Seat, Running>();

  /** `ended` is called when a seat has been waited for long enough. */
  constructor(clock: Clock, ended: (at: Seat) => void) {
    this.#clock = clock;
    this.#ended = ended;
  }

  /** Starts and stops clocks after the table, or who is there, has changed. */
  update(wanted: ReadonlyMap<Seat, Wanted>): void {
    for (const [at, { question, milliseconds }] of this.#running) {
      const now = wanted.get(at);
      if (now?.question !== question || now.milliseconds !== milliseconds) this.#stop(at);
    }
    for (const [at, clock] of wanted) if (!this.#running.has(at)) this.#start(at, clock);
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

  #start(at: Seat, wanted: Wanted): void {
    const { milliseconds } = wanted;
    const cancel = this.#clock.after(milliseconds, () => {
      this.#running.delete(at);
      this.#ended(at);
    });
    this.#running.set(at, { ...wanted, until: this.#clock.elapsed() + milliseconds, cancel });
  }

  #stop(at: Seat): void {
    this.#running.get(at)?.cancel();
    this.#running.delete(at);
  }
}

/** The awaited seats whose people play for themselves, with a clock for each that `timeFor` gives one. */
function clocksFor(
  table: TableState,
  timeFor: (at: Seat) => number,
  questionFor: (at: Seat) => number,
): ReadonlyMap<Seat, Wanted> {
  const isPlaying = (who: SeatState): boolean => who.type === 'person' && who.standIn === undefined;
  const awaited = awaitsOf(table);
  return new Map(
    table.seats.flatMap((who, index) => {
      const at = seat(index);
      const milliseconds = isPlaying(who) && awaited.includes(at) ? timeFor(at) : 0;
      return milliseconds === 0 ? [] : [[at, { question: questionFor(at), milliseconds }]];
    }),
  );
}

/** How long absent people are waited for, from when they are until they are back, whatever they are asked meanwhile. */
export const graceOf = (table: TableState, isAway: (at: Seat) => boolean): ReadonlyMap<Seat, Wanted> =>
  clocksFor(
    table,
    (at) => (isAway(at) ? table.setup.graceSeconds * 1000 : 0),
    () => 0,
  );

/** How long each question may take, of the seats whose clock `isOn`. */
export function turnsOf(table: TableState, isOn: (at: Seat) => boolean): ReadonlyMap<Seat, Wanted> {
  const { clock } = table.setup;
  const milliseconds = clock === 'off' ? 0 : TURN_TIME[clock].all;
  return clocksFor(
    table,
    (at) => (isOn(at) ? milliseconds : 0),
    (at) => questionOf(table, at),
  );
}
