import { seat, type Seat } from '../../../core/base/ids.ts';
import { TURN_TIME } from '../../../core/base/hosting.ts';
import { awaitsOf, questionOf, type SeatState, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** What a seat's clock is for, and its duration; another question is another clock. */
export interface ClockSetting {
  readonly question: number;
  readonly milliseconds: number;
}

interface Running extends ClockSetting {
  /** In monotonic time. */
  readonly until: number;
  readonly cancel: () => void;
}

/** One clock for each awaited seat. A clock that is no longer wanted stops, and starts from the beginning the next time. */
export class SeatClocks {
  readonly #clock: Clock;
  readonly #ended: (at: Seat) => void;
  readonly #running = new Map<Seat, Running>();

  /** @param ended Called when a seat's time is over. */
  constructor(clock: Clock, ended: (at: Seat) => void) {
    this.#clock = clock;
    this.#ended = ended;
  }

  /** Starts and stops clocks. Call it after the table or its clients have changed. */
  update(settings: ReadonlyMap<Seat, ClockSetting>): void {
    for (const [at, { question, milliseconds }] of this.#running) {
      const now = settings.get(at);
      if (now?.question !== question || now.milliseconds !== milliseconds) this.#stop(at);
    }
    for (const [at, clock] of settings) if (!this.#running.has(at)) this.#start(at, clock);
  }

  /** Returns the milliseconds left, by seat with a running clock. */
  left(): { readonly [seat: number]: number } {
    const now = this.#clock.elapsed();
    return Object.fromEntries(
      [...this.#running].map(([at, { until }]) => [at, Math.max(0, Math.round(until - now))]),
    );
  }

  stop(): void {
    for (const at of [...this.#running.keys()]) this.#stop(at);
  }

  #start(at: Seat, setting: ClockSetting): void {
    const { milliseconds } = setting;
    const cancel = this.#clock.after(milliseconds, () => {
      this.#running.delete(at);
      this.#ended(at);
    });
    this.#running.set(at, { ...setting, until: this.#clock.elapsed() + milliseconds, cancel });
  }

  #stop(at: Seat): void {
    this.#running.get(at)?.cancel();
    this.#running.delete(at);
  }
}

/** Returns clocks for the awaited seats whose people play for themselves, where `timeFor` gives a time. */
function clocksFor(
  table: TableState,
  timeFor: (at: Seat) => number,
  questionFor: (at: Seat) => number,
): ReadonlyMap<Seat, ClockSetting> {
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

/** Returns the clocks of absent people: one for their whole absence, across questions. */
export const graceOf = (table: TableState, isAway: (at: Seat) => boolean): ReadonlyMap<Seat, ClockSetting> =>
  clocksFor(
    table,
    (at) => (isAway(at) ? table.setup.graceSeconds * 1000 : 0),
    () => 0,
  );

/** Returns the clocks of open questions, for the seats that `isOn` accepts. */
export function turnsOf(table: TableState, isOn: (at: Seat) => boolean): ReadonlyMap<Seat, ClockSetting> {
  const { clock } = table.setup;
  const milliseconds = clock === 'off' ? 0 : TURN_TIME[clock].all;
  return clocksFor(
    table,
    (at) => (isOn(at) ? milliseconds : 0),
    (at) => questionOf(table, at),
  );
}

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
