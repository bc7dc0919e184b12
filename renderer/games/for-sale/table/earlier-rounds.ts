import type { Seat } from '../../../../core/base/ids.ts';
import type { Json } from '../../../../core/base/json.ts';
import type { ForSaleHappening } from '../../../../core/games/for-sale/events.ts';
import type { Amount } from '../../../../core/games/for-sale/material.ts';
import type { FinishedRound, Purchase } from '../../../../core/games/for-sale/round.ts';
import { eventsIn } from '../../shared/history.ts';

/** A bid as it was made. */
export interface Bid {
  readonly seat: Seat;
  readonly amount: Amount;
}

/** A round as it is put together from what was looked up: with its bids, in part 1. */
export type EarlierRound = FinishedRound & { readonly bids: readonly Bid[] };

/** What has been put together so far: the finished rounds, and what is there of the running one. */
interface Fold {
  readonly rounds: readonly EarlierRound[];
  readonly bids: readonly Bid[];
  readonly purchases: readonly Purchase[];
}

const EMPTY: Fold = { rounds: [], bids: [], purchases: [] };

/** The finished rounds in the host's answer to a `history`, the newest first. The running one is not among them. */
export const earlierRounds = (history: Json | undefined): readonly EarlierRound[] =>
  [...eventsIn<ForSaleHappening>(history).reduce(withEvent, EMPTY).rounds].reverse();

function withEvent(fold: Fold, event: ForSaleHappening): Fold {
  switch (event.type) {
    case 'bid':
      return { ...fold, bids: [...fold.bids, { seat: event.seat, amount: event.amount }] };
    case 'bought': {
      const { seat, building, bid, paid, refund } = event;
      const purchases = [...fold.purchases, { seat, building, bid, paid, refund }];
      if (event.by === 'passing') return { ...fold, purchases };
      const round = { type: 'bought', round: event.round, purchases, bids: fold.bids } as const;
      return { ...EMPTY, rounds: [...fold.rounds, round] };
    }
    case 'sold': {
      const { round, sales } = event;
      return { ...EMPTY, rounds: [...fold.rounds, { type: 'sold', round, sales, bids: [] }] };
    }
    default:
      return fold;
  }
}
