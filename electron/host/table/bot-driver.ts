import type { HelpReason } from '../../../core/base/hosting.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import {
  botSeats,
  botsFor,
  decideForBot,
  faultText,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { TableRunner } from './runner.ts';

export interface BotDriverParts {
  readonly runner: Pick<TableRunner, 'run' | 'submit' | 'state' | 'stand' | 'frozen'>;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  /** Milliseconds a bot takes, give or take a quarter. */
  readonly delay: (table: TableState) => number;
  /** Whether something is shown, or read by the one who plays, or the game is paused: bots wait until that is over. */
  readonly isHeld: () => boolean;
  /** Milliseconds in which somebody may still think again: no bot acts in them. */
  readonly notBefore: () => number;
  readonly log: (line: string) => void;
}

const SEED_BYTES = 32;
/** What a seat that acted last takes for its next act, as a part of the delay. */
const GOING_ON = 0.25;

/**
 * Lets the bots of a table play: one timer for each seat that owes a decision. A bot that throws or is refused is replaced by
 * another for that decision, and the log says so once for each game.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** Of its own: how long a bot takes must not hang on what it holds. */
  readonly #jitter: Rng;
  readonly #timers = new Map<Seat, () => void>();
  /** Where every bot failed, and in which state: the seat waits until something else has happened. */
  readonly #stuck = new Map<Seat, TableState>();
  readonly #told = new Set<string>();

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
    this.#jitter = createRng(parts.entropy(SEED_BYTES));
  }

  /** Starts and stops timers after the table has changed. */
  update(): void {
    const { runner } = this.#parts;
    const { state, memories } = runner.stand;
    const isHeld = runner.frozen !== undefined || this.#parts.isHeld();
    const waiting = isHeld ? [] : botSeats(state);
    const seats = waiting.filter((at) => this.#stuck.get(at) !== state);
    for (const [at, { bot, fault }] of Object.entries(memories))
      if (fault !== undefined) this.#tell(at, bot, `failed to watch: ${fault}`);
    for (const at of [...this.#timers.keys()]) if (!seats.includes(at)) this.#cancel(at);
    for (const at of seats) if (!this.#timers.has(at)) this.#start(at);
  }

  stop(): void {
    for (const at of [...this.#timers.keys()]) this.#cancel(at);
  }

  #start(at: Seat): void {
    const { clock, delay, notBefore, runner } = this.#parts;
    const goesOn = runner.state.game?.actions.at(-1)?.seat === at;
    const time = delay(runner.state) * (goesOn ? GOING_ON : 1) * (0.75 + this.#jitter.fraction() / 2);
    const wait = Math.max(Math.round(time), notBefore());
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
    const { runner } = this.#parts;
    this.#timers.delete(at);
    const { state, memories } = runner.stand;
    if (runner.frozen !== undefined || !botSeats(state).includes(at)) return;
    if ((await this.#choose(at, botsFor(state, memories, at))) || runner.frozen !== undefined) return;
    this.#stuck.set(at, state);
    this.#tell(at, 'every bot', 'failed; the seat waits until something else happens');
  }

  /** Within `run`: makes the one choice that a person is awaited for; answers whether a bot could. */
  help(at: Seat, why: HelpReason): Promise<boolean> {
    const { state, memories } = this.#parts.runner.stand;
    const bots = new Set([state.setup.standIn, ...botsFor(state, memories, at)]);
    return this.#choose(at, [...bots], why);
  }

  /** The first of the bots that can chooses for the seat; answers whether one could. */
  async #choose(at: Seat, bots: readonly string[], why?: HelpReason): Promise<boolean> {
    const { runner } = this.#parts;
    for (const bot of bots) {
      const command = this.#decision(at, bot);
      const step =
        command === undefined ? undefined : await runner.submit({ ...command, ...(why && { why }) });
      if (step?.ok === true) return true;
      if (runner.frozen !== undefined) return false;
      if (step !== undefined) this.#tell(at, bot, `was refused: ${step.error.code}`);
    }
    return false;
  }

  /** What a bot decides; undefined if it throws instead. */
  #decision(at: Seat, bot: string): (TableCommand & { readonly type: 'acted' }) | undefined {
    const { runner, entropy } = this.#parts;
    const { state, memories } = runner.stand;
    try {
      const action = decideForBot(state, memories, at, createRng(entropy(SEED_BYTES)), bot);
      return { type: 'acted', seat: at, action, by: 'bot' };
    } catch (error) {
      this.#tell(at, bot, `failed to decide: ${faultText(error)}`);
      return undefined;
    }
  }

  #tell(at: Seat | string, bot: string, what: string): void {
    const { id, games } = this.#parts.runner.state;
    const about = `${games}/${at}/${bot}`;
    if (this.#told.has(about)) return;
    this.#told.add(about);
    this.#parts.log(`table ${id}, game ${games}: the bot ${bot} on seat ${at} ${what}`);
  }
}
