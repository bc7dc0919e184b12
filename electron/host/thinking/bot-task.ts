import { createRng } from '../../../core/base/rng.ts';
import {
  budgetOf,
  decide,
  review,
  reviewBudgetOf,
  weigh,
  type BotQuestion,
} from '../../../core/bots/index.ts';
import { playoutsAt, type ChancePlan } from '../../../core/story/chances.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { faultText } from '../../../core/table/index.ts';

/** What to compute: an action, the bot's opinion of the choices (`Advice`), or its opinion of a past choice (`Reviewed`). */
export type TaskKind = 'act' | 'advice' | 'review';

/** Factor of the playouts for advice, whose figures people read. */
const ADVICE_FACTOR = 5;

/** Milliseconds after which the search stops: on a busy machine, well before the bot counts as hanging. */
const MAX_SEARCH = 1_000;

/** One decision for a worker. */
export interface BotTask {
  readonly kind: TaskKind;
  readonly question: BotQuestion;
  /** The seed of its randomness. */
  readonly seed: Uint8Array;
  /** The part of its playouts that the bot has, 0–1. */
  readonly share: number;
  /** One number shared between threads: not 0 once the result is not needed. */
  readonly over: Int32Array;
}

/** Some of the playouts from a position of a finished match, for a worker. */
export interface PlayoutTask {
  readonly kind: 'playouts';
  readonly record: GameRecord;
  readonly position: number;
  readonly plan: ChancePlan;
  /** The number of the first playout, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** As in `BotTask`. */
  readonly over: Int32Array;
}

export type WorkerTask = BotTask | PlayoutTask;

/** The result of a task; `fault`: what went wrong, without the error's own words. */
export type BotTaskResult = { readonly answer: unknown } | { readonly fault: string };

/** Computes a task; returns a fault if the bot throws. A review uses all playouts, however long they take. */
export function computeTask(task: WorkerTask): BotTaskResult {
  return task.kind === 'playouts' ? playOut(task) : consult(task);
}

function playOut({ record, position, plan, from, to, over }: PlayoutTask): BotTaskResult {
  if (Atomics.load(over, 0) !== 0) return { answer: undefined };
  try {
    return { answer: playoutsAt(record, position, plan, from, to) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}

function consult({ kind, question, seed, share, over }: BotTask): BotTaskResult {
  const isDropped = (): boolean => Atomics.load(over, 0) !== 0;
  if (isDropped()) return { answer: undefined };
  const until = performance.now() + MAX_SEARCH;
  const isOver = (): boolean => isDropped() || performance.now() > until;
  try {
    if (kind === 'review') return { answer: review(question, (bot) => reviewBudgetOf(bot, 1, isDropped)) };
    const [think, factor] = kind === 'act' ? [decide, 1] : [weigh, ADVICE_FACTOR];
    return { answer: think(question, createRng(seed), (bot) => budgetOf(bot, factor * share, isOver)) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}
