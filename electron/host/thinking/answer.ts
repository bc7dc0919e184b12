import { createRng } from '../../../core/base/rng.ts';
import { budgetOf, decide, review, weigh, type BotQuestion } from '../../../core/bots/index.ts';
import { faultText } from '../../../core/table/index.ts';

/** What is wanted: an action, what the bot makes of the choices (`Advice`), or the same of a choice of long ago (`Reviewed`), with less thought. */
export type Wish = 'act' | 'advice' | 'review';

/** The part of the playouts that a choice of long ago is worth. */
const REVIEWED = 1 / 4;

/** Milliseconds after which what is known so far has to do: on a machine that is busy elsewhere, well before the bot is taken to hang. */
const LONGEST = 1_000;

/** One decision that is wanted of a thread. */
export interface Order {
  readonly wish: Wish;
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

const WAYS = { act: decide, advice: weigh, review };

/** Thinks, and answers even where the bot throws. */
export function answerTo({ wish, question, seed, share, over }: Order): OrderAnswer {
  if (Atomics.load(over, 0) !== 0) return { answer: undefined };
  const until = performance.now() + LONGEST;
  const isOver = (): boolean => Atomics.load(over, 0) !== 0 || performance.now() > until;
  try {
    return {
      answer: WAYS[wish](question, createRng(seed), (bot) =>
        budgetOf(bot, share * (wish === 'review' ? REVIEWED : 1), isOver),
      ),
    };
  } catch (error) {
    return { fault: faultText(error) };
  }
}
