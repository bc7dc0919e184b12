import { eventsFor } from '../base/audience.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Bot, GameEvent, GameTypes } from '../game.ts';
import { awaitsOf, gameOf } from './play.ts';
import type { TableState } from './state.ts';

/** What each bot at a table remembers, by seat. Rebuilt from the log after a restart. */
export type BotMemories = { readonly [seat: number]: { readonly bot: string; readonly memory: Json } };

/** No memories: before a game, and for a bot that takes over a seat. */
export const emptyMemories = (): BotMemories => ({});

/** The bot that plays a seat now, if one does. */
export function botAt(table: TableState, at: Seat): string | undefined {
  const who = table.seats[at];
  if (who?.type === 'bot') return who.bot;
  return who?.type === 'person' ? who.standIn : undefined;
}

/** The seats that owe a decision which a bot makes, ascending. */
export const botSeats = (table: TableState): readonly Seat[] =>
  awaitsOf(table).filter((at) => botAt(table, at) !== undefined);

/** The memories after `events` have led to `after`: every bot sees what its own seat may see, nothing else. */
export function observeBots(
  memories: BotMemories,
  after: TableState,
  events: readonly GameEvent[],
): BotMemories {
  if (after.phase !== 'playing' || after.game === undefined) return emptyMemories();
  const observed: Record<number, { bot: string; memory: Json }> = {};
  for (const at of seatsOf(after.seats.length)) {
    const name = botAt(after, at);
    if (name === undefined) continue;
    const bot = botNamed(after, name);
    const known = memories[at];
    const memory = known?.bot === name ? known.memory : bot.initial;
    const view = gameOf(after).view(after.game.state, at);
    observed[at] = { bot: name, memory: bot.observe?.(memory, view, eventsFor(events, at)) ?? memory };
  }
  return observed;
}

/** What the bot on an awaited seat does. It gets the view of its seat, never the state. */
export function decideForBot(
  table: TableState,
  memories: BotMemories,
  at: Seat,
  rng: Rng,
): GameTypes['action'] {
  const name = botAt(table, at);
  if (name === undefined || table.game === undefined) throw new Error(`no bot plays seat ${at}`);
  const game = gameOf(table);
  const bot = botNamed(table, name);
  const known = memories[at];
  const memory = known?.bot === name ? known.memory : bot.initial;
  return bot.decide(game.view(table.game.state, at), game.legal(table.game.state, at), memory, rng);
}

function botNamed(table: TableState, name: string): Bot<GameTypes> {
  const bot = gameOf(table).bots[name];
  if (bot === undefined) throw new Error(`${table.setup.game} has no bot ${name}`);
  return bot;
}
