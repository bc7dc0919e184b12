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
  readonly runner: Pick<TableRunner, 'run' | 'submit' | 'state' | 'stand' | 'frozen'>;
  readonly botPool: BotPool;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  /** Milliseconds a bot takes, give or take a quarter. */
  readonly delay: (table: TableState) => number;
  /** Milliseconds that a bot takes at least that searches, whatever the pace: shorter times would tell how long it thought. */
  readonly thought: number;
  /** Whether something is shown, or read by the one who plays, or the game is paused: bots wait until that is over. */
  readonly isHeld: () => boolean;
  /** Milliseconds in which somebody may still think again: no bot acts in them. */
  readonly notBefore: () => number;
  readonly log: (line: string) => void;
}

const SEED_BYTES = 32;
/** What a seat that acted last takes for its next act, as a part of the delay. */
const GOING_ON = 0.25;
/** By which parts of the delay a bot is late that is not done in time: how long it thinks hangs on what it holds, and is to tell nothing. */
const LATE_STEP = 0.25;

/** A decision that a seat owes, from the moment it is awaited. */
interface Turn {
  /** The table when that began. */
  readonly since: TableState;
  /** By how many milliseconds it is late at once. */
  readonly lateBy: number;
  thought?: PendingDecision;
  /** When its time had come, as the clock counts; absent before. */
  due?: number;
  cancelTimer: () => void;
}

/**
 * Lets the bots of a table play. A seat that owes a decision begins to think at once, beside the host, and acts when its time has come. A bot
 * that throws, hangs or is refused is replaced by another for that decision, and the log says so once for each game.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** Of its own: how long a bot takes must not hang on what it holds. */
  readonly #jitter: Rng;
  readonly #turns = new Map<Seat, Turn>();
  /** Where every bot failed, and in which state: the seat waits until something else has happened. */
  readonly #stuck = new Map<Seat, TableState>();
  readonly #told = new Set<string>();

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
    this.#jitter = createRng(parts.entropy(SEED_BYTES));
  }

  /** Begins and ends turns after the table has changed. */
  update(): void {
    const { runner } = this.#parts;
    const { state, memories } = runner.stand;
    const isHeld = runner.frozen !== undefined || this.#parts.isHeld();
    const waiting = isHeld ? [] : botSeats(state);
    const seats = waiting.filter((at) => this.#stuck.get(at) !== state);
    for (const [at, { bot, fault }] of Object.entries(memories))
      if (fault !== undefined) this.#tell(at, bot, `failed to watch: ${fault}`);
    for (const [at, { since }] of this.#turns)
      if (!seats.includes(at) || !isSameTurn(since, state, at)) this.#end(at);
    for (const at of seats) if (!this.#turns.has(at)) void this.#take(at);
  }

  stop(): void {
    for (const at of [...this.#turns.keys()]) this.#end(at);
  }

  /** Who may make a choice that a person is awaited for, the best first. */
  helpers(at: Seat): readonly string[] {
    const { state, memories } = this.#parts.runner.stand;
    return [...new Set([state.setup.standIn, ...botsFor(state, memories, at)])];
  }

  /** What a helper would choose, thought beside the table; undefined if it fails. */
  async think(at: Seat, bot: string): Promise<{ readonly action: unknown } | undefined> {
    return this.#decision(at, bot);
  }

  /** Within `run`: makes the choice of a helper; answers whether it was accepted. */
  help(at: Seat, bot: string, action: unknown, why: HelpReason): Promise<boolean> {
    return this.#submit(at, bot, action, why);
  }

  #end(at: Seat): void {
    const turn = this.#turns.get(at);
    turn?.cancelTimer();
    turn?.thought?.stop();
    this.#turns.delete(at);
  }

  /** A seat's whole turn. Where it is ended meanwhile, what is waited for here never comes. */
  async #take(at: Seat): Promise<void> {
    const { runner, clock, delay, notBefore, thought } = this.#parts;
    const { state, memories } = runner.stand;
    const goesOn = state.game?.actions.last?.seat === at;
    const time = delay(state) * (goesOn ? GOING_ON : 1);
    const bots = botsFor(state, memories, at);
    const least = bots.some((bot) => gameOf(state).bots[bot]?.playouts !== undefined) ? thought : 0;
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
    this.#tell(at, 'every bot', 'failed; the seat waits until something else happens');
  }

  /** The next moment at which a bot that is late may act. */
  async #nextStep(turn: Turn, due: number): Promise<void> {
    const { lateBy } = turn;
    if (lateBy > 0) await this.#after(turn, lateBy - ((this.#parts.clock.elapsed() - due) % lateBy));
  }

  /** Resolves after so many milliseconds, unless the turn ends before. */
  #after(turn: Turn, milliseconds: number, then?: () => void): Promise<void> {
    return new Promise((resolve) => {
      turn.cancelTimer = this.#parts.clock.after(milliseconds, () => {
        then?.();
        resolve();
      });
    });
  }

  /** Answers whether the turn is over, whatever came of it. */
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

  /** Within `run`: answers whether the act was accepted. */
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
    if (!step.ok && runner.frozen === undefined) this.#tell(at, bot, `was refused: ${step.error.code}`);
    return step.ok;
  }

  /** What a bot decides; undefined if it fails instead. `turn`: the one that it is a part of. */
  async #decision(at: Seat, bot: string, turn?: Turn): Promise<{ readonly action: unknown } | undefined> {
    const { runner, botPool, entropy } = this.#parts;
    const { state, memories } = runner.stand;
    try {
      const seed = decisionSeed(state, at, entropy);
      const thought = botPool.think(taskFor(state, memories, at, bot), seed);
      if (turn !== undefined) turn.thought = thought;
      return { action: await thought.answer };
    } catch (error) {
      this.#tell(
        at,
        bot,
        `failed to decide: ${error instanceof BotFault ? error.message : faultText(error)}`,
      );
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

/** Whether a seat that is awaited owes what it did at the time of `since`: others may have chosen beside it, of which it learns nothing. */
function isSameTurn(since: TableState, now: TableState, at: Seat): boolean {
  if (since.game === undefined || now.game === undefined || since.games !== now.games) return false;
  if (now.game.actions.length < since.game.actions.length) return false; // something was taken back
  const game = gameOf(now);
  return isDeepStrictEqual(game.legal(since.game.state, at), game.legal(now.game.state, at));
}
