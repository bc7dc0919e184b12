import { TEMPERS, type TemperName } from '../base/characters.ts';
import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Advice, Bot, Budget, GameTypes } from '../game.ts';
import { gameNamed } from '../games/index.ts';

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

/** What the bot of a task does. Throws what the bot throws. */
export function decide(
  task: BotTask,
  rng: Rng,
  budget: (bot: Bot<GameTypes>) => Budget = budgetOf,
): GameTypes['action'] {
  const bot = botOf(task);
  return bot.decide(task.view, task.legal, task.memory, rng, budget(bot));
}

/** What the bot of a task makes of the decision; undefined if it can give no reasons. Throws what the bot throws. */
export function weigh(
  task: BotTask,
  rng: Rng,
  budget: (bot: Bot<GameTypes>) => Budget = budgetOf,
): Advice | undefined {
  const bot = botOf(task);
  return bot.weigh?.(task.view, task.legal, task.memory, rng, budget(bot), task.asked);
}
