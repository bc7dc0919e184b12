import type { ForSaleAction, ForSaleLegal } from '../../actions.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { MANNERS } from '../manners.ts';
import { foresee, type Bidder, type Lot } from './auction.ts';
import type { Known } from './known.ts';
import type { Style } from './style.ts';
import { worthOf } from './worth.ts';

export function chooseBid(view: ForSaleView, round: BuyingView, legal: ForSaleLegal, known: Known, style: Style): ForSaleAction {
  if (legal.bid === undefined) return { type: 'pass' };
  const { offer, bids, high, taken } = round;
  const dealt = [...taken.map((t) => t.building), ...offer];
  const isIn = bids.map((_, at) => !taken.some((t) => t.seat === at));
  const bidders = known.hands.map((_, at): Bidder => {
    const fortune = known.fortunes[at] ?? 0;
    if (at === known.seat) return { fortune, habit: () => 0, habitual: 0, temper: 0.1 };
    const odds = known.manners[at] ?? [];
    const habitual = odds.reduce((a, b) => a + b, 0);
    return {
      fortune,
      habitual,
      temper: style.temper,
      habit: (left, amount) => {
        if (habitual < 0.01) return 0;
        let sum = 0;
        MANNERS.forEach((m, i) => (sum += amount < m.cap({ fortune, dealt, offer: left }) ? (odds[i] ?? 0) : 0));
        return sum / habitual;
      },
    };
  });
  const lot: Lot = { offer, bids, high, turn: known.seat, isIn };
  const toCome = view.rounds - round.round;
  const money = 1 + style.thrift * (1 - Math.exp(-toCome / style.patience));
  const foresight = foresee({ bidders, refund: view.options.refund, worth: (b) => worthOf(b, style.bend), money });
  const standing = known.hands.map((hand, at) => hand.reduce((sum, b) => sum + worthOf(b, style.bend), 0) + money * (known.fortunes[at] ?? 0));
  const soft = standing.map((s, at) => (at === known.seat ? 0 : Math.exp((s - Math.max(...standing)) / style.heat)));
  const all = soft.reduce((a, b) => a + b, 0);
  const score = (ends: readonly number[]): number => {
    const own = ends[known.seat] ?? 0;
    return own - style.envy * ends.reduce((sum, e, at) => sum + (e * (soft[at] ?? 0)) / all, 0);
  };
  let best: ForSaleAction = { type: 'pass' };
  let highest = score(foresight.passing(lot));
  for (let amount = legal.bid.min; amount <= Math.min(legal.bid.max, legal.bid.min + style.leaps); amount++) {
    const value = score(foresight.raising(lot, amount));
    if (value > highest) {
      highest = value;
      best = { type: 'bid', amount };
    }
  }
  return best;
}
