import type { Seat } from '../../../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Amount } from '../../../../core/games/for-sale/material.ts';
import type { FinishedRound, Purchase } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { BuyingView, ForSaleView, SellingView } from '../../../../core/games/for-sale/view.ts';
import { roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import { isSaleOpen, countAssignedCheques } from './player-status.ts';
import type { Words } from './use-words.ts';

export { default as round } from './RoundLog.vue';

export interface Bid {
  readonly seat: Seat;
  readonly amount: Amount;
}

/** A round reconstructed from the history; in part 1 with its bids. */
export type EarlierRound = FinishedRound & { readonly bids: readonly Bid[] };

/** The finished rounds, and the bids and purchases of the current one. */
interface Fold {
  readonly rounds: readonly EarlierRound[];
  readonly bids: readonly Bid[];
  readonly purchases: readonly Purchase[];
}

const EMPTY: Fold = { rounds: [], bids: [], purchases: [] };

/** The finished rounds in the history, the newest first. */
export const earlierRounds = (history: readonly VisibleForSaleEvent[]): readonly EarlierRound[] =>
  [...history.reduce(withEvent, EMPTY).rounds].reverse();

/** The current round and the one before (For Sale Decision F9), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<ForSaleTypes, Words>,
  history: readonly VisibleForSaleEvent[],
): LogPages {
  const { view } = frame.value;
  const previous = previousRoundSoFar(view);
  const isPrevious = (one: EarlierRound): boolean =>
    previous?.type === one.type && previous.round === one.round;
  const all = earlierRounds(history);
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

/** The previous round, without the sales that are still to be shown. */
function previousRoundSoFar(view: ForSaleView): FinishedRound | undefined {
  const { previousRound } = view;
  if (previousRound?.type !== 'sold') return previousRound;
  return { ...previousRound, sales: previousRound.sales.slice(0, countAssignedCheques(view)) };
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
