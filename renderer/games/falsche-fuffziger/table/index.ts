import { computed, defineComponent, h, ref, watch, type Component } from 'vue';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { lazy, useEver } from '../../../components/lazy.ts';
import { defineTable } from '../../define-table.ts';
import { provideTable, useTableContext, type FuffzigerFrame } from './context.ts';
import { flightsOf } from './flights.ts';
import { fetchLater, later } from './later.ts';
import PlayerArea from './PlayerArea.vue';
import PhaseStrip from './PhaseStrip.vue';
import PlayerPanel from './PlayerPanel.vue';
import PromptProduce from './PromptProduce.vue';
import PromptWait from './PromptWait.vue';
import { sounds } from './sounds.ts';
import './table.css';
import { eventTexts } from './event-texts.ts';
import TableMarket from './TableMarket.vue';
import { useBasket } from './use-basket.ts';
import { useAutoPass } from './use-auto-pass.ts';
import { useLastAsk } from './use-last-ask.ts';
import { useMoneyChoice } from './use-money-choice.ts';
import { useWords, type Words } from './use-words.ts';

/** From the turn of the last one at the presses on, phases 3 to 6 are near. */
const isLate = ({ view: { phase, report, seatCount } }: FuffzigerFrame): boolean =>
  phase?.type !== 'producing' || report.productions.length >= seatCount - 1;

const PriceDialog = lazy(() => import('./PriceDialog.vue'));
/** Prices and the inspector, loaded when somebody first looks them up. */
const prices = defineComponent({
  setup() {
    const { arePricesOpen } = useTableContext();
    const wereOpen = useEver(() => arePricesOpen.value);
    return () => (wereOpen.value ? h(PriceDialog) : undefined);
  },
});

const PromptLast = later('PromptLast');
/** A prompt that makes room for the question whether the last of something is to be given away. */
const withLastAsk = (prompt: Component): Component =>
  defineComponent({
    setup() {
      const { lastAsk } = useTableContext();
      const { of } = lastAsk;
      return () => (of.value === undefined ? h(prompt) : h(PromptLast, { of: of.value }));
    },
  });

/** The table of Falsche Fuffziger while it is played. */
export default defineTable<FuffzigerTypes, Words>({
  words: useWords,
  begin: (table) => {
    watch(
      () => isLate(table.frame.value),
      (is) => is && fetchLater(),
      { immediate: true },
    );
    provideTable({
      ...table,
      ...useLastAsk(table),
      view: computed(() => table.frame.value.view),
      isAutoPassing: useAutoPass(table),
      choice: useMoneyChoice(table.frame),
      basket: useBasket(table.frame),
      arePricesOpen: ref(false),
    });
  },
  eventTexts: eventTexts,
  confidential: { 'gave-back': true },
  sounds,
  prompts: {
    produce: withLastAsk(PromptProduce),
    lead: withLastAsk(later('PromptAuction')),
    match: withLastAsk(later('PromptAuction')),
    bid: withLastAsk(later('PromptBid')),
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
  log: () => import('./log-pages.ts'),
  status: () => import('./status.ts'),
  flights: { of: flightsOf, piece: later('FlyingPiece') },
  player: lazy(() => import('./PlayerDialog.vue')),
  around: [prices],
  mode: () => 'falsche-fuffziger',
});
