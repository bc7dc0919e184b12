import type { Seat } from '../base/ids.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Rung } from '../base/rungs.ts';
import type { RecalledTask } from '../bots/index.ts';
import { playedAt } from './bots.ts';
import { awaitsOf, gameOf, gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** The bot that gives advice. */
const COACH: Rung = 'master';

const NO_COACH = rejection('not-available', { type: 'advise', available: [] });

/**
 * The coach's task for a person who owes a decision: the seat's view, and what the seat was shown in this match if that may be looked up.
 * Rejects with not-your-turn, or with not-available if the table has no coach.
 */
export function adviceTask(table: TableState, at: Seat): Result<RecalledTask, Rejection> {
  const awaits = awaitsOf(table);
  if (!awaits.includes(at)) return fail(rejection('not-your-turn', { awaits }));
  return hasCoach(table) ? ok(taskIn(table, at)) : fail(NO_COACH);
}

/** The position as a seat sees it: equal texts mean the same position of the same match. */
export const positionSeen = (table: TableState, at: Seat): string => {
  if (table.game === undefined) throw new Error('no game is played');
  const { state } = table.game;
  const game = gameOf(table);
  return JSON.stringify([table.games, at, game.view(state, at), game.legal(state, at)]);
};

/** One decision of a finished match, as a task for the coach. */
export type PastDecision = RecalledTask & Required<Pick<RecalledTask, 'at'>>;

/**
 * The seat's actions in the match that has just ended, each as a decision. Those without an alternative only show when the coach examines
 * them. Rejects with not-ended, or with not-available as `adviceTask`.
 */
export function pastDecisions(table: TableState, at: Seat): Result<readonly PastDecision[], Rejection> {
  if (table.phase !== 'ended') return fail(rejection('not-ended'));
  if (!hasCoach(table)) return fail(NO_COACH);
  const actions = table.game?.actions.slice() ?? [];
  const first = table.origin?.act ?? 0;
  const isOwn = (index: number): boolean => index >= first && actions[index]?.seat === at;
  return ok([...actions.keys()].filter(isOwn).map((index) => ({ ...taskIn(table, at), at: index })));
}

const taskIn = (table: TableState, at: Seat): RecalledTask => ({
  game: table.setup.game,
  bot: COACH,
  seat: at,
  played: playedAt(table),
  ...(gameOptions(table).memoryAid ? {} : { isUnaided: true }),
});

/** Whether the table allows the coach and its game has one. */
const hasCoach = (table: TableState): boolean =>
  table.setup.coach && gameOf(table).bots[COACH]?.weigh !== undefined;
