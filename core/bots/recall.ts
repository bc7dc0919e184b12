import { eventsFor } from '../base/audience.ts';
import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { AnyGame, Bot, GameState, GameTypes } from '../game.ts';

/** A game so far: all that happened in it follows from this, hidden things too. No bot is given it. */
export interface PlayedGame {
  readonly options: GameTypes['options'];
  readonly seatCount: number;
  readonly deal: unknown;
  readonly actions: readonly { readonly seat: Seat; readonly type: string }[];
}

/** What a program remembers by; without `observe` nothing but what it begins with. */
type Watcher = Pick<Bot<GameTypes>, 'initial' | 'observe'>;

/** A moment of a game as it is remembered from one seat; `next`: what was done in it, absent in the last. */
interface Moment {
  readonly state: GameState;
  readonly memory: Json;
  readonly next?: PlayedGame['actions'][number];
}

/** The moments of a game, each with what a bot remembers in it that was shown what the seat was. Throws what the bot throws. */
export function* recollections(
  game: AnyGame,
  { options, seatCount, deal, actions }: PlayedGame,
  at: Seat,
  bot: Watcher,
): Generator<Moment> {
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
