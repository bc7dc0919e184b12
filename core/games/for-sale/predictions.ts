import { seatsOf } from '../../base/ids.ts';
import { ranked, type Topic, type TopicAnswer } from '../../base/predictions.ts';
import type { VisibleForSaleEvent } from './events.ts';
import type { ForSaleView } from './view.ts';

/** With this many players left in a round it is too late to predict who stays to the end. */
const TOO_FEW = 2;

/** In part 1 who takes the most valuable building, while three are in; in part 2 who gets the largest cheque. */
export function topic({ round, seatCount }: ForSaleView): Topic | undefined {
  if (round === undefined) return undefined;
  if (round.type === 'selling')
    return { type: 'cheque', key: `cheque ${round.round}`, among: seatsOf(seatCount), by: round.chosen };
  if (round.offer.length <= TOO_FEW) return undefined;
  const out = round.taken.map((purchase) => purchase.seat);
  const among = seatsOf(seatCount).filter((at) => !out.includes(at));
  return { type: 'building', key: `building ${round.round}`, among, by: out };
}

/** The last bidder takes the most valuable building. Of two equal cheques each is the largest. */
export function answer(event: VisibleForSaleEvent): TopicAnswer | undefined {
  if (event.type === 'bought')
    return event.by === 'staying' ? { type: 'building', ranks: [[event.seat]] } : undefined;
  if (event.type !== 'sold') return undefined;
  const cheques = seatsOf(event.sales.length).map(
    (at) => event.sales.find((sale) => sale.seat === at)?.cheque,
  );
  return { type: 'cheque', ranks: ranked(cheques) };
}
