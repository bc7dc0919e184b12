import { seatsOf } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { GameResult } from '../../../core/game.ts';
import type { BreakdownAnswer } from '../../../core/protocol/answers.ts';
import { recordOf, type GameRecord } from '../../../core/record/index.ts';
import type { Estimate, SeatBreakdown } from '../../../core/base/breakdown.ts';
import { breakdownOf, type WeighedDeparture } from '../../../core/story/breakdown.ts';
import { chancePlanOf, sharesOfResult, type ChancePlan } from '../../../core/story/chances.ts';
import type { Departure } from '../../../core/story/departures.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { faultText, type TableState } from '../../../core/table/index.ts';
import { BotFault, type BotPool, type PendingDecision } from '../thinking/bot-pool.ts';
import { playedOut, type AnswerTo } from './chance-line.ts';

export interface BreakdownParts {
  readonly state: () => TableState;
  readonly botPool: Pick<BotPool, 'computeLater'>;
  readonly log: (line: string) => void;
}

/** The breakdown of one match, as far as it has come. */
interface Work {
  /** The number of the match at its table. */
  readonly games: number;
  readonly weighed: WeighedDeparture[];
  /** The number of departures, once it is known. */
  departures?: number;
  seats?: readonly SeatBreakdown[];
  isComplete: boolean;
  pending?: PendingDecision;
}

/** Breaks down the results of the finished match for the first client that asks. */
export class Breakdown {
  readonly #parts: BreakdownParts;
  #work: Work | undefined;

  constructor(parts: BreakdownParts) {
    this.#parts = parts;
  }

  /**
   * How far the breakdown has come, and the whole of it once it is complete.
   *
   * @returns no seats of a match that was ended early, or if the computation failed; rejects with not-ended
   */
  answer(): Result<BreakdownAnswer, Rejection> {
    const state = this.#parts.state();
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    const work = (this.#work ??= this.#begin(state));
    if (work === undefined) return ok({ weighed: 0, isComplete: true });
    const { weighed, departures, seats, isComplete } = work;
    return ok({
      weighed: weighed.length,
      ...(departures !== undefined && { departures }),
      ...(seats && { seats }),
      isComplete,
    });
  }

  /** Stops once another match begins. */
  update(): void {
    const { phase, games } = this.#parts.state();
    if (phase !== 'ended' || this.#work?.games !== games) this.stop();
  }

  stop(): void {
    this.#work?.pending?.stop();
    this.#work = undefined;
  }

  /** Begins with the finished match; undefined if there is nothing to break down. */
  #begin(state: TableState): Work | undefined {
    const record = recordOf(state);
    const plan = record && chancePlanOf(record);
    const result = record && matchOf(record)?.result;
    if (record === undefined || plan === undefined || result === undefined) return undefined;
    const work: Work = { games: state.games, weighed: [], isComplete: false };
    void this.#compute(work, record, plan, result);
    return work;
  }

  async #compute(work: Work, record: GameRecord, plan: ChancePlan, result: GameResult): Promise<void> {
    const { state, botPool, log } = this.#parts;
    const answerTo: AnswerTo = (task) => (work.pending = botPool.computeLater(task)).answer;
    try {
      const sums = await playedOut(answerTo, record, 0, plan);
      const departures: Departure[] = [];
      for (const seat of seatsOf(record.seats.length)) {
        const found = await answerTo({ kind: 'departures', record, seat, plan });
        departures.push(...(found as readonly Departure[]));
      }
      work.departures = departures.length;
      for (const departure of departures) {
        const gain = await answerTo({ kind: 'gain', record, departure });
        work.weighed.push({ seat: departure.seat, gain: gain as Estimate });
      }
      work.seats = breakdownOf(
        sharesOfResult(result, record.seats.length),
        sums,
        plan.playouts,
        work.weighed,
      );
    } catch (error) {
      log(
        `table ${state().id}: no breakdown: ${error instanceof BotFault ? error.message : faultText(error)}`,
      );
    }
    work.isComplete = true;
  }
}
