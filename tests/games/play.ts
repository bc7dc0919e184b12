import type { Seat } from '../../core/base/ids.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { stepOf } from './moves.ts';

/** An action, and who does it. */
export interface Move<Types extends GameTypes> {
  readonly seat: Seat;
  readonly action: Types['action'];
}

/** One step of a game: what was done, and what came of it. */
export interface PlayedStep<Types extends GameTypes> extends Move<Types> {
  readonly before: Types['state'];
  readonly after: Types['state'];
  readonly events: readonly Types['event'][];
}

/** A game from its beginning to its end. */
export interface PlayedGame<Types extends GameTypes> {
  readonly options: Types['options'];
  readonly seatCount: number;
  readonly deal: Types['deal'];
  readonly first: Types['state'];
  readonly steps: readonly PlayedStep<Types>[];
  readonly last: Types['state'];
}

/** More steps than any game can have, choices taken back included. */
const MOST_STEPS = 20_000;

/**
 * Plays a game to its end. Everything that goes in is frozen by `frozen`, so that a change to it throws; and `textOf`, all of a
 * position, is compared before and after each step.
 */
export function playOut<Types extends GameTypes>(
  game: Game<Types>,
  { options, seatCount, deal }: Pick<PlayedGame<Types>, 'options' | 'seatCount' | 'deal'>,
  draw: (state: Types['state']) => Move<Types>,
  frozen: <Value>(value: Value) => Value = deepFreeze,
  textOf: (state: Types['state']) => string = () => '',
): PlayedGame<Types> {
  const first = frozen(game.start(frozen(options), seatCount, frozen(deal)));
  const steps: PlayedStep<Types>[] = [];
  let state = first;
  while (game.awaits(state).length > 0) {
    if (steps.length === MOST_STEPS) throw new Error('it does not end');
    const { seat, action } = draw(state);
    const text = textOf(state);
    const { state: after, events } = stepOf(game, state, seat, frozen(action));
    if (textOf(state) !== text) throw new Error(`${JSON.stringify(action)} changed ${text}`);
    steps.push({ seat, action, before: state, after: frozen(after), events: frozen(events) });
    state = after;
  }
  return { options, seatCount, deal, first, steps, last: state };
}
