import { assertNever } from '../../base/assert-never.ts';
import type { Seat } from '../../base/ids.ts';
import { rejection } from '../../base/rejection.ts';
import { fail } from '../../base/result.ts';
import type { ForSaleAction } from './actions.ts';
import { awaits, legal } from './legal.ts';
import { bid, pass } from './phases/buying.ts';
import { applySelling } from './phases/selling.ts';
import type { Buying, ForSaleState } from './state.ts';
import type { ForSaleOutcome } from './types.ts';

/** Does what `legal` describes and rejects everything else. The input is never changed. */
export function apply(state: ForSaleState, at: Seat, action: ForSaleAction): ForSaleOutcome {
  if (state.hands[at] === undefined) return fail(rejection('no-such-seat', { seat: at }));
  switch (state.phase.type) {
    case 'buying':
      return applyBuying(state, state.phase, at, action);
    case 'selling':
      return applySelling(state, state.phase, at, action);
    case 'ended':
      return fail(rejection('game-over'));
    default:
      return assertNever(state.phase);
  }
}

function applyBuying(state: ForSaleState, phase: Buying, at: Seat, action: ForSaleAction): ForSaleOutcome {
  if (at !== phase.turn) return fail(rejection('not-your-turn', { awaits: awaits(state) }));
  switch (action.type) {
    case 'bid':
      return bid(state, phase, at, action.amount);
    case 'pass':
      return pass(state, phase, at);
    case 'sell':
    case 'unsell':
      return notAvailable(state, at, action);
    default:
      return assertNever(action);
  }
}

const notAvailable = (state: ForSaleState, at: Seat, { type }: ForSaleAction): ForSaleOutcome =>
  fail(rejection('not-available', { type, available: Object.keys(legal(state, at)) }));
