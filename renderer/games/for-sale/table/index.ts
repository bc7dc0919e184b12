import { watch } from 'vue';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { lazy } from '../../../components/lazy.ts';
import { defineTable } from '../../define-table.ts';
import { provideTable } from './context.ts';
import { events } from './events.ts';
import FlyingCard from './FlyingCard.vue';
import { fetchLater, later } from './later.ts';
import PlayerArea from './PlayerArea.vue';
import PlayerPanel from './PlayerPanel.vue';
import PromptBuy from './PromptBuy.vue';
import PromptWait from './PromptWait.vue';
import './table.css';
import TableStrip from './TableStrip.vue';
import TableMarket from './TableMarket.vue';
import { useChoice } from './use-choice.ts';
import { useWords, type Words } from './use-words.ts';

/** The table of For Sale. */
export default defineTable<ForSaleTypes, Words>({
  words: useWords,
  begin: (table) => {
    // Once the first building is sold, the sale is near enough
    watch(
      () => table.frame.value.view.previousRound !== undefined,
      (isNow) => isNow && fetchLater(),
      { immediate: true },
    );
    provideTable({ ...table, ...useChoice(table.frame) });
  },
  events,
  prompts: { buy: PromptBuy, sell: later('PromptSell'), sealed: later('PromptSealed') },
  wait: PromptWait,
  outside: [],
  panel: PlayerPanel,
  facts: TableStrip,
  market: TableMarket,
  own: PlayerArea,
  log: () => import('./log-pages.ts'),
  status: () => import('./status.ts'),
  flyingPiece: FlyingCard,
  player: lazy(() => import('./PlayerDialog.vue')),
  mode: ({ view }) =>
    view.own !== undefined && view.round?.type === 'buying' ? 'for-sale buying' : 'for-sale',
});
