import type { Seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import { TABLE_LIMITS } from './limits.ts';
import { awaitsOf, gameOf } from './game.ts';
import type { AcceptedAct, TableState } from './state.ts';

/** Number of recent actions to store; more than all seats can have in flight at once. */
const REMEMBERED_ACTS = 64;

/** The question numbers before the first question of a table. */
export const noQuestions = (): readonly number[] => Array.from({ length: TABLE_LIMITS.seats }, () => 0);

/** Who acted, and whether that closes the question of the seat's person. */
interface Actor {
  readonly seat: Seat;
  readonly isStandIn: boolean;
}

/**
 * The question numbers after a step. A seat's number rises when it starts to owe a decision, and when it owes another one after its action.
 * A stand-in's action also closes the question of its person, so that an answer in flight is not taken for the next one.
 */
export function questionsAfter(before: TableState, after: TableState, actor?: Actor): readonly number[] {
  const awaited = awaitsOf(before);
  const prompted = awaitsOf(after).filter((at) => at === actor?.seat || !awaited.includes(at));
  const closed = actor?.isStandIn === true && !prompted.includes(actor.seat) ? [actor.seat] : [];
  const advanced = [...prompted, ...closed];
  return before.questions.map((number, at) => (advanced.includes(at as Seat) ? number + 1 : number));
}

/** The number of a seat's current or last question. */
export const questionOf = (table: TableState, at: Seat): number => table.questions[at] ?? 0;

/** The recent actions after one more. */
export const withRecent = (acts: readonly AcceptedAct[], act: AcceptedAct): readonly AcceptedAct[] => [
  ...acts.slice(1 - REMEMBERED_ACTS),
  act,
];

/** Classifies a person's action: it answers the current question (`new`), repeats an accepted action (`again`), or answers another question (`stale`). */
export function classifyAction(
  table: TableState,
  at: Seat,
  question: number,
  input: unknown,
): 'new' | 'again' | 'stale' {
  const action = table.phase === 'lobby' ? undefined : gameOf(table).parseAction(input);
  const isKnown =
    action?.ok === true &&
    table.recentActs.some(
      (act) => act.seat === at && act.question === question && isSameJson(act.action, action.value),
    );
  if (isKnown) return 'again';
  return question === questionOf(table, at) ? 'new' : 'stale';
}
