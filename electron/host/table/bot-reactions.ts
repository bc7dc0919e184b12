import { FEELINGS } from '../../../core/base/reactions.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { gameOf, type TableNews, type TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds between two reactions of characters at a table, and before the first. */
const REST = 180_000;
/** One in this many emotions is shown. */
const ONE_IN = 3;

/**
 * Reactions that characters show now and then. They depend on public events, the seated characters, the clock and separate randomness,
 * never on what a bot holds or remembers. Nothing waits for them, and they are in no log.
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

  /** Picks a reaction to a step, most often none. */
  observe({ state, events }: Pick<TableStep, 'state' | 'events'>): void {
    const emotions = events.flatMap((event) =>
      event.to === 'all' ? (gameOf(state).emotions?.(event) ?? []) : [],
    );
    const candidates = emotions.filter(({ seat }) => {
      const who = state.seats[seat];
      return who?.type === 'bot' && who.character !== undefined;
    });
    const now = this.#clock.elapsed();
    if (candidates.length === 0 || now - this.#last < REST || this.#rng.below(ONE_IN) > 0) return;
    this.#last = now;
    const { seat, feeling } = this.#rng.pick(candidates);
    const who = state.seats[seat];
    if (who?.type !== 'bot') return;
    this.#due = [{ type: 'reacted', seat, name: who.name, reaction: this.#rng.pick(FEELINGS[feeling]) }];
  }

  /** Returns the reaction once its event has been shown, and removes it. */
  takeDue(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }
}
