import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { Building } from '../../material.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { foresee, type Gains, type Lot } from './auction.ts';
import type { Knowledge } from './knowledge.ts';
import { sumOf } from './numbers.ts';

/** What a building is worth: it grows faster than its number, since the highest ones take the best of every round. */
const BEST_CHEQUE = 13;
const BEND = 1.7;
/** A thousand is worth more while it can still buy: so much more at first, less with each round that is over. */
const THRIFT = 1.1;
const PATIENCE = 2.2;
/** How far from best, in thousands, others and it itself still raise or pass. */
const TEMPER = 0.7;
const OWN_TEMPER = 0.1;
/** How much of what the others gain on average it counts against itself. */
const ENVY = 0.3;

const worth = (building: Building): number => BEST_CHEQUE * (building / 30) ** BEND;

/** Raises by one if that leads to more than passing, as far as it can foresee the others. */
export function chooseBid(
  { options, rounds }: ForSaleView,
  round: BuyingView,
  { bid }: ForSaleLegal,
  knowledge: Knowledge,
): ForSaleAction {
  if (bid === undefined) return { type: 'pass' };
  const { offer, taken, bids, high } = round;
  const { seat, fortunes, bidding } = knowledge;
  const isIn = fortunes.map((_, at) => !taken.some((purchase) => purchase.seat === at));
  const thinking = bidding.map((ways) => ways.map((_, way) => (way === ways.length - 1 ? 1 : 0)));
  const { passing, raising } = foresee({
    bidders: fortunes.map((fortune, at) =>
      at === seat
        ? { fortune, ways: thinking[at] ?? [], temper: OWN_TEMPER }
        : { fortune, ways: bidding[at] ?? [], temper: TEMPER },
    ),
    dealt: [...taken.map(({ building }) => building), ...offer],
    refund: options.refund,
    worth,
    money: 1 + THRIFT * (1 - Math.exp((round.round - rounds) / PATIENCE)),
  });
  const lot: Lot = { offer, bids, high, turn: seat, isIn };
  const isBetter = standing(raising(lot), seat) > standing(passing(lot), seat);
  return isBetter ? { type: 'bid', amount: bid.min } : { type: 'pass' };
}

/** The own gain, less a part of what the others gain on average. */
const standing = (gains: Gains, seat: number): number => {
  const own = gains[seat] ?? 0;
  return own - (ENVY * (sumOf(gains) - own)) / (gains.length - 1);
};
