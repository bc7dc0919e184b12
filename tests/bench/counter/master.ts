import type { Bot, GameTypes } from '../../../core/game.ts';

/** The master among the bots of a game, or another one. Throws if there is none. */
export function masterOf<Types extends GameTypes>(
  bots: Readonly<Record<string, Bot<Types>>>,
  name = 'master',
): Bot<Types> {
  const bot = bots[name];
  if (bot === undefined) throw new Error(`no ${name}`);
  return bot;
}
