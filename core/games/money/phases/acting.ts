import type { Seat } from '../../../base/ids.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { ascending, atSeat, withAt } from '../../../base/lists.ts';
import { toAll } from '../events.ts';
import { legal, swapPartners } from '../legal.ts';
import type { Card, DisplayName } from '../material.ts';
import type { Act } from '../round.ts';
import type { Acting, MoneyState } from '../state.ts';
import type { MoneyOutcome } from '../types.ts';
import { endRound } from './round-end.ts';

/** Takes a display into the hand and lays the bid there instead, all of both. */
export function take(state: MoneyState, phase: Acting, at: Seat, display: DisplayName): MoneyOutcome {
  const gained = ascending(state.displays[display]);
  const laid = atSeat(phase.lying, at);
  return acted({
    state: { ...withGain(state, at, gained), displays: { ...state.displays, [display]: laid } },
    phase,
    act: { type: 'took', seat: at, display, gained, laid },
    lying: withAt(phase.lying, at, []),
    queue: phase.queue.slice(1),
  });
}

/** Swaps bids with a player who has not acted yet; that player acts next, with the bid just received. */
export function swap(state: MoneyState, phase: Acting, at: Seat, partner: Seat): MoneyOutcome {
  const allowed = swapPartners(phase);
  if (allowed.length === 0)
    return fail(rejection('not-available', { type: 'swap', available: Object.keys(legal(state, at)) }));
  if (!allowed.includes(partner)) return fail(rejection('bad-target', { target: partner, allowed }));
  const gained = atSeat(phase.lying, partner);
  const laid = atSeat(phase.lying, at);
  return acted({
    state: withGain(state, at, gained),
    phase,
    act: { type: 'swapped', seat: at, with: partner, gained, laid },
    lying: withAt(withAt(phase.lying, at, []), partner, laid),
    queue: [partner, ...phase.queue.slice(1).filter((other) => other !== partner)],
  });
}

/** Takes the bid back into the hand. */
export function pass(state: MoneyState, phase: Acting, at: Seat): MoneyOutcome {
  const back = atSeat(phase.lying, at);
  return acted({
    state: withGain(state, at, back),
    phase,
    act: { type: 'passed', seat: at, back },
    lying: withAt(phase.lying, at, []),
    queue: phase.queue.slice(1),
  });
}

const withGain = (state: MoneyState, at: Seat, cards: readonly Card[]): MoneyState => ({
  ...state,
  hands: withAt(state.hands, at, ascending([...atSeat(state.hands, at), ...cards])),
});

/** The state after an act: the next seat acts, or the round is over. */
function acted({
  state,
  phase,
  act,
  lying,
  queue,
}: {
  readonly state: MoneyState;
  readonly phase: Acting;
  readonly act: Act;
  readonly lying: Acting['lying'];
  readonly queue: readonly Seat[];
}): MoneyOutcome {
  const acts = [...phase.acts, act];
  if (queue.length > 0)
    return ok({
      state: { ...state, phase: { type: 'acting', reveal: phase.reveal, lying, queue, acts } },
      events: [toAll(act)],
    });
  const step = endRound(state, { ...phase.reveal, acts });
  return ok({ state: step.state, events: [toAll(act), ...step.events] });
}
