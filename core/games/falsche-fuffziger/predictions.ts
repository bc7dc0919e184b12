import { seatsOf } from '../../base/ids.ts';
import { ranked, type Topic, type TopicAnswer } from '../../base/predictions.ts';
import type { FuffzigerNews } from './events.ts';
import { worthOf } from './material/money.ts';
import type { FuffzigerView } from './view.ts';

/** With this many players left in an auction it is too late to predict who stays to the end. */
const TOO_FEW = 2;

/** Who wins the coins, while three are in the auction; and who bids most for a laundering card. */
export function topic({ phase, round, report, seatCount }: FuffzigerView): Topic | undefined {
  const seats = seatsOf(seatCount);
  if (phase?.type === 'laundering')
    return { type: 'bid', key: `bid ${round}.${report.openings.length}`, among: seats, by: phase.chosen };
  if (phase?.type !== 'auction') return undefined;
  const among = seats.filter((at) => phase.isIn[at] === true);
  if (among.length <= TOO_FEW) return undefined;
  const by = seats.filter((at) => phase.isIn[at] !== true);
  return { type: 'coins', key: `coins ${round}.${report.auctions.length}`, among, by };
}

/** Ranks the outcome. Equal bids tie, whatever the distance to the start player; an empty bid does not count. */
export function answer(event: FuffzigerNews): TopicAnswer | undefined {
  if (event.type === 'auction-ended')
    return { type: 'coins', ranks: event.winner === undefined ? [] : [[event.winner]] };
  if (event.type !== 'opened') return undefined;
  return { type: 'bid', ranks: ranked(event.bids.map((bid) => worthOf(bid) || undefined)) };
}
