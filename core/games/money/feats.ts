import type { Feat, FeatOrder } from '../../base/feats.ts';
import { seatsOf } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { MoneyEvent } from './events.ts';
import { worthOf } from './material.ts';
import type { MoneyOptions } from './options.ts';
import type { MoneySheet } from './score.ts';

/** `gain`: what a trade brought more than it cost, by the faces of the cards. `hand`: the points of one hand of several. */
export type MoneyFeat = 'gain' | 'hand';

export const FEATS: Readonly<Record<MoneyFeat, FeatOrder>> = { gain: 'most', hand: 'most' };

/** The feats of a finished match of Money!. */
export function feats({
  seatCount,
  events,
  result,
}: FinishedMatch<{
  options: MoneyOptions;
  event: MoneyEvent;
  sheet: MoneySheet;
}>): readonly Feat<MoneyFeat>[] {
  const { hands } = result.sheet;
  const gains = events.flatMap((event): Feat<MoneyFeat>[] =>
    event.type === 'took' || event.type === 'swapped'
      ? [{ type: 'gain', seat: event.seat, value: worthOf(event.gained) - worthOf(event.laid) }]
      : [],
  );
  if (hands.length < 2) return gains;
  const points = hands.flatMap(({ scores }) =>
    seatsOf(seatCount).map((seat) => ({ type: 'hand', seat, value: atSeat(scores, seat).total }) as const),
  );
  return [...gains, ...points];
}
