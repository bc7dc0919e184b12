import { seatsOf } from '../../../base/ids.ts';
import { ascending } from '../../../base/lists.ts';
import { nothingSealed } from '../../../base/sealed.ts';
import type { HandDeal, MoneyDeal } from '../deal.ts';
import { DEALT, DISPLAY_SIZE } from '../material.ts';
import type { MoneyOptions } from '../options.ts';
import type { Bidding, MoneyState } from '../state.ts';

/** The state before the first action of a game. */
export function start(options: MoneyOptions, seatCount: number, deal: MoneyDeal): MoneyState {
  const [first, ...laterHands] = deal.hands;
  if (first === undefined) throw new RangeError('a deal without hands');
  return { options, seatCount, laterHands, hand: 1, ...setUp(first, seatCount), sheets: [] };
}

/** What the setup of a hand lays out. Source: Money!, setup of a hand. */
export function setUp(
  { removed, order }: HandDeal,
  seatCount: number,
): Pick<MoneyState, 'removed' | 'hands' | 'displays' | 'pile' | 'round' | 'stalled' | 'phase'> {
  const dealt = seatCount * DEALT;
  return {
    removed,
    hands: seatsOf(seatCount).map((at) => ascending(order.slice(at * DEALT, (at + 1) * DEALT))),
    displays: {
      right: order.slice(dealt, dealt + DISPLAY_SIZE),
      left: order.slice(dealt + DISPLAY_SIZE, dealt + 2 * DISPLAY_SIZE),
    },
    pile: order.slice(dealt + 2 * DISPLAY_SIZE),
    round: 1,
    stalled: 0, // Money! Decision M4: counted anew in each hand
    phase: nobodyHasChosen(seatCount),
  };
}

/** A round begins. */
export const nobodyHasChosen = (seatCount: number): Bidding => ({
  type: 'bidding',
  sealed: nothingSealed(seatCount),
});
