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
  let state = game.start(options, players.length, deal);
  let memories: readonly Json[] = players.map(({ bot }) => bot.initial);
  const actions: Match['actions'][number][] = [];
  for (let result = game.result(state); ; result = game.result(state)) {
    if (result !== undefined) return { result, actions };
    const at = game.awaits(state)[0];
    const player = at === undefined ? undefined : players[at];
    if (at === undefined || player === undefined || actions.length === MOST_ACTIONS)
      throw new Error(`${game.name} does not end`);
    const action = player.bot.decide(
      game.view(state, at),
      game.legal(state, at),
      memories[at] ?? null,
      player.rng,
      budgetOf(player.bot),
    );
    const step = game.apply(state, at, action);
    if (!step.ok)
      throw new Error(`${game.name}: ${JSON.stringify(action)} refused: ${JSON.stringify(step.error)}`);
    state = step.value.state;
    actions.push({ seat: at, ...action });
    memories = observeAll(game, state, players, memories, step.value.events);
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
