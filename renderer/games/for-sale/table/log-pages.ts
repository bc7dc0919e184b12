import type { Seat } from '../../../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Amount } from '../../../../core/games/for-sale/material.ts';
import type { FinishedRound, Purchase } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { BuyingView, ForSaleView, SellingView } from '../../../../core/games/for-sale/view.ts';
import { roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import { isSaleOpen, landedIn } from './player-status.ts';
import type { Words } from './use-words.ts';

export { default as round } from './RoundLog.vue';

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

/** The finished rounds in what was looked up, the newest first. The running one is not among them. */
export const earlierRounds = (looked: readonly VisibleForSaleEvent[]): readonly EarlierRound[] =>
  [...looked.reduce(withEvent, EMPTY).rounds].reverse();

/** The running round and the one before (For Sale Decision F9), and all others that were looked up. */
export function pages(
  { frame, words: { t } }: TableContext<ForSaleTypes, Words>,
  looked: readonly VisibleForSaleEvent[],
): LogPages {
  const { view } = frame.value;
  const previous = toldRound(view);
  const isPrevious = (one: EarlierRound): boolean =>
    previous?.type === one.type && previous.round === one.round;
  const all = earlierRounds(looked);
  const isOpen = isSaleOpen(view);
  const before =
    previous === undefined
      ? t('table.log.nothing')
      : {
          title: t(isOpen ? 'table.log.running' : 'table.log.previous'),
          round: previous,
          bids: all.find(isPrevious)?.bids,
        };
  return {
    open: view.round === undefined || isOpen ? [before] : [runningPage(view.round, t), before],
    earlier: roundsBefore(all, isPrevious).map((one) => ({ title: '', round: one, bids: one.bids })),
  };
}

const runningPage = (round: BuyingView | SellingView, t: Words['t']): object | string =>
  round.type === 'buying' ? { title: t('table.log.running'), round } : t('table.log.choosing');

/** The last round as far as it has been shown. */
function toldRound(view: ForSaleView): FinishedRound | undefined {
  const { previousRound } = view;
  if (previousRound?.type !== 'sold') return previousRound;
  return { ...previousRound, sales: previousRound.sales.slice(0, landedIn(view)) };
}

function withEvent(fold: Fold, event: VisibleForSaleEvent): Fold {
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
