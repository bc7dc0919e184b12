import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseMeasured, type ArenaGame, type ArenaSetup, type DealOutcome } from '../core/bots/index.ts';
import { gameNamed } from '../core/games/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../core/record/index.ts';

/** What is played, as plain data. */
export interface Order extends Omit<ArenaSetup, 'game' | 'deals'> {
  readonly game: string;
}

/** One deal of it. */
export interface DealOrder extends Order {
  /** Its number, from 0. */
  readonly deal: number;
  /** Whether the games are wanted as records. */
  readonly hasRecords: boolean;
}

/** What came of it, and the records of its games, each with the end of its line. */
export interface DealPlayed {
  readonly outcome: DealOutcome;
  readonly records: readonly string[];
}

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));

/** One record in one line, complete enough to be replayed anywhere. */
export function arenaRecord({ game, options, bots }: Order, { deal, seating, match }: ArenaGame): string {
  const seats = seating.map((bot) => `${bots[bot] ?? ''} ${bot + 1}`);
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game,
    options,
    seats,
    deal,
    actions: match.actions,
    meta: {
      rulesVersion: gameNamed(game)?.rulesVersion,
      seats: seating.map((bot, at) => [{ type: 'bot', name: seats[at], ...parseMeasured(bots[bot] ?? '') }]),
    },
  };
  return `${JSON.stringify(record)}\n`;
}

/** How many processes play so many deals: a deal can be slow, so no processor is left idle while there is one for it. */
export const processesFor = (deals: number, processors = availableParallelism()): number =>
  Math.min(processors, deals);

/** Processes that play deals, as many as the machine has processors unless it is said how many. */
export class Players {
  readonly #processes: readonly Player[];
  readonly #idle: Player[];
  readonly #waiting: ((player: Player) => void)[] = [];

  constructor(count = availableParallelism()) {
    const execArgv = ['--import', 'tsx'];
    this.#processes = Array.from({ length: count }, () => playerOf(fork(PLAYER, { execArgv })));
    this.#idle = [...this.#processes];
  }

  /**
   * Plays the deals; what comes of them is the same, and in the same order, however many play, and whatever else is played meanwhile. `played`
   * is told of each deal as soon as all before it are there. Rejects if a process ends, which is a bug of a bot or a game; it has said which.
   */
  async play(
    order: Order,
    deals: number,
    played: (one: DealPlayed) => void = () => undefined,
    hasRecords = false,
  ): Promise<readonly DealOutcome[]> {
    const heard: DealPlayed[] = [];
    let told = 0;
    const hear = async (deal: number): Promise<DealOutcome> => {
      const one = await this.#ask({ ...order, deal, hasRecords });
      heard[deal] = one;
      for (let next = heard[told]; next !== undefined; next = heard[++told]) played(next);
      return one.outcome;
    };
    return Promise.all(Array.from({ length: deals }, (_, deal) => hear(deal)));
  }

  /** The next process that is free plays a deal: one at a time, since an answer does not say what was asked. */
  async #ask(order: DealOrder): Promise<DealPlayed> {
    const player = this.#idle.pop() ?? (await new Promise<Player>((isFree) => this.#waiting.push(isFree)));
    player.one.send(order);
    const [said] = (await Promise.race([once(player.one, 'message'), player.ended])) as [DealPlayed];
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(player);
    else next(player);
    return said;
  }

  end(): void {
    for (const { one } of this.#processes) if (one.connected) one.disconnect();
  }
}

/** A process, and its end, which is none that should come before it is let go. */
interface Player {
  readonly one: ChildProcess;
  readonly ended: Promise<never>;
}

function playerOf(one: ChildProcess): Player {
  const ended = once(one, 'exit').then(() => Promise.reject(new Error('a process that plays has ended')));
  ended.catch(() => undefined);
  return { one, ended };
}
