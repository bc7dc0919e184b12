import type { Seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import { TABLE_LIMITS } from './limits.ts';
import { awaitsOf, gameOf } from './game.ts';
import type { AcceptedAct, TableState } from './state.ts';

/** Acts that are remembered; more than all seats can have under way at once. */
const REMEMBERED_ACTS = 64;

/** Before the first question of a table. */
export const noQuestions = (): readonly number[] => Array.from({ length: TABLE_LIMITS.seats }, () => 0);

/** Who has acted, and whether that closes the question for the person on the seat. */
interface Actor {
  readonly seat: Seat;
  readonly isStandIn: boolean;
}

/**
 * The questions after a step: a seat is asked anew when it becomes awaited, and when it has acted and is awaited again. What a
 * stand-in does closes the question of the person it plays for, so that an answer on its way is not taken for another one.
 */
export function questionsAfter(before: TableState, after: TableState, actor?: Actor): readonly number[] {
  const awaited = awaitsOf(before);
  const asked = awaitsOf(after).filter((at) => at === actor?.seat || !awaited.includes(at));
  const closed = actor?.isStandIn === true && !asked.includes(actor.seat) ? [actor.seat] : [];
  const risen = [...asked, ...closed];
  return before.questions.map((number, at) => (risen.includes(at as Seat) ? number + 1 : number));
}

/** The number of the question that a seat is asked, or was asked last. */
export const questionOf = (table: TableState, at: Seat): number => table.questions[at] ?? 0;

/** The acts that are remembered after one more. */
export const remembered = (acts: readonly AcceptedAct[], act: AcceptedAct): readonly AcceptedAct[] => [
  ...acts.slice(1 - REMEMBERED_ACTS),
  act,
];

/**
 * What an act of a person is: the answer to the question that the seat is asked now (`new`), a message that has come before
 * (`again`), or the answer to another question (`stale`).
 */
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
