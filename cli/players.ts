import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseMeasured, type ArenaGame, type ArenaSetup, type DealOutcome } from '../core/bots/index.ts';
import { gameNamed } from '../core/games/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../core/record/index.ts';

/** What to play, as plain data. */
export interface Order extends Omit<ArenaSetup, 'game' | 'deals'> {
  readonly game: string;
}

/** One deal to play. */
export interface DealOrder extends Order {
  /** Its number, from 0. */
  readonly deal: number;
  /** Whether to return the matches as records. */
  readonly hasRecords: boolean;
}

/** The outcome of a deal, and the records of its matches, each ending with a line feed. */
export interface DealPlayed {
  readonly outcome: DealOutcome;
  readonly records: readonly string[];
}

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));

/** A match as a record on one line. */
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

/** The number of processes for a number of deals: deals can be slow, so use every processor. */
export const processesFor = (deals: number, processors = availableParallelism()): number =>
  Math.min(processors, deals);

/** A pool of processes that play deals, by default one per processor. */
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
   * Plays deals. The outcomes and their order do not depend on the number of processes.
   * @param played receives each deal once all earlier ones are finished
   * @throws if a process ends, which is a bug of a bot or a game; its stderr says which
   */
  async play(
    order: Order,
    deals: number,
    played: (one: DealPlayed) => void = () => undefined,
    hasRecords = false,
  ): Promise<readonly DealOutcome[]> {
    const finished: DealPlayed[] = [];
    let reported = 0;
    const playOne = async (deal: number): Promise<DealOutcome> => {
      const one = await this.#ask({ ...order, deal, hasRecords });
      finished[deal] = one;
      for (let next = finished[reported]; next !== undefined; next = finished[++reported]) played(next);
      return one.outcome;
    };
    return Promise.all(Array.from({ length: deals }, (_, deal) => playOne(deal)));
  }

  /** Gives a deal to the next idle process. A process plays one at a time, since its answer does not name the deal. */
  async #ask(order: DealOrder): Promise<DealPlayed> {
    const player = this.#idle.pop() ?? (await new Promise<Player>((isFree) => this.#waiting.push(isFree)));
    player.one.send(order);
    const [answer] = (await Promise.race([once(player.one, 'message'), player.ended])) as [DealPlayed];
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(player);
    else next(player);
    return answer;
  }

  end(): void {
    for (const { one } of this.#processes) if (one.connected) one.disconnect();
  }
}

/** A process, and a promise that rejects when it ends. */
interface Player {
  readonly one: ChildProcess;
  readonly ended: Promise<never>;
}

function playerOf(one: ChildProcess): Player {
  const ended = once(one, 'exit').then(() => Promise.reject(new Error('a process that plays has ended')));
  ended.catch(() => undefined);
  return { one, ended };
}
