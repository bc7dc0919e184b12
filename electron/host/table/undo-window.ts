import type { Seat } from '../../../core/base/ids.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Beats for which the newest action can be undone: three seconds at the normal pace. */
const BEATS = 6;

interface Running {
  readonly seat: Seat;
  /** In monotonic time. */
  readonly until: number;
  readonly cancel: () => void;
}

/**
 * How long a person who plays alone against bots may undo the newest action. Bots act after that, so that nobody sees their response before
 * changing their mind. There is no undo window at a pace without waiting.
 */
export class UndoWindow {
  readonly #clock: Clock;
  readonly #over: () => void;
  /** The last undoable action: the number of its game and its index. */
  #action: string | undefined;
  #running: Running | undefined;

  /** @param over Called when the window has closed. */
  constructor(clock: Clock, over: () => void) {
    this.#clock = clock;
    this.#over = over;
  }

  /**
   * Opens and closes the window as the table changes.
   * @param beat Milliseconds of a beat.
   */
  update({ phase, games, game }: TableState, beat: number): void {
    const before = phase === 'playing' ? game?.before : undefined;
    const action = before && `${games}/${before.act}`;
    const isSame = action === this.#action;
    if (!isSame || beat === 0) this.stop();
    this.#action = action;
    if (isSame || before === undefined || beat === 0) return;
    const cancel = this.#clock.after(BEATS * beat, () => {
      this.#running = undefined;
      this.#over();
    });
    this.#running = { seat: before.seat, until: this.#clock.elapsed() + BEATS * beat, cancel };
  }

  /** Returns the seat that may undo, and the milliseconds left; undefined if none may. */
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
