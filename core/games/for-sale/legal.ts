import { seat, type Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { ForSaleLegal } from './actions.ts';
import type { Amount } from './material.ts';
import type { Buying, ForSaleState, Selling } from './state.ts';

/** The seats that owe a decision: the one whose turn it is, or all that have not chosen a building. */
export function awaits({ phase }: ForSaleState): readonly Seat[] {
  switch (phase.type) {
    case 'buying':
      return [phase.turn];
    case 'selling':
      return missingOf(phase);
    case 'ended':
      return [];
  }
}

function missingOf({ chosen }: Selling): readonly Seat[] {
  const missing: Seat[] = [];
  for (let at = 0; at < chosen.length; at++) if (chosen[at] === null) missing.push(seat(at));
  return missing;
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
      return phase.chosen[at] === null ? { sell: { building: hand } } : { unsell: {} };
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
