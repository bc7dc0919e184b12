import type { Seat } from '../../../core/base/ids.ts';
import type { Topic } from '../../../core/base/predictions.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { GameState } from '../../../core/game.ts';
import type { Answer, You } from '../../../core/protocol/frames.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';
import {
  predictionBy,
  predictorOf,
  topicAt,
  type TableNews,
  type TableState,
  type TableStep,
} from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { Audience } from './audience.ts';
import { namesAt, newName } from './new-name.ts';
import { facingOf, hasSat, holdingsOf, isRemoved, type Client } from './people.ts';
import type { TableRunner } from './runner.ts';

/** What predictions need of a table. */
interface PredictionTable {
  readonly state: TableState;
  readonly runner: Pick<TableRunner, 'submitUnseen'>;
  readonly audience: Pick<Audience, 'clients' | 'show'>;
}

/** A person on a seat, or a spectator known by the hash of their browser's secret. */
interface Predictor {
  readonly by: string;
  readonly seat?: Seat;
}

/**
 * Records the predictions of people who wait or watch. Until a topic is settled a prediction is shown only to its author: it changes no
 * other frame and triggers none. Who was right becomes news once the event has been shown.
 */
export class Predicting {
  readonly #rate: RateLimit;
  /** The topic of the latest state that was looked up. */
  #known: { readonly game: GameState | undefined; readonly topic: Topic | undefined } | undefined;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock, { predictionBurst, predictionsPerMinute }: HostLimits) {
    this.#rate = createRateLimit(clock, predictionBurst, predictionsPerMinute / 60);
  }

  /** Returns what a client may predict now, or has predicted. */
  privatePartFor(state: TableState, client: Client): Pick<You, 'prediction'> {
    if (state.phase !== 'playing') return {};
    const who = predictorAt(state, client);
    if (who === undefined) return {};
    const topic = this.#topicAt(state);
    const prediction = predictionBy(state, who.by);
    const mayPredict = topic !== undefined && (who.seat === undefined || topic.by.includes(who.seat));
    const among = mayPredict ? topic.among.filter((at) => at !== who.seat) : [];
    const open = prediction === undefined ? undefined : state.game?.predictions?.open;
    const current = open ?? (mayPredict ? topic : undefined);
    if (current === undefined) return {};
    const { type, key } = current;
    return { prediction: { topic: type, key, among, ...(prediction && { whom: prediction.whom }) } };
  }

  /** Within the table's `run`: records a prediction. Repeating it changes nothing. */
  async predict(
    table: PredictionTable,
    client: Client,
    { topic, whom, name }: TableRequestOf<'predict'>,
  ): Promise<Answer> {
    const { state } = table;
    const who = predictorAt(state, client);
    if (who === undefined) return fail(rejection('not-available', { type: 'predict', available: [] }));
    const wait = this.#rate.take(who.by);
    if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
    const identity = logIdentity(state, who, name);
    if (!identity.ok) return identity;
    const before = predictionBy(state, who.by);
    const isKnown = before?.whom === whom && state.game?.predictions?.open?.key === topic;
    if (!isKnown || ('name' in identity.value && identity.value.name !== before.name)) {
      const step = await table.runner.submitUnseen({ type: 'predicted', topic, whom, ...identity.value });
      if (!step.ok) return step;
    }
    for (const one of table.audience.clients)
      if (predictorAt(table.state, one)?.by === who.by) table.audience.show(one);
    return ok(undefined);
  }

  /** Takes the news of who was right out of a step, until `takeDue`. */
  withhold(step: TableStep): TableStep {
    if (step.news.some(({ type }) => type === 'taken-back')) this.#due = [];
    const due = step.news.filter(({ type }) => type === 'foreseen');
    if (due.length === 0) return step;
    this.#due = [...this.#due, ...due];
    return { ...step, news: step.news.filter(({ type }) => type !== 'foreseen') };
  }

  /** Returns the withheld news once the event has been shown, and removes it. */
  takeDue(): readonly TableNews[] {
    const due = this.#due;
    this.#due = [];
    return due;
  }

  #topicAt(state: TableState): Topic | undefined {
    const game = state.game?.state;
    if (this.#known !== undefined && this.#known.game === game) return this.#known.topic;
    const topic = topicAt(state);
    this.#known = { game, topic };
    return topic;
  }
}

/**
 * Returns who predicts on a device, undefined if nobody may: somebody who knows a hand is no ordinary spectator, and people who share a
 * device would see each other's predictions.
 */
function predictorAt(state: TableState, client: Client): Predictor | undefined {
  const { seats, moved, movedAway } = holdingsOf(state, client);
  const facing = facingOf(state, client);
  if (facing !== undefined && seats.length === 1) {
    const who = state.seats[facing];
    return who?.type === 'person' ? { by: predictorOf(who), seat: facing } : undefined;
  }
  const knowsHand = moved.length > 0 || movedAway !== undefined || hasSat(state, client);
  if (seats.length > 0 || client.isTelevision || knowsHand || isRemoved(state, client)) return undefined;
  return client.spectator === undefined ? undefined : { by: client.spectator };
}

/** Returns how the log names a predictor; a spectator needs a name that is free at the table. */
function logIdentity(
  state: TableState,
  { by, seat }: Predictor,
  name: string | undefined,
): Result<{ readonly seat: Seat } | { readonly watcher: string; readonly name: string }, Rejection> {
  if (seat !== undefined) return ok({ seat });
  const watcherName = newName(state, name ?? '');
  if (!watcherName.ok) return watcherName;
  const isTaken = namesAt(state).some((one) => one.toLowerCase() === watcherName.value.toLowerCase());
  if (isTaken) return fail(rejection('name-taken', { name: watcherName.value }));
  return ok({ watcher: by, name: watcherName.value });
}
