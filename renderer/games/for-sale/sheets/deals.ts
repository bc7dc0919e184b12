import { seat, type Seat } from '../../../../core/base/ids.ts';
import type { Amount, Building, Cheque } from '../../../../core/games/for-sale/material.ts';
import type { PlayerScore } from '../../../../core/games/for-sale/score.ts';

/** The purchase and the sale of one building; amounts in thousands. */
export interface Deal {
  readonly building: Building;
  readonly paid: Amount;
  readonly cheque: Cheque;
  /** The cheque minus the price. */
  readonly gain: number;
}

/** All deals of a player, the cheapest building first. */
export function dealsOf({ purchases, sales }: PlayerScore): readonly Deal[] {
  const deals = purchases.flatMap(({ building, paid }) => {
    const sale = sales.find((one) => one.building === building);
    return sale === undefined ? [] : [{ building, paid, cheque: sale.cheque, gain: sale.cheque - paid }];
  });
  return deals.sort((one, other) => one.building - other.building);
}

/** The deals with the highest gain, with their seats. */
export function bestDeals(scores: readonly PlayerScore[]): readonly (Deal & { readonly seat: Seat })[] {
  const all = scores.flatMap((score, at) => dealsOf(score).map((deal) => ({ ...deal, seat: seat(at) })));
  const most = Math.max(...all.map(({ gain }) => gain));
  return all.filter(({ gain }) => gain === most);
}
