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
import { whatIf, type WhatIf, type WhatIfCounts, type WhatIfPlayouts } from '../../../core/story/what-if.ts';
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

/** As many playouts of a what-if as there is time for, for a worker. */
export interface WhatIfTask extends Pick<PlayoutTask, 'record' | 'from' | 'to' | 'over'> {
  readonly kind: 'what-if';
  readonly question: WhatIf;
}

/** Its answer: the counts of its playouts, and the milliseconds that they took. */
export interface WhatIfPortion extends WhatIfCounts {
  readonly time: number;
}

/** Milliseconds after which a task of a what-if ends: a bot that has to decide waits no longer for it. */
const PORTION = 200;

/** A task that lets every decision of a bot go first. */
export type BackgroundTask = PlayoutTask | WhatIfTask;

export type WorkerTask = BotTask | BackgroundTask;

/** The result of a task; `fault`: what went wrong, without the error's own words. */
export type BotTaskResult = { readonly answer: unknown } | { readonly fault: string };

/** Computes a task; returns a fault if the bot throws. A review uses all playouts, however long they take. */
export function computeTask(task: WorkerTask): BotTaskResult {
  switch (task.kind) {
    case 'playouts':
      return playOut(task);
    case 'what-if':
      return playWhatIf(task);
    default:
      return consult(task);
  }
}

function playOut({ record, position, plan, from, to, over }: PlayoutTask): BotTaskResult {
  if (Atomics.load(over, 0) !== 0) return { answer: undefined };
  try {
    return { answer: playoutsAt(record, position, plan, from, to) };
  } catch (error) {
    return { fault: faultText(error) };
  }
}

function playWhatIf({ record, question, from, to, over }: WhatIfTask): BotTaskResult {
  const isDropped = (): boolean => Atomics.load(over, 0) !== 0;
  if (isDropped()) return { answer: undefined };
  const start = performance.now();
  try {
    const { place, made: placeMade } = preparedWhatIf(record, question);
    const [places, made] = [record.seats.map(() => 0), record.seats.map(() => 0)];
    let number = from;
    do {
      count(places, place(number));
      count(made, placeMade(number));
      number++;
    } while (number < to && !isDropped() && performance.now() - start < PORTION);
    const portion: WhatIfPortion = { games: number - from, places, made, time: performance.now() - start };
    return { answer: portion };
  } catch (error) {
    return { fault: faultText(error) };
  }
}

function count(places: number[], place: number): void {
  places[place - 1] = (places[place - 1] ?? 0) + 1;
}

/** The what-if of the last task, for the next one: to replay its match takes nearly as long as a portion. */
let last: { readonly key: string; readonly playouts: WhatIfPlayouts } | undefined;

function preparedWhatIf(record: GameRecord, question: WhatIf): WhatIfPlayouts {
  const key = JSON.stringify([record, question]);
  if (last?.key !== key) last = { key, playouts: whatIf(record, question) };
  return last.playouts;
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
