import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { FinishedRound } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { BuyingView, ForSaleView, SellingView } from '../../../../core/games/for-sale/view.ts';
import { eventsOf, roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import type { Bid } from './log-text.ts';
import { isSaleOpen, countAssignedCheques } from './player-status.ts';
import type { Words } from './use-words.ts';

export { events } from './events.ts';
export { default as round } from './RoundLog.vue';

/** A round from the history; in part 1 with its bids. */
export type PastRound = FinishedRound & { readonly bids: readonly Bid[] };

/** The round with these events. */
export function roundsIn(events: readonly VisibleForSaleEvent[]): readonly PastRound[] {
  const purchases = eventsOf(events, 'bought');
  const sales = eventsOf(events, 'sold').map((sold) => ({ ...sold, bids: [] }));
  const bids = eventsOf(events, 'bid');
  return purchases[0] === undefined
    ? sales
    : [{ type: 'bought', round: purchases[0].round, purchases, bids }];
}

/** The current round and the one before (For Sale Decision F9), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<ForSaleTypes, Words>,
  past: readonly (readonly VisibleForSaleEvent[])[],
): LogPages {
  const { view } = frame.value;
  const previous = previousRoundSoFar(view);
  const isPrevious = (one: PastRound): boolean => previous?.type === one.type && previous.round === one.round;
  const all = past.flatMap(roundsIn);
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
