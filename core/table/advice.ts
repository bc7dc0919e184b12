import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Rung } from '../base/rungs.ts';
import type { BotTask } from '../bots/index.ts';
import type { GameState } from '../game.ts';
import { recalled, recollections } from './bots.ts';
import { awaitsOf, gameOf, gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** Who is asked what to do. */
const COACH: Rung = 'master';

const NO_COACH = rejection('not-available', { type: 'advise', available: [] });

/**
 * What the coach is asked for a person who is awaited: from the view of that seat, and from what it was shown in this game where that may be
 * looked up. Rejects with not-your-turn, and with not-available where there is no coach: unless the table has one, or everybody else is a bot.
 */
export function adviceTask(table: TableState, at: Seat): Result<BotTask, Rejection> {
  const awaits = awaitsOf(table);
  if (!awaits.includes(at)) return fail(rejection('not-your-turn', { awaits }));
  if (table.game === undefined || !hasCoach(table)) return fail(NO_COACH);
  const memory = gameOptions(table).memoryAid ? recalled(table, at, COACH).memory : unaided(table);
  return ok(taskIn(table, at, table.game.state, memory));
}

/** One decision of a game that is over, as the coach would have been asked for it then; `asked` is what was chosen. */
export interface PastDecision {
  /** The index of the action in the record. */
  readonly at: number;
  readonly task: BotTask;
}

/** The decisions that a seat made in the game that has just ended. Rejects with not-ended, or with not-available as `adviceTask`. */
export function pastDecisions(table: TableState, at: Seat): Result<readonly PastDecision[], Rejection> {
  if (table.phase !== 'ended') return fail(rejection('not-ended'));
  if (!hasCoach(table)) return fail(NO_COACH);
  const game = gameOf(table);
  const decisions: PastDecision[] = [];
  for (const [index, moment] of [...recollections(table, at, COACH)].entries()) {
    if (moment.next?.seat !== at) continue;
    const { seat: _seat, ...asked } = moment.next;
    if (game.awaits(moment.state).includes(at)) {
      const memory = gameOptions(table).memoryAid ? moment.known.memory : unaided(table);
      decisions.push({ at: index, task: { ...taskIn(table, at, moment.state, memory), asked } });
    } else decisions.pop(); // it took back what it had chosen in secret
  }
  return ok(decisions);
}

/** What the coach remembers at a table where nothing may be looked up. */
const unaided = (table: TableState): Json => gameOf(table).bots[COACH]?.initial ?? null;

function taskIn(table: TableState, at: Seat, state: GameState, memory: Json): BotTask {
  const game = gameOf(table);
  return { game: game.name, bot: COACH, view: game.view(state, at), legal: game.legal(state, at), memory };
}

/** Whether the coach may be asked: nobody is wronged where one plays against bots. */
const hasCoach = (table: TableState): boolean =>
  gameOf(table).bots[COACH]?.weigh !== undefined &&
  (table.setup.coach || table.seats.filter(({ type }) => type === 'person').length === 1);
