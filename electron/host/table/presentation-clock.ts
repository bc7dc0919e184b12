import type { GameEvent } from '../../../core/game.ts';
import { beatsOf, TIME_AT } from '../../../core/base/pace.ts';
import { gameOf, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Client } from './people.ts';

interface Running {
  /** On the clock that never goes back. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * How long what happened at a table is shown: nobody is waited for, and no bot acts, before it has been. It lasts as long as the beats of
 * the events, and less where every page says that it is through; nobody can make it last longer.
 */
export class PresentationClock {
  readonly #clock: Clock;
  readonly #beat: number;
  readonly #over: () => void;
  /** How far each page is. */
  readonly #seen = new WeakMap<Client, number>();
  #holder: Client | undefined;
  #number = 0;
  #running: Running | undefined;

  /** `beat`: milliseconds of one at the normal pace. `over` is called when all has been shown. */
  constructor(clock: Clock, beat: number, over: () => void) {
    this.#clock = clock;
    this.#beat = beat;
    this.#over = over;
  }

  /** Milliseconds of a beat at this table; bots take their time in the same measure. */
  beatOf({ setup }: TableState): number {
    return this.#beat * TIME_AT[setup.pace];
  }

  /** The number of what is being shown; undefined: nothing is. */
  get number(): number | undefined {
    return this.#running === undefined ? undefined : this.#number;
  }

  /** Something happened at the table, which is in this state now. */
  show(table: TableState, events: readonly GameEvent[]): void {
    const { beats } = gameOf(table);
    const open = events.filter(({ to }) => to === 'all'); // how long it lasts tells nothing of what only some learn
    const time = open.reduce((sum, event) => sum + beatsOf(beats, event), 0) * this.beatOf(table);
    if (time === 0) return;
    const now = this.#clock.elapsed();
    this.#number += 1;
    this.#last(Math.max(now, this.#running?.until ?? now) + time - now);
  }

  /** A page has shown everything up to this number. */
  seen(page: Client, number: number): void {
    this.#seen.set(page, Math.max(number, this.#seen.get(page) ?? 0));
  }

  /** Who plays alone against bots reads something, or has read it: bots wait until then. Nothing to those who only watch. */
  hold(page: Client, isHolding: boolean): void {
    if (isHolding && page.occupants.size > 0) this.#holder = page;
    else if (this.#holder === page) this.#holder = undefined;
  }

  /** Whether somebody who plays alone reads something. */
  isHeld({ seats }: TableState, pages: readonly Client[]): boolean {
    const isAlone = seats.filter(({ type }) => type === 'person').length === 1;
    const { occupants } = pages.find((page) => page === this.#holder) ?? {};
    return isAlone && occupants !== undefined && occupants.size > 0;
  }

  /** Ends at once if no page is left that has something to show, or there is to be no time for it. */
  update(pages: readonly Client[], table: TableState): void {
    const isWaitedFor = pages.some((page) => (this.#seen.get(page) ?? 0) < this.#number);
    if (!isWaitedFor || this.beatOf(table) === 0 || table.phase === 'lobby') this.stop();
  }

  /** Shows no longer; `over` is not called. */
  stop(): void {
    this.#running?.cancel();
    this.#running = undefined;
  }

  #last(milliseconds: number): void {
    this.#running?.cancel();
    const cancel = this.#clock.after(milliseconds, () => {
      this.#running = undefined;
      this.#over();
    });
    this.#running = { until: this.#clock.elapsed() + milliseconds, cancel };
  }
}
