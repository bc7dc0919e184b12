import { eventsFor } from '../base/audience.ts';
import { CHARACTERS } from '../base/characters.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { botMeant, STAND_IN, type Rung } from '../base/rungs.ts';
import { botOf, type BotName, type BotQuestion, type PlayedGame } from '../bots/index.ts';
import type { Bot, GameEvent, GameTypes } from '../game.ts';
import { awaitsOf, gameOf, gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/** What the bot on a seat remembers. With a `fault` it failed to watch, so it watches and plays no more in this game. */
export interface BotMemory {
  readonly bot: string;
  readonly memory: Json;
  readonly fault?: string;
}

/** What each bot remembers that has watched its seat since the game began. Rebuilt from the log after a restart. */
export type BotMemories = { readonly [seat: number]: BotMemory };

/** Who decides where a seat's own bot fails, the first first; of those that a game does not have the nearest, or none. */
const SPARES: readonly (Rung | 'random')[] = ['casual', STAND_IN, 'random'];

/** No memories, as before a game. */
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

/** The bots that may decide for a seat, best first: its own, if it is fit to play, then the spares. */
export function botsFor(table: TableState, memories: BotMemories, at: Seat): readonly string[] {
  const own = botAt(table, at);
  const known = memories[at];
  const isFit = own !== undefined && (known?.bot !== own || known.fault === undefined);
  const all = Object.keys(gameOf(table).bots);
  const spares = SPARES.flatMap((spare) => botMeant(spare, all) ?? []).filter((spare) => spare !== own);
  return [...(isFit ? [own] : []), ...new Set(spares)];
}

/**
 * The memories after `events` have led to `after`: every bot sees what its own seat may see, nothing else. A bot that throws has a
 * fault from then on, and hurts nobody else. One that has come later watches nothing: who thinks for it goes through the game (`taskFor`).
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
    observed[at] = watched(known, bot, () => gameOf(after).view(state, at), eventsFor(events, at));
  }
  return observed;
}

function watched(
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

/** What a bot on an awaited seat has to decide; `name`: another than its own. It gets what its seat was shown, never the state. */
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

/** The running or the last game, as it can be gone through once more. Throws where there is none. */
export function playedAt(table: TableState): PlayedGame {
  if (table.game === undefined) throw new Error('no game was played');
  const { deal, actions } = table.game;
  return { options: gameOptions(table), seatCount: table.seats.length, deal, actions: actions.slice() };
}

/** What went wrong, without the words of the error: they may hold what the seat holds. */
export const faultText = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = /^ +at .*/m.exec(error.stack ?? '')?.[0].trim();
  return place === undefined ? error.name : `${error.name} ${place}`;
};

/** Which program that is; the seat's own one plays in the temper of who sits there. */
function nameOf({ setup, seats }: TableState, at: Seat, bot: string): BotName {
  const who = seats[at];
  if (who?.type !== 'bot' || who.bot !== bot || who.character === undefined) return { game: setup.game, bot };
  return { game: setup.game, bot, temper: CHARACTERS[who.character].temper };
}

const botOn = (table: TableState, at: Seat, name: string): Bot<GameTypes> => botOf(nameOf(table, at, name));
