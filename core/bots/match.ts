import { eventsFor } from '../base/audience.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { AnyGame, Bot, GameEvent, GameResult, GameState, GameTypes } from '../game.ts';
import { budgetOf } from './task.ts';

/** A match that bots played to its end. */
export interface Match {
  readonly result: GameResult;
  readonly actions: readonly { readonly seat: Seat; readonly type: string }[];
}

/** A bot at a seat, with its own random stream. */
export interface Player {
  readonly bot: Bot<GameTypes>;
  readonly rng: Rng;
}

/** More actions than any match can have; a match that does not end is a bug. */
const MOST_ACTIONS = 100_000;

/** A position of a match between bots, with what each of them remembers. */
export interface BotPosition {
  readonly state: GameState;
  /** By seat. */
  readonly memories: readonly Json[];
}

/** A decision of a bot, and the position that it led to. */
interface BotStep extends BotPosition {
  readonly action: Match['actions'][number];
  readonly events: readonly GameEvent[];
}

/**
 * Plays a deal to its end, one bot per seat. Bots see only the views and events of their own seat.
 * @throws if the game rejects an action, or the match does not end: both are bugs
 */
export function playMatch(
  game: AnyGame,
  options: GameTypes['options'],
  deal: unknown,
  players: readonly Player[],
): Match {
  const start = game.start(options, players.length, deal);
  const actions: Match['actions'][number][] = [];
  let state = start;
  for (const step of playFrom(game, { state, memories: players.map(({ bot }) => bot.initial) }, players)) {
    actions.push(step.action);
    ({ state } = step);
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`${game.name} does not end`);
  return { result, actions };
}

/**
 * Plays on from a position to the end of the match, one bot per seat.
 * @throws as `playMatch`
 */
export function* playFrom(
  game: AnyGame,
  { state, memories }: BotPosition,
  players: readonly Player[],
): Generator<BotStep> {
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const at = game.awaits(state)[0];
    const player = at === undefined ? undefined : players[at];
    if (at === undefined || player === undefined) return;
    const { bot, rng } = player;
    const memory = memories[at] ?? null;
    const action = bot.decide(game.view(state, at), game.legal(state, at), memory, rng, budgetOf(bot));
    const step = game.apply(state, at, action);
    if (!step.ok)
      throw new Error(`${game.name}: ${JSON.stringify(action)} refused: ${JSON.stringify(step.error)}`);
    const { events } = step.value;
    ({ state } = step.value);
    memories = observeAll(game, state, players, memories, events);
    yield { state, memories, action: { seat: at, ...action }, events };
  }
}

function observeAll(
  game: AnyGame,
  state: GameState,
  players: readonly Player[],
  memories: readonly Json[],
  events: readonly GameEvent[],
): readonly Json[] {
  if (players.every(({ bot }) => bot.observe === undefined)) return memories;
  return seatsOf(players.length).map((at) => {
    const memory = memories[at] ?? null;
    return players[at]?.bot.observe?.(memory, game.view(state, at), eventsFor(events, at)) ?? memory;
  });
}
