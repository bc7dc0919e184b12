import { eventsFor } from '../base/audience.ts';
import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { AnyGame, Bot, GameState, GameTypes } from '../game.ts';

/** A match so far: everything in it follows from this, hidden information too. Bots never get it. */
export interface PlayedGame {
  readonly options: GameTypes['options'];
  readonly seatCount: number;
  readonly deal: unknown;
  readonly actions: readonly { readonly seat: Seat; readonly type: string }[];
}

/** The part of a bot that remembers; without `observe` it only has its initial memory. */
type Observer = Pick<Bot<GameTypes>, 'initial' | 'observe'>;

/** A position of a match, with a bot's memory of it; `next`: the action that followed, absent after the last. */
interface RecalledPosition {
  readonly state: GameState;
  readonly memory: Json;
  readonly next?: PlayedGame['actions'][number];
}

/** The positions of a match, each with the memory of a bot that was shown what the seat was shown. @throws what the bot throws */
export function* recollections(
  game: AnyGame,
  { options, seatCount, deal, actions }: PlayedGame,
  at: Seat,
  bot: Observer,
): Generator<RecalledPosition> {
  let state = game.start(options, seatCount, deal);
  let memory = bot.observe?.(bot.initial, game.view(state, at), []) ?? bot.initial;
  for (const next of actions) {
    yield { state, memory, next };
    const { seat, ...action } = next;
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(`${game.name} was played otherwise: ${step.error.code}`);
    state = step.value.state;
    memory = bot.observe?.(memory, game.view(state, at), eventsFor(step.value.events, at)) ?? memory;
  }
  yield { state, memory };
}
