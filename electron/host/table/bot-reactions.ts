import { FEELINGS } from '../../../core/base/reactions.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { gameOf, type TableNews, type TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds between two reactions of characters at a table, and before the first. */
const REST = 180_000;
/** Of so many moments one is shown. */
const ONE_IN = 3;

/**
 * What characters let everybody see now and then. It hangs on events that are for all, on who sits there, on the clock and on chance of its
 * own, never on what a bot holds or remembers; nothing waits for it, and it is in no log.
 */
export class BotReactions {
  readonly #clock: Clock;
  readonly #rng: Rng;
  #last: number;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock, entropy: (size: number) => Uint8Array) {
    this.#clock = clock;
    this.#rng = createRng(entropy(32));
    this.#last = clock.elapsed();
  }

  /** Something has happened; most often nobody reacts. */
  heard({ state, events }: Pick<TableStep, 'state' | 'events'>): void {
    const emotions = events.flatMap((event) =>
      event.to === 'all' ? (gameOf(state).emotions?.(event) ?? []) : [],
    );
    const moved = emotions.filter(({ seat }) => {
      const who = state.seats[seat];
      return who?.type === 'bot' && who.character !== undefined;
    });
    const now = this.#clock.elapsed();
    if (moved.length === 0 || now - this.#last < REST || this.#rng.below(ONE_IN) > 0) return;
    this.#last = now;
    const { seat, feeling } = this.#rng.pick(moved);
    const who = state.seats[seat];
    if (who?.type !== 'bot') return;
    this.#due = [{ type: 'reacted', seat, name: who.name, reaction: this.#rng.pick(FEELINGS[feeling]) }];
  }

  /** The reaction to be told once what it is about has been shown; each once. */
  due(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }
}
