import { computed, defineComponent, h, ref, watch, type Component } from 'vue';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { lazy, useEver } from '../../../components/lazy.ts';
import { defineTable } from '../../define-table.ts';
import { provideTable, useTableContext, type FuffzigerFrame } from './context.ts';
import { events } from './events.ts';
import { fetchLater, later } from './later.ts';
import PlayerArea from './player/PlayerArea.vue';
import PhaseStrip from './PhaseStrip.vue';
import PlayerPanel from './player/PlayerPanel.vue';
import PromptProduce from './production/PromptProduce.vue';
import PromptWait from './PromptWait.vue';
import './table.css';
import TableMarket from './TableMarket.vue';
import { useBasket } from './shop/use-basket.ts';
import { useAutoPass } from './player/use-auto-pass.ts';
import { useLastConfirmation } from './auction/use-last-confirmation.ts';
import { useMoneyChoice } from './player/use-money-choice.ts';
import { useWords, type Words } from './use-words.ts';

/** Whether phases 3 to 6 are near: from the last player's turn in phase 2 on. */
const isLate = ({ view: { phase, report, seatCount } }: FuffzigerFrame): boolean =>
  phase?.type !== 'producing' || report.productions.length >= seatCount - 1;

const PriceDialog = lazy(() => import('./shop/PriceDialog.vue'));
/** Loads the dialog with prices and inspector when it is first opened. */
const prices = defineComponent({
  setup() {
    const { arePricesOpen } = useTableContext();
    const wereOpen = useEver(() => arePricesOpen.value);
    return () => (wereOpen.value ? h(PriceDialog) : undefined);
  },
});

const PromptLast = later('PromptLast');
/** Wraps a prompt so that the confirmation for the last press or notes can replace it. */
const withConfirmation = (prompt: Component): Component =>
  defineComponent({
    setup() {
      const { of } = useTableContext().lastConfirmation;
      return () => (of.value === undefined ? h(prompt) : h(PromptLast, { of: of.value }));
    },
  });

/** The table of Falsche Fuffziger. */
export default defineTable<FuffzigerTypes, Words>({
  words: useWords,
  begin: (table) => {
    watch(
      () => isLate(table.frame.value),
      (isNow) => isNow && fetchLater(),
      { immediate: true },
    );
    provideTable({
      ...table,
      ...useLastConfirmation(table),
      view: computed(() => table.frame.value.view),
      isAutoPassing: useAutoPass(table),
      choice: useMoneyChoice(table.frame),
      basket: useBasket(table.frame),
      arePricesOpen: ref(false),
    });
  },
  events,
  prompts: {
    produce: withConfirmation(PromptProduce),
    lead: withConfirmation(later('PromptAuction')),
    match: withConfirmation(later('PromptAuction')),
    bid: withConfirmation(later('PromptBid')),
    buy: later('PromptBuy'),
    launder: later('PromptLaunder'),
    sealed: later('PromptSealed'),
  },
  wait: PromptWait,
  outside: ['buy'],
  panel: PlayerPanel,
  facts: PhaseStrip,
  market: TableMarket,
  own: PlayerArea,
  log: () => import('./log/log-pages.ts'),
  status: () => import('./status.ts'),
  flyingPiece: later('FlyingPiece'),
  player: lazy(() => import('./player/PlayerDialog.vue')),
  around: [prices],
  mode: () => 'falsche-fuffziger',
});
