import { partsOf, type MatchFigures } from '../../base/figures.ts';
import { seatsOf } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import { DEAR, type Amount } from './material.ts';
import type { ForSaleSheet, PlayerScore } from './score.ts';

/** The cheques by what the building had cost: nothing, less than `DEAR`, or more; and the money left over. */
export const PARTS = ['free', 'cheap', 'dear', 'money'] as const;
export type ForSalePart = (typeof PARTS)[number];

const partAt = (paid: Amount): ForSalePart => (paid === 0 ? 'free' : paid < DEAR ? 'cheap' : 'dear');

/** What the charts of a finished match show. The score sheet has it all. */
export function figures({
  result,
  seatCount,
}: Pick<
  FinishedMatch<{ options: never; event: never; sheet: ForSaleSheet }>,
  'result' | 'seatCount'
>): MatchFigures<ForSalePart> {
  const { scores } = result.sheet;
  const sold = scores.map(soldOf);
  return {
    parts: partsOf(PARTS, seatsOf(seatCount), (part, at) =>
      part === 'money'
        ? atSeat(scores, at).money
        : atSeat(sold, at).reduce((sum, { paid, got }) => (partAt(paid) === part ? sum + got : sum), 0),
    ),
    trades: sold.flat(),
    even: 1,
  };
}

/** A player's buildings in the order of the purchases: what each cost, and the cheque that it brought. */
const soldOf = ({ purchases, sales }: PlayerScore) =>
  purchases.flatMap(({ seat, building, paid }) =>
    sales
      .filter((sale) => sale.building === building)
      .map(({ cheque }) => ({ seat, paid, got: cheque, item: building })),
  );
