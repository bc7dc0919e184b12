import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import type { Tip } from '../game-renderer.ts';
import type { ForSaleFrame } from './table/context.ts';

/** One more is paid for so many numbers between the dearest building and the cheapest one. */
const NUMBERS_FOR_ONE = 3;
/** No more than this part of the money goes into one round. */
const MOST_SHARE = 0.4;

/** Goes above the highest bid as long as that is cheap for what the round offers; else passes. */
export function buyTip({ view, prompt, legal }: ForSaleFrame): Tip<ForSaleTypes> | undefined {
  const { own, round } = view;
  if (own === undefined || round?.type !== 'buying' || prompt?.type !== 'buy') return undefined;
  const fortune = own.money + (round.bids[own.seat] ?? 0);
  const spread = Math.max(...round.offer) - Math.min(...round.offer);
  const limit = Math.min(spread / NUMBERS_FOR_ONE, MOST_SHARE * fortune);
  if (legal.bid !== undefined && legal.bid.min <= limit) {
    const amount = legal.bid.min;
    return { key: 'bid', words: { amount }, action: { type: 'bid', amount } };
  }
  const { paid, building } = prompt.pass;
  return { key: 'pass', words: { amount: paid, building }, action: { type: 'pass' } };
}

/** Sells what is about as good as the cheques on the table are: half of a building's number against their mean. */
export function sellTip({ view: { round }, legal: { sell } }: ForSaleFrame): Tip<ForSaleTypes> | undefined {
  if (sell === undefined || round?.type !== 'selling') return undefined;
  const mean = round.cheques.reduce((sum, cheque) => sum + cheque, 0) / round.cheques.length;
  const far = (building: number): number => Math.abs(building / 2 - mean);
  const [building] = [...sell.building].sort((one, other) => far(one) - far(other));
  return building === undefined
    ? undefined
    : { key: 'sell', words: { building }, action: { type: 'sell', building } };
}
