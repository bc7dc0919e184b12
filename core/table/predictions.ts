import { bestOf, type Topic } from '../base/predictions.ts';
import { parseName } from '../base/name.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameEvent } from '../game.ts';
import type { EntryOf } from './change.ts';
import { gameOf } from './game.ts';
import { personAt, personOf } from './seats.ts';
import type {
  Foresight,
  PersonSeat,
  Prediction,
  Predictions,
  RunningGame,
  TableNews,
  TableState,
} from './state.ts';

/** Maximum number of predictions per person and topic: each is an entry of the log. */
const MOST_TIMES = 10;
/** Maximum number of people who may predict in one match: each is in the ledger. */
const MOST_PEOPLE = 64;

const NONE: Predictions = { answered: 0, scores: [] };

/** The key of a person who predicts. A spectator's is a hash, which is longer than any number. */
export const predictorOf = (who: PersonSeat): string => String(personOf(who));

/** What can be predicted now; undefined: nothing. Public: the game derives it from the table's view. */
export function topicAt(table: TableState): Topic | undefined {
  if (table.phase !== 'playing' || table.game === undefined) return undefined;
  const { predictions, view } = gameOf(table);
  return predictions?.topic(view(table.game.state, 'table'));
}

/** A person's prediction of the open topic. */
export const predictionBy = ({ game }: TableState, by: string): Prediction | undefined =>
  game?.predictions?.open?.made.find((one) => one.by === by);

/** Adds or changes a person's prediction. It stays private until the topic is answered. */
export function predict(
  table: TableState,
  entry: EntryOf<'predicted'>,
): Result<{ readonly changes: Partial<TableState> }, Rejection> {
  if (table.game === undefined || table.phase !== 'playing') return fail(rejection('not-in-game'));
  const who = predictorIn(table, entry);
  if (!who.ok) return who;
  const topic = topicAt(table);
  if (topic?.key !== entry.topic) return fail(rejection('stale'));
  const { whom } = entry;
  const { by, own } = who.value;
  if (own !== undefined && !topic.by.includes(own))
    return fail(rejection('not-available', { type: 'predicted', available: [] }));
  const allowed = topic.among.filter((at) => at !== own);
  if (!allowed.includes(whom)) return fail(rejection('bad-target', { target: whom, allowed }));
  const { predictions = NONE } = table.game;
  const made = predictions.open?.key === topic.key ? predictions.open.made : [];
  const times = (made.find((one) => one.by === by)?.times ?? 0) + 1;
  if (times > MOST_TIMES) return fail(rejection('no-undo-left', { most: MOST_TIMES }));
  const others = made.filter((one) => one.by !== by);
  const known = new Set([...others, ...predictions.scores].map((one) => one.by));
  if (!known.has(by) && known.size >= MOST_PEOPLE) return fail(rejection('too-many', { most: MOST_PEOPLE }));
  const open = { type: topic.type, key: topic.key, made: [...others, { ...who.value, whom, times }] };
  return ok({ changes: { game: { ...table.game, predictions: { ...predictions, open } } } });
}

/** Who predicts. The host has already checked the names of spectators. */
function predictorIn(
  table: TableState,
  entry: EntryOf<'predicted'>,
): Result<Pick<Prediction, 'by' | 'name' | 'own'>, Rejection> {
  if ('seat' in entry) {
    const person = personAt(table, entry.seat);
    if (!person.ok) return person;
    return ok({ by: predictorOf(person.value), name: person.value.name, own: entry.seat });
  }
  const name = parseName(entry.name);
  return name.ok ? ok({ by: entry.watcher, name: name.value }) : name;
}

/** The predictions after an action. Who was right is news as soon as the outcome of the topic is public. */
export function predictionsAfter(
  table: TableState,
  before: Predictions | undefined,
  events: readonly GameEvent[],
): { readonly predictions?: Predictions; readonly news: readonly TableNews[] } {
  if (before?.open === undefined) return { ...(before && { predictions: before }), news: [] };
  const { open, ...closed } = before;
  const { predictions } = gameOf(table);
  const answers = events.flatMap((event) => (event.to === 'all' ? (predictions?.answer(event) ?? []) : []));
  const answer = answers.find(({ type }) => type === open.type);
  if (answer === undefined) return { predictions: before, news: [] };
  const judged = open.made.flatMap((one) => {
    const best = bestOf(answer, one.own);
    return best.length === 0 ? [] : [{ by: one.by, name: one.name, isRight: best.includes(one.whom) }];
  });
  const scores = judged.reduce(withJudged, closed.scores);
  const names = judged.flatMap(({ name, isRight }) => (isRight ? [name] : []));
  return {
    predictions: { answered: closed.answered + 1, scores },
    news: judged.length === 0 ? [] : [{ type: 'foreseen', names }],
  };
}

/** The scores after one more prediction that was right or wrong. */
function withJudged(
  scores: Predictions['scores'],
  { by, name, isRight }: Pick<Prediction, 'by' | 'name'> & { readonly isRight: boolean },
): Predictions['scores'] {
  const before = scores.find((one) => one.by === by) ?? { right: 0, of: 0 };
  const after = { by, name, right: before.right + (isRight ? 1 : 0), of: before.of + 1 };
  return [...scores.filter((one) => one.by !== by), after];
}

/** The predictions after the newest action is undone: a topic that it answered is open again. */
export function predictionsBefore(
  before: Predictions | undefined,
  now: Predictions | undefined,
): Pick<RunningGame, 'predictions'> {
  const hasAnswered = (now?.answered ?? 0) > (before?.answered ?? 0);
  const restored = hasAnswered ? before : now;
  return restored === undefined ? {} : { predictions: restored };
}

/** Everybody's score of predictions in a match, under their current names, for the ledger. */
export function foresightsOf(
  { seats }: TableState,
  predictions: Predictions | undefined,
): { readonly predictions?: readonly Foresight[] } {
  const scores = predictions?.scores ?? [];
  if (scores.length === 0) return {};
  const nameNow = (by: string): string | undefined => {
    const who = seats.find((one) => one.type === 'person' && predictorOf(one) === by);
    return who?.type === 'person' ? who.name : undefined;
  };
  return {
    predictions: scores.map(({ by, name, right, of }) => ({ name: nameNow(by) ?? name, right, of })),
  };
}
