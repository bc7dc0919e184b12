import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { ChancesAnswer } from '../../../core/protocol/answers.ts';
import { recordOf, type GameRecord } from '../../../core/record/index.ts';
import type { Purchase } from '../../../core/game.ts';
import { AUCTIONS, bargainOf, buyingsOf, type Bargain } from '../../../core/story/bargain.ts';
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
import type { BackgroundTask, Unshared } from '../thinking/background-task.ts';
import { BotFault, type BotPool, type PendingDecision } from '../thinking/bot-pool.ts';

export interface ChanceLineParts {
  readonly state: () => TableState;
  readonly botPool: Pick<BotPool, 'computeLater'>;
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
  bargain?: Bargain;
  pending?: PendingDecision;
}

/** Playouts of one task: a bot that has to decide waits for no more of them. */
const PORTION = 20;
/** Auctions of one task. */
const AUCTION_PORTION = 50;

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
    const { policy, seed, playouts, points, isComplete, claim, bargain } = line;
    return ok({
      policy,
      seed,
      playouts,
      points: points.slice(from),
      isComplete,
      ...(claim && { claim }),
      ...(bargain && { bargain }),
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
    const answerTo: AnswerTo = (task) => (line.pending = botPool.computeLater(task)).answer;
    try {
      for (const at of positions) {
        const sums = await playedOut(answerTo, record, at.position, plan);
        points.push(chancePoint(at, sums, plan));
      }
      const bargain = await bargainIn(answerTo, record, plan);
      if (bargain !== undefined) line.bargain = bargain;
      const result = state.game && resultAt(state, state.game);
      const [claim] = result === undefined ? [] : chanceClaims(line, result);
      if (claim !== undefined) line.claim = claim;
      chancesComputed(state, { ...plan, points, ...(bargain && { bargain }) });
    } catch (error) {
      points.length = 0;
      log(`table ${state.id}: no chances: ${error instanceof BotFault ? error.message : faultText(error)}`);
    }
    line.isComplete = true;
  }
}

/** Has a task computed in the background. */
export type AnswerTo = (task: Unshared<BackgroundTask>) => Promise<unknown>;

/** By seat, its shares of the win over all playouts from a position. */
export async function playedOut(
  answerTo: AnswerTo,
  record: GameRecord,
  position: number,
  plan: ChancePlan,
): Promise<readonly number[]> {
  const sums = record.seats.map(() => 0);
  for (const [from, to] of portionsOf(plan.playouts, PORTION)) {
    const portion = await answerTo({ kind: 'playouts', record, position, plan, from, to });
    for (const [seat, share] of (portion as readonly number[]).entries())
      sums[seat] = (sums[seat] ?? 0) + share;
  }
  return sums;
}

async function bargainIn(
  answerTo: AnswerTo,
  record: GameRecord,
  plan: ChancePlan,
): Promise<Bargain | undefined> {
  const buyings = buyingsOf(record);
  const prices: (readonly Purchase[])[] = [];
  for (const { position } of buyings) {
    const purchases: Purchase[] = [];
    for (const [from, to] of portionsOf(AUCTIONS, AUCTION_PORTION)) {
      const portion = await answerTo({ kind: 'auctions', record, position, plan, from, to });
      purchases.push(...(portion as readonly Purchase[]));
    }
    prices.push(purchases);
  }
  return bargainOf(buyings, prices);
}

/** The first number of each portion, and the one after its last. */
const portionsOf = (count: number, size: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    index * size,
    Math.min(count, (index + 1) * size),
  ]);
