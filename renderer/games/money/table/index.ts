import { defineComponent, h, ref } from 'vue';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { lazy, useEver } from '../../../components/lazy.ts';
import { defineTable } from '../../define-table.ts';
import BanknoteDefs from '../art/BanknoteDefs.vue';
import { provideTable, useTableContext } from './context.ts';
import { events } from './events.ts';
import FlyingCard from './FlyingCard.vue';
import HandArea from './HandArea.vue';
import PlayerPanel from './PlayerPanel.vue';
import PromptAct from './PromptAct.vue';
import PromptBid from './PromptBid.vue';
import PromptSealed from './PromptSealed.vue';
import PromptWait from './PromptWait.vue';
import './table.css';
import TableStrip from './TableStrip.vue';
import TableMarket from './TableMarket.vue';
import { useChoice } from './use-choice.ts';
import { useWords, type Words } from './use-words.ts';

const SheetDialog = lazy(() => import('./SheetDialog.vue'));
/** Loads the score sheets in the first hand, so that they are there when it is scored, but not before anybody could decide. */
const sheets = defineComponent({
  setup() {
    const { frame } = useTableContext();
    const areNear = useEver(() => {
      const { round, sheets: scored } = frame.value.view;
      return round?.round !== 1 || scored.length > 0;
    });
    return () => (areNear.value ? h(SheetDialog) : undefined);
  },
});

/** The table of Money!. */
export default defineTable<MoneyTypes, Words>({
  words: useWords,
  begin: (table) => provideTable({ ...table, ...useChoice(table.frame), areSheetsOpen: ref(false) }),
  events,
  prompts: { bid: PromptBid, sealed: PromptSealed, act: PromptAct },
  wait: PromptWait,
  outside: ['act'],
  panel: PlayerPanel,
  facts: TableStrip,
  market: TableMarket,
  own: HandArea,
  log: () => import('./log-pages.ts'),
  status: () => import('./status.ts'),
  flyingPiece: FlyingCard,
  around: [BanknoteDefs, sheets],
  mode: () => 'money',
});
