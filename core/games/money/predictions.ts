import { seatsOf } from '../../base/ids.ts';
import { ranked, type Topic, type TopicAnswer } from '../../base/predictions.ts';
import type { VisibleMoneyEvent } from './events.ts';
import type { MoneyView } from './view.ts';

/** Who bids most, until all bids are revealed. */
export function topic({ round, seatCount }: MoneyView): Topic | undefined {
  if (round?.type !== 'bidding') return undefined;
  return {
    type: 'bid',
    key: `bid ${round.hand}.${round.round}`,
    among: seatsOf(seatCount),
    by: round.chosen,
  };
}

/** Ranks the bids. Equal bids tie, whatever the acting order; seats that sit out have not bid. */
export function answer(event: VisibleMoneyEvent): TopicAnswer | undefined {
  if (event.type !== 'revealed') return undefined;
  return { type: 'bid', ranks: ranked(event.bids.map((bid) => (bid.sitsOut ? undefined : bid.worth))) };
}
