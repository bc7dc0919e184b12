import { createRng } from '../../../core/base/rng.ts';
import {
  budgetOf,
  decide,
  review,
  reviewBudgetOf,
  weigh,
  type BotQuestion,
} from '../../../core/bots/index.ts';
import { faultText } from '../../../core/table/index.ts';
import { computeInBackground, isBackgroundTask, type BackgroundTask } from './background-task.ts';

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

export type WorkerTask = BotTask | BackgroundTask;

/** The result of a task; `fault`: what went wrong, without the error's own words. */
export type TaskResult = { readonly answer: unknown } | { readonly fault: string };

/** Computes a task; returns a fault if it throws. A review uses all playouts, however long they take. */
export function computeTask(task: WorkerTask): TaskResult {
  try {
    return { answer: isBackgroundTask(task) ? computeInBackground(task) : consult(task) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}

function consult({ kind, question, seed, share, over }: BotTask): unknown {
  const isDropped = (): boolean => Atomics.load(over, 0) !== 0;
  if (isDropped()) return undefined;
  const until = performance.now() + MAX_SEARCH;
  const isOver = (): boolean => isDropped() || performance.now() > until;
  if (kind === 'review') return review(question, (bot) => reviewBudgetOf(bot, 1, isDropped));
  const [think, factor] = kind === 'act' ? [decide, 1] : [weigh, ADVICE_FACTOR];
  return think(question, createRng(seed), (bot) => budgetOf(bot, factor * share, isOver));
}
