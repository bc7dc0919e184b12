import { toAll, type MoneyEvent } from '../events.ts';
import { resultOf, scoreHand, totalsOf, type HandSheet } from '../score.ts';
import type { MoneyState } from '../state.ts';
import type { MoneyStep } from '../types.ts';
import { setUp } from './hand-start.ts';

/** The hand is scored and laid open (Money! Decision M10); the next one begins by itself, or the game has ended (M9). */
export function endHand(state: MoneyState): MoneyStep {
  const { hand, removed, hands, seatCount } = state;
  const sheet: HandSheet = { hand, removed, scores: hands.map(scoreHand) };
  const sheets = [...state.sheets, sheet];
  const scored = toAll({ type: 'hand-scored', sheet, totals: totalsOf(sheets, seatCount) });
  const next = nextHand({ ...state, sheets });
  return { state: next.state, events: [scored, ...next.events] };
}

function nextHand(state: MoneyState): { readonly state: MoneyState; readonly events: readonly MoneyEvent[] } {
  const { last: _last, ...others } = state;
  const [deal, ...laterHands] = state.laterHands;
  if (deal === undefined) {
    const { totals, winners } = resultOf(state.sheets, state.seatCount);
    return {
      state: { ...others, phase: { type: 'ended' } },
      events: [toAll({ type: 'game-ended', totals, winners })],
    };
  }
  const laid = setUp(deal, state.seatCount);
  const hand = state.hand + 1;
  const { removed, displays, pile } = laid;
  const dealt = toAll({ type: 'hand-dealt', hand, removed, ...displays, pile: pile.length });
  return { state: { ...others, laterHands, hand, ...laid }, events: [dealt] };
}
