import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { ChancesAnswer } from '../../../core/protocol/answers.ts';
import { recordOf, type GameRecord } from '../../../core/record/index.ts';
import {
  chancePlanOf,
  chancePoint,
  chancePositionsOf,
  type ChancePlan,
  type ChancePoint,
  type ChancePosition,
  type Chances,
} from '../../../core/story/chances.ts';
import { chanceClaims, type ChanceClaim } from '../../../core/story/turns.ts';
import { faultText, resultAt, type TableState } from '../../../core/table/index.ts';
import { BotFault, type BotPool, type PendingDecision } from '../thinking/bot-pool.ts';

export interface ChanceLineParts {
  readonly state: () => TableState;
  readonly botPool: Pick<BotPool, 'playOut'>;
  /** Called with a line that is complete. */
  readonly chancesComputed: (table: TableState, chances: Chances) => void;
  readonly log: (line: string) => void;
}

/** The line of one match. */
interface Line extends ChancePlan {
  /** The number of the match at its table. */
  readonly games: number;
  readonly points: ChancePoint[];
  isComplete: boolean;
  claim?: ChanceClaim;
  pending?: PendingDecision;
}

/** Playouts of one task: a bot that has to decide waits for no more of them. */
const PORTION = 20;

/** Computes the chance line of the finished match for the first client that asks, point by point. */
export class ChanceLine {
  readonly #parts: ChanceLineParts;
  #line: Line | undefined;

  constructor(parts: ChanceLineParts) {
    this.#parts = parts;
  }

  /**
   * The points from an index on, as far as they are known.
   *
   * @returns no points of a match that was ended early; rejects with not-ended
   */
  answer(from: number): Result<ChancesAnswer, Rejection> {
    const state = this.#parts.state();
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    const line = this.#lineOf(state);
    if (line === undefined) return ok({ points: [], isComplete: true });
    const { policy, seed, playouts, points, isComplete, claim } = line;
    return ok({
      policy,
      seed,
      playouts,
      points: points.slice(from),
      isComplete,
      ...(claim && { claim }),
    });
  }

  /** Stops once another match begins. */
  update(): void {
    const { phase, games } = this.#parts.state();
    if (phase !== 'ended' || this.#line?.games !== games) this.stop();
  }

  stop(): void {
    this.#line?.pending?.stop();
    this.#line = undefined;
  }

  /** The line of the finished match, which it begins if need be; undefined if there is none. */
  #lineOf(state: TableState): Line | undefined {
    if (this.#line !== undefined) return this.#line;
    const record = recordOf(state);
    const plan = record && chancePlanOf(record);
    const positions = record === undefined ? [] : chancePositionsOf(record);
    if (record === undefined || plan === undefined || positions.length === 0) return undefined;
    this.#line = { ...plan, games: state.games, points: [], isComplete: false };
    void this.#compute(this.#line, state, record, positions);
    return this.#line;
  }

  /** A line whose playouts fail is empty: a part of it would mislead. */
  async #compute(
    line: Line,
    state: TableState,
    record: GameRecord,
    positions: readonly ChancePosition[],
  ): Promise<void> {
    const { botPool, chancesComputed, log } = this.#parts;
    const { policy, seed, playouts, points } = line;
    const plan: ChancePlan = { policy, seed, playouts };
    try {
      for (const at of positions) {
        const sums = record.seats.map(() => 0);
        for (let from = 0; from < playouts; from += PORTION) {
          const to = Math.min(playouts, from + PORTION);
          line.pending = botPool.playOut({ kind: 'playouts', record, position: at.position, plan, from, to });
          const portion = (await line.pending.answer) as readonly number[];
          for (const [seat, share] of portion.entries()) sums[seat] = (sums[seat] ?? 0) + share;
        }
        points.push(chancePoint(at, sums, plan));
      }
      const result = state.game && resultAt(state, state.game);
      const [claim] = result === undefined ? [] : chanceClaims(line, result);
      if (claim !== undefined) line.claim = claim;
      chancesComputed(state, { ...plan, points });
    } catch (error) {
      points.length = 0;
      log(`table ${state.id}: no chances: ${error instanceof BotFault ? error.message : faultText(error)}`);
    }
    line.isComplete = true;
  }
}
