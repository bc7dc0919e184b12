import { TEMPERS, type TemperName } from '../base/characters.ts';
import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { createRng, type Rng } from '../base/rng.ts';
import type { Advice, Bot, Budget, GameTypes } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { recollections, type PlayedGame } from './recall.ts';

/** Identifies a bot. */
export interface BotName {
  readonly game: string;
  readonly bot: string;
  /** The temper it plays in, if it has several. */
  readonly temper?: TemperName;
}

/** One decision for a bot, with everything that it decides from, as plain data that can be sent to another thread. */
export interface BotTask extends BotName {
  readonly view: GameTypes['view'];
  readonly legal: GameTypes['legal'];
  readonly memory: Json;
  /** A choice to weigh in any case. */
  readonly made?: GameTypes['action'];
}

/** A decision for a bot that has not observed the match: the worker replays the match and shows the bot what its seat was shown. Plain data. */
export interface RecalledTask extends BotName {
  readonly seat: Seat;
  readonly played: PlayedGame;
  /** The index of the action that the seat chose; absent: the decision is due now. */
  readonly at?: number;
  /** The match has no memory aid, so the bot remembers nothing. */
  readonly isUnaided?: true;
}

/** A decision in either form. */
export type BotQuestion = BotTask | RecalledTask;

/** The review of an earlier decision, with the seat's view and legal moves at that time. */
export interface Reviewed extends Pick<BotTask, 'view' | 'legal'> {
  readonly advice: Advice;
}

/** The bot with that name and temper. @throws if there is none: names are checked on input */
export function botOf({ game, bot: name, temper }: BotName): Bot<GameTypes> {
  const bot = gameNamed(game)?.bots[name];
  if (bot === undefined) throw new Error(`${game} has no bot ${name}`);
  return (temper && bot.inTemper?.(TEMPERS[temper])) ?? bot;
}

/** The bot's budget for a decision, or a `share` (0–1) of it. */
export const budgetOf = (
  { playouts = 0 }: Pick<Bot<GameTypes>, 'playouts'>,
  share = 1,
  isOver = (): boolean => false,
): Budget => ({ playouts: Math.ceil(playouts * share), isOver });

/** The bot's budget for reviewing an earlier choice, times `effort`. It is constant, so that a repeated review has the same result. */
export const reviewBudgetOf = (
  { review: has = { playouts: 0, determinizations: 0 } }: Pick<Bot<GameTypes>, 'review'>,
  effort = 1,
  isOver = (): boolean => false,
): Budget => ({ playouts: effort * has.playouts, determinizations: effort * has.determinizations, isOver });

/** Builds the task of a question; undefined if nothing was decided there, or it was taken back before it was revealed. @throws what the bot throws */
export function taskOf(question: BotQuestion): BotTask | undefined {
  if ('memory' in question) return question;
  const { seat, played, at = played.actions.length, isUnaided, ...name } = question;
  const game = gameNamed(name.game);
  const bot = botOf(name);
  if (game === undefined) return undefined;
  let task: BotTask | undefined;
  let index = 0;
  for (const { state, memory, next } of recollections(game, played, seat, isUnaided ? forgetful(bot) : bot)) {
    const isAnother = task !== undefined && next?.seat === seat;
    if ((isAnother || (index === at && next !== undefined)) && !game.awaits(state).includes(seat))
      return undefined;
    if (isAnother) return task;
    if (index++ !== at) continue;
    const { seat: _seat, ...made } = next ?? {};
    task = {
      ...name,
      view: game.view(state, seat),
      legal: game.legal(state, seat),
      memory,
      ...(next !== undefined && { made: made as GameTypes['action'] }),
    };
  }
  return task;
}

const forgetful = ({ initial }: Bot<GameTypes>) => ({ initial });

/** The action that the bot of a question chooses. @throws what the bot throws */
export function decide(
  question: BotQuestion,
  rng: Rng,
  budget: (bot: Bot<GameTypes>) => Budget = budgetOf,
): GameTypes['action'] {
  const task = taskOf(question);
  if (task === undefined) throw new Error('nothing to decide');
  const bot = botOf(task);
  return bot.decide(task.view, task.legal, task.memory, rng, budget(bot));
}

/** The advice of the bot of a question; undefined if it cannot give reasons. @throws what the bot throws */
export function weigh(
  question: BotQuestion,
  rng: Rng,
  budget: (bot: Bot<GameTypes>) => Budget = budgetOf,
): Advice | undefined {
  const task = taskOf(question);
  if (task === undefined) return undefined;
  const bot = botOf(task);
  return bot.weigh?.(task.view, task.legal, task.memory, rng, budget(bot));
}

/**
 * Reviews the choice that was made; undefined if `taskOf` is, or if the bot cannot give reasons. The seed comes from the task, so that a
 * repeated review has the same result. @throws what the bot throws
 */
export function review(
  question: BotQuestion,
  budget: (bot: Bot<GameTypes>) => Budget = reviewBudgetOf,
  seed = '',
): Reviewed | undefined {
  const task = taskOf(question);
  if (task === undefined) return undefined;
  const { view, legal, memory, made } = task;
  const bot = botOf(task);
  const rng = createRng(`${seed}${JSON.stringify([view, legal, memory, made])}`);
  const advice = bot.weigh?.(view, legal, memory, rng, budget(bot), made);
  return advice && { view, legal, advice };
}
