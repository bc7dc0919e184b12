import type { Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { botSeats, decideForBot } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { TableRunner } from './runner.ts';

export interface BotDriverParts {
  readonly runner: Pick<TableRunner, 'run' | 'submit' | 'state' | 'stand' | 'frozen'>;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  /** Milliseconds a bot takes, give or take a quarter. */
  readonly delay: number;
  readonly log: (line: string) => void;
}

const SEED_BYTES = 32;

/** Lets the bots of a table play: one timer for each seat that owes a decision. */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** Of its own: how long a bot takes must not hang on what it holds. */
  readonly #jitter: Rng;
  readonly #timers = new Map<Seat, () => void>();
  /** A bot that was refused would be refused again: it waits until something else happens. */
  readonly #stuck = new Set<Seat>();

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
    this.#jitter = createRng(parts.entropy(SEED_BYTES));
  }

  /** Starts and stops timers after the table has changed. */
  update(): void {
    const { runner } = this.#parts;
    const seats = runner.frozen === undefined ? botSeats(runner.state) : [];
    for (const at of [...this.#timers.keys()]) if (!seats.includes(at)) this.#cancel(at);
    for (const at of seats) if (!this.#timers.has(at) && !this.#stuck.has(at)) this.#start(at);
    this.#stuck.clear();
  }

  stop(): void {
    for (const at of [...this.#timers.keys()]) this.#cancel(at);
  }

  #start(at: Seat): void {
    const { clock, delay } = this.#parts;
    const wait = Math.round(delay * (0.75 + this.#jitter.fraction() / 2));
    this.#timers.set(
      at,
      clock.after(wait, () => void this.#parts.runner.run(() => this.#play(at))),
    );
  }

  #cancel(at: Seat): void {
    this.#timers.get(at)?.();
    this.#timers.delete(at);
  }

  async #play(at: Seat): Promise<void> {
    const { runner, entropy, log } = this.#parts;
    this.#timers.delete(at);
    const { state, memories } = runner.stand;
    if (runner.frozen !== undefined || !botSeats(state).includes(at)) return;
    const action = decideForBot(state, memories, at, createRng(entropy(SEED_BYTES)));
    const step = await runner.submit({ type: 'acted', seat: at, action, by: 'bot' });
    if (step.ok) return;
    this.#stuck.add(at);
    log(`table ${state.id}: the bot on seat ${at} was refused: ${step.error.code}`);
  }
}
