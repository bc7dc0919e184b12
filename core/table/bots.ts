import { eventsFor } from '../base/audience.ts';
import { CHARACTERS } from '../base/characters.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { resolveBot, STAND_IN, type Rung } from '../base/rungs.ts';
import { botOf, type BotName, type BotQuestion, type PlayedGame } from '../bots/index.ts';
import type { Bot, GameEvent, GameTypes } from '../game.ts';
import { awaitsOf, gameOf, gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** The memory of a seat's bot. `fault`: its `observe` failed, so it no longer observes or plays in this match. */
export interface BotMemory {
  readonly bot: string;
  readonly memory: Json;
  readonly fault?: string;
}

/** The memories of all bots that have observed their seat since the match began. Rebuilt from the log after a restart. */
export type BotMemories = { readonly [seat: number]: BotMemory };

/** The bots that decide if a seat's own bot fails, in this order. For a missing one the nearest is used, if any. */
const SPARES: readonly (Rung | 'random')[] = ['casual', STAND_IN, 'random'];

/** No memories, as before a match. */
export const emptyMemories = (): BotMemories => ({});

/** The bot that currently plays a seat, if one does. */
export function botAt(table: TableState, at: Seat): string | undefined {
  const who = table.seats[at];
  if (who?.type === 'bot') return who.bot;
  return who?.type === 'person' ? who.standIn : undefined;
}

/** The seats of bots and stand-ins that owe a decision, ascending. */
export const botSeats = (table: TableState): readonly Seat[] =>
  awaitsOf(table).filter((at) => botAt(table, at) !== undefined);

/** The bots that may decide for a seat, in order: its own unless it has failed, then the spares. */
export function botsFor(table: TableState, memories: BotMemories, at: Seat): readonly string[] {
  const own = botAt(table, at);
  const known = memories[at];
  const isFit = own !== undefined && (known?.bot !== own || known.fault === undefined);
  const all = Object.keys(gameOf(table).bots);
  const spares = SPARES.flatMap((spare) => resolveBot(spare, all) ?? []).filter((spare) => spare !== own);
  return [...(isFit ? [own] : []), ...new Set(spares)];
}

/**
 * Updates the memories after `events` have led to `after`. Every bot sees only what its own seat may see. A bot that throws gets a fault,
 * which affects no other. A bot that arrived later has no memory: `taskFor` then passes the whole match.
 */
export function observeBots(
  memories: BotMemories,
  after: TableState,
  events: readonly GameEvent[],
): BotMemories {
  if (after.phase !== 'playing' || after.game === undefined) return emptyMemories();
  const observed: Record<number, BotMemory> = {};
  for (const at of seatsOf(after.seats.length)) {
    const name = botAt(after, at);
    if (name === undefined) continue;
    const bot = botOn(after, at, name);
    const isFirst = after.game.actions.length === 0;
    const known = isFirst ? { bot: name, memory: bot.initial } : memories[at];
    if (known?.bot !== name) continue;
    const { state } = after.game;
    observed[at] = observeWith(known, bot, () => gameOf(after).view(state, at), eventsFor(events, at));
  }
  return observed;
}

function observeWith(
  known: BotMemory,
  bot: Bot<GameTypes>,
  view: () => GameTypes['view'],
  events: readonly GameEvent[],
): BotMemory {
  if (bot.observe === undefined || known.fault !== undefined) return known;
  try {
    return { bot: known.bot, memory: bot.observe(known.memory, view(), events) };
  } catch (error) {
    return { ...known, fault: faultText(error) };
  }
}

/** The decision that a bot has to make on a seat; `name`: another bot than the seat's. The task has what the seat was shown, never the state. */
export function taskFor(
  table: TableState,
  memories: BotMemories,
  at: Seat,
  name = botAt(table, at),
): BotQuestion {
  if (name === undefined || table.game === undefined) throw new Error(`no bot plays seat ${at}`);
  const named = nameOf(table, at, name);
  const { initial, observe } = botOf(named);
  const known = memories[at];
  if (known?.bot !== name && observe !== undefined) return { ...named, seat: at, played: playedAt(table) };
  const { state } = table.game;
  const game = gameOf(table);
  const memory = known?.bot === name ? known.memory : initial;
  return { ...named, view: game.view(state, at), legal: game.legal(state, at), memory };
}

/** The current or last match, ready for a replay. @throws if there is none */
export function playedAt(table: TableState): PlayedGame {
  if (table.game === undefined) throw new Error('no game was played');
  const { deal, actions } = table.game;
  return { options: gameOptions(table), seatCount: table.seats.length, deal, actions: actions.slice() };
}

/** Describes an error without its message, which may reveal what the seat holds. */
export const faultText = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const frame = /^ +at .*/m.exec(error.stack ?? '')?.[0].trim();
  return frame === undefined ? error.name : `${error.name} ${frame}`;
};

/** The bot for a seat. Its own bot plays in the temper of its character. */
function nameOf({ setup, seats }: TableState, at: Seat, bot: string): BotName {
  const who = seats[at];
  if (who?.type !== 'bot' || who.bot !== bot || who.character === undefined) return { game: setup.game, bot };
  return { game: setup.game, bot, temper: CHARACTERS[who.character].temper };
}

const botOn = (table: TableState, at: Seat, name: string): Bot<GameTypes> => botOf(nameOf(table, at, name));
