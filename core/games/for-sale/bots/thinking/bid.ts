import { setOfTrue } from '../../../../base/bits.ts';
import { lastingMood, noise } from '../../../../base/noise.ts';
import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import { LAST_BUILDING, type Building } from '../../material.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { predict, type Gains, type Lot } from './auction.ts';
import type { Knowledge } from './knowledge.ts';
import { sumOf } from './numbers.ts';
import type { Style } from './style.ts';

/** The errors of others and of itself when raising or passing, in thousands. */
export const TEMPER = 0.7;
export const OWN_TEMPER = 0.1;

/** Raises by one if that leads to more than passing, as far as it can predict the others. */
export function chooseBid(
  view: ForSaleView,
  round: BuyingView,
  { bid }: ForSaleLegal,
  knowledge: Knowledge,
): ForSaleAction {
  if (bid === undefined) return { type: 'pass' };
  const { offer, taken, bids, high } = round;
  const { seat, fortunes } = knowledge;
  const isIn = setOfTrue(fortunes.map((_, at) => !taken.some((purchase) => purchase.seat === at)));
  const gain = gainOfRaising(view, round, knowledge);
  return gain({ offer, bids, high, turn: seat, isIn }) > 0
    ? { type: 'bid', amount: bid.min }
    : { type: 'pass' };
}

/** How much more a raise by one brings the seat than passing, in thousands at the end, at any later turn of the round. */
export function gainOfRaising(
  { options, rounds }: ForSaleView,
  { round, offer, taken }: BuyingView,
  { seat, fortunes, bidding, style }: Knowledge,
): (lot: Lot) => number {
  const dealt = [...taken.map(({ building }) => building), ...offer];
  const thinking = bidding.map((ways) => ways.map((_, way) => (way === ways.length - 1 ? 1 : 0)));
  const { passing, raising } = predict({
    bidders: fortunes.map((fortune, at) =>
      at === seat
        ? { fortune, ways: thinking[at] ?? [], temper: OWN_TEMPER }
        : { fortune, ways: bidding[at] ?? [], temper: TEMPER },
    ),
    dealt,
    options,
    worth: worthTo(dealt, seat, style),
    money: moneyAt(round, rounds, style),
  });
  return (lot) => balanceOf(raising(lot), seat, style) - balanceOf(passing(lot), seat, style);
}

/** The worth of the round's buildings to a seat, which likes some better than others. */
function worthTo(dealt: readonly Building[], seat: number, style: Style): (building: Building) => number {
  const { fancy } = style;
  if (fancy === 0) return (building) => worthOf(building, style);
  const mood = lastingMood([seat, ...dealt]);
  const liking = new Map(dealt.map((building) => [building, Math.exp(fancy * noise(mood))]));
  return (building) => worthOf(building, style) * (liking.get(building) ?? 1);
}

/** This player's gain, less a part of what the others gain on average. */
export const balanceOf = (gains: Gains, seat: number, { envy }: Style): number => {
  const own = gains[seat] ?? 0;
  return own - (envy * (sumOf(gains) - own)) / (gains.length - 1);
};

/** The worth of the best building, in thousands. */
const BEST_CHEQUE = 13;
/** Rounds in which the extra worth of money that can still buy shrinks to 37 %. */
const PATIENCE = 2.2;

/** In thousands at the end. */
export const worthOf = (building: Building, { bend }: Style): number =>
  BEST_CHEQUE * (building / LAST_BUILDING) ** bend;

/** The worth of a thousand in round `round` of `rounds` (both from 1), in thousands at the end. */
export const moneyAt = (round: number, rounds: number, { thrift }: Style): number =>
  1 + thrift * (1 - Math.exp((round - rounds) / PATIENCE));
