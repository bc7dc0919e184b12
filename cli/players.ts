import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ArenaGame, ArenaSetup, DealOutcome } from '../core/bots/index.ts';
import { RECORD_FORMAT } from '../core/record/index.ts';

/** What is played, as plain data. */
export interface Order extends Omit<ArenaSetup, 'game' | 'deals'> {
  readonly game: string;
}

/** Some deals of it. */
export interface Part extends Order {
  readonly from: number;
  readonly count: number;
  /** Whether the games are wanted as records. */
  readonly hasRecords: boolean;
}

/** What came of them, and the records of their games, each with the end of its line. */
export interface PartPlayed {
  readonly deals: readonly DealOutcome[];
  readonly records: readonly string[];
}

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));
/** Deals that a process plays at once: few enough that none waits long for another at the end. */
const PART = 10;

/** One record in one line, complete enough to be replayed anywhere. */
export const arenaRecord = ({ game, options, bots }: Order, { deal, seating, match }: ArenaGame): string =>
  `${JSON.stringify({
    format: RECORD_FORMAT,
    game,
    options,
    seats: seating.map((bot) => `${bots[bot] ?? ''} ${bot + 1}`),
    deal,
    actions: match.actions,
  })}\n`;

/** Processes that play deals, as many as the machine has processors unless it is said how many. */
export class Players {
  readonly #processes: readonly Player[];

  constructor(count = availableParallelism()) {
    const execArgv = ['--import', 'tsx'];
    this.#processes = Array.from({ length: count }, () => playerOf(fork(PLAYER, { execArgv })));
  }

  /**
   * Plays the deals; what comes of them is the same, and in the same order, however many play. `played` is told of each part as soon as
   * all before it are there. Rejects if a process ends, which is a bug of a bot or a game; it has said which.
   */
  async play(
    order: Order,
    deals: number,
    played: (part: PartPlayed) => void = () => undefined,
    hasRecords = false,
  ): Promise<readonly DealOutcome[]> {
    const parts: (PartPlayed | undefined)[] = new Array<undefined>(Math.ceil(deals / PART)).fill(undefined);
    let given = 0;
    let told = 0;
    const playOn = async ({ one, ended }: Player): Promise<void> => {
      while (given < parts.length) {
        const at = given++;
        const count = Math.min(PART, deals - at * PART);
        one.send({ ...order, from: at * PART, count, hasRecords } satisfies Part);
        const [said] = (await Promise.race([once(one, 'message'), ended])) as [PartPlayed];
        parts[at] = said;
        for (let next = parts[told]; next !== undefined; next = parts[++told]) played(next);
      }
    };
    await Promise.all(this.#processes.map(playOn));
    return parts.flatMap((part) => part?.deals ?? []);
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
