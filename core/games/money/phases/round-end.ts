import { toAll } from '../events.ts';
import type { FinishedRound, RoundPlace } from '../round.ts';
import type { MoneyState } from '../state.ts';
import type { MoneyStep } from '../types.ts';
import { nobodyHasChosen } from './hand-start.ts';
import { endHand } from './hand-end.ts';
import { lastRoundAfter, refill } from './refill.ts';

/** All have acted: the displays are filled and the next round begins, or the hand is over. */
export function endRound(
  state: MoneyState,
  happened: Omit<FinishedRound, keyof RoundPlace | 'refill'>,
): MoneyStep {
  const { last, ...others } = state;
  const place: RoundPlace = {
    hand: state.hand,
    round: state.round,
    ...(last === undefined ? {} : { last }),
  };
  // Money! Decision M5: no refill after the last round
  if (last !== undefined) return endHand({ ...state, previousRound: { ...place, ...happened } });
  const filled = refill(state);
  const reason = lastRoundAfter(filled, state.options);
  return {
    state: {
      ...others,
      displays: filled.displays,
      pile: filled.pile,
      stalled: filled.refill.stalled,
      round: state.round + 1,
      ...(reason === undefined ? {} : { last: reason }),
      phase: nobodyHasChosen(state.seatCount),
      previousRound: { ...place, ...happened, refill: filled.refill },
    },
    events: [
      toAll({ type: 'refilled', ...filled.refill }),
      ...(reason === undefined ? [] : [toAll({ type: 'last-round', reason })]),
    ],
  };
}
