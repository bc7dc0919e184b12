import type { Seat } from '../../../core/base/ids.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** So many beats the newest act can be taken back: three seconds at the normal pace. */
const BEATS = 6;

interface Running {
  readonly seat: Seat;
  /** On the clock that never goes back. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * How long who plays against bots alone may take the newest act back. Bots act after that, so that nobody sees how they answer it
 * and then thinks again. Where nothing is waited for it is no time at all.
 */
export class UndoWindow {
  readonly #clock: Clock;
  readonly #over: () => void;
  /** The act that could be taken back last: the number of its game and its index. */
  #of: string | undefined;
  #running: Running | undefined;

  /** `over` is called when the time of an act has passed. */
  constructor(clock: Clock, over: () => void) {
    this.#clock = clock;
    this.#over = over;
  }

  /** Follows the table, where a beat lasts so many milliseconds. */
  update({ phase, games, game }: TableState, beat: number): void {
    const before = phase === 'playing' ? game?.before : undefined;
    const of = before && `${games}/${before.act}`;
    const isSame = of === this.#of;
    if (!isSame || beat === 0) this.stop();
    this.#of = of;
    if (isSame || before === undefined || beat === 0) return;
    const cancel = this.#clock.after(BEATS * beat, () => {
      this.#running = undefined;
      this.#over();
    });
    this.#running = { seat: before.seat, until: this.#clock.elapsed() + BEATS * beat, cancel };
  }

  /** The seat that may take its act back, and for how many milliseconds more; undefined: nobody may. */
  open(): { readonly seat: Seat; readonly left: number } | undefined {
    if (this.#running === undefined) return undefined;
    const { seat, until } = this.#running;
    return { seat, left: Math.max(0, Math.round(until - this.#clock.elapsed())) };
  }

  stop(): void {
    this.#running?.cancel();
    this.#running = undefined;
  }
}
