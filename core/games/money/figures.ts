import { partsOf, type MatchFigures } from '../../base/figures.ts';
import { seatsOf } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { MoneyEvent } from './events.ts';
import { worthOf } from './material.ts';
import { CURRENCIES, type Currency, type MoneyOptions } from './options.ts';
import type { HandScore, MoneySheet } from './score.ts';

/** What the score sheet counts, over all hands: each currency, the triplets, and the gold coins. */
export type MoneyPart = Currency | 'triplets' | 'coins';

/** What the charts of a finished match show. A trade is valued by the faces of the cards, as everybody saw them. */
export function figures({
  seatCount,
  events,
  result,
}: FinishedMatch<{ options: MoneyOptions; event: MoneyEvent; sheet: MoneySheet }>): MatchFigures<MoneyPart> {
  const { hands } = result.sheet;
  return {
    parts: partsOf([...CURRENCIES, 'triplets', 'coins'], seatsOf(seatCount), (part: MoneyPart, at) =>
      hands.reduce((sum, { scores }) => sum + pointsOf(atSeat(scores, at), part), 0),
    ),
    trades: events.flatMap((event) =>
      event.type === 'took' || event.type === 'swapped'
        ? [{ seat: event.seat, paid: worthOf(event.laid), got: worthOf(event.gained) }]
        : [],
    ),
    even: 1,
  };
}

function pointsOf({ currencies, coins }: HandScore, part: MoneyPart): number {
  if (part === 'coins') return coins.counted;
  if (part === 'triplets') return currencies.reduce((sum, { bonus }) => sum + bonus, 0);
  return currencies.find(({ currency }) => currency === part)?.counted ?? 0;
}
