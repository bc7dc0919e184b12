import type { GameEvent } from '../../../core/game.ts';
import { beatsOf, TIME_AT } from '../../../core/base/pace.ts';
import { gameOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Client } from './people.ts';

interface Running {
  /** In monotonic time. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * How long the host waits for scenes: until they have been shown no clock runs and no bot acts. They take the beats of the events, less if
 * every page has reported their end; no page can make them last longer.
 */
export class PresentationClock {
  readonly #clock: Clock;
  readonly #beat: number;
  readonly #over: () => void;
  /** The last number that each page has shown. */
  readonly #shownUpTo = new WeakMap<Client, number>();
  #holder: Client | undefined;
  #number = 0;
  #running: Running | undefined;

  /**
   * @param beat Milliseconds of a beat at the normal pace.
   * @param over Called when all has been shown.
   */
  constructor(clock: Clock, beat: number, over: () => void) {
    this.#clock = clock;
    this.#beat = beat;
    this.#over = over;
  }

  /** Returns the milliseconds of a beat at this table; the delays of bots scale with it. */
  beatOf({ setup }: TableState): number {
    return this.#beat * TIME_AT[setup.pace];
  }

  /** The number of the scenes being shown, undefined if there are none. */
  get number(): number | undefined {
    return this.#running === undefined ? undefined : this.#number;
  }

  /** Adds the scenes of events, which led to this state of the table. */
  show(table: TableState, events: readonly GameEvent[]): void {
    const { beats } = gameOf(table);
    const open = events.filter(({ to }) => to === 'all'); // the duration must not reveal private events
    const time = open.reduce((sum, event) => sum + beatsOf(beats, event), 0) * this.beatOf(table);
    if (time === 0) return;
    const now = this.#clock.elapsed();
    this.#number += 1;
    this.#runFor(Math.max(now, this.#running?.until ?? now) + time - now);
  }

  /** Records that a page has shown everything up to a number. */
  markShown(page: Client, number: number): void {
    this.#shownUpTo.set(page, Math.max(number, this.#shownUpTo.get(page) ?? 0));
  }

  /** Lets bots wait while a person who plays alone against them reads something. Without effect for spectators. */
  hold(page: Client, isHolding: boolean): void {
    if (isHolding && page.occupants.size > 0) this.#holder = page;
    else if (this.#holder === page) this.#holder = undefined;
  }

  /** Whether a person who plays alone reads something. */
  isHeld({ seats }: TableState, pages: readonly Client[]): boolean {
    const isAlone = seats.filter(({ type }) => type === 'person').length === 1;
    const { occupants } = pages.find((page) => page === this.#holder) ?? {};
    return isAlone && occupants !== undefined && occupants.size > 0;
  }

  /** Ends at once if every page is through, or the pace leaves no time. */
  update(pages: readonly Client[], table: TableState): void {
    const isWaitedFor = pages.some((page) => (this.#shownUpTo.get(page) ?? 0) < this.#number);
    if (!isWaitedFor || this.beatOf(table) === 0 || table.phase === 'lobby') this.stop();
  }

  /** Stops showing without calling `over`. */
  stop(): void {
    this.#running?.cancel();
    this.#running = undefined;
  }

  #runFor(milliseconds: number): void {
    this.#running?.cancel();
    const cancel = this.#clock.after(milliseconds, () => {
      this.#running = undefined;
      this.#over();
    });
    this.#running = { until: this.#clock.elapsed() + milliseconds, cancel };
  }
}
