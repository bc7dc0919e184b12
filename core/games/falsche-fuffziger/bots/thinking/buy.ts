import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../../material.ts';
import { countOf, plus, type Counts } from '../../material/money.ts';
import type { Outlook } from './outlook.ts';

/** Buys what brings most for its price, again and again, as long as it can pay. */
export function chooseBuy({ buy }: FuffzigerLegal, { presses, style }: Outlook): FuffzigerAction {
  let bought: Counts = {};
  if (buy === undefined) return { type: 'buy', presses: bought };
  let left = buy.money;
  const ratioOf = (type: PressType): number => presses.fresh(type) / PRICES[type].costs;
  const rankOf = (type: PressType): number => ratioOf(type) * PRICES[type].costs ** style.size;
  const wanted = PRESS_TYPES.filter((type) => ratioOf(type) > style.margin).sort(
    (one, other) => rankOf(other) - rankOf(one),
  );
  for (const type of wanted) {
    const count = Math.min(countOf(buy.supply, type), Math.floor(left / PRICES[type].costs));
    if (count > 0) bought = plus(bought, some(type, count));
    left -= count * PRICES[type].costs;
  }
  return { type: 'buy', presses: bought };
}

const some = (type: PressType, count: number): Counts => ({ [type]: count });
