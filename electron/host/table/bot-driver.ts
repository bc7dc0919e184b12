import { isDeepStrictEqual } from 'node:util';
import type { HelpReason } from '../../../core/base/hosting.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import {
  botAt,
  botSeats,
  botsFor,
  faultText,
  gameOf,
  taskFor,
  type TableState,
} from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { BotFault, type BotPool, type PendingDecision } from '../thinking/bot-pool.ts';
import { decisionSeed } from './deal.ts';
import type { TableRunner } from './runner.ts';

export interface BotDriverParts {
  readonly runner: Pick<TableRunner, 'run' | 'submit' | 'state' | 'snapshot' | 'frozen'>;
  readonly botPool: Pick<BotPool, 'think'>;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  /** Milliseconds that a bot takes, plus or minus a quarter. */
  readonly delay: (table: TableState) => number;
  /** Least milliseconds of a searching bot at any pace: shorter times would reveal how long it searched. */
  readonly minSearchTime: number;
  /** Whether bots wait: a scene is shown, the only person reads something, or the game is paused. */
  readonly isHeld: () => boolean;
  /** Milliseconds until the undo window closes; no bot acts before. */
  readonly notBefore: () => number;
  readonly log: (line: string) => void;
}

const SEED_BYTES = 32;
/** Part of the delay that a seat takes for an action right after its own. */
const SAME_SEAT_PART = 0.25;
/**
 * A bot that is not done in time acts at a multiple of this part of the delay: its thinking time depends on its hand, and must not reveal
 * it.
 */
const LATE_STEP = 0.25;

/** A decision that a seat owes. */
interface Turn {
  /** The table when the seat began to owe it. */
  readonly since: TableState;
  /** Steps of a late bot, in milliseconds. */
  readonly lateBy: number;
  decision?: PendingDecision;
  /** When the delay had passed, in the clock's `elapsed`; absent before. */
  due?: number;
  cancelTimer: () => void;
}

/**
 * Plays the bots of a table. A bot starts to think in a worker as soon as its seat owes a decision, and acts after its delay. A bot that
 * throws, hangs or is rejected is replaced by another for that decision, and the log says so once per game.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** Separate from other randomness: a bot's delay must not depend on its hand. */
  readonly #jitter: Rng;
  readonly #turns = new Map<Seat, Turn>();
  /** Seats where every bot failed, with the state: the seat waits until the state changes. */
  readonly #stuck = new Map<Seat, TableState>();
  readonly #logged = new Set<string>();

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
    this.#jitter = createRng(parts.entropy(SEED_BYTES));
  }

  /** Starts and ends turns. Call it after the table has changed. */
  update(): void {
    const { runner } = this.#parts;
    const { state, memories } = runner.snapshot;
    const isHeld = runner.frozen !== undefined || this.#parts.isHeld();
    const waiting = isHeld ? [] : botSeats(state);
    const seats = waiting.filter((at) => this.#stuck.get(at) !== state);
    for (const [at, { bot, fault }] of Object.entries(memories))
      if (fault !== undefined) this.#logOnce(at, bot, `failed to watch: ${fault}`);
    for (const [at, { since }] of this.#turns)
      if (!seats.includes(at) || !isSameTurn(since, state, at)) this.#end(at);
    for (const at of seats) if (!this.#turns.has(at)) void this.#playTurn(at);
  }

  stop(): void {
    for (const at of [...this.#turns.keys()]) this.#end(at);
  }

  /** Returns the bots that can decide for a person, the best first. */
  helpers(at: Seat): readonly string[] {
    const { state, memories } = this.#parts.runner.snapshot;
    return [...new Set([state.setup.standIn, ...botsFor(state, memories, at)])];
  }

  /** Returns what a helper would choose, undefined if it fails. Thinks in a worker. */
  async think(at: Seat, bot: string): Promise<{ readonly action: unknown } | undefined> {
    return this.#decision(at, bot);
  }

  /** Within `run`: makes the choice of a helper. Returns whether it was accepted. */
  help(at: Seat, bot: string, action: unknown, why: HelpReason): Promise<boolean> {
    return this.#submit(at, bot, action, why);
  }

  #end(at: Seat): void {
    const turn = this.#turns.get(at);
    turn?.cancelTimer();
    turn?.decision?.stop();
    this.#turns.delete(at);
  }

  /** Plays a seat's turn. If the turn is ended meanwhile, the promises awaited here never resolve. */
  async #playTurn(at: Seat): Promise<void> {
    const { runner, clock, delay, notBefore, minSearchTime } = this.#parts;
    const { state, memories } = runner.snapshot;
    const goesOn = state.game?.actions.last?.seat === at;
    const time = delay(state) * (goesOn ? SAME_SEAT_PART : 1);
    const bots = botsFor(state, memories, at);
    const least = bots.some((bot) => gameOf(state).bots[bot]?.playouts !== undefined) ? minSearchTime : 0;
    const wait = Math.max(Math.round(time * (0.75 + this.#jitter.fraction() / 2)), notBefore(), least);
    const lateBy = Math.max(time * LATE_STEP, least);
    const turn: Turn = { since: state, lateBy, cancelTimer: () => undefined };
    this.#turns.set(at, turn);
    const isDue = this.#after(turn, wait, () => (turn.due = clock.elapsed()));
    for (const bot of bots) {
      const decision = await this.#decision(at, bot, turn);
      if (decision === undefined) continue;
      if (turn.due === undefined) await isDue;
      else await this.#nextStep(turn, turn.due);
      if (await this.#act(turn, at, bot, decision.action)) return;
    }
    this.#end(at);
    this.#stuck.set(at, runner.state);
    this.#logOnce(at, 'every bot', 'failed; the seat waits until something else happens');
  }

  /** Waits for the next step at which a late bot may act. */
  async #nextStep(turn: Turn, due: number): Promise<void> {
    const { lateBy } = turn;
    if (lateBy > 0) await this.#after(turn, lateBy - ((this.#parts.clock.elapsed() - due) % lateBy));
  }

  /** Resolves after the given milliseconds; never if the turn ends first. */
  #after(turn: Turn, milliseconds: number, then?: () => void): Promise<void> {
    return new Promise((resolve) => {
      turn.cancelTimer = this.#parts.clock.after(milliseconds, () => {
        then?.();
        resolve();
      });
    });
  }

  /** Returns whether the turn is over, accepted or not. */
  async #act(turn: Turn, at: Seat, bot: string, action: unknown): Promise<boolean> {
    const { runner } = this.#parts;
    let isOver = true;
    await runner.run(async () => {
      if (this.#turns.get(at) !== turn) return;
      isOver = (await this.#submit(at, bot, action)) || runner.frozen !== undefined;
      if (isOver) this.#turns.delete(at);
    });
    return isOver;
  }

  /** Within `run`: returns whether the action was accepted. */
  async #submit(at: Seat, bot: string, action: unknown, why?: HelpReason): Promise<boolean> {
    const { runner } = this.#parts;
    const isOwn = why === undefined && bot === botAt(runner.state, at);
    const step = await runner.submit({
      type: 'acted',
      seat: at,
      action,
      by: 'bot',
      ...(why && { why }),
      ...(!isOwn && { bot }),
    });
    if (!step.ok && runner.frozen === undefined) this.#logOnce(at, bot, `was refused: ${step.error.code}`);
    return step.ok;
  }

  /**
   * Returns what a bot decides, undefined if it fails.
   * @param turn The turn that the decision belongs to.
   */
  async #decision(at: Seat, bot: string, turn?: Turn): Promise<{ readonly action: unknown } | undefined> {
    const { runner, botPool, entropy } = this.#parts;
    const { state, memories } = runner.snapshot;
    try {
      const seed = decisionSeed(state, at, entropy);
      const decision = botPool.think(taskFor(state, memories, at, bot), seed);
      if (turn !== undefined) turn.decision = decision;
      return { action: await decision.answer };
    } catch (error) {
      this.#logOnce(
        at,
        bot,
        `failed to decide: ${error instanceof BotFault ? error.message : faultText(error)}`,
      );
      return undefined;
    }
  }

  #logOnce(at: Seat | string, bot: string, what: string): void {
    const { id, games } = this.#parts.runner.state;
    const about = `${games}/${at}/${bot}`;
    if (this.#logged.has(about)) return;
    this.#logged.add(about);
    this.#parts.log(`table ${id}, game ${games}: the bot ${bot} on seat ${at} ${what}`);
  }
}

/** Whether a seat still owes the decision that it owed at `since`: others may have chosen meanwhile without its knowledge. */
function isSameTurn(since: TableState, now: TableState, at: Seat): boolean {
  if (since.game === undefined || now.game === undefined || since.games !== now.games) return false;
  if (now.game.actions.length < since.game.actions.length) return false; // something was taken back
  const game = gameOf(now);
  return isDeepStrictEqual(game.legal(since.game.state, at), game.legal(now.game.state, at));
}
