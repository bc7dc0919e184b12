import { assertNever } from '../../base/assert-never.ts';
import type { Seat } from '../../base/ids.ts';
import { rejection } from '../../base/rejection.ts';
import { fail } from '../../base/result.ts';
import type { MoneyAction } from './actions.ts';
import { awaits, legal } from './legal.ts';
import { pass, swap, take } from './phases/acting.ts';
import { applyBidding } from './phases/bidding.ts';
import type { Acting, MoneyState } from './state.ts';
import type { MoneyOutcome } from './types.ts';

/** Does what `legal` describes and rejects everything else. The input is never changed. */
export function apply(state: MoneyState, at: Seat, action: MoneyAction): MoneyOutcome {
  if (state.hands[at] === undefined) return fail(rejection('no-such-seat', { seat: at }));
  switch (state.phase.type) {
    case 'bidding':
      return applyBidding(state, state.phase, at, action);
    case 'acting':
      return applyActing(state, state.phase, at, action);
    case 'ended':
      return fail(rejection('game-over'));
    default:
      return assertNever(state.phase);
  }
}

function applyActing(state: MoneyState, phase: Acting, at: Seat, action: MoneyAction): MoneyOutcome {
  if (at !== phase.queue[0]) return fail(rejection('not-your-turn', { awaits: awaits(state) }));
  switch (action.type) {
    case 'take':
      return take(state, phase, at, action.display);
    case 'swap':
      return swap(state, phase, at, action.with);
    case 'pass':
      return pass(state, phase, at);
    case 'bid':
    case 'unbid':
      return notAvailable(state, at, action);
    default:
      return assertNever(action);
  }
}

const notAvailable = (state: MoneyState, at: Seat, { type }: MoneyAction): MoneyOutcome =>
  fail(rejection('not-available', { type, available: Object.keys(legal(state, at)) }));
