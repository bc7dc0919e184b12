import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import { kindNamed, typeAt } from '../../kinds.ts';
import { PRICES } from '../../material.ts';
import { countOf, countsBy, plus, type Counts } from '../../material/money.ts';
import type { PressId } from '../../material/press-names.ts';
import type { FuffzigerView } from '../../view.ts';
import { of } from './by-type.ts';
import type { Assessment } from './assessment.ts';

/** Converts the press that gains most; sells what brings more now than later; prints with the rest. */
export function produce(view: FuffzigerView, legal: FuffzigerLegal, assessment: Assessment): FuffzigerAction {
  /** The press with the largest gain above 0. */
  const bestOf = (presses: readonly PressId[], gains: readonly number[]): PressId | undefined => {
    const gainOf = (press: PressId): number => gains[kindNamed(press, view)] ?? 0;
    const most = Math.max(...presses.map(gainOf));
    return most > 0 ? presses.find((press) => gainOf(press) === most) : undefined;
  };
  const converted = bestOf(legal.convert?.press ?? [], assessment.gains);
  if (converted !== undefined) return { type: 'convert', press: converted };
  const sold = bestOf(legal.sell?.press ?? [], assessment.sales);
  return sold === undefined ? { type: 'finish' } : { type: 'sell', press: sold };
}

/** Buys the types with the best return first, as many as affordable. */
export function chooseBuy({ buy }: FuffzigerLegal, { wanted }: Assessment): FuffzigerAction {
  let presses: Counts = {};
  let left = buy?.money ?? 0;
  for (const type of wanted.map(typeAt)) {
    const count = Math.min(countOf(buy?.supply ?? {}, type), Math.floor(left / PRICES[type].costs));
    if (count > 0) presses = plus(presses, { [type]: count });
    left -= count * PRICES[type].costs;
  }
  return { type: 'buy', presses };
}

/** Changes the notes that the next inspection may invalidate, and a part of the rest. */
export const chooseLaunder = ({ own, changed }: Assessment): FuffzigerAction => ({
  type: 'launder',
  notes: countsBy((type) => Math.round(countOf(own.notes, type) * of(changed, type))),
});
