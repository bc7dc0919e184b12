import type { Seat } from '../../../core/base/ids.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { auctionsAt } from '../../../core/story/bargain.ts';
import { playoutsAt, type ChancePlan } from '../../../core/story/chances.ts';
import { departuresOf, gainOf, type Departure } from '../../../core/story/departures.ts';
import { whatIf, type WhatIf, type WhatIfCounts, type WhatIfPlayouts } from '../../../core/story/what-if.ts';

/** A part of what is computed about a finished match. Every decision of a bot goes before it, so it takes no longer than a moment. */
export type BackgroundTask = {
  readonly record: GameRecord;
  /** One number shared between threads: not 0 once the result is not needed. */
  readonly over: Int32Array;
} & (PlayoutTask | AuctionTask | WhatIfTask | DeparturesTask | GainTask);

/** Without the number that is shared. */
export type Unshared<Task> = Task extends BackgroundTask ? Omit<Task, 'over'> : never;

/** Some of what is played from a position: the number of the first, and of the one after the last. */
interface Portion {
  readonly from: number;
  readonly to: number;
}

/** Playouts of the chance line; answered as by `playoutsAt`. */
interface PlayoutTask extends Portion {
  readonly kind: 'playouts';
  readonly position: number;
  readonly plan: ChancePlan;
}

/** Auctions between experts; answered as by `auctionsAt`. */
interface AuctionTask extends Portion {
  readonly kind: 'auctions';
  readonly position: number;
  readonly plan: ChancePlan;
}

/** As many playouts of a what-if as there is time for; answered by a `WhatIfPortion`. */
interface WhatIfTask extends Portion {
  readonly kind: 'what-if';
  readonly question: WhatIf;
}

/** The departures of a seat; answered as by `departuresOf`. */
interface DeparturesTask {
  readonly kind: 'departures';
  readonly seat: Seat;
  readonly plan: ChancePlan;
}

/** What a departure brought; answered as by `gainOf`. */
interface GainTask {
  readonly kind: 'gain';
  readonly departure: Departure;
}

/** The counts of its playouts, and the milliseconds that they took. */
export interface WhatIfPortion extends WhatIfCounts {
  readonly time: number;
}

/** Milliseconds after which a task of a what-if ends. */
const MOST_TIME = 200;

export const isBackgroundTask = (task: { readonly kind: string }): task is BackgroundTask => 'record' in task;

/** Computes a task. @throws what the game throws */
export function computeInBackground(task: BackgroundTask): unknown {
  const isDropped = (): boolean => Atomics.load(task.over, 0) !== 0;
  if (isDropped()) return undefined;
  switch (task.kind) {
    case 'playouts':
      return playoutsAt(task.record, task.position, task.plan, task.from, task.to);
    case 'auctions':
      return auctionsAt(task.record, task.position, task.plan.seed, task.from, task.to);
    case 'what-if':
      return playWhatIf(task.record, task, isDropped);
    case 'departures':
      return departuresOf(task.record, task.seat, task.plan);
    case 'gain':
      return gainOf(task.record, task.departure, isDropped);
  }
}

function playWhatIf(record: GameRecord, { question, from, to }: WhatIfTask, isDropped: () => boolean) {
  const start = performance.now();
  const { place, made: placeMade } = preparedWhatIf(record, question);
  const [places, made] = [record.seats.map(() => 0), record.seats.map(() => 0)];
  let number = from;
  do {
    count(places, place(number));
    count(made, placeMade(number));
    number++;
  } while (number < to && !isDropped() && performance.now() - start < MOST_TIME);
  const portion: WhatIfPortion = { games: number - from, places, made, time: performance.now() - start };
  return portion;
}

function count(places: number[], place: number): void {
  places[place - 1] = (places[place - 1] ?? 0) + 1;
}

/** The what-if of the last task, for the next one: to replay its match takes nearly as long as a portion. */
let lastWhatIf: { readonly key: string; readonly playouts: WhatIfPlayouts } | undefined;

function preparedWhatIf(record: GameRecord, question: WhatIf): WhatIfPlayouts {
  const key = JSON.stringify([record, question]);
  if (lastWhatIf?.key !== key) lastWhatIf = { key, playouts: whatIf(record, question) };
  return lastWhatIf.playouts;
}
