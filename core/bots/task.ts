import { TEMPERS, type TemperName } from '../base/characters.ts';
import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { createRng, type Rng } from '../base/rng.ts';
import type { Advice, Bot, Budget, GameTypes } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { recollections, type PlayedGame } from './recall.ts';

/** Which program plays. */
export interface BotName {
  readonly game: string;
  readonly bot: string;
  /** How it likes to play, if it can play in several ways. */
  readonly temper?: TemperName;
}

/** One decision that a bot owes, or has an opinion of: all that it decides from, as plain data that can be sent to another thread. */
export interface BotTask extends BotName {
  readonly view: GameTypes['view'];
  readonly legal: GameTypes['legal'];
  readonly memory: Json;
  /** A choice that is to be weighed, where it is asked what the bot makes of its choices. */
  readonly asked?: GameTypes['action'];
}

/**
 * The same for a bot that has not watched: the game is gone through once more where it is thought of, and the bot is given what its seat
 * was shown. Plain data, too.
 */
export interface RecalledTask extends BotName {
  readonly seat: Seat;
  readonly played: PlayedGame;
  /** The index of the action that the seat chose then; absent: it decides now. */
  readonly at?: number;
  /** Nothing may be looked up, so that it remembers nothing. */
  readonly isUnaided?: true;
}

/** A decision, however the bot comes to know what it decides from. */
export type BotQuestion = BotTask | RecalledTask;

/** What is made of a decision of long ago, beside what the seat saw and might do then. */
export interface Reviewed extends Pick<BotTask, 'view' | 'legal'> {
  readonly advice: Advice;
}

/** The bot of that name, in its temper. Throws if there is none: names are checked where they come in. */
export function botOf({ game, bot: name, temper }: BotName): Bot<GameTypes> {
  const bot = gameNamed(game)?.bots[name];
  if (bot === undefined) throw new Error(`${game} has no bot ${name}`);
  return (temper && bot.inTemper?.(TEMPERS[temper])) ?? bot;
}

/** All the playouts that a bot has for a decision where there is time for them; of a `share` (0–1) so much less. */
export const budgetOf = (
  { playouts = 0 }: Pick<Bot<GameTypes>, 'playouts'>,
  share = 1,
  isOver = (): boolean => false,
): Budget => ({ playouts: Math.ceil(playouts * share), isOver });

/** What a bot has for a choice of long ago; `effort` times as much. Always the same, so that it says the same when it is asked again. */
export const reviewBudgetOf = (
  { review: has = { playouts: 0, determinizations: 0 } }: Pick<Bot<GameTypes>, 'review'>,
  effort = 1,
  isOver = (): boolean => false,
): Budget => ({ playouts: effort * has.playouts, determinizations: effort * has.determinizations, isOver });

/** What a bot decides from; undefined if nothing was decided then, or it was taken back before it was seen. Throws what the bot throws. */
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
    const { seat: _seat, ...asked } = next ?? {};
    task = {
      ...name,
      view: game.view(state, seat),
      legal: game.legal(state, seat),
      memory,
      ...(next !== undefined && { asked: asked as GameTypes['action'] }),
    };
  }
  return task;
}

const forgetful = ({ initial }: Bot<GameTypes>) => ({ initial });

/** What the bot of a question does. Throws what the bot throws. */
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

/** What the bot of a question makes of the decision; undefined if it can give no reasons. Throws what the bot throws. */
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
 * What the bot of a question makes of the choice that was made then; undefined, too, where `taskOf` is. Its chance is drawn from what it decides
 * from, so that the same choice is always judged alike. Throws what the bot throws.
 */
export function review(
  question: BotQuestion,
  budget: (bot: Bot<GameTypes>) => Budget = reviewBudgetOf,
  seed = '',
): Reviewed | undefined {
  const task = taskOf(question);
  if (task === undefined) return undefined;
  const { view, legal, memory, asked } = task;
  const bot = botOf(task);
  const rng = createRng(`${seed}${JSON.stringify([view, legal, memory, asked])}`);
  const advice = bot.weigh?.(view, legal, memory, rng, budget(bot), asked);
  return advice && { view, legal, advice };
}
