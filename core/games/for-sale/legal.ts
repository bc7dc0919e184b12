import type { Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import { hasChosen, missingIn } from '../../base/sealed.ts';
import type { ForSaleLegal } from './actions.ts';
import type { Amount } from './material.ts';
import type { Buying, ForSaleState } from './state.ts';

/** The seats that owe a decision: the one whose turn it is, or all that have not chosen a building. */
export function awaits({ phase }: ForSaleState): readonly Seat[] {
  switch (phase.type) {
    case 'buying':
      return [phase.turn];
    case 'selling':
      return missingIn(phase.chosen);
    case 'ended':
      return [];
  }
}

/** What a seat may do now. Who cannot outbid can only pass (For Sale Decision F4). */
export function legal(state: ForSaleState, at: Seat): ForSaleLegal {
  const { phase, hands } = state;
  const hand = hands[at];
  if (hand === undefined) return {};
  switch (phase.type) {
    case 'buying':
      return at === phase.turn ? legalTurn(state, phase, at) : {};
    case 'selling':
      return hasChosen(phase.chosen, at) ? { unsell: {} } : { sell: { building: hand } };
    case 'ended':
      return {};
  }
}

function legalTurn(state: ForSaleState, phase: Buying, at: Seat): ForSaleLegal {
  const min = phase.high + 1; // For Sale Decision F7: a first bid is at least 1
  const max = fortuneOf(state, phase, at);
  return min > max ? { pass: {} } : { bid: { min, max }, pass: {} };
}

/** The most that a seat can bid: its money and what lies before it already. */
export const fortuneOf = ({ money }: ForSaleState, { bids }: Buying, at: Seat): Amount =>
  atSeat(money, at) + atSeat(bids, at);
