import type { Bot } from '../../../game.ts';
import type { Amount, Building, Cheque } from '../material.ts';
import type { ForSaleTypes } from '../types.ts';

/** An auction as one of those sees it who are still in. */
export interface Auction {
  /** Its money, with the own bid that lies on the table: all that it had before it bid. */
  readonly fortune: Amount;
  /** The buildings that were turned up for the round, ascending; as many as there are players. */
  readonly dealt: readonly Building[];
  /** Those of them that are still on the table, ascending. */
  readonly offer: readonly Building[];
}

/**
 * A plain way to play: raise by one as long as the new bid stays below a cap, and choose what to sell by the cards alone. It
 * draws nothing and remembers nothing.
 */
export interface Manner {
  /** What a bid must stay below, in thousands; need not be whole. */
  cap(auction: Auction): number;
  /** The building to sell from a hand (ascending, at least one) for one of these cheques (ascending). */
  sells(hand: readonly Building[], cheques: readonly Cheque[]): Building;
}

/** Plays in such a manner: one more than the highest bid if that is below the cap and affordable, else it passes. */
export const playing = ({ cap, sells }: Manner): Bot<ForSaleTypes, null> => ({
  initial: null,
  decide: ({ own, round }, legal) => {
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    if (round.type === 'selling') return { type: 'sell', building: sells(own.hand, round.cheques) };
    const { offer, taken, bids } = round;
    const dealt = [...taken.map(({ building }) => building), ...offer]; // the cheaper ones are taken first
    const fortune = own.money + (bids[own.seat] ?? 0);
    const least = legal.bid?.min ?? Infinity;
    return least < cap({ fortune, dealt, offer }) ? { type: 'bid', amount: least } : { type: 'pass' };
  },
});
