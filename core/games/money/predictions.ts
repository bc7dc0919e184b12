import { seatsOf } from '../../base/ids.ts';
import { ranked, type Topic, type TopicAnswer } from '../../base/predictions.ts';
import type { VisibleMoneyEvent } from './events.ts';
import type { MoneyView } from './view.ts';

/** Who bids the most, until all bids are turned up. */
export function topic({ round, seatCount }: MoneyView): Topic | undefined {
  if (round?.type !== 'bidding') return undefined;
  return {
    type: 'bid',
    key: `bid ${round.hand}.${round.round}`,
    among: seatsOf(seatCount),
    by: round.chosen,
  };
}

/** Equal bids count the same, whatever puts them in order; who sits out has bid nothing. */
export function answer(event: VisibleMoneyEvent): TopicAnswer | undefined {
  if (event.type !== 'revealed') return undefined;
  return { type: 'bid', ranks: ranked(event.bids.map((bid) => (bid.sitsOut ? undefined : bid.worth))) };
}
