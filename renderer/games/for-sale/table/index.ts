import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { lazy } from '../../../components/lazy.ts';
import { defineTable } from '../../define-table.ts';
import { provideTable } from './context.ts';
import FlyingCard from './FlyingCard.vue';
import { flightsOf } from './flights.ts';
import OwnThings from './OwnThings.vue';
import PlayerPlace from './PlayerPlace.vue';
import PromptBuy from './PromptBuy.vue';
import PromptSealed from './PromptSealed.vue';
import PromptSell from './PromptSell.vue';
import PromptWait from './PromptWait.vue';
import './table.css';
import TableStrip from './TableStrip.vue';
import TheMarket from './TheMarket.vue';
import { useChoice } from './use-choice.ts';
import { tellersWith } from './use-tales.ts';
import { useWords, type Words } from './use-words.ts';

/** The table of For Sale while it is played. */
export default defineTable<ForSaleTypes, Words>({
  words: useWords,
  begin: (table) => provideTable({ ...table, ...useChoice(table.frame) }),
  tellers: tellersWith,
  confidential: {},
  // The hammer falls for who stayed in to the end.
  sounds: {
    'buildings-turned-up': 'paper',
    bid: 'coin',
    bought: ({ by }) => (by === 'staying' ? 'hammer' : 'paper'),
    'cheques-turned-up': 'paper',
    sold: 'hammer',
    'game-ended': 'hammer',
  },
  prompts: { buy: PromptBuy, sell: PromptSell, sealed: PromptSealed },
  wait: PromptWait,
  outside: [],
  place: PlayerPlace,
  facts: TableStrip,
  market: TheMarket,
  own: OwnThings,
  log: () => import('./log-pages.ts'),
  status: () => import('./status.ts'),
  flights: { of: flightsOf, piece: FlyingCard },
  player: lazy(() => import('./PlayerDialog.vue')),
  mode: ({ view }) =>
    view.own !== undefined && view.round?.type === 'buying' ? 'for-sale buying' : 'for-sale',
});
