import type { Feat, FeatOrder } from '../../base/feats.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import { LAST_BUILDING } from './material.ts';
import type { ForSaleOptions } from './options.ts';
import type { ForSaleEvent } from './events.ts';
import type { ForSaleSheet } from './score.ts';

/** `station`: what the dearest building cost. `light-win`: the sum of the numbers of the buildings with which a seat won. */
export type ForSaleFeat = 'station' | 'light-win';

export const FEATS: Readonly<Record<ForSaleFeat, FeatOrder>> = { station: 'least', 'light-win': 'least' };

/** The feats of a finished match of For Sale. */
export function feats({
  result,
}: Pick<
  FinishedMatch<{ options: ForSaleOptions; event: ForSaleEvent; sheet: ForSaleSheet }>,
  'result'
>): readonly Feat<ForSaleFeat>[] {
  const { winners, sheet } = result;
  const stations = sheet.scores.flatMap(({ purchases }) =>
    purchases.flatMap(({ seat, building, paid }) =>
      building === LAST_BUILDING ? [{ type: 'station', seat, value: paid } as const] : [],
    ),
  );
  const lightWins = winners.map((seat) => {
    const value = atSeat(sheet.scores, seat).purchases.reduce((sum, { building }) => sum + building, 0);
    return { type: 'light-win', seat, value } as const;
  });
  return [...stations, ...lightWins];
}
