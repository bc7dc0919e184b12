import type { Estimate } from '../base/breakdown.ts';
import { isSameJson } from '../base/json.ts';
import type { Seat } from '../base/ids.ts';
import { createRng } from '../base/rng.ts';
import { STAND_IN, type Rung } from '../base/rungs.ts';
import { botOf, budgetOf, review, reviewBudgetOf, taskOf, type PlayedGame } from '../bots/index.ts';
import { recollections } from '../bots/recall.ts';
import type { Bot, Budget, GameTypes } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import type { GameRecord } from '../record/record.ts';
import { NOTHING, estimateOf } from './breakdown.ts';
import type { ChancePlan } from './chances.ts';

/** A decision in which a bot of the rung `regular` would have chosen otherwise. */
export interface Departure {
  readonly seat: Seat;
  /** The index of the action. */
  readonly at: number;
  /** What the bot would have chosen. */
  readonly usual: GameTypes['action'];
}

/** The bot that compares choices. */
const JUDGE: Rung = 'master';
/** A comparison needs no more than a moment, and a match has many of them. */
const EFFORT = 1 / 2;

/**
 * The decisions of a seat in which a regular would have chosen otherwise, from what the seat had seen. A choice that was taken back is no
 * decision.
 */
export function departuresOf(record: GameRecord, seat: Seat, { seed }: ChancePlan): readonly Departure[] {
  const { game, played } = gameIn(record);
  const bot = botOf({ game: game.name, bot: STAND_IN });
  const departures: Departure[] = [];
  let pending: Departure | undefined;
  let at = -1;
  for (const { state, memory, next } of recollections(game, played, seat, bot)) {
    at++;
    if (next?.seat !== seat) continue;
    const isOwed = game.awaits(state).includes(seat);
    if (isOwed && pending !== undefined) departures.push(pending);
    pending = undefined;
    if (!isOwed) continue;
    const { seat: _seat, ...made } = next;
    const rng = createRng(`breakdown/${seed}/${at}`);
    const usual = bot.decide(game.view(state, seat), game.legal(state, seat), memory, rng, budgetOf(bot));
    if (!isSameJson(made, usual)) pending = { seat, at, usual };
  }
  if (pending !== undefined) departures.push(pending);
  return departures;
}

/**
 * How much more the choice that was made brings than the usual one, from what the seat could know. Both are compared with their best
 * alternative; if one of the two is that alternative, one comparison is enough.
 */
export function gainOf(
  record: GameRecord,
  { seat, at, usual }: Departure,
  isOver: () => boolean = () => false,
  effort = EFFORT,
): Estimate {
  const { game, played } = gameIn(record);
  const task = taskOf({ game: game.name, bot: JUDGE, seat, played, at });
  if (task === undefined) return NOTHING;
  const budget = (bot: Bot<GameTypes>): Budget => reviewBudgetOf(bot, effort, isOver);
  const comparisonOf = (made: GameTypes['action']) => review({ ...task, made }, budget)?.advice.comparison;
  const { made } = task;
  if (made === undefined) return NOTHING;
  const ofMade = comparisonOf(made);
  if (ofMade === undefined) return NOTHING;
  if (isSameJson(ofMade.other, usual)) return estimateOf(-ofMade.lost, ofMade.error);
  const ofUsual = comparisonOf(usual);
  if (ofUsual === undefined) return NOTHING;
  if (isSameJson(ofUsual.other, made)) return estimateOf(ofUsual.lost, ofUsual.error);
  return estimateOf(ofUsual.lost - ofMade.lost, Math.hypot(ofUsual.error, ofMade.error));
}

function gameIn({ game: name, options, seats, deal, actions }: GameRecord) {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no game named ${name}`); // parseRecord has checked
  const played = { options, seatCount: seats.length, deal, actions } as PlayedGame;
  return { game, played };
}
