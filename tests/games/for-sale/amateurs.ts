import type { ForSaleAction, ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import type { Rng } from '../../../core/base/rng.ts';
import { listOf, type ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { CHEQUES } from '../../../core/games/for-sale/material.ts';
import type { ForSaleView } from '../../../core/games/for-sale/view.ts';

/** The same table with what is still in the piles shuffled. */
export function redealt(position: ForSalePosition, rng: Rng): ForSalePosition {
  const { round, rounds, offers, cheques, seatCount } = position;
  const clone = position.clone();
  const left = (all: Int32Array, from: number): readonly number[] => rng.shuffle([...all.slice(from)]);
  const fromOffer = Math.min(round, rounds) + 1;
  const fromSale = Math.max(0, round - rounds) + 1;
  const buildings = rng.shuffle([...offers.slice(fromOffer - 1)].flatMap(listOf));
  clone.stack(buildings, fromOffer, left(cheques, (fromSale - 1) * seatCount), fromSale);
  return clone;
}

type Rule = (view: ForSaleView, legal: ForSaleLegal) => ForSaleAction;

const mean = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0) / Math.max(1, amounts.length);

/** Goes one above the highest bid as long as that is within a limit, and passes otherwise. */
function bidUpTo(limit: number, { bid }: ForSaleLegal): ForSaleAction {
  return bid !== undefined && bid.min <= limit ? { type: 'bid', amount: bid.min } : { type: 'pass' };
}

/** The building of the hand that is as good among buildings as these cheques are among cheques. */
function fitting(view: ForSaleView, { sell }: ForSaleLegal, cheques: number): ForSaleAction {
  const standing = CHEQUES.filter((cheque) => cheque < cheques).length / CHEQUES.length;
  const [building] = [...(sell?.building ?? [])].sort(
    (one, other) => Math.abs(one / 30 - standing) - Math.abs(other / 30 - standing),
  );
  if (building === undefined) throw new Error('nothing to sell');
  return { type: 'sell', building };
}

/** “One thousand for every three numbers between the best and the worst house, and never more than two fifths of what I have.” */
const byDifference: Rule = (view, legal) => {
  const { round, own } = view;
  if (round?.type === 'selling') return fitting(view, legal, mean(round.cheques));
  const offer = round?.offer ?? [];
  const fortune = (own?.money ?? 0) + (round?.bids[own?.seat ?? 0] ?? 0);
  return bidUpTo(Math.min((Math.max(...offer) - Math.min(...offer)) / 3, 0.4 * fortune), legal);
};

/** “The same share of my money in every round that is left, twice that where a castle is on the table; big houses for big cheques.” */
const byBudget: Rule = (view, legal) => {
  const { round, own, rounds } = view;
  if (round?.type === 'selling') return fitting(view, legal, Math.max(...round.cheques));
  const offer = round?.offer ?? [];
  const fortune = (own?.money ?? 0) + (round?.bids[own?.seat ?? 0] ?? 0);
  const share = fortune / (rounds - (round?.round ?? 1) + 1);
  return bidUpTo(Math.max(...offer) >= 25 ? 2 * share : share, legal);
};

/** “Never be the first who gives up, never the last: I leave when one other is left; and I sell from the middle.” */
const bySecond: Rule = (view, legal) => {
  const { round, seatCount } = view;
  if (round?.type !== 'buying') {
    const hand = [...(legal.sell?.building ?? [])].sort((one, other) => one - other);
    const building = hand[Math.floor(hand.length / 2)];
    if (building === undefined) throw new Error('nothing to sell');
    return { type: 'sell', building };
  }
  const others = seatCount - round.taken.length - 1;
  return bidUpTo(others > 1 ? 5 : 0, legal);
};

/** Rules of thumb as strong amateurs say them. */
export const amateurs: readonly Rule[] = [byDifference, byBudget, bySecond];
