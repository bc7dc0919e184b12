import type { Seat } from '../../../core/base/ids.ts';
import type { Topic } from '../../../core/base/predictions.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { GameState } from '../../../core/game.ts';
import type { Answer, You } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
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

type Predict = Extract<TableAsk, { type: 'predict' }>;

/** What of a table somebody predicts at. */
interface At {
  readonly state: TableState;
  readonly runner: Pick<TableRunner, 'submitUnseen'>;
  readonly audience: Pick<Audience, 'clients' | 'show'>;
}

/** Who predicts: the person on a seat, or somebody who has none and is known by the hash of their browser. */
interface Predictor {
  readonly by: string;
  readonly seat?: Seat;
}

/**
 * Takes down what people predict who wait or watch. Until a topic is answered nothing of it is shown to anybody but who said it: no other
 * frame is sent because of it, and none holds it. Who was right is told once what it is about has been shown.
 */
export class Predicting {
  readonly #rate: RateLimit;
  /** The topic of the newest state that was asked about. */
  #known: { readonly game: GameState | undefined; readonly topic: Topic | undefined } | undefined;
  #due: readonly TableNews[] = [];

  constructor(clock: Clock, { predictionBurst, predictionsPerMinute }: HostLimits) {
    this.#rate = createRateLimit(clock, predictionBurst, predictionsPerMinute / 60);
  }

  /** What somebody may predict at the moment, or has. */
  told(state: TableState, client: Client): Pick<You, 'prediction'> {
    if (state.phase !== 'playing') return {};
    const who = predictorAt(state, client);
    if (who === undefined) return {};
    const topic = this.#topicAt(state);
    const made = predictionBy(state, who.by);
    const mayPredict = topic !== undefined && (who.seat === undefined || topic.by.includes(who.seat));
    const among = mayPredict ? topic.among.filter((at) => at !== who.seat) : [];
    const open = made === undefined ? undefined : state.game?.predictions?.open;
    const asked = open ?? (mayPredict ? topic : undefined);
    if (asked === undefined) return {};
    const { type, key } = asked;
    return { prediction: { topic: type, key, among, ...(made && { whom: made.whom }) } };
  }

  /** Within the table's `run`: somebody predicts something. The same again is accepted and does nothing. */
  async predict(table: At, client: Client, { topic, whom, name }: Predict): Promise<Answer> {
    const { state } = table;
    const who = predictorAt(state, client);
    if (who === undefined) return fail(rejection('not-available', { type: 'predict', available: [] }));
    const wait = this.#rate.take(who.by);
    if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
    const called = calledAt(state, who, name);
    if (!called.ok) return called;
    const before = predictionBy(state, who.by);
    const isKnown = before?.whom === whom && state.game?.predictions?.open?.key === topic;
    if (!isKnown || ('name' in called.value && called.value.name !== before.name)) {
      const step = await table.runner.submitUnseen({ type: 'predicted', topic, whom, ...called.value });
      if (!step.ok) return step;
    }
    for (const one of table.audience.clients)
      if (predictorAt(table.state, one)?.by === who.by) table.audience.show(one);
    return ok(undefined);
  }

  /** Something has happened. Who was right is kept for later; everything else is for now. */
  heard(step: TableStep): TableStep {
    if (step.news.some(({ type }) => type === 'taken-back')) this.#due = [];
    const due = step.news.filter(({ type }) => type === 'foreseen');
    if (due.length === 0) return step;
    this.#due = [...this.#due, ...due];
    return { ...step, news: step.news.filter(({ type }) => type !== 'foreseen') };
  }

  /** What is to be told once what it is about has been shown; each once. */
  due(): readonly TableNews[] {
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
 * Who predicts on a device; undefined: nobody may. Who knows a hand that is not theirs any more does not watch as others do, and where people
 * share a device all of them would see what one predicts.
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

/** How the log names who predicts; who has no seat says a name that is nobody's at the table. */
function calledAt(
  state: TableState,
  { by, seat }: Predictor,
  name: string | undefined,
): Result<{ readonly seat: Seat } | { readonly watcher: string; readonly name: string }, Rejection> {
  if (seat !== undefined) return ok({ seat });
  const wanted = newName(state, name ?? '');
  if (!wanted.ok) return wanted;
  const isTaken = namesAt(state).some((one) => one.toLowerCase() === wanted.value.toLowerCase());
  if (isTaken) return fail(rejection('name-taken', { name: wanted.value }));
  return ok({ watcher: by, name: wanted.value });
}
