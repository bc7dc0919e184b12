import { eventsFor } from '../base/audience.ts';
import { CHARACTERS } from '../base/characters.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { botMeant, STAND_IN, type Rung } from '../base/rungs.ts';
import { botOf, type BotName, type BotTask } from '../bots/index.ts';
import type { Bot, GameEvent, GameState, GameTypes } from '../game.ts';
import { awaitsOf, gameOf, gameOptions } from './game.ts';
import type { RunningGame, TableState } from './state.ts';

/** What the bot on a seat remembers. With a `fault` it failed to watch, so it watches and plays no more in this game. */
export interface BotMemory {
  readonly bot: string;
  readonly memory: Json;
  readonly fault?: string;
}

/** What each bot at a table remembers, by seat. Rebuilt from the log after a restart. */
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
  const isFit = own !== undefined && memoryOf(table, memories, at, own).fault === undefined;
  const all = Object.keys(gameOf(table).bots);
  const spares = SPARES.flatMap((spare) => botMeant(spare, all) ?? []).filter((spare) => spare !== own);
  return [...(isFit ? [own] : []), ...new Set(spares)];
}

/**
 * The memories after `events` have led to `after`: every bot sees what its own seat may see, nothing else. A bot that throws has a
 * fault from then on, and hurts nobody else.
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
    const known = memories[at];
    const view = gameOf(after).view(after.game.state, at);
    observed[at] =
      known?.bot === name
        ? watched(known, botOn(after, at, name), view, eventsFor(events, at))
        : recalled(after, at, name);
  }
  return observed;
}

function watched(
  known: BotMemory,
  bot: Bot<GameTypes>,
  view: GameTypes['view'],
  events: readonly GameEvent[],
): BotMemory {
  if (bot.observe === undefined || known.fault !== undefined) return known;
  try {
    return { bot: known.bot, memory: bot.observe(known.memory, view, events) };
  } catch (error) {
    return { ...known, fault: faultText(error) };
  }
}

/** What a bot on an awaited seat has to decide; `name`: another than its own. It gets the view of its seat, never the state. */
export function taskFor(
  table: TableState,
  memories: BotMemories,
  at: Seat,
  name = botAt(table, at),
): BotTask {
  if (name === undefined || table.game === undefined) throw new Error(`no bot plays seat ${at}`);
  const { state } = table.game;
  const game = gameOf(table);
  const { memory } = memoryOf(table, memories, at, name);
  return { ...nameOf(table, at, name), view: game.view(state, at), legal: game.legal(state, at), memory };
}

/** What went wrong, without the words of the error: they may hold what the seat holds. */
export const faultText = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = /^ +at .*/m.exec(error.stack ?? '')?.[0].trim();
  return place === undefined ? error.name : `${error.name} ${place}`;
};

/** What a bot remembers. One that has not sat there until now remembers what its seat was shown in this game, as who sat there would. */
function memoryOf(table: TableState, memories: BotMemories, at: Seat, name: string): BotMemory {
  const known = memories[at];
  return known?.bot === name ? known : recalled(table, at, name);
}

/** What a bot remembers that has watched the running game from its first moment: the game is gone through once more. */
export function recalled(table: TableState, at: Seat, name: string): BotMemory {
  let known: BotMemory = { bot: name, memory: botOn(table, at, name).initial };
  for (const moment of recollections(table, at, name)) known = moment.known;
  return known;
}

/** A moment of a game as it is remembered from one seat; `next`: what was done in it, absent in the last. */
interface Recollection {
  readonly state: GameState;
  readonly known: BotMemory;
  readonly next?: RunningGame['actions'][number];
}

/** The moments of the running or the last game, each with what a bot on the seat would remember in it. */
export function* recollections(table: TableState, at: Seat, name: string): Generator<Recollection> {
  if (table.game === undefined) return;
  const bot = botOn(table, at, name);
  const game = gameOf(table);
  const { deal, actions } = table.game;
  let state = game.start(gameOptions(table), table.seats.length, deal);
  let known = watched({ bot: name, memory: bot.initial }, bot, game.view(state, at), []);
  for (const next of actions) {
    yield { state, known, next };
    const { seat, ...action } = next;
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(`${game.name} was played otherwise: ${step.error.code}`);
    state = step.value.state;
    known = watched(known, bot, game.view(state, at), eventsFor(step.value.events, at));
  }
  yield { state, known };
}

/** Which program that is; the seat's own one plays in the temper of who sits there. */
function nameOf({ setup, seats }: TableState, at: Seat, bot: string): BotName {
  const who = seats[at];
  if (who?.type !== 'bot' || who.bot !== bot || who.character === undefined) return { game: setup.game, bot };
  return { game: setup.game, bot, temper: CHARACTERS[who.character].temper };
}

const botOn = (table: TableState, at: Seat, name: string): Bot<GameTypes> => botOf(nameOf(table, at, name));
