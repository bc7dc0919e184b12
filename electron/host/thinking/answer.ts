import { createRng } from '../../../core/base/rng.ts';
import { budgetOf, decide, type BotTask } from '../../../core/bots/index.ts';
import { faultText } from '../../../core/table/index.ts';

/** One decision that is wanted of a thread. */
export interface Order {
  readonly task: BotTask;
  /** What its chance is drawn from. */
  readonly seed: Uint8Array;
  /** How much of its playouts the bot has, 0–1. */
  readonly share: number;
  /** One number, shared between threads: not 0 as soon as nobody waits any more. */
  readonly over: Int32Array;
}

/** What came of it; `fault`: what went wrong, without the words of the error. */
export type OrderAnswer = { readonly action: unknown } | { readonly fault: string };

/** Thinks, and answers even where the bot throws. */
export function answerTo({ task, seed, share, over }: Order): OrderAnswer {
  const isOver = (): boolean => Atomics.load(over, 0) !== 0;
  try {
    return { action: decide(task, createRng(seed), (bot) => budgetOf(bot, share, isOver)) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}
