import type { Seat } from '../../base/ids.ts';
import { hasChosen, missingIn } from '../../base/sealed.ts';
import type { MoneyLegal } from './actions.ts';
import { BLUFF, DISPLAYS } from './material.ts';
import type { Acting, Bidding, MoneyState } from './state.ts';

/** The seats that owe a decision: all without a sealed bid, or the one that acts. */
export function awaits(state: MoneyState): readonly Seat[] {
  switch (state.phase.type) {
    case 'bidding':
      return missingIn(state.phase.sealed);
    case 'acting':
      return state.phase.queue.slice(0, 1);
    case 'ended':
      return [];
  }
}

/** What a seat may do now. A sealed bid may be taken back until the last one is sealed (Money! Decision M3). */
export function legal(state: MoneyState, at: Seat): MoneyLegal {
  const hand = state.hands[at];
  if (hand === undefined) return {};
  switch (state.phase.type) {
    case 'bidding':
      return legalBid(state.phase, at, hand);
    case 'acting':
      return at === state.phase.queue[0] ? legalActs(state.phase) : {};
    case 'ended':
      return {};
  }
}

const legalBid = (phase: Bidding, at: Seat, hand: readonly number[]): MoneyLegal =>
  hasChosen(phase.sealed, at) ? { unbid: {} } : { bid: { from: [BLUFF, ...hand], min: 1 } };

function legalActs(phase: Acting): MoneyLegal {
  const partners = swapPartners(phase);
  return {
    take: { display: DISPLAYS },
    ...(partners.length === 0 ? {} : { swap: { with: partners } }),
    pass: {},
  };
}

/** Who takes part and has not acted yet, the acting seat apart; ascending. */
export const swapPartners = (phase: Acting): readonly Seat[] =>
  phase.queue.slice(1).sort((one, other) => one - other);
