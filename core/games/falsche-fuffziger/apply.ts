import type { Seat } from '../../base/ids.ts';
import { rejection } from '../../base/rejection.ts';
import { fail } from '../../base/result.ts';
import type { FuffzigerAction } from './actions.ts';
import { awaits, legal } from './legal.ts';
import { canMatch, drop, lay, match } from './phases/auction.ts';
import { buy } from './phases/buying.ts';
import { applyGeneral } from './phases/general.ts';
import { applyLaundering } from './phases/laundering.ts';
import { convert, finish, sell } from './phases/producing.ts';
import type { Auction, FuffzigerState, Producing } from './state.ts';
import type { FuffzigerOutcome } from './types.ts';

/** Does what `legal` describes and rejects everything else. The input is never changed. */
export function apply(state: FuffzigerState, at: Seat, action: FuffzigerAction): FuffzigerOutcome {
  const { phase } = state;
  if (state.money[at] === undefined) return fail(rejection('no-such-seat', { seat: at }));
  if (phase.type === 'ended') return fail(rejection('game-over'));
  if ('turn' in phase && phase.turn !== at)
    return fail(rejection('not-your-turn', { awaits: awaits(state) }));
  switch (phase.type) {
    case 'producing':
      return applyProducing(state, phase, at, action);
    case 'auction':
      return applyAuction(state, phase, at, action);
    case 'laundering':
      return applyLaundering(state, phase, at, action);
    case 'buying':
      return action.type === 'buy' ? buy(state, at, action.presses) : notAvailable(state, at, action);
    case 'general':
      return applyGeneral(state, phase, at, action);
  }
}

function applyProducing(
  state: FuffzigerState,
  phase: Producing,
  at: Seat,
  action: FuffzigerAction,
): FuffzigerOutcome {
  switch (action.type) {
    case 'convert':
      return convert(state, phase, at, action.press);
    case 'sell':
      return sell(state, phase, at, action.press);
    case 'finish':
      return finish(state, phase, at);
    default:
      return notAvailable(state, at, action);
  }
}

function applyAuction(
  state: FuffzigerState,
  phase: Auction,
  at: Seat,
  action: FuffzigerAction,
): FuffzigerOutcome {
  const { led } = phase;
  if (action.type === 'drop') return drop(state, phase, at);
  if (action.type === 'lay' && led === null)
    return lay(state, phase, at, 'notes' in action ? { notes: action.notes } : { real: action.real });
  if (action.type === 'match' && led !== null && canMatch(state, phase, at))
    return match(state, phase, at, led);
  return notAvailable(state, at, action);
}

const notAvailable = (state: FuffzigerState, at: Seat, { type }: FuffzigerAction): FuffzigerOutcome =>
  fail(rejection('not-available', { type, available: Object.keys(legal(state, at)) }));
