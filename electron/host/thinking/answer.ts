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

/** What is wanted: an action, what the bot makes of the choices (`Advice`), or the same of a choice of long ago (`Reviewed`). */
export type TaskKind = 'act' | 'advice' | 'review';

/** So many times the playouts of a bot that plays are those of one that is asked: its figures are read. */
const ADVISED = 5;

/** Milliseconds after which what is known so far has to do: on a machine that is busy elsewhere, well before the bot is taken to hang. */
const LONGEST = 1_000;

/** One decision that is wanted of a thread. */
export interface BotTask {
  readonly wish: TaskKind;
  readonly question: BotQuestion;
  /** What its chance is drawn from. */
  readonly seed: Uint8Array;
  /** How much of its playouts the bot has, 0–1. */
  readonly share: number;
  /** One number, shared between threads: not 0 as soon as nobody waits any more. */
  readonly over: Int32Array;
}

/** What came of it; `fault`: what went wrong, without the words of the error. */
export type OrderAnswer = { readonly answer: unknown } | { readonly fault: string };

/** Thinks, and answers even where the bot throws. What is reviewed has all of its playouts, however long they take. */
export function answerTo({ wish, question, seed, share, over }: BotTask): OrderAnswer {
  const isDropped = (): boolean => Atomics.load(over, 0) !== 0;
  if (isDropped()) return { answer: undefined };
  const until = performance.now() + LONGEST;
  const isOver = (): boolean => isDropped() || performance.now() > until;
  try {
    if (wish === 'review') return { answer: review(question, (bot) => reviewBudgetOf(bot, 1, isDropped)) };
    const [think, times] = wish === 'act' ? [decide, 1] : [weigh, ADVISED];
    return { answer: think(question, createRng(seed), (bot) => budgetOf(bot, times * share, isOver)) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}
