import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { ok, type Result } from '../../core/base/result.ts';
import type { WhatIfAnswer } from '../../core/protocol/answers.ts';
import { walkRecord, type GameRecord } from '../../core/record/index.ts';
import { choiceAt, refusalOfPosition, type WhatIf } from '../../core/story/what-if.ts';
import { faultText } from '../../core/table/index.ts';
import { inSlices } from './in-slices.ts';
import { BotFault, type BotPool, type PendingDecision } from './thinking/bot-pool.ts';
import type { WhatIfPortion } from './thinking/background-task.ts';

/** Playouts of each choice. */
const GAMES = 1_000;
/** Milliseconds of computing after which an answer is complete with fewer, but not with fewer than say something. */
const MOST_TIME = 2_000;
const FEWEST = 100;

/** A question about a match, and what is known so far. */
interface Running extends WhatIfAnswer {
  readonly match: string;
  readonly question: string;
  games: number;
  isComplete: boolean;
  readonly places: number[];
  readonly made: number[];
  time: number;
  pending?: PendingDecision;
}

/** Answers what would have happened after another choice: one question at a time of everybody who asks. */
export class WhatIfs {
  readonly #botPool: Pick<BotPool, 'computeLater'>;
  readonly #log: (line: string) => void;
  /** By who asks. */
  readonly #running = new Map<object, Running>();

  constructor(botPool: Pick<BotPool, 'computeLater'>, log: (line: string) => void) {
    this.#botPool = botPool;
    this.#log = log;
  }

  /**
   * What is known so far. Begins with a new question, which replaces the last one of who asks.
   *
   * @param match identifies the match among those that are asked about
   * @param recordOf called for a new question
   * @returns rejects as `recordOf`, or with too-high, not-awaited, or as the game rejects the action
   */
  async ask(
    asker: object,
    match: string,
    whatIf: WhatIf,
    recordOf: () => Result<GameRecord, Rejection> | Promise<Result<GameRecord, Rejection>>,
  ): Promise<Result<WhatIfAnswer, Rejection>> {
    const question = JSON.stringify(whatIf);
    const running = this.#running.get(asker);
    if (running?.match === match && running.question === question) return ok(answerOf(running));
    const record = await recordOf();
    if (!record.ok) return record;
    const refusal = await refusalIn(record.value, whatIf);
    if (refusal !== undefined) return { ok: false, error: refusal };
    this.#drop(asker);
    const [places, made] = [record.value.seats.map(() => 0), record.value.seats.map(() => 0)];
    const begun: Running = { match, question, games: 0, isComplete: false, places, made, time: 0 };
    this.#running.set(asker, begun);
    void this.#compute(begun, record.value, whatIf);
    return ok(answerOf(begun));
  }

  /** Stops what is computed about other matches, and for those who have left. @param match undefined: about all of them */
  update(match: string | undefined, askers: readonly object[]): void {
    for (const [asker, running] of this.#running)
      if (running.match !== match || !askers.includes(asker)) this.#drop(asker);
  }

  stop(): void {
    this.update(undefined, []);
  }

  #drop(asker: object): void {
    this.#running.get(asker)?.pending?.stop();
    this.#running.delete(asker);
  }

  async #compute(running: Running, record: GameRecord, question: WhatIf): Promise<void> {
    try {
      while (running.games < FEWEST || (running.games < GAMES && running.time < MOST_TIME)) {
        const from = running.games;
        running.pending = this.#botPool.computeLater({ kind: 'what-if', record, question, from, to: GAMES });
        add(running, (await running.pending.answer) as WhatIfPortion);
      }
    } catch (error) {
      this.#log(`no answer to a what-if: ${error instanceof BotFault ? error.message : faultText(error)}`);
    }
    running.isComplete = true;
  }
}

const answerOf = ({ games, isComplete, places, made }: Running): WhatIfAnswer => ({
  games,
  isComplete,
  places: [...places],
  made: [...made],
});

function add(running: Running, { games, places, made, time }: WhatIfPortion): void {
  running.games += games;
  running.time += time;
  for (const [place, count] of places.entries()) running.places[place] = (running.places[place] ?? 0) + count;
  for (const [place, count] of made.entries()) running.made[place] = (running.made[place] ?? 0) + count;
}

/** Why there is no such what-if in a record; undefined if there is. */
async function refusalIn(record: GameRecord, question: WhatIf): Promise<Rejection | undefined> {
  const refusal = refusalOfPosition(record, question);
  if (refusal !== undefined) return refusal;
  let position = 0;
  for await (const step of inSlices(walkRecord(record))) {
    if (position++ < question.position) continue;
    const choice = choiceAt(step, question);
    return choice.ok ? undefined : choice.error;
  }
  return rejection('not-awaited', { seat: question.seat });
}
