import type { Seat, Viewer } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { playMatch, runArena, type ArenaSetup, type Match, type BotStats } from '../../core/bots/index.ts';
import type { Advice, Bot, Budget, Game, GameTypes, Step } from '../../core/game.ts';
import { few } from '../helpers/budget.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';

/** Options with some of them said; the rest as the default edition has them. Throws if they are refused. */
export function optionsOf<Types extends GameTypes>(
  game: Game<Types>,
  said: unknown,
  seatCount: number,
): Types['options'] {
  const options = game.parseOptions(said, seatCount);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

/** A game before its first action, dealt from a seed. */
export function dealt<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['options'],
  seatCount: number,
  seed: string,
): Types['state'] {
  return game.start(options, seatCount, game.deal(options, seatCount, createRng(seed)));
}

/** What an action makes of a position, and what it makes happen. Throws if it is refused. */
export function stepOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  at: Seat,
  action: Types['action'],
): Step<Types> {
  const step = game.apply(state, at, action);
  if (!step.ok) throw new Error(JSON.stringify({ at, action, error: step.error }));
  return step.value;
}

/** What a seat, or the table, is asked. */
export const promptFor = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  viewer: Viewer,
): Types['prompt'] | undefined =>
  game.prompt(game.view(state, viewer), viewer === 'table' ? {} : game.legal(state, viewer));

/** With what a bot thinks: as at the start, with the same chance and few playouts, unless something else is said. */
export interface Thinking {
  readonly memory?: unknown;
  readonly rng?: Rng;
  readonly budget?: Budget;
}

/** What a bot is asked with. It may change nothing of what it is shown. */
function partsFor<Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  state: Types['state'],
  at: Seat,
  { memory = bot.initial, rng = createRng('any'), budget = few() }: Thinking,
) {
  const shown = [game.view(state, at), game.legal(state, at), memory as typeof bot.initial] as const;
  return [...deepFreeze(structuredClone(shown)), rng, budget] as const;
}

/** What a bot does on a seat. */
export const decisionOf = <Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  state: Types['state'],
  at: Seat,
  thinking: Thinking = {},
): Types['action'] => bot.decide(...partsFor(game, bot, state, at, thinking));

/** What a bot makes of its choices, and of one that is asked for. Throws if it says nothing. */
export function adviceFrom<Types extends GameTypes>(
  game: Game<Types>,
  bot: Bot<Types>,
  state: Types['state'],
  at: Seat,
  thinking: Thinking,
  asked?: Types['action'],
): Advice<Types> {
  const advice = bot.weigh?.(...partsFor(game, bot, state, at, thinking), asked);
  if (advice === undefined) throw new Error('no advice');
  return advice;
}

/** The bot of a game that has this name. Throws if there is none. */
export function botNamed<Types extends GameTypes>(game: Game<Types>, name: string): Bot<Types> {
  const bot = game.bots[name];
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

/** A match of these bots, on the seats in this order. Throws if an action is refused, or if the game does not end. */
export const matchOf = <Types extends GameTypes>(
  game: Game<Types>,
  options: Types['options'],
  bots: readonly Bot<Types>[],
  seed: string,
): Match =>
  playMatch(
    game as Game,
    options,
    game.deal(options, bots.length, createRng(seed)),
    bots.map((bot, at) => ({ bot: bot as Bot<GameTypes>, rng: createRng(`${seed}/${at}`) })),
  );

/** How the first bot of an arena stands, on each seat in turn. */
export function firstIn(setup: Omit<ArenaSetup, 'rotate'>): BotStats {
  const report = runArena({ ...setup, rotate: true });
  if (!report.ok) throw new Error(report.error.code);
  const [first] = report.value.bots;
  if (first === undefined) throw new Error('nobody plays');
  return first;
}
